// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/judges.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "core/measures/ridge_search.h"

namespace steelyard {
namespace {

constexpr Index nearest = 10;
/// Points that are asked about together, so that their products stay in a cache.
constexpr Index asked_together = 32;

/// The few nearest of many samples, the nearest first; of equally far ones, those with the smaller
/// numbers. Nearly without branches, which processors would guess wrong here.
class FewNearest {
 public:
  /// \param count  at most most_ranked
  explicit FewNearest(Index count) : count_(static_cast<std::size_t>(count)) {}

  /// \param distances  of all samples, at least as many as the count
  /// \return valid until the next call
  [[nodiscard]] std::span<const std::uint32_t> among(std::span<const double> distances) {
    collect(distances, reach(distances));
    if (size_ > most_ranked) {
      keep_nearest(distances);
    }
    put_in_order(distances);
    return std::span(nearest_).first(count_);
  }

 private:
  static constexpr std::size_t lots = 32;
  static constexpr std::size_t most_ranked = 64;

  /// A distance within which there are at least so many samples, and as a rule few more: every 32nd
  /// sample is in one lot, and so many lots have a sample as near as that.
  [[nodiscard]] double reach(std::span<const double> distances) const {
    constexpr double far = std::numeric_limits<double>::infinity();
    if (distances.size() < lots * 2) {
      return far;
    }
    std::array<double, lots> nearest_of_lot{};
    std::copy_n(distances.begin(), lots, nearest_of_lot.begin());
    const std::size_t whole = distances.size() / lots * lots;
    for (std::size_t first = lots; first < whole; first += lots) {
      for (std::size_t lot = 0; lot < lots; ++lot) {
        const double distance = distances[first + lot];
        nearest_of_lot[lot] = distance < nearest_of_lot[lot] ? distance : nearest_of_lot[lot];
      }
    }
    double reach = far;
    for (const double tried : nearest_of_lot) {
      std::uint64_t within = 0;  // as wide as a distance, which makes short vector code
      for (const double other : nearest_of_lot) {
        within += other <= tried ? 1U : 0U;
      }
      reach = within >= count_ && tried < reach ? tried : reach;
    }
    return reach;
  }

  void collect(std::span<const double> distances, double reach) {
    found_.resize(distances.size());
    size_ = 0;
    for (std::size_t first = 0; first < distances.size(); first += lots) {
      const std::size_t end = std::min(first + lots, distances.size());
      if (end - first == lots && !is_any_within(distances.data() + first, reach)) {
        continue;
      }
      for (std::size_t sample = first; sample < end; ++sample) {
        found_[size_] = static_cast<std::uint32_t>(sample);
        size_ += distances[sample] <= reach ? 1U : 0U;
      }
    }
  }

  [[nodiscard]] static bool is_any_within(const double* distances, double reach) {
    std::uint64_t within = 0;
    for (std::size_t k = 0; k < lots; ++k) {
      within += distances[k] <= reach ? 1U : 0U;
    }
    return within > 0;
  }

  /// Many samples may be equally far, or the order of the samples may put the nearest into one lot.
  void keep_nearest(std::span<const double> distances) {
    const auto nearer = [&](std::uint32_t one, std::uint32_t other) {
      return std::pair(distances[one], one) < std::pair(distances[other], other);
    };
    const auto begin = found_.begin();
    const auto last = begin + (std::ptrdiff_t(count_) - 1);
    std::nth_element(begin, last, begin + static_cast<std::ptrdiff_t>(size_), nearer);
    size_ = count_;
    std::sort(begin, last + 1);
  }

  /// \pre the samples found are in ascending order of their numbers
  void put_in_order(std::span<const double> distances) {
    std::array<double, most_ranked> far{};
    for (std::size_t k = 0; k < size_; ++k) {
      far[k] = distances[found_[k]];
    }
    for (std::size_t k = 0; k < size_; ++k) {
      std::size_t nearer = 0;
      for (std::size_t other = 0; other < k; ++other) {
        nearer += far[other] <= far[k] ? 1U : 0U;
      }
      for (std::size_t other = k + 1; other < size_; ++other) {
        nearer += far[other] < far[k] ? 1U : 0U;
      }
      nearest_[nearer] = found_[k];
    }
  }

  std::size_t count_;
  std::vector<std::uint32_t> found_;  ///< of which the first `size_` count
  std::size_t size_ = 0;
  std::array<std::uint32_t, most_ranked> nearest_{};
};

}  // namespace

std::optional<Matrix> slopes_of_judge(const Matrix& train, const Matrix& targets,
                                      const SampleOrder& order, const std::stop_token& stop) {
  constexpr std::uint64_t seed = 1;
  static const std::vector<double> strengths = geometric_steps(1e-8, 0.9, 10);
  return gram_ridge(train, targets, folds_of(train.rows(), order, 2, seed), strengths, stop);
}

Matrix means_of_neighbours(const Matrix& train, const Matrix& targets, const Matrix& asked) {
  const Index count = std::clamp<Index>(train.rows() / 5, 1, nearest);
  const Vector lengths = train.rowwise().squaredNorm();
  const Matrix of_sample = targets.transpose();
  Matrix predicted = Matrix::Zero(targets.cols(), asked.rows());
  Matrix distances;
  FewNearest near(count);
  for (Index first = 0; first < asked.rows(); first += asked_together) {
    const Index size = std::min(asked_together, asked.rows() - first);
    distances.noalias() = -2.0 * train * asked.middleRows(first, size).transpose();
    distances.colwise() += lengths;
    for (Index row = 0; row < size; ++row) {
      for (const std::uint32_t sample :
           near.among({distances.col(row).data(), static_cast<std::size_t>(train.rows())})) {
        predicted.col(first + row) += of_sample.col(sample);
      }
    }
  }
  return predicted.transpose() / static_cast<double>(count);
}

}  // namespace steelyard

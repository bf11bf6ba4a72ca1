// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/judges.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/measures/ridge_search.h"

namespace steelyard {
namespace {

constexpr Index nearest = 10;
/// Points that are asked about together, so that their products stay in a cache.
constexpr Index asked_together = 32;

/// The few nearest of the samples that are added in ascending order of their numbers; of equally
/// far ones, those with the smaller numbers.
class FewNearest {
 public:
  explicit FewNearest(Index count) : near_(static_cast<std::size_t>(count)) {}

  void clear() { size_ = 0; }
  [[nodiscard]] bool may_take(double distance) const {
    return size_ < near_.size() || distance < near_.back().first;
  }
  void add(double distance, Index sample) {
    if (!may_take(distance)) {
      return;
    }
    size_ = std::min(size_ + 1, near_.size());
    std::size_t place = size_ - 1;
    for (; place > 0 && near_[place - 1].first > distance; --place) {
      near_[place] = near_[place - 1];
    }
    near_[place] = {distance, sample};
  }
  [[nodiscard]] const std::vector<std::pair<double, Index>>& nearest_first() const { return near_; }

 private:
  std::vector<std::pair<double, Index>> near_;
  std::size_t size_ = 0;
};

/// Most lots of samples are left out by the nearest of them alone, which takes no branches.
/// \param distances  N, of one point to all samples
void take_nearest(const Eigen::Ref<const Vector>& distances, FewNearest& near) {
  constexpr Index lot = 16;
  near.clear();
  for (Index first = 0; first < distances.size(); first += lot) {
    const Index size = std::min(lot, distances.size() - first);
    if (size == lot && !near.may_take(distances.segment<lot>(first).minCoeff())) {
      continue;
    }
    for (Index sample = first; sample < first + size; ++sample) {
      near.add(distances[sample], sample);
    }
  }
}

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
      take_nearest(distances.col(row), near);
      for (const auto& [distance, sample] : near.nearest_first()) {
        predicted.col(first + row) += of_sample.col(sample);
      }
    }
  }
  return predicted.transpose() / static_cast<double>(count);
}

}  // namespace steelyard

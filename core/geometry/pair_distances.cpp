// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/pair_distances.h"

#include <algorithm>

#include "core/geometry/equal_rows.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

constexpr Index pairs_together = 2048;   // features held at once
constexpr Index columns_together = 128;  // samples j whose features one thread holds
constexpr Index rows_together = 8;

template <typename Differences>
Eigen::ArrayXd folded(const Differences& differences, double period) {
  return period > 0.0 ? differences - period * (differences / period).rint() : differences;
}

}  // namespace

PairDistances::PairDistances(const Matrix& coordinates, const Box& box)
    : samples_(coordinates.rows()),
      points_(coordinates.cols() / 3),
      box_(box),
      coordinates_(samples_, 3 * points_),
      first_equal_(first_equal_rows(coordinates)),
      pairs_(cut_pairs()) {
  for (Index column = 0; column < 3 * points_; ++column) {
    coordinates_.col(column % 3 * points_ + column / 3) = coordinates.col(column);
  }
  means_ = mean_features();
}

std::vector<PairDistances::Pairs> PairDistances::cut_pairs() const {
  std::vector<Pairs> parts{Pairs{}};
  for (Index point = 0; point + 1 < points_; ++point) {
    const Index more = points_ - 1 - point;
    if (parts.back().count > 0 && parts.back().count + more > pairs_together) {
      parts.push_back({point, point, parts.back().begin + parts.back().count, 0});
    }
    parts.back().last = point + 1;
    parts.back().count += more;
  }
  return parts;
}

/// Uses some of the samples only: any shift is valid, the mean is merely a good choice.
Eigen::ArrayXd PairDistances::mean_features() const {
  constexpr Index most = 256;
  const Index used = std::min(most, samples_);
  Eigen::ArrayXd means = Eigen::ArrayXd::Zero(points_ * (points_ - 1) / 2);
  Eigen::ArrayXd features(means.size());
  const Pairs all{0, points_ - 1, 0, means.size()};
  for (Index k = 0; k < used; ++k) {
    write_features(k * samples_ / used, all, features.data());
    means += features;
  }
  return means / static_cast<double>(std::max(Index{1}, used));
}

void PairDistances::write_features(Index sample, const Pairs& pairs, double* features) const {
  const Eigen::Map<const Eigen::ArrayXXd> xyz(coordinates_.row(sample).data(), points_, 3);
  Index next = 0;
  for (Index point = pairs.first; point < pairs.last; ++point) {
    const Index others = points_ - 1 - point;
    Eigen::Map<Eigen::ArrayXd> distances(features + next, others);
    distances.setZero();
    for (Index axis = 0; axis < 3; ++axis) {
      const auto differences = xyz.col(axis).tail(others) - xyz(point, axis);
      const double edge = box_.at(static_cast<std::size_t>(axis));
      if (edge > 0.0) {
        distances += folded(differences.eval(), edge).square();
      } else {
        distances += differences.square();
      }
    }
    distances = distances.sqrt();
    next += others;
  }
  if (means_.size() > 0) {
    Eigen::Map<Eigen::ArrayXd>(features, next) -= means_.segment(pairs.begin, next);
  }
}

Index PairDistances::rows_at_once() const {
  constexpr Index cells = Index{16} << 20;  // 128 MB; large, because each block computes all
                                            // features again
  constexpr Index fewest = 32;
  return std::max(fewest, cells / std::max(Index{1}, samples_));
}

void PairDistances::add_to_columns(Index first_sample, const Pairs& pairs, const RowMajor& of_rows,
                                   Block& products, Eigen::ArrayXd& norms) const {
  const Index count = std::min(columns_together, samples_ - first_sample);
  RowMajor features(count, pairs.count);
  for (Index k = 0; k < count; ++k) {
    write_features(first_sample + k, pairs, features.row(k).data());
    norms[first_sample + k] += features.row(k).squaredNorm();
  }
  products.middleCols(first_sample, count).noalias() += of_rows * features.transpose();
}

bool PairDistances::add_products(std::span<const Index> rows, const Pairs& pairs, Block& products,
                                 Eigen::ArrayXd& norms, const std::stop_token& stop) const {
  const auto row_count = static_cast<Index>(rows.size());
  RowMajor of_rows(row_count, pairs.count);
  const bool written = parallel_for(row_count, stop, {.together = rows_together}, [&](Index k) {
    write_features(rows[static_cast<std::size_t>(k)], pairs, of_rows.row(k).data());
  });
  const Index lots = (samples_ + columns_together - 1) / columns_together;
  return written && parallel_for(lots, stop, [&](Index lot) {
           add_to_columns(lot * columns_together, pairs, of_rows, products, norms);
         });
}

/// Turns products into squared distances.
void PairDistances::finish_row(Index self, Eigen::Ref<Eigen::ArrayXd> row,
                               const Eigen::ArrayXd& norms) const {
  row = (norms + norms[self] - 2.0 * row).max(0.0);
  const auto first_of = [&](Index sample) {
    return first_equal_[static_cast<std::size_t>(sample)];
  };
  for (Index j = 0; j < samples_; ++j) {
    const Index same = first_of(j);
    if (same == first_of(self)) {
      row[j] = 0.0;
    } else if (same != j) {
      row[j] = row[same];
    }
  }
}

bool PairDistances::fill(std::span<const Index> rows, std::span<double> block,
                         const std::stop_token& stop) const {
  const auto row_count = static_cast<Index>(rows.size());
  Block products(block.data(), row_count, samples_);
  Eigen::ArrayXd norms = Eigen::ArrayXd::Zero(samples_);
  // A block is large enough for this to take a while, too.
  const bool cleared = parallel_for(row_count, stop, {.together = rows_together},
                                    [&](Index k) { products.row(k).setZero(); });
  if (!cleared) {
    return false;
  }
  for (const Pairs& pairs : pairs_) {
    if (!add_products(rows, pairs, products, norms, stop)) {
      return false;
    }
  }
  return parallel_for(row_count, stop, {.together = rows_together}, [&](Index k) {
    Eigen::Map<Eigen::ArrayXd> row(products.row(k).data(), samples_);
    finish_row(rows[static_cast<std::size_t>(k)], row, norms);
  });
}

}  // namespace steelyard

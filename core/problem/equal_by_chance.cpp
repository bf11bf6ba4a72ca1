// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/equal_by_chance.h"

#include <algorithm>
#include <cmath>

#include "core/geometry/equal_rows.h"
#include "core/linalg/pivoted_qr.h"
#include "core/measures/correlation.h"
#include "core/measures/incomplete_beta.h"
#include "core/positions.h"
#include "core/problem/targets.h"

namespace steelyard {
namespace {

/// Kinds of more rows are common ones.
constexpr Index most_of_a_rare_kind = 10;
constexpr Index fewest_further = 5;
constexpr Index most_looked_at = 5;  // targets

/// How many samples are of each kind.
class KindSizes {
 public:
  explicit KindSizes(const std::vector<int>& kind_of) : kind_of_(kind_of) {
    for (const int kind : kind_of) {
      sizes_.resize(std::max(sizes_.size(), static_cast<std::size_t>(kind) + 1), 0);
      ++sizes_[static_cast<std::size_t>(kind)];
    }
  }

  [[nodiscard]] Index kinds() const { return std::ssize(sizes_); }
  [[nodiscard]] Index of_sample(Index sample) const {
    return sizes_[static_cast<std::size_t>(kind_of_[static_cast<std::size_t>(sample)])];
  }
  [[nodiscard]] bool is_rare(Index sample) const {
    return of_sample(sample) <= most_of_a_rare_kind;
  }
  /// The samples of rare kinds beyond the first of each kind.
  [[nodiscard]] Index further_of_rare_kinds() const {
    Index further = 0;
    for (const Index size : sizes_) {
      further += size <= most_of_a_rare_kind ? size - 1 : 0;
    }
    return further;
  }
  [[nodiscard]] double share_of_equal_pairs() const {
    double pairs = 0.0;
    for (const Index size : sizes_) {
      pairs += static_cast<double>(size) * static_cast<double>(size - 1);
    }
    const auto samples = static_cast<double>(kind_of_.size());
    return pairs / (samples * (samples - 1.0));
  }

 private:
  const std::vector<int>& kind_of_;
  std::vector<Index> sizes_;
};

bool have_few_values(const MatrixView& columns, Index kinds) {
  const double most =
      std::min(std::sqrt(static_cast<double>(columns.rows())), static_cast<double>(kinds) / 3.0);
  for (Index column = 0; column < columns.cols(); ++column) {
    Vector values = columns.col(column);
    std::sort(values.begin(), values.end());
    const auto different = std::unique(values.begin(), values.end()) - values.begin();
    if (static_cast<double>(different) > most) {
      return false;
    }
  }
  return true;
}

/// Whether most samples of rare kinds stand right behind another one of their kind.
bool follow_each_other(const std::vector<int>& kind_of, const KindSizes& sizes) {
  Index following = 0;
  for (std::size_t sample = 1; sample < kind_of.size(); ++sample) {
    following +=
        kind_of[sample] == kind_of[sample - 1] && sizes.is_rare(static_cast<Index>(sample)) ? 1 : 0;
  }
  const Index further = sizes.further_of_rare_kinds();
  return further >= fewest_further && 2 * following > further;
}

/// N x T, the first few: numbers, or 1 for the samples of a class. No columns without a target.
Matrix looked_at_targets(const Problem& problem) {
  if (!classes_are_target(problem)) {
    const bool numbers = problem.truth_kind == TruthKind::columns;
    const Index count = numbers ? std::min(most_looked_at, problem.truth.cols()) : 0;
    return problem.truth.leftCols(count);
  }
  const Matrix classes = class_columns(*problem.labels);
  return classes.leftCols(std::min(most_looked_at, classes.cols()));
}

/// Whether the target takes part in what is equal more often than if it were any target.
bool agree_in_target(const MatrixView& columns, const Matrix& targets, const KindSizes& sizes) {
  constexpr double many_times = 3.0;
  Matrix both(columns.rows(), columns.cols() + targets.cols());
  both << columns, targets;
  const auto share = [](const MatrixView& rows) {
    std::vector<int> first;
    for (const Index row : first_equal_rows(rows)) {
      first.push_back(static_cast<int>(row));
    }
    return KindSizes(first).share_of_equal_pairs();
  };
  return share(both) > many_times * sizes.share_of_equal_pairs() * share(targets);
}

/// The test for lack of fit of one target.
struct LackOfFit {
  double between = 0.0, within = 0.0;  ///< sums of squares
  double above = 1.0, below = 1.0;     ///< their degrees of freedom

  [[nodiscard]] double p_value() const {
    const IncompleteBeta beta(0.5 * below, 0.5 * above);
    return between + within > 0.0 ? f_test_p_value(beta, between, within) : 1.0;
  }
};

/// \param left     N, what the model leaves of the target
/// \param samples  those that take part
LackOfFit lack_of_fit(const Vector& left, const std::vector<Index>& samples,
                      const std::vector<int>& kind_of, Index kinds, Index rank) {
  Vector sums = Vector::Zero(kinds);
  Vector counts = Vector::Zero(kinds);
  for (const Index sample : samples) {
    const int kind = kind_of[static_cast<std::size_t>(sample)];
    sums[kind] += left[sample];
    counts[kind] += 1.0;
  }
  LackOfFit found;
  for (const Index sample : samples) {
    const int kind = kind_of[static_cast<std::size_t>(sample)];
    const double mean = sums[kind] / counts[kind];
    found.between += mean * mean;
    found.within += (left[sample] - mean) * (left[sample] - mean);
  }
  const auto met = static_cast<double>((counts.array() > 0.0).count());
  found.above = std::max(1.0, met - static_cast<double>(rank));
  found.below = std::max(1.0, static_cast<double>(samples.size()) - met);
  return found;
}

std::vector<Index> samples_of_rare_kinds(const KindSizes& sizes, Index samples) {
  std::vector<Index> rare = all_positions(samples);
  if (sizes.further_of_rare_kinds() >= fewest_further) {
    std::erase_if(rare, [&](Index sample) { return !sizes.is_rare(sample); });
  }
  return rare;
}

/// Whether a linear model of few parameters leaves no more between kinds than within them.
bool differ_like_others(const MatrixView& columns, const Matrix& targets,
                        const std::vector<int>& kind_of, const KindSizes& sizes) {
  constexpr double level = 0.02;
  constexpr double most_operations = 2e9;
  constexpr double same = 1e-10;
  const Index parameters = columns.cols() + 1;
  const auto width = static_cast<double>(parameters);
  if (2 * parameters > sizes.kinds() ||
      static_cast<double>(columns.rows()) * width * width > most_operations) {
    return false;
  }
  Matrix design(columns.rows(), parameters);
  design.col(0).setOnes();
  design.rightCols(columns.cols()) = columns.rowwise() - columns.colwise().mean();
  const Matrix basis = orthonormal_basis(design, same);
  const std::vector<Index> samples = samples_of_rare_kinds(sizes, columns.rows());
  for (Index target = 0; target < targets.cols(); ++target) {
    const Vector ranks = average_ranks(targets.col(target));
    const Vector left = ranks - basis * (basis.transpose() * ranks);
    const LackOfFit found = lack_of_fit(left, samples, kind_of, sizes.kinds(), basis.cols());
    if (found.p_value() < level / static_cast<double>(targets.cols())) {
      return false;
    }
  }
  return true;
}

}  // namespace

bool are_equal_by_chance(const Problem& problem, const MatrixView& columns,
                         const std::vector<int>& kind_of) {
  const KindSizes sizes(kind_of);
  if (!have_few_values(columns, sizes.kinds()) || follow_each_other(kind_of, sizes)) {
    return false;
  }
  const Matrix targets = looked_at_targets(problem);
  return targets.cols() > 0 && !agree_in_target(columns, targets, sizes) &&
         differ_like_others(columns, targets, kind_of, sizes);
}

}  // namespace steelyard

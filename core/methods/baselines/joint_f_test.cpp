// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/joint_f_test.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/linalg/pivoted_qr.h"
#include "core/measures/incomplete_beta.h"
#include "core/methods/baselines/explained_share.h"
#include "core/problem/row_copies.h"
#include "core/problem/targets.h"

namespace steelyard::baselines {
namespace {

/// Centred, independent and of length 1: they span what varies of the columns.
Matrix basis_of(Matrix columns) {
  for (auto column : columns.colwise()) {
    const double rounding = 1e-12 * column.norm();
    column.array() -= column.mean();
    const double length = column.norm();
    column *= length > rounding ? 1.0 / length : 0.0;
  }
  return orthonormal_basis(columns, 1e-10);
}

/// -log p of Pillai's trace.
/// \param columns, targets  numbers of independent ones
/// \param samples           the effective number of them
double evidence_of(double trace, Index columns, Index targets, double samples) {
  const auto least = static_cast<double>(std::min(columns, targets));
  const Index most = std::max(columns, targets);
  const double left_over = samples - 1.0 - static_cast<double>(most);
  if (least == 0.0 || left_over <= 0.0) {
    return 0.0;
  }
  constexpr double rounding = 1e-14;  // what it leaves of columns that are the target has no rank
  const double left = std::clamp(1.0 - trace / least, rounding, 1.0);
  if (left == 1.0) {
    return 0.0;
  }
  const IncompleteBeta beta(0.5 * least * left_over, 0.5 * least * static_cast<double>(most));
  return std::max(0.0, -beta.log_at(left, 1.0 - left));
}

}  // namespace

Vector joint_f_evidence(const Problem& problem, const std::vector<std::vector<Index>>& sets) {
  const std::vector<Index> samples = samples_with_target(problem);
  const Targets targets = targets_of_samples(problem, samples);
  std::vector<Matrix> bases;
  Index width = 0;
  for (const std::vector<Index>& set : sets) {
    bases.push_back(basis_of(problem.inputs(samples, set)));
    width += bases.back().cols();
  }
  Matrix columns(std::ssize(samples), width);
  Index first = 0;
  for (const Matrix& basis : bases) {
    columns.middleCols(first, basis.cols()) = basis;
    first += basis.cols();
  }
  const auto share = explained_share(columns, targets.values, {});
  const double rows = effective_samples(problem, samples);  // copies give no degrees of freedom
  Vector evidence = Vector::Zero(std::ssize(sets));
  first = 0;
  for (Index set = 0; share && set < evidence.size(); ++set) {
    const Index count = bases[static_cast<std::size_t>(set)].cols();
    const double trace = share->explained.segment(first, count).sum();  // of lengths of 1
    evidence[set] = evidence_of(trace, count, share->degrees, rows);
    first += count;
  }
  return evidence;
}

}  // namespace steelyard::baselines

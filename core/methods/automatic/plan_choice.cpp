// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/plan_choice.h"

#include <cmath>

namespace steelyard::automatic {
namespace {

/// The standard error of the mean difference between two rows.
double error_of_difference(const Vector& one, const Vector& other, const HeldOutColumns& task) {
  return error_over_folds(one - other, tested_over_trained(task));
}

/// So many standard errors above the least error do not count.
constexpr double not_counted = 0.5;
/// So many standard errors make a difference from knowing nothing. Of noise, the best of many
/// candidates may reach that: what is claimed then has to be more than chance makes of targets in
/// random order, for which the answer looks.
constexpr double noticed = 1.0;

}  // namespace

std::optional<PlanChoice> choose_plan(const CandidateErrors& of, const HeldOutColumns& task) {
  if (of.candidates.empty()) {
    return std::nullopt;
  }
  const Vector means = of.errors.rowwise().mean();
  Index best = 0;
  means.minCoeff(&best);
  const Vector least = of.errors.row(best);
  const double gain = of.nothing.mean() - means[best];
  if (!(gain > noticed * error_of_difference(of.nothing, least, task))) {
    return std::nullopt;
  }
  const auto is_as_good = [&](Index row) {
    const double lost = means[row] - means[best];
    return lost <= negligible_error * of.nothing.mean() ||
           lost <= not_counted * error_of_difference(of.errors.row(row), least, task);
  };
  Index taken = best;
  for (Index row = 0; row < means.size(); ++row) {
    const Index size = of.candidates[static_cast<std::size_t>(row)].size;
    const Index known = of.candidates[static_cast<std::size_t>(taken)].size;
    const bool better = size < known || (size == known && means[row] < means[taken]);
    if (better && is_as_good(row)) {
      taken = row;
    }
  }
  return PlanChoice{static_cast<std::size_t>(best), static_cast<std::size_t>(taken)};
}

}  // namespace steelyard::automatic

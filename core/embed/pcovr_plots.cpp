// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/pcovr_plots.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <locale>
#include <sstream>
#include <utility>
#include <vector>

#include "core/measures/spread.h"
#include "core/message.h"
#include "core/positions.h"
#include "core/problem/samples_as_points.h"

namespace steelyard {
namespace {

std::string in_percent(double share) {
  std::ostringstream text;
  text.imbue(std::locale::classic());
  text << std::fixed << std::setprecision(1) << 100.0 * share;
  return text.str();
}

constexpr int tenths = 10;

Matrix along(Matrix scores, const Matrix& neighbour) {
  for (Index column = 0; column < scores.cols(); ++column) {
    if (scores.col(column).dot(neighbour.col(column)) < 0.0) {
      scores.col(column) *= -1.0;
    }
  }
  return scores;
}

}  // namespace

RegressionTargets regression_targets(const Problem& problem) {
  const Matrix none(problem.samples(), 0);
  if (problem.truth.cols() == 0) {
    return {none, message("pcovr.no_truth", "there is no target to regress")};
  }
  if (problem.truth_kind == TruthKind::distance_matrix) {
    return {none,
            message("pcovr.distances", "a distance matrix as the target cannot be regressed")};
  }
  const Matrix space = truth_space(problem);
  const Vector deviations = standard_deviations(space);
  const std::vector<Index> varying = positions_above_zero(deviations);
  if (varying.empty()) {
    return {none, message("pcovr.constant_truth", "the target is constant")};
  }
  Matrix values = space(Eigen::all, varying);
  values.rowwise() -= values.colwise().mean().eval();
  const auto columns = static_cast<double>(varying.size());
  for (Index column = 0; column < values.cols(); ++column) {
    values.col(column) /=
        deviations[varying[static_cast<std::size_t>(column)]] * std::sqrt(columns);
  }
  return {values, {}};
}

Message note_without_targets(const Message& why) {
  return message("pcovr.without_targets", "These are principal components (alpha = 1) because {1}.",
                 why);
}

void label_latent_axes(const std::string& name, const LatentShares& shares,
                       Projection& projection) {
  projection.axis_labels.clear();
  for (Index component = 0; component < shares.inputs.size(); ++component) {
    const Message axis = message("pcovr.axis", "{1} {2}", term_words(name), component + 1);
    const std::string inputs = in_percent(shares.inputs[component]);
    projection.axis_labels.push_back(
        shares.regressed
            ? message("pcovr.axis_and_shares", "{1} ({2} % of the variance, {3} % of the target)",
                      axis, inputs, in_percent(shares.targets[component]))
            : message("pcovr.axis_and_share", "{1} ({2} % of the variance)", axis, inputs));
  }
}

SteadySigns::SteadySigns(const std::function<Matrix(double)>& scores_at, bool moves) {
  anchors_.push_back(scores_at(1.0));
  for (int step = 1; moves && step <= tenths; ++step) {
    const double alpha = 1.0 - static_cast<double>(step) / tenths;
    anchors_.push_back(along(scores_at(std::max(0.0, alpha)), anchors_.back()));
  }
}

Matrix SteadySigns::turned(Matrix scores, double alpha) const {
  constexpr double rounding = 1e-9;
  const auto above = static_cast<std::size_t>(std::floor((1.0 - alpha) * tenths + rounding));
  return along(std::move(scores), anchors_[std::min(above, anchors_.size() - 1)]);
}

}  // namespace steelyard

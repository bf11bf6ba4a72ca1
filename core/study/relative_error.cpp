// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/relative_error.h"

#include <cmath>
#include <limits>
#include <vector>

#include "core/problem/targets.h"

namespace steelyard {
namespace {

constexpr double no_error = std::numeric_limits<double>::quiet_NaN();

double error_ratio(double error, double of_nothing) {
  return of_nothing > 0.0 ? error / of_nothing : no_error;
}

/// The share of tested samples that are not of the class that most samples have, fitted and tested.
double wrong_by_habit(const Labels& trained, const Labels& tested) {
  std::vector<int> all = trained.class_of;
  all.insert(all.end(), tested.class_of.begin(), tested.class_of.end());
  const Matrix always = Matrix::Constant(std::ssize(tested.class_of), 1,
                                         static_cast<double>(most_frequent_class(all)));
  return share_of_wrong_classes(always, tested);
}

}  // namespace

double error_relative_to_nothing(const Predictor& predictor, const Problem& trained,
                                 const Problem& tested) {
  const bool has_target = trained.truth.cols() > 0 || trained.labels;
  if (!has_target || trouble_with_target(trained)) {
    return no_error;
  }
  const double risk = predictor.risk(tested);
  const Targets targets = targets_of_samples(trained, samples_with_target(trained));
  if (!targets.classes.empty()) {
    return error_ratio(risk, wrong_by_habit(*trained.labels, *tested.labels));
  }
  const Matrix wanted = targets_of(tested, targets);
  return wanted.rows() == tested.samples()
             ? std::sqrt(error_ratio(risk, wanted.array().square().mean()))
             : no_error;
}

}  // namespace steelyard

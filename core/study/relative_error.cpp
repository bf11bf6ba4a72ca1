// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/relative_error.h"

#include <algorithm>
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

/// The share of tested samples that are not of the class that most samples have. Tested samples are
/// counted, too: where they have little of a class, the others have much of it, so that the most
/// frequent class of these would be wrong more often than a guess.
double wrong_by_habit(const Labels& trained, const Labels& tested) {
  std::vector<Index> counts(trained.names.size(), 0);
  for (const Labels* labels : {&trained, &tested}) {
    for (const int known : labels->class_of) {
      if (known >= 0) {
        ++counts[static_cast<std::size_t>(known)];
      }
    }
  }
  const auto most = std::max_element(counts.begin(), counts.end()) - counts.begin();
  const Matrix always = Matrix::Constant(std::ssize(tested.class_of), 1, static_cast<double>(most));
  return share_of_wrong_classes(always, tested);
}

}  // namespace

double error_relative_to_nothing(const Predictor& predictor, const Problem& trained,
                                 const Problem& tested) {
  const bool has_target = trained.truth.cols() > 0 || trained.labels;
  if (!has_target || !trouble_with_target(trained).empty()) {
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

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

double error_of_classes(const Matrix& predicted, const Labels& trained, const Labels& tested) {
  std::vector<Index> counts(trained.names.size(), 0);
  for (const int known : trained.class_of) {
    if (known >= 0) {
      ++counts[static_cast<std::size_t>(known)];
    }
  }
  const auto most = std::max_element(counts.begin(), counts.end()) - counts.begin();
  const Matrix always = Matrix::Constant(predicted.rows(), 1, static_cast<double>(most));
  return error_ratio(share_of_wrong_classes(predicted, tested),
                     share_of_wrong_classes(always, tested));
}

}  // namespace

double error_relative_to_nothing(const Predictor& predictor, const Problem& trained,
                                 const Problem& tested) {
  if (!trouble_with_target(trained).empty()) {
    return no_error;
  }
  const Targets targets = targets_of_samples(trained, samples_with_target(trained));
  const Matrix predicted = predictor.predict(tested.inputs);
  if (!targets.classes.empty()) {
    return predicted.cols() == 1 ? error_of_classes(predicted, *trained.labels, *tested.labels)
                                 : no_error;
  }
  const Matrix wanted = targets_of(tested, targets);
  if (wanted.rows() != predicted.rows() || wanted.cols() != predicted.cols()) {
    return no_error;
  }
  const Matrix scaled = (predicted.rowwise() - targets.means.transpose()) *
                        targets.deviations.cwiseInverse().asDiagonal();
  return std::sqrt(error_ratio((scaled - wanted).squaredNorm(), wanted.squaredNorm()));
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/mixed_spectrum.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/error.h"
#include "core/linalg/mixed_eigenpairs.h"
#include "core/linalg/thin_svd.h"

namespace steelyard {
namespace {

/// Only Z Z^T matters, so more columns than rows can be reduced to as many as rows.
Matrix narrowed(const Matrix& targets) {
  if (targets.cols() <= targets.rows()) {
    return targets;
  }
  const ThinSvd svd = thin_svd(targets);
  return svd.left * svd.singular.asDiagonal();
}

void check_alpha(double alpha) {
  if (!(alpha >= 0.0 && alpha <= 1.0)) {
    throw bad_input(
        {message("mixed_spectrum.bad_alpha", "the mixing alpha is {1}", std::to_string(alpha)),
         "alpha",
         message("mixed_spectrum.bad_alpha.accepted",
                 "a number from 0 (regression) to 1 (principal components)")});
  }
}

}  // namespace

MixedSpectrum::MixedSpectrum(Vector diagonal, const Matrix& targets)
    : diagonal_(std::move(diagonal)), targets_(narrowed(targets)), regresses_(targets.cols() > 0) {}

Eigenpairs MixedSpectrum::top(double alpha, Index count, double tolerance) const {
  check_alpha(alpha);
  if (count < 1) {
    throw bad_input(
        {message("mixed_spectrum.no_components", "no components requested"), "components",
         message("mixed_spectrum.no_components.accepted", "a whole number of at least 1")});
  }
  if (alpha < 1.0 && !regresses_) {
    throw bad_input({message("mixed_spectrum.nothing_to_regress", "there is nothing to regress"),
                     "alpha",
                     message("mixed_spectrum.nothing_to_regress.accepted", "1, or a target")});
  }
  Eigenpairs pairs{Vector::Zero(count), Matrix::Zero(size(), count)};
  const Index there = std::min(count, size());
  if (there == 0) {
    return pairs;
  }
  const Eigenpairs found = mixed_eigenpairs(diagonal_, targets_, alpha, there);
  const double least = tolerance * std::max(0.0, found.values[0]);
  for (Index component = 0; component < found.values.size(); ++component) {
    if (found.values[component] > least) {
      pairs.values[component] = found.values[component];
      pairs.vectors.col(component) = found.vectors.col(component);
    }
  }
  return pairs;
}

}  // namespace steelyard

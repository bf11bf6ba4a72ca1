// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/matrix.h"
#include "core/problem/problem.h"

namespace steelyard {

/// A model that a run has fitted. Can be asked about samples that it has not seen. Immutable: any
/// thread may ask. Records do not keep it.
class Predictor {
 public:
  Predictor() = default;
  Predictor(const Predictor&) = delete;
  Predictor& operator=(const Predictor&) = delete;
  virtual ~Predictor() = default;

  /// \param inputs  M x D, the columns of the problem it was fitted to, in their units
  /// \return M x T, T >= 1: predictions of the target; of classes, one column of class numbers
  [[nodiscard]] virtual Matrix predict(const MatrixView& inputs) const = 0;
  /// The mean loss on the samples of a problem with the same inputs and target: 0 is perfect, lower
  /// is better; NaN where the problem has no target to compare with.
  [[nodiscard]] virtual double risk(const Problem& problem) const = 0;
  /// What the loss is, for a table's heading: "mean squared error".
  [[nodiscard]] virtual std::string loss() const = 0;

  /// What a randomization test compares: how badly the model fits the samples of a problem, lower
  /// is better, where the values of one input are replaced. Its values there now, given as a
  /// column, give the statistic itself. By default the risk; a model that tells joint from
  /// independent samples says how badly it does so. \param draws  M x R, in the input's units: R
  /// sets of values    \return R
  [[nodiscard]] virtual Vector statistics_with(const Problem& problem, Index input,
                                               const Matrix& draws) const;
};

}  // namespace steelyard

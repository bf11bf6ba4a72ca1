// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/matrix.h"
#include "core/problem/problem.h"

namespace steelyard {

/// A model that a run has fitted. It can predict samples that it has not seen. Immutable, so any
/// thread may use it. Records do not keep it.
class Predictor {
 public:
  Predictor() = default;
  Predictor(const Predictor&) = delete;
  Predictor& operator=(const Predictor&) = delete;
  virtual ~Predictor() = default;

  /// \param inputs  M x D, the columns of the problem it was fitted to, in their units
  /// \return M x T, T >= 1: predictions of the target; for classes, one column of class numbers
  [[nodiscard]] virtual Matrix predict(const MatrixView& inputs) const = 0;
  /// The mean loss on the samples of a problem with the same inputs and target: 0 is perfect, lower
  /// is better. NaN if the problem has no target.
  [[nodiscard]] virtual double risk(const Problem& problem) const = 0;
  /// The name of the loss, for a table's heading: "mean squared error".
  [[nodiscard]] virtual std::string loss() const = 0;

  /// Positions of the inputs that it looks at; nothing if it may look at all of them. The others
  /// may have any finite value.
  [[nodiscard]] virtual std::optional<std::vector<Index>> needed_inputs() const {
    return std::nullopt;
  }

  /// The statistics of a randomization test: how badly the model fits the samples of a problem
  /// after the values of one input were replaced; lower is better. The present values of the input,
  /// given as a column of `draws`, yield the statistic of the unchanged problem. By default the
  /// statistic is risk(); for a model that tells joint from independent samples, it is how badly
  /// the model does so.
  /// \param draws  M x R, in the input's units: R sets of values
  /// \return R statistics, one per column of `draws`
  [[nodiscard]] virtual Vector statistics_with(const Problem& problem, Index input,
                                               const Matrix& draws) const;
};

}  // namespace steelyard

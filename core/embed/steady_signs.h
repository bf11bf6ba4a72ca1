// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Signs of latent columns that do not flip while alpha moves. The sign of an eigenvector is
/// arbitrary; each one is aligned with its neighbour at the next higher tenth of alpha, starting at
/// alpha = 1, where the method's own rule applies. So the plot depends only on alpha, not on the
/// path of the slider.
class SteadySigns {
 public:
  /// \param scores_at  for an alpha in 0 .. 1: N x k; at 1 with the signs that all others follow
  /// \param moves      false: alpha is always 1
  SteadySigns(const std::function<Matrix(double)>& scores_at, bool moves);

  /// \param scores  for that alpha, with any signs
  [[nodiscard]] Matrix turned(Matrix scores, double alpha) const;

 private:
  std::vector<Matrix> anchors_;  // of alpha = 1, 0.9, ... 0
};

}  // namespace steelyard

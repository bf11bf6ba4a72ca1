// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Signs of latent columns that do not flip while alpha moves. An eigenvector's sign is free; each
/// is turned to point along its neighbour at the next tenth of alpha above, down from alpha = 1,
/// where the method's own rule holds. So the picture depends on alpha alone, not on how the slider
/// came there.
class SteadySigns {
 public:
  /// \param scores_at  of an alpha in 0 .. 1: N x k; at 1 with the signs that all others follow
  /// \param moves      false: alpha is always 1
  SteadySigns(const std::function<Matrix(double)>& scores_at, bool moves);

  /// \param scores  of that alpha, with any signs
  [[nodiscard]] Matrix turned(Matrix scores, double alpha) const;

 private:
  std::vector<Matrix> anchors_;  // of alpha = 1, 0.9, ... 0
};

}  // namespace steelyard

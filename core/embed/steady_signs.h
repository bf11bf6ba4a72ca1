// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Signs of latent columns that do not flip while alpha moves. The sign of an eigenvector is
/// arbitrary, so each one is aligned with its neighbour at the next higher tenth of alpha. The
/// chain starts at alpha = 1, where the method's own rule sets the signs. The plot thus depends
/// only on alpha, not on the path of the slider.
class SteadySigns {
 public:
  /// \param scores_at  N x k for an alpha in 0 .. 1; at 1 with the signs that all others follow
  /// \param moves      false if alpha is always 1
  SteadySigns(const std::function<Matrix(double)>& scores_at, bool moves);

  /// The scores with steady signs.
  /// \param scores  N x k for that alpha, with any signs
  [[nodiscard]] Matrix turned(Matrix scores, double alpha) const;

 private:
  std::vector<Matrix> anchors_;  // for alpha = 1, 0.9, ... 0
};

}  // namespace steelyard

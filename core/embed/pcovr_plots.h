// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/embed/projected_samples.h"
#include "core/matrix.h"
#include "core/message.h"
#include "core/parameter/bound_parameter.h"
#include "core/problem/problem.h"

/// What the projections PCovR and kernel PCovR share.
namespace steelyard {

/// The mixing parameter alpha: live, from 1 (principal components) to 0 (regression).
template <typename Options>
[[nodiscard]] BoundParameter<Options> alpha_parameter(Field<Options, double> field) {
  return parameter({"alpha", "Mixing",
                    "1: principal components of the inputs; 0: regression of the target"},
                   std::move(field), {0.0, 1.0})
      .live();
}

/// The targets of a supervised projection: the ground truth, scaled for inputs whose total variance
/// is 1.
struct RegressionTargets {
  Matrix values;  ///< N x p, columns of mean 0 and variance 1 / p; no columns without targets
  Message why;    ///< why there are no targets; otherwise says nothing
};

/// Constant columns are left out; for points in space, all distances are used (truth_space). The
/// variance of 1 / p, and so a total variance of 1, follows Cersonsky et al. (2021).
[[nodiscard]] RegressionTargets regression_targets(const Problem& problem);

/// The note on a projection without targets.
/// \param why  why there are none, to follow "because"
[[nodiscard]] Message note_without_targets(const Message& why);

/// The share that each of k components reproduces, 0 .. 1.
struct LatentShares {
  Vector inputs;           ///< k
  Vector targets;          ///< k
  bool regressed = false;  ///< whether there are targets
};

/// Labels each component of the method of this title: "PCovR 1 (31.2 % of the variance, 55.0 % of
/// the truth)".
void label_latent_axes(const std::string& name, const LatentShares& shares, Projection& projection);

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

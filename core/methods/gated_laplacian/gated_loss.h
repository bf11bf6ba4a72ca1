// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/methods/gated_laplacian/gate_chances.h"
#include "core/methods/gated_laplacian/gated_diffusion.h"

namespace steelyard::gated {

/// A gate multiplies a feature by z = min(max(mu + sigma noise, 0), 1), with standard normal noise
/// (Yamada, Lindenbaum, Negahban & Kluger, ICML 2020).
struct GatedLossOptions {
  double sigma = 0.5;  ///< > 0
  /// Price of an open gate; `std::nullopt` for the loss without a parameter.
  std::optional<double> lambda;
  DiffusionOptions diffusion;
};

struct GatedLoss {
  double loss = 0.0;
  double smoothness = 0.0;  ///< T of the gated table
  double open = 0.0;        ///< mean over the features of the probability that the gate is open
  Vector gradient;          ///< with respect to mu, D values
};

/// The loss of differentiable unsupervised feature selection for given gates (Lindenbaum et al.
/// 2021). With T as in GatedDiffusion and R the mean probability of an open gate, it is
///     -T / (N D) + lambda R                with a price,
///     -T / (N D) / (R + 1e-6)              without a parameter: about -1 if the open features
///                                          are perfectly smooth on their own graph.
/// Keeps its matrices between calls, so threads must not share an object.
class GatedLossFunction {
 public:
  explicit GatedLossFunction(const GatedLossOptions& options)
      : options_(options), diffusion_(options.diffusion), chances_(options.sigma) {}

  /// \param samples  X', D x N: one sample after the other; standardised, finite, N >= 4
  /// \param mu       D values
  /// \param noise    D x 1 (one number for each feature) or D x N
  /// \param columns  X, N x D, from which wide tables are gated sooner; or of size 0
  [[nodiscard]] GatedLoss operator()(const Matrix& samples, const Vector& mu, const Matrix& noise,
                                     const Matrix& columns = {});

  /// The probabilities that gates are open. Those of gates that are where they were at the last
  /// call of this, or of the loss, take no time.
  /// \return valid until either is called again
  [[nodiscard]] const GateChances& chances(const Vector& mu) {
    chances_.follow(mu);
    return chances_;
  }

 private:
  void open_gates(const Vector& mu, const Matrix& noise);
  void gate_samples(const Matrix& samples);
  void diffuse(const Matrix& samples, const Matrix& columns);
  void sort_features();
  [[nodiscard]] auto open_features() const { return gated_.topRows(std::ssize(features_)); }
  /// dT/dmu.
  [[nodiscard]] Vector smoothness_by_mu(const Matrix& samples) const;

  GatedLossOptions options_;
  GatedDiffusion diffusion_;
  GateChances chances_;
  Matrix gates_;                 ///< before clipping to 0 .. 1: D x 1 or D x N
  std::vector<Index> features_;  ///< with an open gate, those whose gate moves with mu first
  Index moving_ = 0;             ///< number of features whose gate moves with mu
  Matrix factors_;  ///< clipped gates of `features_`: one column, or one for each sample
  Matrix gated_;    ///< Y' without closed features, which are 0, then unused room: D x N
};

}  // namespace steelyard::gated

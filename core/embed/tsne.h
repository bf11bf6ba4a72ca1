// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>
#include <variant>

#include "core/embed/affinities.h"
#include "core/matrix.h"

namespace steelyard {

struct TsneOptions {
  double perplexity =
      30.0;               ///< >= 1: effective neighbours of a sample; at most (N - 1) / 3 is used
  int iterations = 1000;  ///< >= 1, of all together
  int early = 250;        ///< >= 0: iterations with the affinities exaggerated
  double exaggeration = 12.0;  ///< >= 1: that draws clusters together before they spread
  double theta = 0.5;          ///< 0 .. 0.7: how coarse Barnes-Hut may be; see QuadTree
  Index exact_up_to = 2000;    ///< samples; with more, near affinities and Barnes-Hut
};

/// t-SNE (van der Maaten & Hinton 2008; van der Maaten 2014): samples in the plane so that those
/// which are near each other stay so. Moved on by its caller, so that it can be watched.
///
/// It starts from the principal components, scaled to a standard deviation of 1e-4, and descends
/// with momentum 0.5 (early) and 0.8 and a gain per coordinate, at the learning rate
/// N / (4 exaggeration), with which large and small tables move alike. Nothing is drawn by chance;
/// the same bits for any number of threads and however the iterations are cut into pieces.
class Tsne {
 public:
  /// Finds the affinities: O(N^2 D) once. When stopped, nothing is left to do.
  /// \param points  N x D, finite; equal columns' units are the caller's business (weighted_space)
  /// \throws Error(bad_input) for options out of range
  Tsne(const Matrix& points, const TsneOptions& options, const std::stop_token& stop = {});

  /// At most that many iterations; looks at the token before each. A stop drops nothing: the
  /// descent can go on later.
  /// \return whether there is more to come
  bool advance(int iterations, const std::stop_token& stop = {});

  [[nodiscard]] const Matrix& coordinates() const { return y_; }  ///< N x 2, mean 0, finite
  [[nodiscard]] int iteration() const { return iteration_; }
  /// Of the picture as it is, in nats; as dear as an iteration. 0 where there is nothing to compare
  /// (fewer than two samples, or all equal).
  [[nodiscard]] double divergence() const;

 private:
  void step();
  [[nodiscard]] Matrix gradient(double exaggeration) const;

  TsneOptions options_;
  std::variant<std::monostate, Matrix, SparseAffinities> affinities_;  // none: nothing to do
  Matrix y_;
  Matrix velocity_;
  Matrix gain_;
  int iteration_ = 0;
  bool finished_ = false;
};

}  // namespace steelyard

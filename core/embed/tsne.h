// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>
#include <variant>

#include "core/embed/affinities.h"
#include "core/embed/projection.h"
#include "core/matrix.h"

namespace steelyard {

struct TsneOptions {
  double perplexity = 30.0;  ///< effective number of neighbours, at least 1, limited to (N - 1) / 3
  int iterations = 1000;     ///< number of all iterations, at least 1
  int early = 250;           ///< number of iterations with exaggerated affinities, at least 0
  double exaggeration = 12.0;  ///< contracts clusters before they spread, at least 1
  double theta = 0.5;          ///< how rough Barnes-Hut may be, 0 .. 0.7; see QuadTree
  /// With more samples, only affinities of near samples are used, and Barnes-Hut.
  Index exact_up_to = 2000;
};

/// t-SNE (van der Maaten & Hinton 2008; van der Maaten 2014): places samples in the plane so that
/// near samples stay near. The caller advances it, so that it can be watched.
///
/// It starts from the principal components, scaled to a standard deviation of 1e-4, and descends
/// with momentum 0.5 (early) and 0.8 (later) and a gain per coordinate, at the learning rate N / (4
/// exaggeration), which suits large and small tables alike. It is deterministic and depends neither
/// on the number of threads nor on how the iterations are divided into steps.
class Tsne {
 public:
  /// Computes the affinities: O(N^2 D) once. If it is stopped, there is nothing left to do.
  /// \param points  N x D, finite; the caller makes the units of columns comparable
  ///                (samples_as_points.h)
  /// \throws Error(bad_input) for options out of range
  Tsne(const Matrix& points, const TsneOptions& options, const std::stop_token& stop = {});

  /// Does at most this many iterations and checks the token before each. Nothing is lost by a stop:
  /// the descent can continue later.
  /// \return whether there is more to do
  bool advance(int iterations, const std::stop_token& stop = {});

  [[nodiscard]] const Matrix& coordinates() const { return y_; }  ///< N x 2, mean 0, finite

 private:
  void step();
  [[nodiscard]] Matrix gradient(double exaggeration) const;

  TsneOptions options_;
  std::variant<std::monostate, Matrix, SparseAffinities> affinities_;  // empty without work
  Matrix y_;
  Matrix velocity_;
  Matrix gain_;
  int iteration_ = 0;
  bool finished_ = false;
};

/// "tsne": t-SNE of the weighted inputs, with periodic inputs as points on a circle.
class TsneProjection final : public ProjectionMethod {
 public:
  [[nodiscard]] std::string id() const override;
  [[nodiscard]] std::string title() const override;
  [[nodiscard]] bool takes_time(const Problem& /*problem*/) const override { return true; }
  /// Runs to the end, which takes seconds for 2,000 samples and a minute for 20,000. To watch it,
  /// use begin().
  [[nodiscard]] Projection project(const Problem& problem, const LearnedSpace& space,
                                   const std::vector<Index>& columns,
                                   const ParameterValues& values) const override;
  [[nodiscard]] std::unique_ptr<ProjectionStepper> begin(
      const Problem& problem, const LearnedSpace& space, const std::vector<Index>& columns,
      const ParameterValues& values) const override;
};

}  // namespace steelyard

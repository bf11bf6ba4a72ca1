// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"
#include "core/methods/gated_laplacian/feature_panels.h"

namespace steelyard::gated {

/// How the graph of the gated samples is built, and how far a walk on it goes.
struct DiffusionOptions {
  double bandwidth = 5.0;  ///< width of the kernel in units of the median squared distance, > 0
  Index neighbours = 2;    ///< 2 .. N; each sample is its own first neighbour
  int steps = 2;           ///< t >= 1
};

/// How smooth the columns of a table Y are on the graph of its own rows (Lindenbaum, Shaham,
/// Svirsky, Peterfreund & Kluger, NeurIPS 2021), and the gradient:
///     T = Tr(Y' P^t Y),   P = diag(W 1)^-1 W,   W_ij = exp(-d_ij / (bandwidth s)),
/// where d_ij are squared distances and s is the median over the samples of the squared distance to
/// their last neighbour. The graph depends on the table, so the gradient passes through W and
/// through s.
///
/// Keeps its matrices between calls, so threads must not share an object.
class GatedDiffusion {
 public:
  /// Two ways to compute the same numbers.
  enum class Form {
    by_columns,  ///< t products of N x N x D for each of P^t Y and its gradient: for few columns
    by_samples   ///< works on Y Y', N x N: for more columns than about a third of the samples
  };

  explicit GatedDiffusion(DiffusionOptions options) : options_(options) {}

  /// \param samples  Y', D x N: one sample after the other; finite, N >= 2. Without features (D =
  ///                 0), all samples coincide
  /// \param moving   the gradient is computed with respect to this many leading features, 0 .. D
  void set(const MatrixView& samples, Form form, Index moving);
  /// The same in the form that is faster for this size.
  void set(const MatrixView& samples, Index moving);
  /// The same by samples, for some columns of a table, each times a factor; gradient() may not be
  /// asked for then.
  /// \param columns   N x C, one column after the other
  /// \param features  D positions of columns
  /// \param factors   D
  void set(const Matrix& columns, const std::vector<Index>& features, const Vector& factors,
           Index moving);
  [[nodiscard]] static Form faster_form(Index features, Index samples) {
    return 3 * features < samples ? Form::by_columns : Form::by_samples;
  }

  [[nodiscard]] double smoothness() const { return smoothness_; }  ///< T
  /// W, N x N, symmetric.
  [[nodiscard]] const Matrix& weights() const { return weights_; }
  /// dT/dY' for the leading features, moving x N.
  /// \param samples  those given to set()
  [[nodiscard]] Matrix gradient(const MatrixView& samples) const;
  /// The derivative of T with respect to a factor on each leading feature's column y: <dT/dy, y>.
  [[nodiscard]] Vector by_factor() const;

 private:
  /// A sample and the distance to its last neighbour.
  struct Reach {
    double distance = 0.0;
    Index sample = 0;
  };
  void multiply_samples(const MatrixView& samples);
  void set_by_samples();
  void measure_distances();
  void find_scale();
  [[nodiscard]] Index last_neighbour(const Reach& reach) const;
  void weigh();
  void walk_by_columns(const MatrixView& samples);
  void walk_by_samples();
  void differentiate();

  DiffusionOptions options_;
  double smoothness_ = 0.0;
  double scale_ = 1.0;
  bool scale_is_fixed_ = false;  ///< half of all samples coincide with their neighbours: s is 1
  Form form_ = Form::by_columns;
  FeaturePanels panels_;        ///< Y; used only by_samples
  Matrix gram_;                 ///< Y Y'
  Matrix distances_;            ///< d
  std::vector<Reach> reaches_;  ///< partially sorted by distance; in order at the median
  std::vector<double> nearest_;
  Matrix weights_;          ///< W
  Vector inverse_degrees_;  ///< 1 / (W 1)
  Matrix by_walk_;          ///< dT/dP
  Vector row_means_;        ///< sum over j of (dT/dP)_ij P_ij
  Matrix forth_, back_;     ///< P^a Y and P'^a Y side by side, a = 0 .. t, then unused room
  Matrix scaled_;           ///< N x D, then unused room
  Matrix walked_;           ///< P^t + P'^t; used only by_samples
  Matrix pull_;      ///< N x N: its product with the table is the gradient, or the last part of it
  Matrix gradient_;  ///< N x moving, then unused room; used only by_columns
  Index columns_ = 0;
  Index moving_ = 0;
};

}  // namespace steelyard::gated

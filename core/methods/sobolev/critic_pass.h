// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/methods/sobolev/critic_dropout.h"
#include "core/methods/sobolev/critic_layout.h"

namespace steelyard::sobolev {

/// What some pairs say of a critic: sums, so that parts of a batch add up.
struct CriticSums {
  double joint = 0.0;    ///< of f over pairs (x, y) of the same sample
  double mixed = 0.0;    ///< of f over pairs whose y is from another sample
  double squares = 0.0;  ///< of f^2 over the mixed pairs
  Vector slopes;         ///< D: of (df/dx_j)^2 over the mixed pairs

  void add(const CriticSums& other);
};

/// How a gradient is weighted:  -mean_joint f + mean_mixed f + rho/2 mean_mixed f^2
///   + lambda/2 sum_j mean_mixed (df/dx_j)^2 / e_j.
template <typename Scalar>
struct CriticTerms {
  Index batch = 1;          ///< mixed pairs that the means are over, as many as joint ones
  double rho = 1.0;         ///< >= 0
  VectorOf<Scalar> slopes;  ///< D: lambda / e_j
};

/// Passes of equally many joint and mixed pairs through a critic, forwards and backwards. The
/// penalty on the slopes df/dx needs a derivative of a derivative: with c_i = (lambda/B) g_i / e
/// held fast, g = df/dx, it is the derivative of sum_i c_i' g_i, a pass of the directions c_i along
/// the network and back (Mroueh, Sercu, Rigotti, Padhi, Nogueira dos Santos: Sobolev independence
/// criterion, 2019, equation 5; the derivation is by the chain rule). A pass owns its buffers;
/// several threads have one each.
template <typename Scalar>
class CriticPass {
 public:
  /// \param pairs  joint pairs, and as many mixed ones; >= 1
  CriticPass(const CriticLayout& layout, Index pairs);

  /// What is passed through: a column each, x above y. (D + targets) x pairs
  [[nodiscard]] auto joint() { return values_[0].leftCols(pairs_); }
  [[nodiscard]] auto mixed() { return values_[0].middleCols(pairs_, pairs_); }
  /// Other units are left out in each pair, from now on.
  void drop_units(DroppedUnits& units);

  /// \param weights  as the layout has them
  [[nodiscard]] CriticSums evaluate(const VectorOf<Scalar>& weights);
  /// The same with the derivatives. \param gradient  overwritten; as the layout has the weights
  [[nodiscard]] CriticSums differentiate(const VectorOf<Scalar>& weights,
                                         const CriticTerms<Scalar>& terms,
                                         VectorOf<Scalar>& gradient);

 private:
  void activate(std::size_t layer);
  void activate_smoothly(std::size_t layer);
  void forward(const VectorOf<Scalar>& weights);
  void backward(const VectorOf<Scalar>& weights, Index first);
  void take_directions(const CriticTerms<Scalar>& terms);
  void along_directions(const VectorOf<Scalar>& weights);
  void bend(const VectorOf<Scalar>& weights);
  void collect(const VectorOf<Scalar>& weights, const CriticTerms<Scalar>& terms,
               VectorOf<Scalar>& gradient);
  [[nodiscard]] CriticSums sums() const;

  CriticLayout layout_;
  Index pairs_;
  bool smooth_;  // the activation has a second derivative
  bool drops_ = false;
  VectorOf<Scalar> outputs_, shares_;
  // One a layer, a column each for joint pairs, mixed pairs and the directions of the mixed pairs.
  std::vector<MatrixOf<Scalar>> values_;   // h_0 .. h_L, and what the directions become there
  std::vector<MatrixOf<Scalar>> signals_;  // df/da_1 .. df/da_L
  std::vector<MatrixOf<Scalar>> slopes_;   // dh/da of joint and mixed pairs
  std::vector<MatrixOf<Scalar>> masks_;    // of joint and mixed pairs
  std::vector<MatrixOf<Scalar>> bends_;    // of mixed pairs: s''(a) of dropped units, then df/dh
  std::vector<MatrixOf<Scalar>> pulls_;    // df/dh of mixed pairs
};

}  // namespace steelyard::sobolev

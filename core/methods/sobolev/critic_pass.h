// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/matrix.h"
#include "core/methods/sobolev/critic_layout.h"
#include "core/random.h"

namespace steelyard::sobolev {

/// Draws which units take part in a pass. A training draws tens of thousands of units in each step,
/// so eight generators xoshiro256++ (Blackman & Vigna 2021) run side by side, and a number of 16
/// bits decides about a unit.
class DroppedUnits {
 public:
  /// \param random  seeds the generators
  /// \param share   of the units that are left out, 0 .. < 1
  DroppedUnits(Random& random, double share);

  /// Sets each value to 0 with probability `share`, and to 1 / (1 - share) otherwise.
  template <typename Scalar>
  void draw(Scalar* values, Index count);

 private:
  static constexpr std::size_t lanes = 8;
  using Lanes = std::array<std::uint64_t, lanes>;

  void next(std::uint16_t* numbers);  ///< writes 32 numbers

  std::array<Lanes, 4> state_{};
  std::uint16_t threshold_ = 0;
  double kept_ = 1.0;
};

/// Sums over some pairs, so that the sums of the parts of a batch can be added.
struct CriticSums {
  double joint = 0.0;    ///< of f over pairs (x, y) of the same sample
  double mixed = 0.0;    ///< of f over pairs whose y is from another sample
  double squares = 0.0;  ///< of f^2 over the mixed pairs
  Vector slopes;         ///< D: of (df/dx_j)^2 over the mixed pairs

  void add(const CriticSums& other);
};

/// The factors in the objective:  -mean_joint f + mean_mixed f + rho/2 mean_mixed f^2
///   + lambda/2 sum_j mean_mixed (df/dx_j)^2 / e_j.
template <typename Scalar>
struct CriticTerms {
  Index batch = 1;          ///< number of mixed pairs in the means, and of joint pairs
  double rho = 1.0;         ///< >= 0
  VectorOf<Scalar> slopes;  ///< D: lambda / e_j
};

/// Passes equally many joint and mixed pairs through a critic, forwards and backwards. The penalty
/// on the slopes g = df/dx needs a derivative of a derivative: with c_i = (lambda/B) g_i / e held
/// fixed, it is the derivative of sum_i c_i' g_i, which takes a pass of the directions c_i through
/// the network and back (Mroueh, Sercu, Rigotti, Padhi, Nogueira dos Santos: Sobolev independence
/// criterion, 2019, equation 5; the derivation is by the chain rule). A pass owns its buffers, so
/// each thread needs its own.
template <typename Scalar>
class CriticPass {
 public:
  /// \param pairs  number of joint pairs, and of mixed ones; >= 1
  CriticPass(const CriticLayout& layout, Index pairs);

  /// The pairs to pass through, (D + targets) x pairs: one column each, x above y.
  [[nodiscard]] auto joint() { return values_[0].leftCols(pairs_); }
  [[nodiscard]] auto mixed() { return values_[0].middleCols(pairs_, pairs_); }
  /// Draws anew which units each pair leaves out from now on.
  void drop_units(DroppedUnits& units);

  /// \param weights  in the order of the layout
  [[nodiscard]] CriticSums evaluate(const VectorOf<Scalar>& weights);
  /// The same, with the derivatives.
  /// \param gradient  overwritten; in the order of the layout
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
  // One per layer, with one column for each joint pair, mixed pair and direction of a mixed pair.
  std::vector<MatrixOf<Scalar>> values_;   // h_0 .. h_L, and how these change along the directions
  std::vector<MatrixOf<Scalar>> signals_;  // df/da_1 .. df/da_L
  std::vector<MatrixOf<Scalar>> slopes_;   // dh/da of joint and mixed pairs
  std::vector<MatrixOf<Scalar>> masks_;    // of joint and mixed pairs: 0 for dropped units
  std::vector<MatrixOf<Scalar>> bends_;    // of mixed pairs: s''(a), then the change of df/da
  std::vector<MatrixOf<Scalar>> pulls_;    // of mixed pairs: df/dh, then its change
};

}  // namespace steelyard::sobolev

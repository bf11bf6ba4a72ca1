// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"
#include "core/random.h"

namespace steelyard::sobolev {

template <typename Scalar>
using MatrixOf = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic>;
template <typename Scalar>
using VectorOf = Eigen::Matrix<Scalar, Eigen::Dynamic, 1>;

enum class Activation {
  relu,
  softplus  ///< log(1 + e^a), which is smooth
};

/// A network f(x, y) without biases:  h_0 = [x, y],  h_l = s(W_l h_(l-1)),  f = w' h_L. With ReLU,
/// f(2x, 2y) = 2 f(x, y).
struct CriticShape {
  Index features = 1;              ///< D, the size of x
  Index targets = 1;               ///< the size of y
  std::vector<Index> hidden = {};  ///< units of each hidden layer; at least one layer
  Activation activation = Activation::relu;

  [[nodiscard]] Index inputs() const { return features + targets; }
  [[nodiscard]] std::size_t layers() const { return hidden.size(); }
};

/// The place of each layer's weights in one vector of all weights: W_1, ..., W_L, each column by
/// column (a row is a unit), then w.
class CriticLayout {
 public:
  explicit CriticLayout(CriticShape shape);

  [[nodiscard]] const CriticShape& shape() const { return shape_; }
  /// Number of weights.
  [[nodiscard]] Index size() const { return offsets_.back() + last_units(); }
  [[nodiscard]] Index last_units() const { return shape_.hidden.back(); }
  /// The number of units of h_(layer), which are the inputs for layer 0.
  /// \param layer  0 .. L
  [[nodiscard]] Index units(std::size_t layer) const {
    return layer == 0 ? shape_.inputs() : shape_.hidden[layer - 1];
  }
  /// W_(layer + 1), with units(layer) columns.
  /// \param layer  0 .. L - 1
  template <typename Scalar>
  [[nodiscard]] Eigen::Map<const MatrixOf<Scalar>> weights(const VectorOf<Scalar>& all,
                                                           std::size_t layer) const {
    return {all.data() + offsets_[layer], units(layer + 1), units(layer)};
  }
  template <typename Scalar>
  [[nodiscard]] Eigen::Map<MatrixOf<Scalar>> weights(VectorOf<Scalar>& all,
                                                     std::size_t layer) const {
    return {all.data() + offsets_[layer], units(layer + 1), units(layer)};
  }
  /// w.
  template <typename Scalar>
  [[nodiscard]] Eigen::Map<const VectorOf<Scalar>> last(const VectorOf<Scalar>& all) const {
    return {all.data() + offsets_.back(), last_units()};
  }
  template <typename Scalar>
  [[nodiscard]] Eigen::Map<VectorOf<Scalar>> last(VectorOf<Scalar>& all) const {
    return {all.data() + offsets_.back(), last_units()};
  }

  /// Random weights, each uniform within +-1/sqrt(inputs of its layer).
  [[nodiscard]] Vector random_weights(Random& random) const;

 private:
  CriticShape shape_;
  std::vector<Index> offsets_;  // one per layer, that of w last
};

}  // namespace steelyard::sobolev

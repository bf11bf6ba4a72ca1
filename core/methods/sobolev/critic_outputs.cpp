// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/critic_outputs.h"

namespace steelyard::sobolev {
namespace {

template <typename Values>
void activate_in_place(Values&& values, Activation activation) {
  if (activation == Activation::relu) {
    values = values.cwiseMax(0.0F);
    return;
  }
  values = values.array().max(0.0F) + (-values.array().abs()).exp().log1p();
}

}  // namespace

CriticOutputs::CriticOutputs(const CriticLayout& layout)
    : layout_(layout), values_(layout.shape().layers()) {}

Eigen::Block<MatrixOf<float>, Eigen::Dynamic, Eigen::Dynamic, true> CriticOutputs::first(
    Index pairs) {
  if (values_.front().cols() < pairs) {
    for (std::size_t layer = 0; layer < values_.size(); ++layer) {
      values_[layer].resize(layout_.units(layer + 1), pairs);
    }
  }
  return values_.front().leftCols(pairs);
}

void CriticOutputs::add_to(VectorOf<double>& sums, const VectorOf<float>& weights) {
  const Index pairs = sums.size();
  const Activation activation = layout_.shape().activation;
  activate_in_place(values_.front().leftCols(pairs), activation);
  for (std::size_t layer = 1; layer < values_.size(); ++layer) {
    values_[layer].leftCols(pairs).noalias() =
        layout_.weights(weights, layer) * values_[layer - 1].leftCols(pairs);
    activate_in_place(values_[layer].leftCols(pairs), activation);
  }
  outputs_.noalias() = values_.back().leftCols(pairs).transpose() * layout_.last(weights);
  sums += outputs_.cast<double>();
}

}  // namespace steelyard::sobolev

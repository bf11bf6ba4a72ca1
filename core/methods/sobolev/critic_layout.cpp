// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/critic_layout.h"

#include <cmath>
#include <utility>

namespace steelyard::sobolev {
namespace {

template <typename Weights>
void fill_uniformly(Weights&& weights, Index inputs, Random& random) {
  const double most = 1.0 / std::sqrt(static_cast<double>(inputs));
  for (double& weight : weights.reshaped()) {
    weight = most * (2.0 * random.uniform() - 1.0);
  }
}

}  // namespace

CriticLayout::CriticLayout(CriticShape shape) : shape_(std::move(shape)), offsets_{0} {
  for (std::size_t layer = 0; layer < shape_.layers(); ++layer) {
    offsets_.push_back(offsets_.back() + units(layer) * units(layer + 1));
  }
}

Vector CriticLayout::random_weights(Random& random) const {
  Vector all(size());
  for (std::size_t layer = 0; layer < shape_.layers(); ++layer) {
    fill_uniformly(weights(all, layer), units(layer), random);
  }
  fill_uniformly(last(all), last_units(), random);
  return all;
}

}  // namespace steelyard::sobolev

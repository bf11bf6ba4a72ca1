// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/learned_space.h"

#include "core/error.h"

namespace steelyard {

LearnedSpace LearnedSpace::of_map(Matrix map) {
  LearnedSpace space;
  space.map_ = std::move(map);
  return space;
}

Vector LearnedSpace::reach() const {
  return is_map() ? Vector(map_.colwise().norm().transpose()) : weights_;
}

LearnedSpace LearnedSpace::restricted_to(const std::vector<Index>& inputs) const {
  LearnedSpace kept;
  kept.weights_ = Vector::Zero(weights_.size());
  kept.map_ = Matrix::Zero(map_.rows(), map_.cols());
  for (const Index input : inputs) {
    if (empty()) {
      break;
    }
    if (input < 0 || input >= dimension()) {
      throw fault("an input that the learned space does not have");
    }
    if (is_map()) {
      kept.map_.col(input) = map_.col(input);
    } else {
      kept.weights_[input] = weights_[input];
    }
  }
  return kept;
}

bool LearnedSpace::operator==(const LearnedSpace& other) const {
  return weights_.size() == other.weights_.size() && map_.rows() == other.map_.rows() &&
         map_.cols() == other.map_.cols() && weights_ == other.weights_ && map_ == other.map_;
}

}  // namespace steelyard

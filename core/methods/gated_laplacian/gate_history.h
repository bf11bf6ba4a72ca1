// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/matrix.h"

namespace steelyard::gated {

/// How the gates of one start moved, at few epochs at equal distances: whenever there are too many,
/// every other one is forgotten. Thus it takes little room, however long the training is.
class GateHistory {
 public:
  static constexpr std::size_t most = 64;

  /// To be told of every epoch, from 0.
  void note(std::uint64_t epoch, const Vector& mu);

  [[nodiscard]] std::size_t size() const { return mus_.size(); }
  [[nodiscard]] std::uint64_t epoch(std::size_t place) const { return place * stride_; }
  /// Of all gates. In single precision, which a picture does not show.
  [[nodiscard]] const Eigen::VectorXf& mu(std::size_t place) const { return mus_[place]; }

 private:
  std::uint64_t stride_ = 1;
  std::vector<Eigen::VectorXf> mus_;
};

}  // namespace steelyard::gated

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/matrix.h"

namespace steelyard::gated {

/// How the gates of one start moved, at a few evenly spaced epochs: whenever there are too many,
/// every other one is dropped, so that memory stays small however long the training is.
class GateHistory {
 public:
  static constexpr std::size_t most = 64;

  /// To be called after every epoch, beginning with 0.
  void note(std::uint64_t epoch, const Vector& mu);

  [[nodiscard]] std::size_t size() const { return mus_.size(); }
  [[nodiscard]] std::uint64_t epoch(std::size_t place) const { return place * stride_; }
  /// mu of all gates, in single precision, which is enough for a picture.
  [[nodiscard]] const Eigen::VectorXf& mu(std::size_t place) const { return mus_[place]; }

 private:
  std::uint64_t stride_ = 1;
  std::vector<Eigen::VectorXf> mus_;
};

}  // namespace steelyard::gated

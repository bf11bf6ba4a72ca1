// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/methods/sobolev/critic_layout.h"

namespace steelyard::sobolev {

/// Computes f from what reaches the first hidden layer, with no unit left out. Owns its buffers, so
/// each thread needs its own.
class CriticOutputs {
 public:
  /// \param layout  must outlive this
  explicit CriticOutputs(const CriticLayout& layout);

  /// A buffer to be filled with W_1 [x, y], one column per pair.
  /// \param pairs  >= 1
  [[nodiscard]] Eigen::Block<MatrixOf<float>, Eigen::Dynamic, Eigen::Dynamic, true> first(
      Index pairs);
  /// Adds f of each pair to `sums`, whose length is the number of pairs.
  void add_to(VectorOf<double>& sums, const VectorOf<float>& weights);

 private:
  const CriticLayout& layout_;
  std::vector<MatrixOf<float>> values_;  // one per hidden layer
  VectorOf<float> outputs_;
};

}  // namespace steelyard::sobolev

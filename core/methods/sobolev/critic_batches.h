// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/random.h"

namespace steelyard::sobolev {

/// Samples of an update: joint pairs (x, y) of one sample, mixed ones of two. Equal lengths.
struct PairBatch {
  std::vector<Index> joint;
  std::vector<Index> mixed_x, mixed_y;

  [[nodiscard]] Index size() const { return static_cast<Index>(joint.size()); }
};

/// The batches of a training. In an epoch, the joint pairs take every sample once, except for those
/// left over that do not fill a batch. So do the x of the mixed pairs, in an order of their own;
/// their y are drawn with replacement.
class PairBatches {
 public:
  /// \param batch  1 .. samples
  PairBatches(Index samples, Index batch, Random random);

  /// The next batch, valid until the next call.
  [[nodiscard]] const PairBatch& next();

 private:
  Index samples_;
  Random random_;
  std::vector<Index> order_of_joint_, order_of_mixed_;
  Index taken_;
  PairBatch batch_;
};

/// The pairs that judge a critic: all samples once, with each y moved to another one at random.
[[nodiscard]] PairBatch judged_pairs(std::vector<Index> samples, Random& random);

}  // namespace steelyard::sobolev

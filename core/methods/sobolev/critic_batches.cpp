// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/critic_batches.h"

#include <algorithm>
#include <utility>

namespace steelyard::sobolev {

PairBatches::PairBatches(Index samples, Index batch, Random random)
    : samples_(samples), random_(random), taken_(samples) {
  batch_.joint.resize(static_cast<std::size_t>(batch));
  batch_.mixed_x = batch_.mixed_y = batch_.joint;
}

const PairBatch& PairBatches::next() {
  const Index size = batch_.size();
  if (taken_ + size > samples_) {
    order_of_joint_ = random_.permutation(samples_);
    order_of_mixed_ = random_.permutation(samples_);
    taken_ = 0;
  }
  std::copy_n(order_of_joint_.begin() + taken_, size, batch_.joint.begin());
  std::copy_n(order_of_mixed_.begin() + taken_, size, batch_.mixed_x.begin());
  for (Index& sample : batch_.mixed_y) {
    sample = static_cast<Index>(random_.below(static_cast<std::uint64_t>(samples_)));
  }
  taken_ += size;
  return batch_;
}

PairBatch judged_pairs(std::vector<Index> samples, Random& random) {
  PairBatch pairs;
  const std::vector<Index> order = random.permutation(std::ssize(samples));
  // Neighbours in a random order: none keeps its own y.
  for (std::size_t place = 0; place < order.size(); ++place) {
    const auto at = [&](std::size_t k) {
      return samples[static_cast<std::size_t>(order[k % order.size()])];
    };
    pairs.joint.push_back(at(place));
    pairs.mixed_y.push_back(at(place + 1));
  }
  pairs.mixed_x = pairs.joint;
  return pairs;
}

}  // namespace steelyard::sobolev

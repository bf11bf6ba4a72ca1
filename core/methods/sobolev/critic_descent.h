// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/methods/sobolev/critic_pass.h"
#include "core/methods/sobolev/critic_training.h"
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

/// Fills a pass with pairs of a batch.
/// \param first, count  the range of these pairs
template <typename Scalar>
void fill_pairs(CriticPass<Scalar>& pass, const CriticData<Scalar>& data, const PairBatch& batch,
                Index first, Index count) {
  auto joint = pass.joint();
  auto mixed = pass.mixed();
  for (Index k = 0; k < count; ++k) {
    const auto pair = static_cast<std::size_t>(first + k);
    joint.col(k) = data.pairs.col(batch.joint[pair]);
    mixed.col(k).head(data.features()) = data.pairs.col(batch.mixed_x[pair]).head(data.features());
    mixed.col(k).tail(data.targets()) = data.pairs.col(batch.mixed_y[pair]).tail(data.targets());
  }
}

/// Updates a critic and eta on given batches. A large batch is always split in two, so that two
/// threads may share it and the sums are the same for any number of threads.
template <typename Scalar>
class CriticDescent {
 public:
  /// \param data  must outlive this
  /// \param plan  its batch is the size of every batch
  CriticDescent(const CriticData<Scalar>& data, const CriticPlan& plan, const Vector& weights);

  /// Takes a step of Adam on the weights, and one of eta by the slopes before that step.
  void step(const PairBatch& batch);

  [[nodiscard]] const CriticLayout& layout() const { return layout_; }
  [[nodiscard]] const VectorOf<Scalar>& weights() const { return weights_; }
  [[nodiscard]] const Vector& eta() const { return eta_.values(); }
  /// The sums over the last batch, before its step.
  [[nodiscard]] const CriticSums& sums() const { return sums_; }

 private:
  struct Part {
    Index first = 0;
    Index count = 0;
    CriticPass<Scalar> pass;
    DroppedUnits units;
    VectorOf<Scalar> gradient;
    CriticSums sums;
  };

  const CriticData<Scalar>& data_;
  CriticPlan plan_;
  CriticLayout layout_;
  VectorOf<Scalar> weights_;
  CriticEta eta_;
  AdamOf<Scalar> adam_;
  std::vector<Part> parts_;
  CriticTerms<Scalar> terms_;
  CriticSums sums_;
};

}  // namespace steelyard::sobolev

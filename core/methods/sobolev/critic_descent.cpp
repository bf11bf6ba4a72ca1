// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/critic_descent.h"

#include <algorithm>
#include <utility>

#include "core/parallel.h"

namespace steelyard::sobolev {
namespace {

constexpr double kept_mean = 0.5;
constexpr double kept_square = 0.999;

}  // namespace

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

template <typename Scalar>
CriticDescent<Scalar>::CriticDescent(const CriticData<Scalar>& data, const CriticPlan& plan,
                                     const Vector& weights)
    : data_(data),
      plan_(plan),
      layout_({data.features(), data.targets(), plan.hidden, plan.activation}),
      weights_(weights.cast<Scalar>()),
      eta_(data.groups.count(), plan.eta),
      adam_(kept_mean, kept_square) {
  constexpr Index least_for_two = 4'000'000;  // below, two threads wait for each other too often
  const bool in_two = plan.batch * layout_.size() >= least_for_two;
  const Index first = in_two ? (plan.batch + 1) / 2 : plan.batch;
  Random random(plan.seed, Purpose::dropped_units, plan.critic);
  parts_.push_back({0, first, {layout_, first}, {random, plan.dropout}, {}, {}});
  if (const Index rest = plan.batch - first; rest > 0) {
    parts_.push_back({first, rest, {layout_, rest}, {random, plan.dropout}, {}, {}});
  }
  terms_.batch = plan.batch;
  terms_.rho = plan.rho;
}

template <typename Scalar>
void CriticDescent<Scalar>::step(const PairBatch& batch) {
  terms_.slopes =
      data_.groups.spread((plan_.eta.lambda / (eta_.values().array() + CriticEta::floor)).matrix())
          .template cast<Scalar>();
  parallel_for(std::ssize(parts_), Sharing{}, [&](Index index) {
    Part& part = parts_[static_cast<std::size_t>(index)];
    fill_pairs(part.pass, data_, batch, part.first, part.count);
    if (plan_.dropout > 0.0) {
      part.pass.drop_units(part.units);
    }
    part.sums = part.pass.differentiate(weights_, terms_, part.gradient);
  });
  sums_ = parts_.front().sums;
  VectorOf<Scalar>& gradient = parts_.front().gradient;
  const auto decay = static_cast<Scalar>(plan_.weight_decay);
  if (parts_.size() > 1) {
    gradient += decay * weights_ + parts_.back().gradient;
    sums_.add(parts_.back().sums);
  } else {
    gradient += decay * weights_;
  }
  adam_.step(weights_, gradient, plan_.rate);
  eta_.step(data_.groups.sums(sums_.slopes / static_cast<double>(plan_.batch)));
}

template class CriticDescent<float>;
template class CriticDescent<double>;

}  // namespace steelyard::sobolev

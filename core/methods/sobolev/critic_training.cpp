// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/critic_training.h"

#include <algorithm>
#include <utility>

#include "core/methods/sobolev/critic_descent.h"
#include "core/subnormals.h"

namespace steelyard::sobolev {
namespace {

template <typename Scalar>
class TrainingOf final : public CriticTraining {
 public:
  TrainingOf(std::shared_ptr<const CriticData<Scalar>> data, const CriticPlan& plan)
      : data_(std::move(data)),
        batches_(data_->samples(), plan.batch,
                 Random(plan.seed, Purpose::pairs_of_a_critic, plan.critic)),
        descent_(*data_, plan, start(*data_, plan)) {}

  bool advance_to(std::uint64_t updates, const std::stop_token& stop) override {
    const SubnormalsAsZero guard;  // weights of units that nothing uses shrink without end
    for (; updates_ < updates; ++updates_) {
      if (stop.stop_requested()) {
        return false;
      }
      descent_.step(batches_.next());
    }
    return true;
  }
  [[nodiscard]] std::uint64_t updates() const override { return updates_; }
  [[nodiscard]] const Vector& eta() const override { return descent_.eta(); }
  [[nodiscard]] const CriticLayout& layout() const override { return descent_.layout(); }
  [[nodiscard]] VectorOf<float> weights() const override {
    return descent_.weights().template cast<float>();
  }

 private:
  static Vector start(const CriticData<Scalar>& data, const CriticPlan& plan) {
    Random random(plan.seed, Purpose::start_of_a_critic, plan.critic);
    return CriticLayout({data.features(), data.targets(), plan.hidden, plan.activation})
        .random_weights(random);
  }

  std::shared_ptr<const CriticData<Scalar>> data_;
  PairBatches batches_;
  CriticDescent<Scalar> descent_;
  std::uint64_t updates_ = 0;
};

}  // namespace

Index fitting_batch(Index asked, Index samples) {
  return std::max<Index>(2, std::min(asked, samples / 2));
}

template <typename Scalar>
std::unique_ptr<CriticTraining> critic_training(std::shared_ptr<const CriticData<Scalar>> data,
                                                const CriticPlan& plan) {
  return std::make_unique<TrainingOf<Scalar>>(std::move(data), plan);
}

template std::unique_ptr<CriticTraining> critic_training(
    std::shared_ptr<const CriticData<float>> data, const CriticPlan& plan);
template std::unique_ptr<CriticTraining> critic_training(
    std::shared_ptr<const CriticData<double>> data, const CriticPlan& plan);

}  // namespace steelyard::sobolev

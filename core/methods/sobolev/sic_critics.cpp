// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/sic_critics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/parallel.h"

namespace steelyard::sobolev {
namespace {

constexpr Index most_judged = 320;
/// Multiplications, about, below which threads would rather wait for each other than work.
constexpr double least_for_a_team = 5e7;

template <typename Scalar>
std::shared_ptr<const CriticData<Scalar>> data_of(const SicTable& table, Index samples) {
  auto data = std::make_shared<CriticData<Scalar>>();
  data->pairs = table.pairs.leftCols(samples).template cast<Scalar>();
  data->groups = table.groups;
  return data;
}

/// Some of the samples first .. end - 1, with targets of others among them.
PairBatch pairs_to_judge(Index first, Index end, Random& random) {
  std::vector<Index> samples = random.subset(end - first, std::min(end - first, most_judged));
  for (Index& sample : samples) {
    sample += first;
  }
  return judged_pairs(std::move(samples), random);
}

/// \param pairs  of samples of the data, at least one
Judged judged(const CriticData<float>& data, const PairBatch& pairs, const CriticLayout& layout,
              const VectorOf<float>& weights) {
  constexpr Index judged_together = 64;  // buffers that stay in the cache
  const Index whole = pairs.size() - pairs.size() % judged_together;
  CriticSums sums;
  const auto ask = [&](CriticPass<float>& pass, Index first, Index count) {
    fill_pairs(pass, data, pairs, first, count);
    sums.add(pass.evaluate(weights));
  };
  if (whole > 0) {
    CriticPass<float> pass(layout, judged_together);
    for (Index first = 0; first < whole; first += judged_together) {
      ask(pass, first, judged_together);
    }
  }
  if (const Index rest = pairs.size() - whole; rest > 0) {
    CriticPass<float> pass(layout, rest);
    ask(pass, whole, rest);
  }
  const auto count = static_cast<double>(pairs.size());
  return {(sums.joint - sums.mixed) / count, sums.squares / count, sums.slopes / count};
}

}  // namespace

double Judged::loss(const CriticPlan& plan, const FeatureGroups& groups, const Vector& eta) const {
  const Vector of_groups = groups.sums(slopes);
  return -difference + 0.5 * plan.rho * square +
         0.5 * plan.eta.lambda * (of_groups.array() / (eta.array() + CriticEta::floor)).sum();
}

SicCritics::SicCritics(const SicTable& table, const SicOptions& options)
    : all_(data_of<float>(table, table.pairs.cols())),
      mean_(options.mean),
      plans_(critic_plans(options, table.training)) {
  const auto single = options.precise ? nullptr : data_of<float>(table, table.training);
  const auto precise = options.precise ? data_of<double>(table, table.training) : nullptr;
  for (const CriticPlan& plan : plans_) {
    critics_.push_back(options.precise ? critic_training(precise, plan)
                                       : critic_training(single, plan));
    updates_of_.push_back(updates_of(options, plan, table.training));
  }
  most_updates_ = *std::max_element(updates_of_.begin(), updates_of_.end());
  opinions_.resize(plans_.size());
  Random random(options.plan.seed, Purpose::pairs_of_a_critic, plans_.size());
  training_ = pairs_to_judge(0, table.training, random);
  if (table.training + 1 < table.pairs.cols()) {
    held_out_ = pairs_to_judge(table.training, table.pairs.cols(), random);
  }
}

bool SicCritics::advance_to(std::uint64_t updates, const std::stop_token& stop) {
  std::vector<char> whole(critics_.size(), 0);
  const double share = static_cast<double>(updates) / static_cast<double>(most_updates_);
  const Sharing sharing{.team = operations_to(updates) > least_for_a_team};
  static_cast<void>(parallel_for(std::ssize(critics_), stop, sharing, [&](Index index) {
    const auto critic = static_cast<std::size_t>(index);
    const auto goal =
        static_cast<std::uint64_t>(std::llround(share * static_cast<double>(updates_of_[critic])));
    whole[critic] = critics_[critic]->advance_to(goal, stop) ? 1 : 0;
  }));
  if (std::count(whole.begin(), whole.end(), 1) < std::ssize(whole)) {
    return false;
  }
  updates_ = updates;
  return true;
}

/// Multiplications until so many updates of the critic with the most.
double SicCritics::operations_to(std::uint64_t updates) const {
  constexpr double of_a_weight_and_pair = 8.0;
  double operations = 0.0;
  for (std::size_t critic = 0; critic < critics_.size(); ++critic) {
    operations += of_a_weight_and_pair * static_cast<double>(updates_of_[critic]) *
                  static_cast<double>(plans_[critic].batch * layout().size());
  }
  return operations * static_cast<double>(updates - updates_) / static_cast<double>(most_updates_);
}

bool SicCritics::judge(const std::stop_token& stop) {
  const auto asked = static_cast<double>(training_.size() + held_out_.size());
  const double operations =
      3.0 * asked * static_cast<double>(layout().size()) * static_cast<double>(critics_.size());
  const Sharing sharing{.team = operations > least_for_a_team};
  return parallel_for(std::ssize(critics_), stop, sharing, [&](Index index) {
    const auto critic = static_cast<std::size_t>(index);
    const VectorOf<float> weights = critics_[critic]->weights();
    const auto ask = [&](const PairBatch& pairs) {
      return judged(*all_, pairs, critics_[critic]->layout(), weights);
    };
    Opinion& opinion = opinions_[critic];
    opinion.training = ask(training_);
    opinion.loss = opinion.training.loss(plans_[critic], all_->groups, critics_[critic]->eta());
    if (held_out_.size() > 0) {
      opinion.held_out = ask(held_out_);
    }
  });
}

Matrix SicCritics::etas() const {
  Matrix etas(all_->features(), std::ssize(critics_));
  for (std::size_t critic = 0; critic < critics_.size(); ++critic) {
    etas.col(static_cast<Index>(critic)) = all_->groups.spread(critics_[critic]->eta());
  }
  return etas;
}

Vector SicCritics::eta() const {
  Matrix etas(all_->groups.count(), std::ssize(critics_));
  for (std::size_t critic = 0; critic < critics_.size(); ++critic) {
    etas.col(static_cast<Index>(critic)) = critics_[critic]->eta();
  }
  return all_->groups.spread(mean_eta(etas, mean_));
}

double SicCritics::loss() const {
  double sum = 0.0;
  for (const Opinion& opinion : opinions_) {
    sum += opinion.loss;
  }
  return sum / static_cast<double>(opinions_.size());
}

double SicCritics::difference() const {
  double sum = 0.0;
  for (const Opinion& opinion : opinions_) {
    sum += opinion.training.difference;
  }
  return sum / static_cast<double>(opinions_.size());
}

double SicCritics::held_out_difference() const {
  if (held_out_.size() == 0) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  double sum = 0.0;
  for (const Opinion& opinion : opinions_) {
    sum += opinion.held_out.difference;
  }
  return sum / static_cast<double>(opinions_.size());
}

Vector SicCritics::slopes() const {
  Vector sum = Vector::Zero(all_->features());
  for (const Opinion& opinion : opinions_) {
    sum += opinion.training.slopes.cwiseSqrt();
  }
  return sum / static_cast<double>(opinions_.size());
}

double SicCritics::tilt() const {
  double squares = 0.0;
  for (const Opinion& opinion : opinions_) {
    squares += opinion.training.square;
  }
  const double tilt =
      difference() * static_cast<double>(opinions_.size()) / std::max(squares, 1e-300);
  return std::isfinite(tilt) ? std::max(tilt, 0.0) : 0.0;
}

std::vector<VectorOf<float>> SicCritics::weights() const {
  std::vector<VectorOf<float>> all;
  for (const auto& critic : critics_) {
    all.push_back(critic->weights());
  }
  return all;
}

}  // namespace steelyard::sobolev

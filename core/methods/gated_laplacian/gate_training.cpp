// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gate_training.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "core/positions.h"

namespace steelyard::gated {
namespace {

constexpr double first_mu = 0.5;
constexpr double start_spread = 0.01;
/// Of a start with few open gates: one in five, but 20.
constexpr Index share_open = 5;
constexpr Index fewest_open = 20;
/// Fewer gates than these need no such starts.
constexpr Index many_gates = 60;
/// The noise still opens such a gate in one of six steps, so it may come back.
constexpr double first_mu_closed = -0.5;
/// Of the last step in the running mean of the loss.
constexpr double share_of_new_loss = 0.02;

double cut_normal(Random& random) {
  constexpr double most = 2.0;
  for (;;) {
    const double draw = random.normal();
    if (std::abs(draw) <= most) {
      return draw;
    }
  }
}

void fill(Matrix& noise, Index gates, Index samples, Random& random) {
  noise.resize(gates, samples);
  for (double& number : noise.reshaped()) {
    number = random.normal();
  }
}

Index draws_of_a_gate(const GateTraining& training, Index samples) {
  return training.noise == GateNoise::per_feature ? 1 : samples;
}

}  // namespace

Index size_of_batch(const GateTraining& training, Index samples) {
  return training.batch > 0 ? std::min(training.batch, samples) : samples;
}

GateRestart::GateRestart(const GatedTable& table, const GateTraining& training,
                         std::uint64_t number)
    : table_(table),
      training_(training),
      function_(training.gates),
      random_(training.seed, Purpose::gates, number),
      number_(number),
      mu_(table.gates()),
      gates_(table.input_of.size(), -1) {
  for (double& mu : mu_) {
    mu = first_mu + start_spread * cut_normal(random_);
  }
  if (number % 2 == 1) {
    close_most_gates();
  }
  add_chances();
}

void GateRestart::close_most_gates() {
  const Index gates = mu_.size();
  if (gates < many_gates) {
    return;
  }
  const Vector first = mu_;
  mu_.setConstant(first_mu_closed);
  for (const Index gate : random_.subset(gates, std::max(fewest_open, gates / share_open))) {
    mu_[gate] = first[gate];
  }
}

bool GateRestart::epoch(const std::stop_token& stop) {
  const Index samples = table_.samples();
  const Index size = size_of_batch(training_, samples);
  if (size == samples) {
    step(table_.values, table_.columns);
    return true;
  }
  Random order_of_epoch(training_.seed, Purpose::batches, (number_ << 32U) + epochs_);
  const std::vector<Index> order = order_of_epoch.permutation(samples);
  for (Index first = 0; first < samples; first += size) {
    if (stop.stop_requested()) {
      return false;
    }
    take_samples(order, first, size);
    step(batch_, Matrix());
  }
  ++epochs_;
  return true;
}

void GateRestart::take_samples(const std::vector<Index>& order, Index first, Index size) {
  const Index samples = table_.samples();
  std::vector<Index> taken(static_cast<std::size_t>(size));
  for (Index place = 0; place < size; ++place) {
    taken[static_cast<std::size_t>(place)] =
        order[static_cast<std::size_t>((first + place) % samples)];
  }
  batch_ = table_.values(Eigen::all, taken);
}

void GateRestart::step(const Matrix& samples, const Matrix& columns) {
  fill(noise_, table_.gates(), draws_of_a_gate(training_, samples.cols()), random_);
  const Vector mu = table_.by_column(mu_);
  const GatedLoss found = function_(samples, mu, table_.by_column(noise_), columns);
  ++steps_;
  const double share = std::max(1.0 / static_cast<double>(steps_), share_of_new_loss);
  loss_ += share * (found.loss - loss_);
  const Vector gradient = table_.by_gate(found.gradient);
  if (training_.optimizer == GateOptimizer::adam) {
    adam_.step(mu_, gradient, training_.learning_rate);
    mu_ = mu_.cwiseMax(lowest).cwiseMin(highest);
  } else {
    mu_ -= training_.learning_rate * gradient;
  }
  note_gates();
  add_chances();
}

/// In the order of the gates, so that the sum does not depend on the processor.
void GateRestart::add_chances() {
  expected_open_ = 0.0;
  for (const double chance : function_.chances(mu_).open()) {
    expected_open_ += chance;
  }
}

GateState GateRestart::state() const {
  GateState state;
  state.loss = loss_;
  state.expected_open = expected_open_;
  for (const double mu : mu_) {
    state.open += mu > 0.0 ? 1 : 0;
    state.saturated += mu >= 1.0 ? 1 : 0;
  }
  return state;
}

void GateRestart::note_gates() {
  bool unchanged = true;
  for (Index feature = 0; feature < mu_.size(); ++feature) {
    const double mu = mu_[feature];
    const int now = mu <= 0.0 ? 0 : (mu >= 1.0 ? 1 : -1);
    int& before = gates_[static_cast<std::size_t>(feature)];
    unchanged = unchanged && now >= 0 && now == before;
    before = now;
  }
  steps_unchanged_ = unchanged ? steps_unchanged_ + 1 : 0;
}

std::optional<double> loss_on_common_noise(const GatedTable& table, const GateTraining& training,
                                           const Vector& mu, int draws,
                                           const std::stop_token& stop) {
  const Index samples = table.samples();
  const Index of_step = size_of_batch(training, samples);
  const Vector by_column = table.by_column(mu);
  Random random(training.seed, Purpose::tried_gates);
  GatedLossFunction function(training.gates);
  Matrix noise;
  double sum = 0.0;
  for (int draw = 0; draw < draws; ++draw) {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    fill(noise, table.gates(), draws_of_a_gate(training, of_step), random);
    if (of_step == samples) {
      sum += function(table.values, by_column, table.by_column(noise), table.columns).loss;
    } else {
      const Matrix batch = table.values(Eigen::all, random.subset(samples, of_step));
      sum += function(batch, by_column, table.by_column(noise)).loss;
    }
  }
  return sum / draws;
}

std::vector<Index> open_gates(const Vector& mu) { return positions_above_zero(mu); }

std::size_t best_start(const std::vector<GateState>& starts) {
  const auto rank = [](const GateState& start) {
    return std::tuple(!std::isfinite(start.loss), start.open < 2, start.loss);
  };
  const auto best =
      std::min_element(starts.begin(), starts.end(),
                       [&](const GateState& a, const GateState& b) { return rank(a) < rank(b); });
  return static_cast<std::size_t>(best - starts.begin());
}

}  // namespace steelyard::gated

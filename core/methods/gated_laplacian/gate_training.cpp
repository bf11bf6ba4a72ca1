// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gate_training.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace steelyard::gated {
namespace {

constexpr double first_mu = 0.5;
constexpr double start_spread = 0.01;

double cut_normal(Random& random) {
  constexpr double most = 2.0;
  for (;;) {
    const double draw = random.normal();
    if (std::abs(draw) <= most) {
      return draw;
    }
  }
}

void fill(Matrix& noise, Index rows, Index columns, Random& random) {
  noise.resize(rows, columns);
  for (double& number : noise.reshaped()) {
    number = random.normal();
  }
}

Index rows_of_noise(const GateTraining& training, Index samples) {
  return training.noise == GateNoise::per_feature ? 1 : samples;
}

}  // namespace

GateRestart::GateRestart(const Matrix& table, const GateTraining& training, std::uint64_t number)
    : table_(table),
      training_(training),
      function_(training.gates),
      random_(training.seed, Purpose::gates, number),
      number_(number),
      mu_(table.cols()),
      gates_(static_cast<std::size_t>(table.cols()), -1) {
  for (double& mu : mu_) {
    mu = first_mu + start_spread * cut_normal(random_);
  }
}

void GateRestart::epoch() {
  const Index samples = table_.rows();
  const Index size = training_.batch > 0 ? std::min(training_.batch, samples) : samples;
  loss_ = 0.0;
  if (size == samples) {
    step(table_);
  } else {
    Random order_of_epoch(training_.seed, Purpose::batches, (number_ << 32U) + epochs_);
    const std::vector<Index> order = order_of_epoch.permutation(samples);
    const Index batches = (samples + size - 1) / size;
    batch_.resize(size, table_.cols());
    for (Index batch = 0; batch < batches; ++batch) {
      for (Index row = 0; row < size; ++row) {
        batch_.row(row) =
            table_.row(order[static_cast<std::size_t>((batch * size + row) % samples)]);
      }
      step(batch_);
    }
    loss_ /= static_cast<double>(batches);
  }
  ++epochs_;
}

void GateRestart::step(const Matrix& samples) {
  fill(noise_, rows_of_noise(training_, samples.rows()), samples.cols(), random_);
  const GatedLoss found = function_(samples, mu_, noise_);
  loss_ += found.loss;
  if (training_.optimizer == GateOptimizer::adam) {
    adam_.step(mu_, found.gradient, training_.learning_rate);
    mu_ = mu_.cwiseMax(lowest).cwiseMin(highest);
  } else {
    mu_ -= training_.learning_rate * found.gradient;
  }
  note_gates();
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

double loss_on_common_noise(const Matrix& table, const GateTraining& training, const Vector& mu,
                            int draws) {
  Random random(training.seed, Purpose::tried_gates);
  GatedLossFunction function(training.gates);
  Matrix noise;
  double sum = 0.0;
  for (int draw = 0; draw < draws; ++draw) {
    fill(noise, rows_of_noise(training, table.rows()), table.cols(), random);
    sum += function(table, mu, noise).loss;
  }
  return sum / draws;
}

std::vector<Index> open_gates(const Vector& mu) {
  std::vector<Index> open;
  for (Index feature = 0; feature < mu.size(); ++feature) {
    if (mu[feature] > 0.0) {
      open.push_back(feature);
    }
  }
  return open;
}

std::size_t best_start(const std::vector<Vector>& mus, const std::vector<double>& losses) {
  const auto lowest = [&](bool all) {
    std::size_t best = mus.size();
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t start = 0; start < mus.size(); ++start) {
      if ((all || open_gates(mus[start]).size() >= 2U) && losses[start] < least) {
        least = losses[start];
        best = start;
      }
    }
    return best;
  };
  const std::size_t best = lowest(false);
  return best < mus.size() ? best : lowest(true);
}

}  // namespace steelyard::gated

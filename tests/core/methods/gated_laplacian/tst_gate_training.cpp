// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <numbers>

#include "core/methods/gated_laplacian/gate_training.h"
#include "core/parallel.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/sanitized.h"

using namespace steelyard;
using namespace steelyard::gated;

namespace {

Matrix standardised(const Matrix& columns) {
  Matrix scaled = columns.rowwise() - columns.colwise().mean();
  for (auto column : scaled.colwise()) {
    column /= std::sqrt(column.squaredNorm() / static_cast<double>(column.size()));
  }
  return scaled;
}

/// Two half circles that reach into each other, with noise, in the first two columns; the others
/// are noise alone (Lindenbaum et al. 2021).
Matrix two_moons(Index samples, Index columns, std::uint64_t seed) {
  Matrix table = tests::normal_matrix(samples, columns, seed);
  table.leftCols(2) *= 0.05;
  const Index half = samples / 2;
  for (Index row = 0; row < samples; ++row) {
    const bool outer = row < half;
    const double at = std::numbers::pi * static_cast<double>(outer ? row : row - half) /
                      static_cast<double>(half - 1);
    table(row, 0) += outer ? std::cos(at) : 1.0 - std::cos(at);
    table(row, 1) += outer ? std::sin(at) : 0.5 - std::sin(at);
  }
  return standardised(table);
}

struct Trained {
  std::vector<Vector> mus;
  std::vector<double> losses;

  [[nodiscard]] std::size_t best() const { return best_start(mus, losses); }
};

Trained train(const Matrix& table, const GateTraining& training, Index starts, int epochs) {
  Trained all{std::vector<Vector>(static_cast<std::size_t>(starts)),
              std::vector<double>(static_cast<std::size_t>(starts))};
  parallel_for(starts, Sharing{}, [&](Index number) {
    GateRestart start(table, training, static_cast<std::uint64_t>(number));
    for (int epoch = 0; epoch < epochs && !start.is_decided(); ++epoch) {
      start.epoch();
    }
    const auto at = static_cast<std::size_t>(number);
    all.mus[at] = start.mu();
    all.losses[at] = loss_on_common_noise(table, training, start.mu());
  });
  return all;
}

}  // namespace

class TestGateTraining : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// One start in two or three finds both; of eight, the one of lowest loss has them.
  void the_moons_are_found_among_eighteen_columns_of_noise() {
    if (tests::sanitized) {
      QSKIP("too slow under a sanitizer");
    }
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      GateTraining training;
      training.seed = seed;
      const Trained trained = train(two_moons(100, 20, seed), training, 8, 2500);
      const std::size_t best = trained.best();
      QCOMPARE(open_gates(trained.mus[best]), (std::vector<Index>{0, 1}));
      QVERIFY2(trained.losses[best] < -0.975, qPrintable(QString::number(trained.losses[best])));
    }
  }

  void any_number_of_threads_gives_the_same_bits() {
    const Matrix table = two_moons(40, 6, 5);
    GateTraining training;
    training.batch = 15;
    training.noise = GateNoise::per_sample;
    const std::size_t most = most_threads();
    const Trained many = train(table, training, 3, 20);
    set_most_threads(1);
    const Trained one = train(table, training, 3, 20);
    set_most_threads(most);
    for (std::size_t start = 0; start < 3; ++start) {
      QVERIFY(many.mus[start] == one.mus[start]);
      QCOMPARE(many.losses[start], one.losses[start]);
    }
    QVERIFY(many.mus[0] != many.mus[1]);
  }

  void starts_lie_around_a_half() {
    const Matrix table = two_moons(20, 400, 1);
    const Vector mu = GateRestart(table, {}, 0).mu();
    QVERIFY((mu.array() - 0.5).abs().maxCoeff() <= 0.02);
    const double spread = std::sqrt((mu.array() - mu.mean()).square().mean());
    // A normal distribution cut at 2 standard deviations has a spread of 0.88.
    QVERIFY(std::abs(spread - 0.0088) < 0.001);
  }

  /// Of 10 samples in batches of 4, the third is filled from the first: 3 steps of Adam.
  void an_epoch_takes_each_sample_in_batches() {
    const Matrix table = two_moons(10, 3, 4);
    GateTraining training;
    training.batch = 4;
    GateRestart start(table, training, 0);
    const Vector before = start.mu();
    start.epoch();
    QVERIFY((start.mu() - before).cwiseAbs().maxCoeff() <= 3.0 * training.learning_rate + 1e-12);
    QVERIFY((start.mu() - before).cwiseAbs().maxCoeff() > training.learning_rate);
    QVERIFY(std::isfinite(start.loss()));
  }

  /// With a high price all gates close, stay where Adam may take them, and are decided.
  void closed_gates_are_decided() {
    const Matrix table = two_moons(20, 4, 2);
    GateTraining training;
    training.gates.lambda = 100.0;
    training.learning_rate = 0.1;
    GateRestart start(table, training, 0);
    int epochs = 0;
    while (!start.is_decided() && epochs < 2000) {
      start.epoch();
      ++epochs;
    }
    QVERIFY(start.is_decided());
    QVERIFY(epochs > GateRestart::steps_to_decide);
    QVERIFY(open_gates(start.mu()).empty());
    QVERIFY(start.mu().minCoeff() >= GateRestart::lowest);
  }

  void a_single_open_gate_is_not_the_best_start() {
    const std::vector<Vector> mus{Vector{{2.0, -1.0, -1.0}}, Vector{{2.0, 1.0, -1.0}},
                                  Vector{{2.0, 1.0, 1.0}}};
    QCOMPARE(best_start(mus, {-1.0, -0.9, -0.8}), std::size_t{1});
    QCOMPARE(best_start({mus[0], Vector{{-1.0, -1.0, -1.0}}}, {-1.0, 0.0}), std::size_t{0});
  }
};

QTEST_GUILESS_MAIN(TestGateTraining)
#include "tst_gate_training.moc"

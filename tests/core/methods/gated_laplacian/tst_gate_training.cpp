// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/methods/gated_laplacian/gate_starts.h"
#include "core/methods/gated_laplacian/gate_training.h"
#include "core/parallel.h"
#include "tests/support/sanitized.h"
#include "tests/support/two_moons.h"

using namespace steelyard;
using namespace steelyard::gated;

namespace {

GatedTable two_moons(Index samples, Index columns, std::uint64_t seed) {
  return gated_table(tests::standardised(tests::two_moons(samples, columns, seed)));
}

struct Trained {
  std::vector<Vector> mus;
  std::vector<GateState> states;  ///< losses on common noise
};

Trained train(const GatedTable& table, const GateTraining& training, Index starts, int epochs) {
  Trained all{std::vector<Vector>(static_cast<std::size_t>(starts)),
              std::vector<GateState>(static_cast<std::size_t>(starts))};
  parallel_for(starts, Sharing{}, [&](Index number) {
    GateRestart start(table, training, static_cast<std::uint64_t>(number));
    for (int epoch = 0; epoch < epochs && !start.is_decided(); ++epoch) {
      start.epoch();
    }
    const auto at = static_cast<std::size_t>(number);
    all.mus[at] = start.mu();
    all.states[at] = start.state();
    all.states[at].loss = loss_on_common_noise(table, training, start.mu()).value();
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
      const std::size_t best = best_start(trained.states);
      QCOMPARE(open_gates(trained.mus[best]), (std::vector<Index>{0, 1}));
      QVERIFY2(trained.states[best].loss < -0.975,
               qPrintable(QString::number(trained.states[best].loss)));
    }
  }

  void any_number_of_threads_gives_the_same_bits() {
    const GatedTable table = two_moons(40, 6, 5);
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
      QCOMPARE(many.states[start].loss, one.states[start].loss);
    }
    QVERIFY(many.mus[0] != many.mus[1]);
  }

  void starts_lie_around_a_half() {
    const GatedTable table = two_moons(20, 400, 1);
    const Vector mu = GateRestart(table, {}, 0).mu();
    QVERIFY((mu.array() - 0.5).abs().maxCoeff() <= 0.02);
    const double spread = std::sqrt((mu.array() - mu.mean()).square().mean());
    // A normal distribution cut at 2 standard deviations has a spread of 0.88.
    QVERIFY(std::abs(spread - 0.0088) < 0.001);
  }

  /// Of 400 gates, 80 are open at first; the others are nearly closed.
  void every_second_start_has_few_open_gates() {
    const GatedTable table = two_moons(20, 400, 1);
    const Vector one = GateRestart(table, {}, 1).mu();
    const Vector three = GateRestart(table, {}, 3).mu();
    QCOMPARE((one.array() > 0.0).count(), 80);
    QCOMPARE((one.array() == -0.5).count(), 320);
    QVERIFY(open_gates(one) != open_gates(three));
    const GatedTable small = two_moons(20, 20, 1);
    QCOMPARE(open_gates(GateRestart(small, {}, 1).mu()).size(), 20U);
  }

  /// Of 10 samples in batches of 4, the third is filled from the first: 3 steps of Adam.
  void an_epoch_takes_each_sample_in_batches() {
    const GatedTable table = two_moons(10, 3, 4);
    GateTraining training;
    training.batch = 4;
    GateRestart start(table, training, 0);
    const Vector before = start.mu();
    start.epoch();
    QVERIFY((start.mu() - before).cwiseAbs().maxCoeff() <= 3.0 * training.learning_rate + 1e-12);
    QVERIFY((start.mu() - before).cwiseAbs().maxCoeff() > training.learning_rate);
    QVERIFY(std::isfinite(start.state().loss));
  }

  /// With a high price all gates close, stay where Adam may take them, and are decided.
  void closed_gates_are_decided() {
    const GatedTable table = two_moons(20, 4, 2);
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
    const GateState one{-1.0, 1.0, 1, 1};
    const GateState two{-0.9, 2.0, 2, 2};
    const GateState three{-0.8, 3.0, 3, 3};
    const GateState none{0.0, 0.0, 0, 0};
    QCOMPARE(best_start({one, three, two}), std::size_t{2});
    QCOMPARE(best_start({none, one}), std::size_t{1});
    const GateState not_a_number{std::nan(""), 2.0, 2, 2};
    QCOMPARE(best_start({not_a_number, one}), std::size_t{1});
  }

  /// The epochs that are kept lie at equal distances and end near the last one.
  void a_long_history_keeps_few_epochs() {
    GateHistory history;
    for (std::uint64_t epoch = 0; epoch <= 1000; ++epoch) {
      history.note(epoch, Vector::Constant(2, static_cast<double>(epoch)));
    }
    QVERIFY(history.size() <= GateHistory::most);
    QVERIFY(history.size() >= GateHistory::most / 2);
    for (std::size_t place = 0; place < history.size(); ++place) {
      QCOMPARE(history.mu(place)[0], static_cast<float>(history.epoch(place)));
    }
    QCOMPARE(history.epoch(history.size() - 1) + history.epoch(1) > 1000, true);
  }
};

QTEST_GUILESS_MAIN(TestGateTraining)
#include "tst_gate_training.moc"

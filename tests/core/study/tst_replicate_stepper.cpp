// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/run/driver.h"
#include "core/study/replicate_stepper.h"
#include "tests/support/counting_stepper.h"

using namespace steelyard;

namespace {

/// Counts twice more, and looks at each count three times.
class TwoMore final : public ReplicatePlan {
 public:
  void begin(const Result& /*main*/) override {}
  [[nodiscard]] std::vector<Figure> figures() const override { return {}; }
  [[nodiscard]] std::size_t count() const override { return 2; }
  [[nodiscard]] Message stage(std::size_t /*replicate*/) const override {
    return other_words("again");
  }
  [[nodiscard]] BegunTrial start(std::size_t /*replicate*/) override {
    looks_ = 0;
    BegunTrial begun;
    begun.stepper = std::make_unique<CountingStepper>(CountingPlan{.iterations = 4});
    return begun;
  }
  [[nodiscard]] Progress judge(std::size_t /*replicate*/, const Result* /*result*/,
                               const std::stop_token& /*stop*/,
                               std::vector<FigurePoint>& /*points*/) override {
    return ++looks_ == 3 ? Progress::finished : Progress::more;
  }
  void report(Result& /*result*/) const override {}

 private:
  int looks_ = 0;
};

}  // namespace

class TestReplicateStepper : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Their pieces take another time each, and the words are the same for all of them.
  void each_run_and_each_evaluation_is_a_stage_of_its_own() {
    ReplicateStepper stepper(std::make_unique<CountingStepper>(CountingPlan{.iterations = 4}),
                             std::make_unique<TwoMore>(), 0.5);
    std::vector<std::size_t> stages;
    const Outcome outcome = drive(stepper, {}, [&](Snapshot&& snapshot) {
      if (!snapshot.outcome && (stages.empty() || stages.back() != snapshot.stage_number)) {
        stages.push_back(snapshot.stage_number);
      }
    });
    QCOMPARE(outcome.ending, Ending::converged);
    QCOMPARE(stages, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
  }
};

QTEST_GUILESS_MAIN(TestReplicateStepper)
#include "tst_replicate_stepper.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/run/driver.h"
#include "core/study/best_of.h"
#include "tests/support/counting_stepper.h"

using namespace steelyard;

namespace {

BestOf::Member counting(const std::string& label, std::uint64_t iterations) {
  return {label, [iterations] {
            return std::make_unique<CountingStepper>(CountingPlan{.iterations = iterations});
          }};
}

struct Watched {
  Outcome outcome;
  std::vector<std::uint64_t> iterations;
  std::vector<PathPoint> path;
  double last_fraction = 0.0;
  bool fraction_fell = false;
};

Watched watch(Stepper& stepper) {
  Watched watched;
  watched.outcome = drive(stepper, {}, [&](Snapshot&& snapshot) {
    for (const Iterate& iterate : snapshot.appended.iterates) {
      watched.iterations.push_back(iterate.iteration);
    }
    for (const PathPoint& point : snapshot.appended.path) {
      watched.path.push_back(point);
    }
    watched.fraction_fell = watched.fraction_fell || snapshot.fraction < watched.last_fraction;
    watched.last_fraction = snapshot.fraction;
  });
  return watched;
}

}  // namespace

class TestBestOf : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keeps_the_member_of_the_lowest_objective() {
    BestOf study({counting("short", 5), counting("long", 9), counting("middle", 7)});
    const Watched watched = watch(study);
    const Result result = study.result();
    QCOMPARE(watched.outcome.ending, Ending::converged);
    QCOMPARE(result.objective, 0.1);
    QCOMPARE(result.suggested_path_point, std::optional<std::size_t>(1));
    QCOMPARE(QString::fromStdString(result.path.at(1).label), QString("long"));
  }

  /// A member whose objective is no number is no solution, wherever it stands.
  void a_member_without_a_value_is_not_kept() {
    BestOf study({{"lost",
                   [] {
                     return std::make_unique<CountingStepper>(
                         CountingPlan{.iterations = 5, .lost_at = 1, .forgets_best = true});
                   }},
                  counting("sound", 7)});
    watch(study);
    const Result result = study.result();
    QCOMPARE(result.objective, 0.125);
    QCOMPARE(result.path.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(result.path.front().label), QString("sound"));
  }

  void streams_each_member_as_a_path_point() {
    BestOf study({counting("a", 3), counting("b", 4)});
    const Watched watched = watch(study);
    QCOMPARE(watched.path.size(), 2U);
    QCOMPARE(watched.path[0].objective, 0.25);
    QCOMPARE(watched.path[1].objective, 0.2);
  }

  void numbers_iterations_on_and_never_goes_back() {
    BestOf study({counting("a", 3), counting("b", 2)});
    const Watched watched = watch(study);
    QCOMPARE(watched.iterations, (std::vector<std::uint64_t>{0, 1, 2, 3, 4, 5, 6}));
    QVERIFY(!watched.fraction_fell);
    QCOMPARE(watched.last_fraction, 1.0);
  }

  /// The pieces of one member say nothing about how long those of the next take.
  void each_member_is_a_stage_of_its_own() {
    BestOf study({counting("a", 3), counting("b", 2)});
    std::vector<std::size_t> stages;
    drive(study, {}, [&](Snapshot&& snapshot) {
      if (stages.empty() || stages.back() != snapshot.stage_number) {
        stages.push_back(snapshot.stage_number);
      }
    });
    QCOMPARE(stages, (std::vector<std::size_t>{0, 1}));
  }

  void stopped_keeps_the_best_so_far() {
    BestOf study({counting("a", 3), counting("b", 1000)});
    std::stop_source source;
    const Outcome outcome = drive(study, source.get_token(), [&](Snapshot&& snapshot) {
      if (!snapshot.appended.path.empty()) {
        source.request_stop();
      }
    });
    QCOMPARE(outcome.ending, Ending::stopped);
    QCOMPARE(study.result().outcome.ending, Ending::stopped);
    QCOMPARE(study.result().objective, 0.25);
  }
};

QTEST_GUILESS_MAIN(TestBestOf)
#include "tst_best_of.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A descent can end where another would not. The first benchmark of the paper (Wild et al. 2024,
// Table 1) on many draws, and what is said where starts disagree.

#include <malloc.h>

#include <QtTest>
#include <algorithm>

#include "core/data/generators.h"
#include "core/methods/dii/dii_method.h"
#include "core/methods/dii/options.h"
#include "core/methods/dii/starts.h"
#include "core/problem/problem.h"
#include "core/run/driver.h"
#include "tests/support/dii_cases.h"
#include "tests/support/messages.h"
#include "tests/support/run_method.h"
#include "tests/support/sanitized.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

ProblemPtr table_1(Index samples, std::uint64_t draw) {
  return std::make_shared<const Problem>(make_problem(ten_gaussians(samples, draw)));
}

Result solved(const ProblemPtr& problem, const std::map<std::string, std::string>& settings = {}) {
  return run_to_end(*studied<dii::DiiMethod>(), problem, settings);
}

}  // namespace

class TestStarts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// DADApy ends at 0.0026. A single cosine decay ended above 0.0033 on every third draw, within
  /// 100 epochs; twice as many are allowed.
  void table_1_is_solved_on_every_draw() {
    if (sanitized) {
      QSKIP("20 runs on 1,500 samples take too long here");
    }
    for (std::uint64_t draw = 1; draw <= 20; ++draw) {
      const Result result = solved(table_1(1500, draw));
      QVERIFY2(result.objective <= 0.0027, qPrintable(QString::number(result.objective)));
      QVERIFY(result.iterations <= 200);
      QCOMPARE(result.outcome.reason.id, std::string("dii.starts_ended"));
      QVERIFY(in_words(result.outcome.reason).find("2 starts ended at a DII of") == 0);
    }
  }

  void where_starts_end_far_from_each_other_it_is_said() {
    if (sanitized) {
      QSKIP("1,500 samples take too long here");
    }
    // This draw holds a single decay up.
    const ProblemPtr problem = table_1(1500, 7);
    const Result one = solved(problem, {{"decay", "cosine"}, {"restarts", "1"}});
    QVERIFY(one.objective > 0.0033);
    QVERIFY(one.outcome.reason.says_nothing());
    const Result two = solved(problem, {{"decay", "cosine"}, {"restarts", "2"}});
    QVERIFY(two.objective <= 0.0027);
    QVERIFY(tests::says(two.warnings, "2 starts ended at a DII of 0.00"));
    QVERIFY(tests::has_message(two.warnings, "dii.spread_of_starts"));
    QVERIFY(!tests::has_message(one.warnings, "dii.spread_of_starts"));
    // The histories go on, and no iteration is numbered twice.
    const std::vector<double>& x = two.histories.front().x;
    QCOMPARE(x.size(), static_cast<std::size_t>(two.iterations + 1));
    QCOMPARE(x.back(), static_cast<double>(two.iterations));
    const std::vector<double>& y = two.histories.front().y;
    QCOMPARE(*std::min_element(y.begin(), y.end()), two.objective);
  }

  void further_starts_raise_what_fell() {
    const Vector weights{{4.0, 0.04, 0.0, 1.0}};
    QVERIFY((dii::raised(weights, 1) - Vector{{1.0, 0.1, 0.0, 0.5}}).norm() < 1e-14);
    QVERIFY((dii::raised(weights, 2).array().square().square() * 4.0 - weights.array())
                .abs()
                .maxCoeff() < 1e-13);
    QVERIFY(dii::can_start_again(weights));
    QVERIFY(!dii::can_start_again(Vector{{0.0, 3.0}}));
  }

  void the_highest_start_is_found_beside_the_lowest() {
    const std::vector<dii::StartEnd> ends{{Ending::converged, 0.25}, {Ending::converged, 0.125}};
    const auto highest = dii::highest_start(ends);
    QVERIFY(highest.has_value());
    QCOMPARE(highest->value, 0.25);
    QCOMPARE(in_words(highest->measured_on), std::string("2 starts"));
    QVERIFY(!dii::highest_start(std::vector<dii::StartEnd>{{Ending::converged, 0.25}}));
    const Result two = solved(table_1(100, 3), {{"epochs", "50"}, {"restarts", "2"}});
    const Finding* found = find_finding(two.findings, "highest_start");
    QVERIFY(found != nullptr && found->value >= two.objective);
    const Result one = solved(table_1(100, 3), {{"epochs", "50"}, {"restarts", "1"}});
    QVERIFY(one.findings.empty());
  }

  void the_spread_has_a_threshold() {
    const auto spread = [](std::vector<double> values) {
      std::vector<dii::StartEnd> ends;
      for (const double value : values) {
        ends.push_back({Ending::converged, value});
      }
      return dii::spread_of_starts(ends);
    };
    QVERIFY(!spread({0.1}));
    QVERIFY(!spread({0.1, 0.109}));
    QVERIFY(tests::says({*spread({0.1, 0.111, 0.105})}, "0.1, 0.111 and 0.105"));
  }

  /// A penalty and plain descent have one start, as they had.
  void where_starts_cannot_be_compared_there_is_one() {
    const auto starts = [](const std::map<std::string, std::string>& settings) {
      const auto method = studied<dii::DiiMethod>();
      return dii::options_from(values_of(*method, settings)).starts;
    };
    QCOMPARE(starts({}), 2);
    QCOMPARE(starts({{"restarts", "5"}}), 5);
    QCOMPARE(starts({{"l1", "0.001"}, {"restarts", "5"}}), 1);
    QCOMPARE(starts({{"narrowing", "0.1"}}), 1);
    QCOMPARE(starts({{"lambda", "0.1"}, {"restarts", "5"}}), 1);
    QCOMPARE(starts({{"optimizer", "descent"}}), 1);
    QCOMPARE(starts({{"epochs", "49"}}), 1);
    QCOMPARE(starts({{"epochs", "50"}}), 2);
    QCOMPARE(starts({{"optimizer", "descent"}, {"restarts", "3"}}), 3);
  }

  void a_penalty_that_is_too_strong_is_said() {
    const ProblemPtr problem = table_1(200, 3);
    const Result strong = solved(problem, {{"l1", "1000"}});
    QVERIFY(tests::says(strong.warnings, "the L1 penalty 1000 is too strong"));
    QVERIFY(tests::has_message(strong.warnings, "dii.penalty_too_strong"));
    QVERIFY(dii::is_too_strong(1.0, 0.2, 0.3, 4));
    QVERIFY(dii::is_too_strong(1.0, 0.2, 0.1, 1));
    QVERIFY(!dii::is_too_strong(0.1, 0.2, 0.1, 1));
    QVERIFY(!dii::is_too_strong(1.0, 0.2, 0.1, 2));
    QVERIFY(
        !tests::has_message(solved(problem, {{"l1", "1e-4"}}).warnings, "dii.penalty_too_strong"));
    QVERIFY(!tests::has_message(solved(problem).warnings, "dii.penalty_too_strong"));
  }

  /// Millions of samples: fewer rows, instead of ranks of 12 GB.
  void rows_of_millions_of_samples_are_few() {
    const dii::Options options;
    QCOMPARE(dii::row_count(options, 5000), 5000);
    QCOMPARE(dii::row_count(options, 500000), 1000);
    QCOMPARE(dii::row_count(options, 3000000), 166);
    QCOMPARE(dii::row_count(options, 50000000), 100);
    dii::Options asked;
    asked.rows = 1000;
    QCOMPARE(dii::row_count(asked, 3000000), 1000);
  }

  /// Of the weights of each epoch, only the newest and the best are kept.
  void epochs_keep_no_weights() {
    constexpr Index features = 5000;
    constexpr std::uint64_t epochs = 60;
    const Space inputs = gaussian_space(8, features, 5);
    const auto problem =
        std::make_shared<const Problem>(problem_of(inputs, scaled(inputs, Vector::Ones(features))));
    const auto method = studied<dii::DiiMethod>();
    for (const char* decay : {"cosine", "best"}) {
      const auto stepper =
          method->begin(problem, values_of(*method, {{"epochs", std::to_string(epochs)},
                                                     {"restarts", "1"},
                                                     {"decay", decay},
                                                     {"tolerance", "0"}}));
      static_cast<void>(stepper->advance({}, {}));
      const auto before = ::mallinfo2();
      drive(*stepper, {}, [](Snapshot&&) {});
      const auto after = ::mallinfo2();
      const auto grown = static_cast<double>(after.uordblks + after.hblkhd) -
                         static_cast<double>(before.uordblks + before.hblkhd);
      QVERIFY(stepper->result().iterations >= epochs);
      QVERIFY2(grown < 0.2 * static_cast<double>(features * epochs * sizeof(double)),
               qPrintable(QString::number(grown)));
    }
  }
};

QTEST_APPLESS_MAIN(TestStarts)
#include "tst_starts.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <Eigen/QR>
#include <QtTest>
#include <cmath>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/realised_rate.h"
#include "core/error.h"
#include "core/trials/trial_log.h"
#include "tests/support/asked.h"
#include "tests/support/hasty_method.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/one_thread.h"
#include "tests/support/sanitized.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Independent columns of noise, and a target of noise.
std::shared_ptr<Problem> noise(Index samples, Index columns, std::uint64_t seed = 3) {
  const Matrix all = normal_matrix(samples, columns + 1, seed);
  return number_problem(all.leftCols(columns), all.col(columns));
}

/// y = 2 x1 - x2 and little noise, among six columns.
ProblemPtr planted() {
  const Matrix all = normal_matrix(150, 7, 3);
  return number_problem(all.leftCols(6), 2.0 * all.col(0) - all.col(1) + 0.2 * all.col(6));
}

AnswerQuestion hasty(const std::shared_ptr<const HastyMethod>& method, ProblemPtr problem,
                     Index null_targets) {
  AnswerQuestion question;
  question.run.method = method;
  question.result = std::make_shared<const Result>(run_to_end(*method, problem));
  question.problem = std::move(problem);
  question.null_targets = null_targets;
  return question;
}

/// Stops once this share of the runs is done.
TrialProgress stopping_after(double share, std::stop_source& stop) {
  return [share, &stop](double done) {
    if (done > share) {
      stop.request_stop();
    }
  };
}

/// By least squares on the place, its square and a constant.
Vector trend_of(const Vector& target) {
  const Vector places = Vector::LinSpaced(target.size(), 0.0, 1.0);
  Matrix powers(target.size(), 3);
  powers << Vector::Ones(target.size()), places, places.cwiseAbs2();
  return powers * powers.colPivHouseholderQr().solve(target);
}

/// The target shifted by at least a twentieth of the samples, both ways.
bool is_shift_of(const Vector& target, const Vector& shifted) {
  const Index samples = target.size();
  for (Index shift = samples / 20; shift <= samples - samples / 20; ++shift) {
    Vector turned(samples);
    for (Index sample = 0; sample < samples; ++sample) {
      turned[sample] = target[(sample + shift) % samples];
    }
    if (turned.isApprox(shifted, 1e-9)) {
      return true;
    }
  }
  return false;
}

}  // namespace

class TestRealisedRate : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Of independent columns, Benjamini and Hochberg's procedure finds something in exactly q of the
  /// targets that have to do with none (Simes 1986).
  void an_exact_rule_has_the_rate_that_it_promises() {
    AnswerQuestion question = asked("f-test", noise(100, 10), {{"q", "0.2"}});
    question.null_targets = sanitized ? 50 : 400;
    const auto rate = realised_rate(question, {});
    QVERIFY(rate);
    QCOMPARE(rate->promised, 0.2);
    QCOMPARE(rate->runs, question.null_targets);
    QCOMPARE(rate->worth, static_cast<double>(rate->runs));
    QVERIFY(rate->verdict() == RateVerdict::holds);
    const double standard_error = std::sqrt(0.2 * 0.8 / static_cast<double>(rate->runs));
    QVERIFY2(std::abs(rate->rate() - 0.2) < 4.0 * standard_error,
             qPrintable(QString::number(rate->rate())));
    QVERIFY(rate->interval.low < rate->rate() && rate->rate() < rate->interval.high);
    QVERIFY(rate->mean_discoveries >= rate->rate());
    QVERIFY(has(in_words(statement_of(*rate)), "The rate holds: "));
  }

  /// One of ten columns passes 0.1 by chance in 1 - 0.9^10 = 0.65 of the tables, and 1 on average.
  void a_rule_that_corrects_nothing_is_above_what_it_promises() {
    const auto method = std::make_shared<const HastyMethod>();
    const AnswerQuestion question = hasty(method, noise(100, 10), 100);
    const auto rate = realised_rate(question, {});
    QVERIFY(rate && rate->verdict() == RateVerdict::above);
    QVERIFY(std::abs(rate->rate() - 0.65) < 0.2);
    QVERIFY(std::abs(rate->mean_discoveries - 1.0) < 0.4);
    QVERIFY(has(in_words(statement_of(*rate)), "beside the promised 0.1."));
    const AnswerChecks only{.rate = true};
    const AnswerCheck check = check_of(answer(question, only), "rate");
    QVERIFY(check.level == AnswerLevel::caution);
    QCOMPARE(number_of(check, "realised_rate"), rate->rate());
    QCOMPARE(number_of(check, "promised_rate"), 0.1);
    QCOMPARE(number_of(check, "null_discoveries"), rate->mean_discoveries);
    QCOMPARE(number_of(check, "realised_rate_low"), rate->interval.low);
  }

  void is_the_same_on_any_number_of_threads() {
    const AnswerQuestion question = asked("f-test", noise(60, 20), {{"q", "0.3"}});
    const std::size_t before = most_threads();
    std::vector<RealisedRate> rates;
    for (const std::size_t threads : {1U, 4U}) {
      set_most_threads(threads);
      rates.push_back(*realised_rate(question, {}));
    }
    set_most_threads(before);
    QCOMPARE(rates[0].with_discoveries, rates[1].with_discoveries);
    QCOMPARE(rates[0].mean_discoveries, rates[1].mean_discoveries);
    QVERIFY(rates[0].interval == rates[1].interval);
    QVERIFY(statement_of(rates[0]) == statement_of(rates[1]));
  }

  void what_was_done_before_a_stop_is_counted_and_kept() {
    const OneThread in_order_of_trials;
    const auto method = std::make_shared<const HastyMethod>();
    AnswerQuestion question = hasty(method, noise(60, 5), 20);
    const auto whole = realised_rate(question, {});
    const std::size_t begun = method->targets().size();
    question.log = std::make_shared<TrialLog>();
    std::stop_source stop;
    const auto some = realised_rate(question, stop.get_token(), stopping_after(0.3, stop));
    QVERIFY(some && !some->is_complete());
    QCOMPARE(some->runs, Index{7});
    QCOMPARE(some->asked, Index{20});
    const auto rest = realised_rate(question, {});
    QVERIFY(rest && rest->is_complete());
    QCOMPARE(method->targets().size(), begun + 20);  // none is run twice
    QVERIFY(statement_of(*rest) == statement_of(*whole));
  }

  void a_stopped_check_can_be_asked_for_again() {
    const OneThread in_order_of_trials;
    AnswerQuestion question = hasty(std::make_shared<const HastyMethod>(), noise(60, 5), 20);
    question.log = std::make_shared<TrialLog>();
    const AnswerChecks only{.rate = true};
    std::stop_source stop;
    const Answer stopped =
        answer(question, only, stop.get_token(), nullptr, stopping_after(0.5, stop));
    const AnswerCheck& check = check_of(stopped, "rate");
    QVERIFY2(check.is_open() && has(in_words(check.finding), "stopped after 11 of 20 runs"),
             in_words(check.finding).c_str());
    QVERIFY(check_of(answer(question, only, {}, &stopped), "rate").level.has_value());
  }

  /// Beside its trend, which stays.
  void a_series_is_shifted() {
    const auto method = std::make_shared<const HastyMethod>();
    const auto series = noise(60, 3);
    series->order.time.emplace(60);
    std::iota(series->order.time->begin(), series->order.time->end(), Index{0});
    const auto rate = realised_rate(hasty(method, series, 10), {});
    QVERIFY(rate);
    QVERIFY(rate->where.id == "chance.shifted_targets");
    std::vector<Vector> targets = method->targets();
    targets.erase(targets.begin());  // of the run itself
    QCOMPARE(targets.size(), std::size_t{10});
    const Vector trend = trend_of(series->truth.col(0));
    for (const Vector& target : targets) {
      QVERIFY(is_shift_of(series->truth.col(0) - trend, target - trend));
    }
  }

  /// Shifts of a target that hardly moves from sample to sample are nearly the same.
  void runs_on_a_slow_series_are_worth_fewer() {
    const auto method = std::make_shared<const HastyMethod>();
    const auto series = noise(200, 3);
    Matrix slow = series->truth;
    for (Index sample = 1; sample < 200; ++sample) {
      slow(sample, 0) += 0.97 * slow(sample - 1, 0);
    }
    series->truth = std::move(slow);
    series->order.time.emplace(200);
    std::iota(series->order.time->begin(), series->order.time->end(), Index{0});
    const auto rate = realised_rate(hasty(method, series, 50), {});
    QVERIFY(rate && rate->worth < 25.0);
    const ShareInterval all = wilson_interval(static_cast<double>(rate->with_discoveries), 50.0);
    QVERIFY(rate->interval.high - rate->interval.low > all.high - all.low);
    QVERIFY(has(in_words(statement_of(*rate)), "moves so slowly"));
  }

  /// Each group has one target, which goes to another group as a whole.
  void whole_groups_are_exchanged() {
    const auto method = std::make_shared<const HastyMethod>();
    const auto grouped = noise(60, 3);
    grouped->order.groups = "Country";
    grouped->order.group_of.emplace(60);
    Matrix of_groups(60, 1);
    for (Index sample = 0; sample < 60; ++sample) {
      (*grouped->order.group_of)[static_cast<std::size_t>(sample)] = static_cast<int>(sample / 6);
      of_groups(sample, 0) = static_cast<double>(sample / 6);
    }
    grouped->truth = std::move(of_groups);
    const auto rate = realised_rate(hasty(method, grouped, 5), {});
    QVERIFY(rate);
    QVERIFY(rate->where.id == "chance.whole_groups");
    for (const Vector& target : method->targets()) {
      for (Index sample = 0; sample < 60; ++sample) {
        QCOMPARE(target[sample], target[sample - sample % 6]);
      }
    }
  }

  /// What promises a rate is repeated with all that selects in it, and nothing besides.
  void the_test_that_selects_is_repeated_with_the_run() {
    const AnswerQuestion knockoffs =
        asked("f-test", noise(80, 8), {{"trust", "knockoffs"}, {"fdr", "0.5"}, {"q", "0.05"}});
    QVERIFY(null_plan(knockoffs).run.check.study != nullptr);
    QCOMPARE(promised_rate(knockoffs.run).value(), 0.5);
    QVERIFY(realised_rate(knockoffs, {})->verdict() == RateVerdict::holds);
    const AnswerQuestion other = asked("f-test", noise(80, 8), {{"trust", "permuted-target"}});
    QVERIFY(null_plan(other).run.check.study == nullptr);
    QCOMPARE(promised_rate(other.run).value(), 0.05);
  }

  /// The chance level has run some of the same targets.
  void no_run_is_repeated_that_the_chance_level_has_made() {
    const auto method = std::make_shared<const HastyMethod>();
    AnswerQuestion question = hasty(method, planted(), 50);
    question.log = std::make_shared<TrialLog>();
    static_cast<void>(answer(question, AnswerChecks{.chance = true}));
    const std::size_t before = method->targets().size();
    static_cast<void>(realised_rate(question, {}));
    QCOMPARE(method->targets().size() - before, std::size_t{50 - 20});
  }

  void an_answer_does_not_wait_for_it() {
    const Answer found = answer(asked("f-test", planted()));
    const AnswerCheck& check = check_of(found, "rate");
    QVERIFY(check.is_open() && !check.is_needed());
    QVERIFY2(found.level == AnswerLevel::good, in_words(found).c_str());
    QVERIFY(settled_level(found) == AnswerLevel::good);
    QVERIFY(not_checked(found).says_nothing());
  }

  /// What is selected may be nothing: the question is then all the more what the rule does.
  void it_can_be_asked_for_where_nothing_is_selected() {
    const AnswerQuestion question = asked("f-test", noise(60, 5), {{"q", "0.00001"}});
    QVERIFY(question.result->selection.features.empty());
    const Answer found = answer(question, AnswerChecks{.rate = true});
    QVERIFY(check_of(found, "rate").level == AnswerLevel::good);
  }

  void a_run_that_promises_nothing_is_refused() {
    const AnswerQuestion question = asked("mrmr", planted());
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(realised_rate(question, {})));
    QVERIFY(check_with(answer(question, AnswerChecks{.rate = true}), "rate") == nullptr);
  }
};

QTEST_GUILESS_MAIN(TestRealisedRate)
#include "tst_realised_rate.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <optional>
#include <utility>
#include <vector>

#include "core/methods/automatic/plan_choice.h"

using namespace steelyard;
using automatic::Candidate;
using automatic::CandidateErrors;
using automatic::choose_plan;
using automatic::PlanChoice;

namespace {

constexpr Index splits = 5;

HeldOutColumns five_folds() {
  HeldOutColumns task;
  task.in_one = splits;  // a fourth as many samples are tested as are trained on
  return task;
}

Vector steady(double error) { return Vector::Constant(splits, error); }

/// Its difference from a steady error has a variance of 0.01, and so a standard error of
/// sqrt(0.45 * 0.01) = 0.067 over five folds.
Vector unsteady(double error) {
  Vector errors(splits);
  errors << -0.1, 0.1, -0.1, 0.1, 0.0;
  return errors.array() + error;
}

struct Judged {
  Candidate candidate;
  Vector errors;
};

CandidateErrors errors_of(const std::vector<Judged>& all, Vector nothing) {
  CandidateErrors of;
  of.errors.resize(std::ssize(all), splits);
  of.nothing = std::move(nothing);
  for (const Judged& one : all) {
    of.errors.row(std::ssize(of.candidates)) = one.errors.transpose();
    of.candidates.push_back(one.candidate);
  }
  return of;
}

std::optional<PlanChoice> choice_among(const std::vector<Judged>& all,
                                       const Vector& nothing = steady(1.0)) {
  return choose_plan(errors_of(all, nothing), five_folds());
}

}  // namespace

class TestPlanChoice : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void without_candidates_nothing_is_taken() { QVERIFY(!choose_plan({}, five_folds())); }

  /// Half a standard error is 0.034.
  void the_fewest_within_half_a_standard_error_are_taken() {
    const Judged many{{0, 3, Judge::ridge}, steady(0.4)};
    const auto near = choice_among({many, {{1, 1, Judge::trees}, unsteady(0.43)}});
    QVERIFY(near.has_value());
    QCOMPARE(near->best, std::size_t{0});
    QCOMPARE(near->taken, std::size_t{1});
    // This is within a whole one, but farther than half of it.
    const auto far = choice_among({many, {{1, 1, Judge::trees}, unsteady(0.44)}});
    QVERIFY(far.has_value());
    QCOMPARE(far->best, std::size_t{0});
    QCOMPARE(far->taken, std::size_t{0});
  }

  /// A difference that is the same in each fold is no chance, however small it is.
  /// From a hundredth of what knowing nothing errs on, which is 1 here or about that.
  void a_steady_loss_counts() {
    const auto choice =
        choice_among({{{0, 1, Judge::ridge}, steady(0.43)}, {{0, 2, Judge::ridge}, steady(0.4)}});
    QVERIFY(choice.has_value());
    QCOMPARE(choice->taken, std::size_t{1});
    const auto same =
        choice_among({{{0, 1, Judge::ridge}, steady(0.404)}, {{0, 2, Judge::ridge}, steady(0.4)}});
    QCOMPARE(same->taken, std::size_t{0});
  }

  void equal_errors_take_the_fewest() {
    const auto choice = choice_among({{{0, 4, Judge::ridge}, steady(0.4)},
                                      {{0, 2, Judge::ridge}, steady(0.4)},
                                      {{0, 3, Judge::ridge}, steady(0.4)}});
    QVERIFY(choice.has_value());
    QCOMPARE(choice->taken, std::size_t{1});
  }

  void of_as_few_the_least_error_is_taken() {
    const Judged many{{0, 5, Judge::ridge}, steady(0.4)};
    const Judged good{{1, 2, Judge::trees}, unsteady(0.41)};
    const Judged fair{{2, 2, Judge::neighbours}, unsteady(0.42)};
    const auto good_first = choice_among({many, good, fair});
    const auto good_last = choice_among({many, fair, good});
    QVERIFY(good_first.has_value() && good_last.has_value());
    QCOMPARE(good_first->taken, std::size_t{1});
    QCOMPARE(good_last->taken, std::size_t{2});
  }

  void what_is_no_better_than_nothing_is_not_taken() {
    const auto choice_at = [](double error) {
      return choice_among({{{0, 1, Judge::ridge}, steady(error)}}, unsteady(1.0));
    };
    QVERIFY(!choice_at(1.1));
    QVERIFY(!choice_at(1.0));
    QVERIFY(!choice_at(0.94));  // a standard error is 0.067
    QVERIFY(choice_at(0.92).has_value());
    // Without any difference, there is nothing to be sure of.
    QVERIFY(!choice_among({{{0, 1, Judge::ridge}, steady(1.0)}}));
  }
};

QTEST_GUILESS_MAIN(TestPlanChoice)
#include "tst_plan_choice.moc"

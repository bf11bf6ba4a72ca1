// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/analysis/answer_chance.h"
#include "core/analysis/answer_stability.h"
#include "core/analysis/held_out_verdict.h"
#include "core/trials/held_out_errors.h"

using namespace steelyard;

namespace {

constexpr Index folds = 5;
constexpr double spread = 0.01;

/// Errors whose gains over 1 are `gain` on average, with a standard error of `error`.
Vector with_gain(double gain, double error) {
  // Deviations -1, 1, -1, 1, 0 have a variance of 1 over the five folds.
  const Vector shape{{-1.0, 1.0, -1.0, 1.0, 0.0}};
  const double deviation = error / std::sqrt(1.0 / folds + 0.25);
  return Vector::Ones(folds) - gain * Vector::Ones(folds) - deviation * shape;
}

ComparedErrors plain(const Vector& selected) { return {selected, Vector::Ones(folds)}; }

/// Ten sets, `as_good` of them with the given errors, the others much worse.
ComparedErrors beside_random(Index as_good, const Vector& these) {
  ComparedErrors errors = plain(with_gain(0.5, spread));
  errors.random = Matrix::Constant(10, folds, 0.9);
  for (Index set = 0; set < as_good; ++set) {
    errors.random.row(set) = these.transpose();
  }
  return errors;
}

}  // namespace

/// Each level of a check just reached and just missed.
class TestHeldOutVerdict : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_gain_within_its_error_is_nothing() {
    using enum HeldOutVerdict;
    QVERIFY(held_out_verdict(plain(with_gain(0.00098, 0.001))) == no_better_than_nothing);
    QVERIFY(held_out_verdict(plain(with_gain(0.00102, 0.001))) == hardly_better_than_nothing);
    QVERIFY(held_out_verdict(plain(with_gain(-0.2, 0.01))) == no_better_than_nothing);
    QVERIFY(level_of(no_better_than_nothing) == AnswerLevel::bad);
  }

  /// "Predict no better than knowing nothing", in red, of an error of 0.93 and 13 % of the
  /// variance.
  void an_error_below_that_of_knowing_nothing_is_perhaps_better_however_it_differs() {
    using enum HeldOutVerdict;
    QVERIFY(held_out_verdict(plain(with_gain(0.1, 0.2))) == perhaps_better_than_nothing);
    QVERIFY(held_out_verdict(plain(with_gain(0.0051, 0.2))) == perhaps_better_than_nothing);
    QVERIFY(held_out_verdict(plain(with_gain(0.0049, 0.2))) == no_better_than_nothing);
    QVERIFY(held_out_verdict(plain(with_gain(-0.1, 0.2))) == no_better_than_nothing);
    QVERIFY(level_of(perhaps_better_than_nothing) == AnswerLevel::caution);
    QVERIFY(told_of(perhaps_better_than_nothing) == CheckVerdict::perhaps_better);
    // Half of the random sets being as good is what noise is like, so that it stays red.
    ComparedErrors errors = plain(with_gain(0.1, 0.2));
    errors.random = Matrix::Constant(10, folds, 0.95);
    errors.random.topRows(4) = errors.selected.transpose().replicate(4, 1);
    QVERIFY(held_out_verdict(errors) == perhaps_better_than_nothing);
    errors.random.row(4) = errors.selected.transpose();
    QVERIFY(held_out_verdict(errors) == no_better_than_random);
  }

  /// The 95 % point for five folds is 2.132.
  void a_gain_counts_once_it_is_clear() {
    using enum HeldOutVerdict;
    QVERIFY(held_out_verdict(plain(with_gain(0.2130, 0.1))) == hardly_better_than_nothing);
    QVERIFY(held_out_verdict(plain(with_gain(0.2133, 0.1))) == good);
    QVERIFY(held_out_verdict(plain(with_gain(0.4, 0.1))) == good);
    QVERIFY(!is_small_gain(plain(with_gain(0.2130, 0.1))));  // large, but not clear
    QVERIFY(level_of(hardly_better_than_nothing) == AnswerLevel::caution);
    QVERIFY(level_of(good) == AnswerLevel::good);
  }

  void a_clear_gain_of_under_a_thirtieth_is_hardly_one() {
    using enum HeldOutVerdict;
    QVERIFY(held_out_verdict(plain(with_gain(0.0333, 1e-4))) == hardly_better_than_nothing);
    QVERIFY(is_small_gain(plain(with_gain(0.0333, 1e-4))));
    QVERIFY(held_out_verdict(plain(with_gain(0.0334, 1e-4))) == explains_little);
  }

  /// "error 0.9", in green: that is a fifth of the variance.
  void a_clear_gain_that_leaves_most_of_the_variance_explains_little() {
    using enum HeldOutVerdict;
    QVERIFY(held_out_verdict(plain(with_gain(0.149, 1e-4))) == explains_little);
    QVERIFY(held_out_verdict(plain(with_gain(0.151, 1e-4))) == good);
    QVERIFY(level_of(explains_little) == AnswerLevel::caution);
    // What is said of all columns, or of those that may be left out, helps more.
    ComparedErrors errors = plain(with_gain(0.12, 1e-4));
    errors.of_all = Vector::Constant(folds, 0.5);
    QVERIFY(held_out_verdict(errors) == worse_than_all);
  }

  /// "An error of 0.00506 (the mean alone: 0.686): hardly better than knowing nothing."
  void an_error_of_a_hundredth_is_not_hardly_better_whatever_one_fold_does() {
    ComparedErrors errors{Vector{{0.002, 0.002, 0.002, 0.002, 0.0173}},
                          Vector{{0.05, 0.05, 0.05, 0.08, 3.2}}};
    QVERIFY(held_out_verdict(errors) == HeldOutVerdict::good);
  }

  void of_random_sets_one_in_ten_may_be_as_good() {
    using enum HeldOutVerdict;
    const Vector same = with_gain(0.5, spread);
    QVERIFY(held_out_verdict(beside_random(1, same)) == good);
    // More than one in ten, but the median of all is clearly worse.
    QVERIFY(held_out_verdict(beside_random(2, same)) == good);
    QVERIFY(held_out_verdict(beside_random(6, same)) == no_better_than_random);
    QVERIFY(level_of(no_better_than_random) == AnswerLevel::bad);
  }

  /// Where the others are no clearly worse, their number decides: one in ten is chance.
  void two_of_ten_random_sets_that_are_as_good_are_too_many() {
    using enum HeldOutVerdict;
    ComparedErrors errors = plain(with_gain(0.5, spread));
    errors.random.resize(10, folds);
    for (Index set = 0; set < 10; ++set) {
      // Each a little worse on average, in other folds.
      Vector other = errors.selected;
      other[set % folds] += 0.06;
      other[(set + 2) % folds] -= 0.055;
      errors.random.row(set) = other.transpose();
    }
    errors.random.row(0) = errors.selected.transpose();
    QVERIFY(held_out_verdict(errors) == good);
    errors.random.row(1) = errors.selected.transpose();
    QVERIFY(held_out_verdict(errors) == no_better_than_random);
  }

  /// "0 % are put into a wrong class: no better than columns drawn at random", in red.
  void what_is_exact_is_not_bad_because_others_are_too() {
    ComparedErrors errors = beside_random(10, Vector::Zero(folds));
    errors.selected = Vector::Zero(folds);
    QVERIFY(held_out_verdict(errors) == HeldOutVerdict::random_as_exact);
    QVERIFY(level_of(HeldOutVerdict::random_as_exact) == AnswerLevel::caution);
    errors.selected.setConstant(0.011);
    errors.random.setConstant(0.011);
    QVERIFY(held_out_verdict(errors) == HeldOutVerdict::no_better_than_random);
  }

  /// The right columns, which the choice misses in most training parts.
  void a_choice_that_comes_and_goes_is_no_verdict_on_the_columns() {
    using enum HeldOutVerdict;
    ComparedErrors errors = plain(with_gain(-0.01, spread));
    errors.with_all_parts = with_gain(0.3, spread);
    QVERIFY(held_out_verdict(errors) == no_better_than_nothing);
    errors.other_choices = 0.7;
    QVERIFY(held_out_verdict(errors) == choice_comes_and_goes);
    QVERIFY(level_of(choice_comes_and_goes) == AnswerLevel::caution);
    QVERIFY(told_of(choice_comes_and_goes) == CheckVerdict::perhaps_better);
    errors.with_all_parts = with_gain(0.01, spread);
    QVERIFY(held_out_verdict(errors) == no_better_than_nothing);
  }

  void random_columns_are_compared_in_their_own_folds() {
    ComparedErrors errors = plain(Vector::LinSpaced(folds, 0.5, 0.6));
    errors.random = Matrix::Constant(10, 2, 0.55);
    errors.folds_of_random = {folds - 2, folds - 1};
    QVERIFY(held_out_verdict(errors) == HeldOutVerdict::no_better_than_random);
    errors.folds_of_random = {0, 1};
    QVERIFY(held_out_verdict(errors) == HeldOutVerdict::good);
  }

  /// Of twelve columns that three factors make, nearly any six tell the other six.
  void other_inputs_may_be_told_by_many_sets() {
    using enum HeldOutVerdict;
    ComparedErrors errors = plain(with_gain(0.6, spread));
    errors.random = Matrix::Constant(10, folds, 0.3);
    QVERIFY(held_out_verdict(errors) == no_better_than_random);
    errors.of_rest = true;
    QVERIFY(held_out_verdict(errors) == good);
    errors.selected = with_gain(0.4, spread);  // less than three quarters of the variance
    QVERIFY(held_out_verdict(errors) == random_as_exact);
    errors.random.setConstant(0.59);
    QVERIFY(held_out_verdict(errors) == good);
    errors.selected = with_gain(-0.01, spread);
    QVERIFY(held_out_verdict(errors) == no_better_than_nothing);
    QVERIFY(says_little(no_better_than_nothing) && says_little(random_as_exact));
    QVERIFY(!says_little(good) && !says_little(explains_little));
  }

  /// Of some of the inputs, no error of all of them is known.
  void where_other_inputs_are_told_fewer_columns_are_only_a_note() {
    ComparedErrors errors = plain(with_gain(0.5, spread));
    errors.without = {errors.selected};
    QVERIFY(held_out_verdict(errors) == HeldOutVerdict::fewer_do);
    errors.of_rest = true;
    QVERIFY(held_out_verdict(errors) == HeldOutVerdict::good);
  }

  void all_columns_are_better_if_clearly_and_by_more_than_a_hundredth() {
    using enum HeldOutVerdict;
    ComparedErrors errors = plain(Vector::Constant(folds, 0.5));
    errors.of_all = Vector::Constant(folds, 0.491);
    QVERIFY(held_out_verdict(errors) == good);
    errors.of_all = Vector::Constant(folds, 0.489);
    QVERIFY(held_out_verdict(errors) == worse_than_all);
    QVERIFY(level_of(worse_than_all) == AnswerLevel::caution);
    errors.of_all = Vector{{0.2, 0.8, 0.2, 0.8, 0.2}};  // better by much, but not clearly
    QVERIFY(held_out_verdict(errors) == good);
  }

  /// "All 10 columns are needed", in green, where eight of them are noise.
  void all_are_needed_only_if_each_is_missed() {
    using enum HeldOutVerdict;
    ComparedErrors errors = plain(with_gain(0.5, spread));
    errors.without = {Vector::Constant(folds, 0.7), Vector::Constant(folds, 0.6)};
    QVERIFY(held_out_verdict(errors) == good);
    QCOMPARE(part_not_needed(errors), Index{-1});
    errors.without.push_back(errors.selected);
    QVERIFY(held_out_verdict(errors) == fewer_do);
    QCOMPARE(part_not_needed(errors), Index{2});
    QVERIFY(level_of(fewer_do) == AnswerLevel::caution);
  }

  void one_of_twenty_on_chance_is_a_caution_and_two_are_too_many() {
    QVERIFY(level_of_chance(0) == AnswerLevel::good);
    QVERIFY(level_of_chance(1) == AnswerLevel::caution);
    QVERIFY(level_of_chance(2) == AnswerLevel::bad);
    QVERIFY(level_of_chance(20) == AnswerLevel::bad);
  }

  void a_stability_of_two_fifths_is_enough() {
    QVERIFY(level_of_stability(0.4) == AnswerLevel::good);
    QVERIFY(level_of_stability(0.3999) == AnswerLevel::caution);
    QVERIFY(level_of_stability(std::numeric_limits<double>::quiet_NaN()) == AnswerLevel::caution);
  }

  void one_is_what_knows_nothing() {
    QCOMPARE(relative_error(Vector{{0.2, 0.4}}, Vector{{0.5, 0.7}}), 0.5);
    QCOMPARE(relative_error(Vector{{0.6, 0.6}}, Vector{{0.5, 0.7}}), 1.0);
    QCOMPARE(relative_error(Vector::Zero(2), Vector::Zero(2)), 0.0);
  }

  /// By hand: the ratio is 0.8; what the errors are above 0.8 of those of knowing nothing, -0.12,
  /// 0, 0.12, has a deviation of 0.12 over three folds, in units of 0.5.
  void a_standard_error_has_the_unit_of_its_error() {
    const Vector errors{{0.2, 0.4, 0.6}};
    const double error = 0.12 * std::sqrt(1.0 / 3.0 + 0.5) / 0.5;
    const auto found = error_of_relative(errors, Vector{{0.4, 0.5, 0.6}}, 0.5);
    QVERIFY(found && std::abs(*found - error) < 1e-15);
    const auto useless = error_of_relative(errors, errors, 0.5);  // 1 in every fold
    QVERIFY(useless && *useless < 1e-15);
    QVERIFY(!error_of_relative(errors, Vector::Zero(3), 0.5));
    QVERIFY(!error_of_relative(Vector::Zero(3), Vector::Zero(3), 0.5));
    QVERIFY(!error_of_relative(Vector::Ones(1), Vector::Ones(1), 0.5));
  }
};

QTEST_GUILESS_MAIN(TestHeldOutVerdict)
#include "tst_held_out_verdict.moc"

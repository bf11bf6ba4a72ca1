// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <string>
#include <vector>

#include "core/in_words.h"
#include "core/methods/automatic/automatic_figure.h"
#include "core/methods/automatic/why_taken.h"

using namespace steelyard;
using namespace steelyard::automatic;

namespace {

constexpr Index folds = 5;

/// One plan of four columns, whose error is half of that of knowing nothing.
CandidateErrors one_plan() {
  CandidateErrors errors;
  errors.candidates = {{0, 4, Judge::ridge}};
  errors.errors = Matrix::Constant(1, folds, 0.5);
  errors.nothing = Vector::Ones(folds);
  return errors;
}

QString words_of(std::size_t left, const std::vector<std::string>& dropped) {
  const CandidateErrors errors = one_plan();
  const PlanChoice choice;
  const std::vector<std::string> titles{"F test"};
  TakenColumns columns{.errors = errors, .choice = choice, .titles = titles};
  columns.left = left;
  columns.dropped = dropped.size();
  columns.dropped_names = names_in_words(dropped);
  columns.error = 0.5;
  return QString::fromStdString(in_words(why_taken(columns)));
}

}  // namespace

class TestWhyTaken : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// "Of these 4 columns, 1 is left out" said neither which four nor which one.
  void what_the_last_look_drops_is_named() {
    const QString one = words_of(3, {"age"});
    QVERIFY2(one.endsWith(". That takes 4 columns, of which age is left out in the end, as the "
                          "error is hardly larger without it (0.5)"),
             qPrintable(one));
    const QString two = words_of(2, {"age", "sex"});
    QVERIFY2(two.endsWith(". That takes 4 columns, of which age, sex are left out in the end, as "
                          "the error is hardly larger without them (0.5)"),
             qPrintable(two));
  }

  void where_nothing_is_dropped_nothing_is_said_of_it() {
    QVERIFY(!words_of(4, {}).contains("left out"));
  }

  /// Its line stands at four where the answer has three.
  void the_title_of_the_errors_says_that_columns_may_be_left_out_later() {
    HeldOutColumns task;
    task.in_one = folds;
    const Figure figure = errors_figure(one_plan(), {"F test"}, task, Candidate{0, 4});
    QCOMPARE(figure.thresholds.at(0).value, 4.0);
    QVERIFY(figure.title.ends_with("before the last look"));
  }
};

QTEST_GUILESS_MAIN(TestWhyTaken)
#include "tst_why_taken.moc"

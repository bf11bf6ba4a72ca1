// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>

#include "core/methods/registry.h"
#include "core/problem/row_copies.h"
#include "core/study/knockoff_source.h"
#include "tests/support/least_squares_method.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"
#include "tests/support/weighted_tables.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// 60 rows of the weights 1, 2 and 3; the first of six inputs has a little to do with the target.
Problem weighted_problem() {
  Matrix values = normal_matrix(60, 7, 11);
  values.col(6) += 0.4 * values.col(0);
  return make_problem(weighted_table(values, one_two_three(60)));
}

bool near(double one, double other) {
  return one == other || (std::isnan(one) && std::isnan(other)) ||
         std::abs(one - other) <= 1e-6 * std::max(std::abs(one), std::abs(other));
}

QString difference_of(const FeatureColumn& one, const FeatureColumn& other) {
  for (std::size_t input = 0; input < one.values.size(); ++input) {
    if (!near(one.values[input], other.values[input])) {
      return QString("%1 of input %2: %3, but %4")
          .arg(QString::fromStdString(one.id))
          .arg(input)
          .arg(one.values[input])
          .arg(other.values[input]);
    }
  }
  return {};
}

/// What of the evidence differs; empty if nothing does.
QString difference_of(const Result& one, const Result& other) {
  if (one.columns.size() != other.columns.size() || one.findings.size() != other.findings.size()) {
    return "one has more to say";
  }
  for (std::size_t column = 0; column < one.columns.size(); ++column) {
    const QString found = difference_of(one.columns[column], other.columns[column]);
    if (!found.isEmpty()) {
      return found;
    }
  }
  for (std::size_t at = 0; at < one.findings.size(); ++at) {
    if (!near(one.findings[at].value, other.findings[at].value)) {
      return QString("%1: %2, but %3")
          .arg(QString::fromStdString(one.findings[at].id))
          .arg(one.findings[at].value)
          .arg(other.findings[at].value);
    }
  }
  return one.selection.features == other.selection.features ? "" : "the selections differ";
}

}  // namespace

/// Law 8: copies of a row say nothing new. Doubling every weight changes no p-value, no discovery
/// and no standard error of a mean.
class TestCopiesSayNothing : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Also in a part of the problem, as in the trials of a check.
  void methods_that_promise_a_rate_data() {
    QTest::addColumn<QString>("id");
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      if (!method->rate_parameter().empty()) {
        QTest::newRow(method->info().id.c_str()) << QString::fromStdString(method->info().id);
      }
    }
  }
  void methods_that_promise_a_rate() {
    QFETCH(const QString, id);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    const Problem whole = weighted_problem();
    const std::vector<Index> inputs{0, 3, 4};
    std::vector<Index> samples;
    for (Index sample = 0; sample < 80; ++sample) {
      samples.push_back(sample);
    }
    for (const Problem& problem : {whole, whole.with_inputs(inputs), whole.with_samples(samples)}) {
      const Result once = run_to_end(method, std::make_shared<const Problem>(problem));
      const Result twice = run_to_end(method, std::make_shared<const Problem>(doubled(problem)));
      const QString difference = difference_of(once, twice);
      QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
  }

  void studies_that_speak_against_chance_data() {
    QTest::addColumn<QString>("study");
    for (const char* study : {"hrt", "knockoffs", "permuted-target", "random-columns"}) {
      QTest::newRow(study) << study;
    }
  }
  void studies_that_speak_against_chance() {
    QFETCH(const QString, study);
    const auto method = studied<LeastSquaresMethod>();
    Settings settings{{"trust", study.toStdString()}};
    if (study == "knockoffs") {
      settings["fdr"] = "0.5";
    }
    const Problem problem = weighted_problem();
    const Result once = run_to_end(*method, std::make_shared<const Problem>(problem), settings);
    const Result twice =
        run_to_end(*method, std::make_shared<const Problem>(doubled(problem)), settings);
    QVERIFY(!once.findings.empty() || once.columns.size() > 1);
    const QString difference = difference_of(once, twice);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
  }

  void copies_share_their_knockoffs_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("model-x") << static_cast<int>(KnockoffKind::model);
    QTest::newRow("by values") << static_cast<int>(KnockoffKind::by_values);
  }
  void copies_share_their_knockoffs() {
    QFETCH(const int, kind);
    KnockoffOptions options;
    options.kind = static_cast<KnockoffKind>(kind);
    const auto problem = std::make_shared<const Problem>(weighted_problem());
    const RowCopies copies = row_copies(*problem).value();
    QCOMPARE(copies.different(), Index{60});
    KnockoffSource source(problem, options);
    const PairedProblem paired = source.draw(0, {}).value();
    QCOMPARE(paired.problem->samples(), problem->samples());
    for (const Index column : paired.knockoff_at) {
      const Vector knockoff = paired.problem->inputs.col(column);
      QVERIFY(knockoff == copies.of_samples(Matrix(knockoff(copies.firsts))));
    }
    for (std::size_t k = 0; k < paired.at.size(); ++k) {
      const Vector feature = problem->inputs.col(paired.features[k]);
      QVERIFY((paired.problem->inputs.col(paired.at[k]) - feature).cwiseAbs().maxCoeff() < 1e-12);
    }
  }

  void fixed_knockoffs_are_refused() {
    const auto method = studied<LeastSquaresMethod>();
    const Problem problem = weighted_problem();
    const auto refusals = [&](const Problem& asked) {
      std::vector<Message> all;
      for (const Complaint& complaint : method->check(
               asked,
               values_of(*method,
                         {{"trust", "knockoffs"}, {"fdr", "0.5"}, {"knockoff_kind", "fixed-x"}}))) {
        all.push_back(complaint.what);
      }
      return all;
    };
    QVERIFY(has_message(refusals(problem), "knockoffs.copies_of_fixed"));
    QVERIFY(refusals(problem.with_samples(row_copies(problem)->firsts)).empty());
  }
};

QTEST_GUILESS_MAIN(TestCopiesSayNothing)
#include "tst_copies_say_nothing.moc"

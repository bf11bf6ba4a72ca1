// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/generators.h"
#include "core/methods/dii/dii_method.h"
#include "tests/support/cln025.h"
#include "tests/support/run_method.h"
#include "tests/support/sanitized.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

ProblemPtr shared(Problem problem) { return std::make_shared<const Problem>(std::move(problem)); }

ProblemPtr of_reference(const std::string& name) {
  const ReferenceCase reference = reference_case(name);
  return shared(problem_of(reference.inputs, reference.truth));
}

/// Empty where its data are not here.
ProblemPtr problem_named(const QString& name) {
  if (name == "cln025") {
    auto problem = cln025_problem();
    return problem ? shared(std::move(*problem)) : nullptr;
  }
  if (name == "ten Gaussians") {
    return shared(make_problem(ten_gaussians(sanitized ? 200 : 1500)));
  }
  if (name == "monomials") {
    return shared(make_problem(monomials(sanitized ? 100 : 300)));
  }
  return of_reference(name.toStdString());
}

}  // namespace

/// Single precision is the default because on every reference problem the ranking and the DII are
/// those of double precision.
class TestPrecision : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void single_gives_the_ranking_and_the_dii_of_double_data() {
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("search");
    for (const char* name : {"gauss5", "gauss10", "angles4", "mixedperiod", "greedy6",
                             "ten Gaussians", "monomials", "cln025"}) {
      QTest::newRow(name) << name << "none";
    }
    for (const char* search : {"l1-path", "backward", "forward", "exhaustive"}) {
      QTest::newRow(search) << "greedy6" << search;
    }
    QTest::newRow("l1-path of ten") << "ten Gaussians"
                                    << "l1-path";
  }
  void single_gives_the_ranking_and_the_dii_of_double() {
    QFETCH(QString, problem);
    QFETCH(QString, search);
    const ProblemPtr question = problem_named(problem);
    if (!question) {
      QSKIP("the peptide's data are not here");
    }
    const dii::DiiMethod method;
    const auto run = [&](const std::string& precision) {
      return run_to_end(method, question,
                        {{"precision", precision}, {"search", search.toStdString()}});
    };
    const Result single = run("single");
    const Result exact = run("double");
    QVERIFY2(std::abs(single.objective - exact.objective) < 1e-4,
             qPrintable(QString::number(single.objective - exact.objective)));
    QCOMPARE(single.selection, exact.selection);
  }
};

QTEST_GUILESS_MAIN(TestPrecision)
#include "tst_precision.moc"

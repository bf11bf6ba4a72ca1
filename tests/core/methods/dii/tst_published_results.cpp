// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the paper found on its test problems, found here with default parameters (Wild et al. 2024,
// Tables 1 and 2).

#include <QtTest>

#include "core/data/generators.h"
#include "core/measures/run_agreement.h"
#include "core/methods/dii/dii_method.h"
#include "core/problem/problem.h"
#include "tests/support/run_method.h"
#include "tests/support/sanitized.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestPublishedResults : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ten_gaussians_give_the_planted_weights_data() {
    QTest::addColumn<QString>("search");
    QTest::newRow("all ten") << "none";
    QTest::newRow("L1 path") << "l1-path";
  }
  void ten_gaussians_give_the_planted_weights() {
    QFETCH(QString, search);
    if (sanitized) {
      QSKIP("1,500 samples take too long here");
    }
    const auto problem = std::make_shared<const Problem>(make_problem(ten_gaussians()));
    const Result result =
        run_to_end(*studied<dii::DiiMethod>(), problem, {{"search", search.toStdString()}});
    QVERIFY(cosine_overlap(result.space.weights(), *problem->known_weights) > 0.99);
    QVERIFY(result.objective < 0.005);
    QVERIFY(search == "none" || result.selection.features == (std::vector<Index>{0, 1, 2, 3, 4}) ||
            result.selection.features == (std::vector<Index>{0, 1, 3, 2, 4}));
  }

  /// Without knowing them: the point that the path suggests has eight of the ten, as the paper's.
  void monomials_suggest_the_planted_ones() {
    if (sanitized) {
      QSKIP("1,500 samples of 285 features take too long here");
    }
    const auto problem = std::make_shared<const Problem>(make_problem(monomials()));
    const Result result = run_to_end(*studied<dii::DiiMethod>(), problem, {{"search", "l1-path"}});
    const Vector& planted = *problem->known_weights;
    QVERIFY(cosine_overlap(result.space.weights(), planted) > 0.99);
    QVERIFY(result.selection.features.size() >= 7);
    for (const Index feature : result.selection.features) {
      QVERIFY(planted[feature] > 0.0);
    }
  }
};

QTEST_APPLESS_MAIN(TestPublishedResults)
#include "tst_published_results.moc"

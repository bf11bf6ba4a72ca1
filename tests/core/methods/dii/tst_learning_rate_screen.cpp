// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/methods/dii/descent.h"
#include "core/methods/dii/trial_descents.h"
#include "tests/support/dii_cases.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// A whole run at one rate, on all samples.
dii::Evaluation at_the_end(const dii::SharedWork& shared, double rate) {
  dii::Descent descent(shared.information(), shared.options(), shared.scaling().start);
  if (!descent.begin({})) {
    return {};
  }
  while (descent.epoch() < shared.options().epochs && descent.step(rate, {})) {
  }
  return descent.evaluation();
}

}  // namespace

class TestLearningRateScreen : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Good is what ends within a standard error of the lowest.
  void takes_the_middle_one_of_the_good_rates() {
    const Space inputs = gaussian_space(90, 4, 7);
    const Space truth = scaled(inputs, Vector{{3.0, 1.0, 0.5, 0.1}});
    dii::Options options;
    options.epochs = 40;
    dii::SharedWork shared(std::make_shared<const Problem>(problem_of(inputs, truth)), options);
    QVERIFY(shared.prepare({}));
    dii::LearningRateScreen screen(shared, shared.scaling().start);
    std::vector<dii::Evaluation> ends;
    for (const double rate : dii::LearningRateScreen::candidates) {
      QVERIFY(screen.try_next({}));
      ends.push_back(at_the_end(shared, rate));
    }
    QVERIFY(screen.finished());
    const auto lowest = std::min_element(
        ends.begin(), ends.end(), [](const auto& a, const auto& b) { return a.dii < b.dii; });
    std::vector<double> good;
    for (std::size_t at = 0; at < ends.size(); ++at) {
      if (ends[at].dii <= lowest->dii + lowest->standard_error) {
        good.push_back(dii::LearningRateScreen::candidates.at(at));
      }
    }
    QVERIFY(good.size() >= 3);
    QCOMPARE(screen.best_rate(), good[(good.size() - 1) / 2]);
  }
};

QTEST_GUILESS_MAIN(TestLearningRateScreen)
#include "tst_learning_rate_screen.moc"

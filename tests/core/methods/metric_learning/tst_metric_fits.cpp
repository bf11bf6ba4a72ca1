// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/methods/metric_learning/halves_training.h"
#include "core/methods/metric_learning/nadaraya_watson_training.h"
#include "tests/support/metric_cases.h"

using namespace steelyard;
using namespace steelyard::tests;
using namespace steelyard::metric_learning;

namespace {

/// As the reference programs: no validation samples.
Samples none(const Samples& like) { return like.at({}); }

void run(MetricTraining& training) {
  auto end = MetricTraining::Step::moved;
  while (end == MetricTraining::Step::moved) {
    end = training.step({});
  }
  if (end != MetricTraining::Step::finished) {
    throw std::runtime_error(in_words(training.reason()));
  }
}

HalvesTraining::Parts parts_of(const nlohmann::json& stage) {
  return {pcov::positions(stage.at("indices_alpha")), pcov::positions(stage.at("indices_A"))};
}

}  // namespace

/// Whole fits of the reference programs.
class TestMetricFits : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void smooth_fits_reach_the_peers_loss_data() {
    QTest::addColumn<QString>("start");
    QTest::newRow("mlkr_fit_2x5") << "A_2x5";
    QTest::newRow("mlkr_fit_eye5") << "A_eye5";
  }
  void smooth_fits_reach_the_peers_loss() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    QFETCH(QString, start);
    const auto expected = pcov::expected(QTest::currentDataTag());
    const Samples samples = synth60();
    NadarayaWatsonTraining training(samples, none(samples),
                                    {MapShape::full, pcov::input(start.toStdString())}, {});
    QVERIFY(training.step({}) == MetricTraining::Step::moved);
    const auto count = static_cast<double>(samples.count());
    QVERIFY(pcov::misfit(count * training.state().loss, expected.at("initial_loss"), 1e-9) <= 1.0);
    run(training);
    const double reached = count * training.best().error;
    const double wanted = expected.at("final_loss_tight").get<double>();
    qInfo("loss %.9g, the peer's tight optimum %.9g", reached, wanted);
    QVERIFY(reached <= wanted * (1.0 + 1e-3));
  }

  void ridge_fits_reach_the_peers_losses_data() {
    QTest::addColumn<double>("sigma");
    QTest::addColumn<double>("ridge");
    QTest::addColumn<int>("iterations");
    QTest::addColumn<bool>("diagonal");
    QTest::addColumn<bool>("learn_sigma");
    QTest::newRow("mlkrr_fit_sigma2_3shuffles") << 2.0 << 1e-3 << 30 << false << false;
    QTest::newRow("mlkrr_fit_diag") << 2.0 << 1e-3 << 30 << true << false;
    QTest::newRow("mlkrr_fit_learn_sigma") << 4.0 << 1e-4 << 20 << false << true;
  }
  void ridge_fits_reach_the_peers_losses() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    QFETCH(double, sigma);
    QFETCH(double, ridge);
    QFETCH(int, iterations);
    QFETCH(bool, diagonal);
    QFETCH(bool, learn_sigma);
    const auto expected = pcov::expected(QTest::currentDataTag());
    std::vector<nlohmann::json> stages;
    std::vector<HalvesTraining::Parts> parts;
    for (const auto& stage : expected.at("stages")) {
      if (stage.value("stage", "A") == "A") {
        stages.push_back(stage);
        parts.push_back(parts_of(stage));
      }
    }
    TrainingPlan plan;
    plan.iterations = static_cast<std::uint64_t>(iterations);
    plan.shuffles = parts.size();
    plan.learn_sigma = learn_sigma;
    const Samples samples = synth60();
    const MetricMap start = diagonal ? MetricMap{MapShape::diagonal, Vector::Ones(5)}
                                     : MetricMap{MapShape::full, Matrix::Identity(5, 5)};
    HalvesTraining training(samples, none(samples), start, {sigma, ridge}, plan);
    training.set_parts(parts);
    QVERIFY(training.step({}) == MetricTraining::Step::moved);
    const auto judged = static_cast<double>(parts.front().judged.size());
    QVERIFY(pcov::misfit(judged * training.state().loss, stages.front().at("loss_initial"),
                         learn_sigma ? 1e-5 : 1e-8) <= 1.0);
    while (training.state().shuffle == 0) {
      QVERIFY(training.step({}) == MetricTraining::Step::moved);
    }
    const double reached = judged * training.state().loss;
    const auto& first = stages.front();
    qInfo("loss %.6g, the peer's %.6g, its tight optimum %.6g", reached,
          first.at("loss_final").get<double>(), first.value("loss_tight", 0.0));
    QVERIFY(reached <= 1.5 * first.at("loss_final").get<double>());
    if (learn_sigma) {
      QVERIFY(std::abs(training.current().sigma / first.at("sigma").get<double>() - 1.0) < 1e-3);
    }
    run(training);
    QCOMPARE(training.state().shuffle, std::uint64_t{parts.size()});
  }

  void parts_are_disjoint_and_of_the_shares() {
    const Samples samples = wavy_samples(100, 3, 1, 1);
    TrainingPlan plan;
    plan.share_fitted = 0.3;
    plan.share_judged = 0.6;
    const HalvesTraining training(samples, none(samples), {MapShape::full, Matrix::Identity(3, 3)},
                                  {}, plan);
    const auto first = training.parts(0);
    const auto second = training.parts(1);
    QCOMPARE(std::ssize(first.fitted), Index{30});
    QCOMPARE(std::ssize(first.judged), Index{60});
    for (const Index sample : first.fitted) {
      QVERIFY(std::find(first.judged.begin(), first.judged.end(), sample) == first.judged.end());
    }
    QVERIFY(first.fitted != second.fitted);
  }

  /// With a strong pull, the map stays where it was.
  void the_pull_holds_the_start() {
    const Samples samples = wavy_samples(120, 4, 1, 1);
    const MetricMap start{MapShape::full, Matrix::Identity(4, 4)};
    TrainingPlan plan;
    plan.iterations = 30;
    NadarayaWatsonTraining free(samples, none(samples), start, plan);
    run(free);
    plan.pull = 1e6;
    NadarayaWatsonTraining held(samples, none(samples), start, plan);
    run(held);
    QVERIFY((free.best().map.values - start.values).norm() > 0.1);
    QVERIFY((held.best().map.values - start.values).norm() < 1e-3);
  }
};

QTEST_GUILESS_MAIN(TestMetricFits)
#include "tst_metric_fits.moc"

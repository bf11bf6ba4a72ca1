// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QSlider>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>
#include <map>
#include <memory>

#include "core/data/generators.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/board/live_board.h"
#include "ui/board/scrubber.h"
#include "ui/data/data_panel.h"
#include "ui/method/method_panel.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/result_panel.h"
#include "ui/run/estimate_line.h"
#include "ui/session/question.h"
#include "ui/settings/kept_settings.h"
#include "ui/shown/shown.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr int patience = 60000;  // milliseconds; of a busy machine
constexpr double tooLong = 1e6;  // seconds of a run whose next piece nobody waits for

}  // namespace

/// Watching a run slowly, and going back through it, by real clicks.
class TestRunInTime : public QObject {
  Q_OBJECT

  QTemporaryDir settings_;
  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;
  std::map<std::uint64_t, Vector> seen_;  // weights of each iteration, as the run told them
  std::vector<PathPoint> path_;
  Result result_;

  void open() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->resize(1200, 800);
    window_->dataPanel().setDataset(ten_gaussians(120));
    connect(&window_->controller(), &RunController::snapshotArrived, this,
            [this](const Snapshot& snapshot) {
              for (const Iterate& iterate : snapshot.appended.iterates) {
                seen_[iterate.iteration] = iterate.weights;
              }
            });
    connect(&window_->controller(), &RunController::finished, this,
            [this](const Result& result) { result_ = result; });
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void set(const std::map<std::string, std::string>& texts) const {
    const Method& method = registry_.find("dii");
    const ParameterSchema schema = method.schema();
    ParameterValues values = schema.defaults();
    for (const auto& [id, text] : texts) {
      values.set(id, schema.parse(*schema.find(id), text));
    }
    window_->methodPanel().setMethod("dii", values);
    window_->question().settle();
  }
  template <typename Widget>
  Widget& find(const char* name) const {
    auto* const widget = window_->findChild<Widget*>(QString::fromLatin1(name));
    Q_ASSERT(widget != nullptr);
    return *widget;
  }
  void click(const char* name) const {
    QTest::mouseClick(&find<QToolButton>(name), Qt::LeftButton);
  }
  [[nodiscard]] QString text() const { return window_->board().scrubber().text(); }
  [[nodiscard]] int steps() const { return find<QSlider>("scrubSlider").maximum() + 1; }
  [[nodiscard]] Vector ranked() const {
    return window_->results().shownFeatures().learned.weights();
  }
  [[nodiscard]] const LinePlot& plot(const char* id) const {
    for (const NamedPlot& named : window_->board().plots()) {
      if (named.id == QLatin1String(id)) {
        return *qobject_cast<const LinePlot*>(named.plot);
      }
    }
    Q_UNREACHABLE();
  }
  /// As the bars show these weights.
  [[nodiscard]] bool barsShow(const Vector& weights) const {
    const Problem& problem = *window_->board().problem();
    const auto wanted = weight_column(standard_deviations(problem.inputs), weights).values;
    for (const NamedPlot& named : window_->board().plots()) {
      if (named.id == QLatin1String("weights")) {
        const auto rows = named.plot->data().rows;
        for (std::size_t k = 0; k < wanted.size(); ++k) {
          if (k >= rows.size() || std::abs(rows[k].at(1).toDouble() - wanted[k]) > 1e-12) {
            return false;
          }
        }
        return true;
      }
    }
    return false;
  }

 private Q_SLOTS:
  void initTestCase() {
    QVERIFY(settings_.isValid());  // those of other tests stay as they are
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings_.path());
  }
  void init() {
    keptSettings().remove("run");
    seen_.clear();
    open();
  }
  void cleanup() { window_.reset(); }

  void a_click_sets_the_speed_which_is_kept() {
    QCOMPARE(window_->controller().duration(), 0.0);
    QVERIFY(find<QToolButton>("speed0").isChecked());
    click("speed5");
    QCOMPARE(window_->controller().duration(), 5.0);
    open();
    QCOMPARE(window_->controller().duration(), 5.0);
    QVERIFY(find<QToolButton>("speed5").isChecked());
  }

  void every_card_and_the_ranking_show_the_same_iteration_of_a_run() {
    set({{"search", "none"}, {"epochs", "40"}, {"trust", "none"}});
    window_->controller().setDuration(tooLong);
    QTest::mouseClick(window_->runBar().runButton(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(window_->controller().iteration(), 1U, patience);
    QTRY_COMPARE_WITH_TIMEOUT(ranked(), seen_.at(1), patience);
    QVERIFY(barsShow(seen_.at(1)));
    QVERIFY2(text().contains("iteration 1") && text().contains("10 columns"), qPrintable(text()));
    QVERIFY(!find<QSlider>("scrubSlider").isVisible());
    QTest::mouseClick(window_->runBar().stepButton(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(window_->controller().iteration(), 2U, patience);
    QTRY_COMPARE_WITH_TIMEOUT(ranked(), seen_.at(2), patience);
    QVERIFY(barsShow(seen_.at(2)));
    QVERIFY2(text().contains("iteration 2"), qPrintable(text()));
    QTest::mouseClick(window_->runBar().stopButton(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(window_->controller().state(), RunController::State::Finished,
                              patience);
    QCOMPARE(ranked(), result_.space.weights());
  }

  void the_same_holds_in_a_search() {
    set({{"search", "l1-path"}, {"epochs", "20"}, {"trust", "none"}});
    window_->controller().setDuration(tooLong);
    QTest::mouseClick(window_->runBar().runButton(), Qt::LeftButton);
    Vector shown;
    quint64 number = 0;
    const auto* looked = window_->findChild<Shown*>();
    connect(looked, &Shown::changed, this, [&shown, &number, looked] {
      if (looked->value().origin == ShownOrigin::live) {
        shown = looked->value().learned.weights();
        number = looked->value().iteration;
      }
    });
    QTRY_VERIFY_WITH_TIMEOUT(number > 5, patience);
    QTRY_VERIFY_WITH_TIMEOUT(ranked() == shown && barsShow(shown), patience);
    QVERIFY2(text().contains(QStringLiteral("iteration %1").arg(number)), qPrintable(text()));
  }

  void goes_back_through_the_iterations_of_a_run() {
    set({{"search", "none"}, {"epochs", "40"}, {"trust", "none"}});
    QVERIFY(!find<QSlider>("scrubSlider").isVisible());
    QVERIFY(tests::runsToTheEnd(*window_));
    QTRY_VERIFY_WITH_TIMEOUT(find<QSlider>("scrubSlider").isVisible(), patience);
    QCOMPARE(steps(), 41);
    QVERIFY2(text().contains("iteration 40 of 40"), qPrintable(text()));
    for (const char* name :
         {"scrubFirst", "scrubPrevious", "scrubPlay", "scrubNext", "scrubLast"}) {
      QVERIFY(!find<QToolButton>(name).accessibleName().isEmpty());
      QVERIFY(find<QToolButton>(name).focusPolicy() & Qt::TabFocus);
    }
    QVERIFY(!find<QSlider>("scrubSlider").accessibleName().isEmpty());
    for (int k = 0; k < 3; ++k) {
      click("scrubPrevious");
    }
    QVERIFY2(text().startsWith("Iteration 37 of 40: DII "), qPrintable(text()));
    QVERIFY(barsShow(seen_.at(37)));
    QTRY_COMPARE_WITH_TIMEOUT(ranked(), seen_.at(37), patience);
    QCOMPARE(plot("objective").marker(), std::optional(37.0));
    QCOMPARE(plot("overlap").marker(), std::optional(37.0));
    click("scrubFirst");
    QVERIFY(barsShow(seen_.at(0)));
    QTRY_COMPARE_WITH_TIMEOUT(ranked(), seen_.at(0), patience);
    QTest::keyClick(&find<QSlider>("scrubSlider"), Qt::Key_Up);
    QVERIFY(barsShow(seen_.at(1)));
    click("scrubLast");
    QVERIFY(barsShow(result_.space.weights()));
    QTRY_COMPARE_WITH_TIMEOUT(ranked(), result_.space.weights(), patience);
    QCOMPARE(plot("objective").marker(), std::nullopt);
    QVERIFY2(text().contains("iteration 40 of 40"), qPrintable(text()));
    QVERIFY(!find<QToolButton>("scrubNext").isEnabled());
  }

  void plays_from_the_start_to_the_result() {
    set({{"search", "none"}, {"epochs", "6"}, {"trust", "none"}});
    QVERIFY(tests::runsToTheEnd(*window_));
    QTRY_COMPARE_WITH_TIMEOUT(steps(), 7, patience);
    std::vector<std::uint64_t> shown;
    const auto* looked = window_->findChild<Shown*>();
    connect(looked, &Shown::changed, this, [&shown, looked] {
      if (looked->value().isIteration()) {
        shown.push_back(looked->value().iteration);
      }
    });
    click("scrubPlay");
    QVERIFY(window_->board().scrubber().isPlaying());
    QTRY_VERIFY_WITH_TIMEOUT(!window_->board().scrubber().isPlaying(), patience);
    QCOMPARE(shown, (std::vector<std::uint64_t>{0, 1, 2, 3, 4, 5}));
    QVERIFY(barsShow(result_.space.weights()));
  }

  void goes_through_the_sizes_of_a_search() {
    set({{"search", "l1-path"}, {"epochs", "20"}, {"trust", "none"}});
    QVERIFY(tests::runsToTheEnd(*window_));
    const Result result =
        window_->results().shownRun()->record->result;  // with what its checks suggest
    QVERIFY(result.suggested_path_point.has_value());
    const auto sizes = best_of_each_count(result.path);
    QTRY_COMPARE_WITH_TIMEOUT(steps(), static_cast<int>(sizes.size()), patience);
    QVERIFY2(text().startsWith("Suggested solution"), qPrintable(text()));
    QVERIFY(barsShow(result.space.weights()));
    click("scrubFirst");
    const PathPoint& fewest = result.path[sizes.front()];
    QVERIFY2(text().startsWith(QStringLiteral("Solution with %1 column").arg(fewest.feature_count)),
             qPrintable(text()));
    QVERIFY(barsShow(fewest.weights));
    QCOMPARE(ranked(), fewest.weights);
    click("scrubLast");
    QVERIFY(barsShow(result.path[sizes.back()].weights));
  }

  void another_table_and_another_run_begin_anew() {
    set({{"search", "none"}, {"epochs", "6"}, {"trust", "none"}});
    QVERIFY(tests::runsToTheEnd(*window_));
    QTRY_COMPARE_WITH_TIMEOUT(steps(), 7, patience);
    click("scrubFirst");
    window_->controller().setDuration(tooLong);
    QTest::mouseClick(window_->runBar().runButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!find<QSlider>("scrubSlider").isVisible(), patience);
    QCOMPARE(plot("objective").marker(), std::nullopt);
    window_->dataPanel().setDataset(ten_gaussians(80));
    window_->question().settle();
    QCOMPARE(steps(), 1);
    QVERIFY2(text().contains("all columns, weighted equally"), qPrintable(text()));
  }
};

QTEST_MAIN(TestRunInTime)
#include "tst_run_in_time.moc"

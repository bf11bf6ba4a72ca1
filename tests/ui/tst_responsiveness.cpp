// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QElapsedTimer>
#include <QPushButton>
#include <QTimer>
#include <QtTest>
#include <algorithm>

#include "core/data/generators.h"
#include "tests/support/sanitized.h"
#include "ui/data/data_panel.h"
#include "ui/main_window.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// How long each turn of the event loop kept the next from coming: a timer of 0 ms fires each turn.
class WaitMeter : public QObject {
 public:
  WaitMeter() {
    clock_.start();
    QObject::connect(&timer_, &QTimer::timeout, this, [this] {
      waits_.push_back(static_cast<double>(clock_.nsecsElapsed()) * 1e-6);
      clock_.restart();
    });
    timer_.start(0);
  }
  [[nodiscard]] double longest() const { return *std::max_element(waits_.begin(), waits_.end()); }
  /// The wait that a share of all time was spent in at most: what a user who clicks at any moment
  /// meets.
  [[nodiscard]] double quantileOfTime(double share) {
    std::sort(waits_.begin(), waits_.end());
    double total = 0.0;
    for (const double wait : waits_) {
      total += wait;
    }
    double seen = 0.0;
    for (const double wait : waits_) {
      seen += wait;
      if (seen >= share * total) {
        return wait;
      }
    }
    return waits_.back();
  }

 private:
  QTimer timer_;
  QElapsedTimer clock_;
  std::vector<double> waits_;
};

}  // namespace

class TestResponsiveness : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_window_answers_while_ten_thousand_samples_are_optimised() {
    const MethodRegistry registry = builtin_methods();
    MainWindow window(registry);
    window.dataPanel().setDataset(ten_gaussians(tests::sanitized ? 500 : 10000));
    window.question().settle();
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));

    QTest::mouseClick(window.runBar().runButton(), Qt::LeftButton);
    WaitMeter meter;
    QTRY_VERIFY_WITH_TIMEOUT(window.controller().iteration() >= 30, 120000);
    qInfo("longest wait %.1f ms (budget 50 ms), 95 %% of the time under %.1f ms (budget 16 ms)",
          meter.longest(), meter.quantileOfTime(0.95));
    QVERIFY(tests::sanitized || meter.longest() < 500.0);
    QTest::mouseClick(window.runBar().stopButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!window.controller().isActive(), 60000);
  }
};

QTEST_MAIN(TestResponsiveness)
#include "tst_responsiveness.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>

#include "core/data/generators.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/plots/plot_grid.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The window by keyboard: how often Tab is pressed.
class TestTabStops : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_export_is_near_the_plots() {
    const MethodRegistry registry = tests::methods_from_dii();
    MainWindow window(registry);
    window.dataPanel().setDataset(ten_gaussians(60));
    window.question().settle();
    window.resize(1400, 900);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(tests::runsToTheEnd(window));
    QTest::qWait(50);
    auto* const end = window.findChild<QWidget*>(QStringLiteral("exportSelection"));
    QVERIFY(end != nullptr && end->isEnabled());
    QWidget* at = window.board().plots().front().plot;
    at->setFocus();
    int presses = 0;
    constexpr int most = 11;
    for (; presses <= most && at != end; ++presses) {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
      at = QApplication::focusWidget();
    }
    QVERIFY2(presses <= most, qPrintable(QString::number(presses)));
  }
};

QTEST_MAIN(TestTabStops)
#include "tst_tab_stops.moc"

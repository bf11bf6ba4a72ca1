// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDialog>
#include <QTimer>
#include <QtTest>
#include <memory>

#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "ui/board/live_board.h"
#include "ui/main_window.h"
#include "ui/results/result_panel.h"
#include "ui/shown/shown.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The program ends with its window.
class TestClosedWindow : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Qt asks such a dialog to close as well. The dialog refuses, and Qt goes on without a window.
  void a_dialog_that_opens_as_the_window_closes_does_not_keep_the_program() {
    constexpr int kept = 1;
    const MethodRegistry registry = tests::methods_from_dii();
    MainWindow window(registry);
    connect(&window, &MainWindow::closed, qApp, [] { QCoreApplication::exit(0); });
    window.show();
    QDialog late(&window);
    QTimer::singleShot(0, &window, [&window, &late] {
      QMetaObject::invokeMethod(&late, &QDialog::open, Qt::QueuedConnection);
      window.close();
    });
    QTimer::singleShot(20000, qApp, [] { QCoreApplication::exit(kept); });
    QCOMPARE(QCoreApplication::exec(), 0);
    QVERIFY(!window.isVisible());
  }

  /// Whoever draws or ranks what is looked at may still ask for it while the window goes.
  void what_is_looked_at_outlives_its_views() {
    const MethodRegistry registry = tests::methods_from_dii();
    auto window = std::make_unique<MainWindow>(registry);
    QStringList gone;
    const auto note = [&gone](const QObject& part, const QString& name) {
      connect(&part, &QObject::destroyed, qApp, [&gone, name] { gone << name; });
    };
    note(*window->findChild<Shown*>(), QStringLiteral("shown"));
    note(window->board(), QStringLiteral("board"));
    note(window->results(), QStringLiteral("results"));
    window.reset();
    QCOMPARE(gone.size(), 3);
    QCOMPARE(gone.last(), QStringLiteral("shown"));
  }
};

QTEST_MAIN(TestClosedWindow)
#include "tst_closed_window.moc"

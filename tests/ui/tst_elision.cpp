// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>

#include "tests/ui/driven_window.h"
#include "tests/ui/window_faults.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/session/bundled.h"

using namespace steelyard;
using namespace steelyard::ui;

/// At every size a user may have, all words can be read and everything can be reached.
class TestElision : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = builtin_methods();

  static void addSizes() {
    QTest::addColumn<QSize>("size");
    for (const QSize size :
         {QSize(1024, 640), QSize(1280, 720), QSize(1600, 1000), QSize(1920, 1080)}) {
      QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
  }
  /// With its first lesson, at this size.
  [[nodiscard]] std::unique_ptr<MainWindow> opened(const QSize& size) const {
    auto window = std::make_unique<MainWindow>(registry_);
    const std::vector<Lesson> lessons = bundledLessons();
    window->setLessons(lessons);
    window->openLesson(lessons.front());
    window->resize(size);
    window->show();
    static_cast<void>(QTest::qWaitForWindowExposed(window.get()));
    QTest::qWait(50);
    return window;
  }

 private Q_SLOTS:
  static void the_first_state_data() { addSizes(); }
  void the_first_state() {
    QFETCH(QSize, size);
    const auto window = opened(size);
    QCOMPARE(window->size(), size);
    for (const char* preset : {"learn", "search", "trust", "space", "all"}) {
      window->board().presets().choose(preset);
      QTest::qWait(20);
      const QStringList faults = tests::faultsOf(*window);
      QVERIFY2(faults.isEmpty(), qPrintable(QString(preset) + ": " + faults.join("; ")));
      QCOMPARE(window->size(), size);
    }
  }

  static void after_a_run_data() { addSizes(); }
  void after_a_run() {
    QFETCH(QSize, size);
    const auto window = opened(size);
    QVERIFY(tests::runsToTheEnd(*window));
    QTest::qWait(100);
    const QStringList faults = tests::faultsOf(*window);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join("; ")));
    QCOMPARE(window->size(), size);
  }

  void the_window_shrinks_to_the_smallest_screen() {
    const auto window = opened({1600, 1000});
    QVERIFY2(window->minimumSizeHint().width() <= 1024 && window->minimumSizeHint().height() <= 600,
             qPrintable(QStringLiteral("%1 x %2")
                            .arg(window->minimumSizeHint().width())
                            .arg(window->minimumSizeHint().height())));
  }
};

QTEST_MAIN(TestElision)
#include "tst_elision.moc"

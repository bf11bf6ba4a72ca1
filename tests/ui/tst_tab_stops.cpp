// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QPushButton>
#include <QtTest>
#include <algorithm>
#include <memory>

#include "core/data/generators.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/method/parameter_form.h"
#include "ui/plots/plot_grid.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// Where the focus is after Tab; nullptr where nothing has it.
QWidget* afterTab() {
  if (QApplication::focusWidget() != nullptr) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  }
  return QApplication::focusWidget();
}

/// How often Tab is pressed from here to a widget that is wanted; -1: more often than `most`.
template <typename Wanted>
int tabsTo(QWidget& from, int most, const Wanted& wanted) {
  from.setFocus();
  for (int presses = 1; presses <= most; ++presses) {
    const QWidget* const at = afterTab();
    if (at != nullptr && wanted(*at)) {
      return presses;
    }
  }
  return -1;
}

}  // namespace

/// The window by keyboard: how often Tab is pressed.
class TestTabStops : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();

  [[nodiscard]] std::unique_ptr<MainWindow> windowWithTable() const {
    auto window = std::make_unique<MainWindow>(registry_);
    window->dataPanel().setDataset(ten_gaussians(60));
    window->question().settle();
    window->resize(1400, 900);
    window->show();
    return window;
  }

 private Q_SLOTS:
  /// The list, About, Reset, the settings from top to bottom, Run: after each choice of a method.
  void the_settings_of_each_method_lie_between_it_and_run() {
    const auto window = windowWithTable();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    auto* const list = window->methodPanel().findChild<QComboBox*>(QStringLiteral("methods"));
    const auto* const form = window->methodPanel().findChild<ParameterForm*>();
    const QWidget* const run = window->runBar().runButton();
    int tried = 0;
    for (const auto& method : registry_.all()) {
      list->setCurrentIndex(list->findData(QString::fromStdString(method->info().id)));
      window->question().settle();
      if (!run->isEnabled()) {
        continue;
      }
      ++tried;
      list->setFocus();
      int before = 0;
      int fields = 0;
      int height = 0;
      constexpr int most = 40;
      for (const QWidget* at = afterTab(); at != run && before + fields < most; at = afterTab()) {
        QVERIFY(at != nullptr);
        if (!form->isAncestorOf(at)) {
          QVERIFY2(fields == 0, qPrintable(at->objectName()));
          ++before;
          continue;
        }
        ++fields;
        const int top = at->mapTo(form, QPoint()).y();
        constexpr int sameRow = 12;  // a box to tick is lower than the field beside it
        QVERIFY2(top > height - sameRow, method->info().id.c_str());
        height = std::max(height, top);
      }
      QVERIFY2(before <= 2, method->info().id.c_str());
      QCOMPARE(QApplication::focusWidget(), run);
    }
    QVERIFY(tried > 3);
  }

  void the_question_follows_the_table_and_the_speed_follows_run() {
    const auto window = windowWithTable();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    auto* const change = window->findChild<QPushButton*>(QStringLiteral("changeQuestion"));
    QTRY_VERIFY(change->isEnabled());
    const auto buttons = window->dataPanel().findChildren<QPushButton*>();
    const auto open = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* each) {
      return each->text() == QStringLiteral("Open...");
    });
    QVERIFY(open != buttons.end());
    QCOMPARE(tabsTo(**open, 1, [&](const QWidget& at) { return &at == change; }), 1);
    const int presses = tabsTo(*window->runBar().runButton(), 6, [](const QWidget& at) {
      return at.objectName().startsWith(QStringLiteral("speed"));
    });
    QVERIFY(presses > 0);
  }

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
    constexpr int most = 12;  // one of them stops the checks of the answer
    for (; presses <= most && at != end; ++presses) {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
      at = QApplication::focusWidget();
    }
    QVERIFY2(presses <= most, qPrintable(QString::number(presses)));
  }
};

QTEST_MAIN(TestTabStops)
#include "tst_tab_stops.moc"

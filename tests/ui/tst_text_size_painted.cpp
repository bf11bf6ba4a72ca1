// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QLabel>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTableView>
#include <QtTest>
#include <algorithm>
#include <map>
#include <memory>

#include "core/data/generators.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "tests/ui/window_faults.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/glossary_link.h"
#include "ui/plots/card_header.h"
#include "ui/style/calm_style.h"
#include "ui/style/theme.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr QSize usual(1280, 800);

}  // namespace

/// Larger text, as a person sees it. Offscreen, widgets that have no font of their own do not
/// follow that of the application; on an X server they do.
class TestTextSizePainted : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;
  int size_ = 0;  // of the text at first, in points

  /// \return whether there is such an entry
  bool choose(const QString& text) {
    for (QAction* const menu : window_->menuBar()->actions()) {
      for (QAction* const entry : menu->menu()->actions()) {
        if (entry->text().remove(QLatin1Char('&')) == text) {
          entry->trigger();
          return true;
        }
      }
    }
    return false;
  }

  [[nodiscard]] int rowHeight(const char* table) const {
    return window_->findChild<QTableView*>(QString::fromLatin1(table))->rowHeight(0);
  }

  /// The height of a letter of each card's title that is in sight.
  [[nodiscard]] std::map<QString, int> titles() const {
    std::map<QString, int> heights;
    for (const auto* header : window_->board().findChildren<CardHeader*>()) {
      const QWidget* shown = header->findChild<GlossaryLink*>();
      if (shown == nullptr || !shown->isVisible()) {
        shown = header->findChild<QLabel*>();
      }
      if (header->isVisible() && shown != nullptr && shown->isVisible()) {
        heights.emplace(header->title(), shown->fontMetrics().height());
      }
    }
    return heights;
  }

  static bool allGrew(const std::map<QString, int>& before, const std::map<QString, int>& now) {
    return !before.empty() && std::all_of(before.begin(), before.end(), [&now](const auto& title) {
      const auto found = now.find(title.first);
      return found != now.end() && found->second > title.second;
    });
  }

  /// What is cut in the window, but for the names that the table brings.
  [[nodiscard]] QString cutTexts() const {
    QStringList names;
    const Dataset& table = *window_->dataPanel().table().table;
    names << QString::fromStdString(table.name);
    for (const Column& column : table.columns) {
      names << QString::fromStdString(column.name);
    }
    return tests::faultsOf(*window_, names).filter(QRegularExpression("^cut: ")).join("; ");
  }

 private Q_SLOTS:
  static void initTestCase() {
    if (QGuiApplication::platformName() != QStringLiteral("xcb")) {
      QSKIP("needs an X server: see the test of this name that ends with .xvfb");
    }
    QApplication::setStyle(new CalmStyle);
    QApplication::setPalette(themePalette(false));
  }
  void init() {
    size_ = QApplication::font().pointSize();
    window_ = std::make_unique<MainWindow>(registry_);
    window_->dataPanel().setDataset(ten_gaussians(60));
    window_->question().settle();
    window_->resize(usual);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QVERIFY(tests::runsToTheEnd(*window_));
  }
  void cleanup() {
    bool undone = window_ != nullptr;
    while (undone && QApplication::font().pointSize() > size_) {
      undone = choose("Smaller text");
    }
    window_.reset();
  }

  void rows_buttons_and_titles_grow_and_nothing_is_cut() {
    const std::map<QString, int> titlesBefore = titles();
    const int ranking = rowHeight("ranking");
    const int runs = rowHeight("runs");
    const int columns = rowHeight("columns");
    const int button = window_->runBar().runButton()->height();
    QVERIFY(choose("Larger text"));
    QVERIFY(choose("Larger text"));
    QCOMPARE(QApplication::font().pointSize(), size_ + 2);
    QTRY_VERIFY(rowHeight("ranking") > ranking);
    QTRY_VERIFY(rowHeight("runs") > runs);
    QTRY_VERIFY(rowHeight("columns") > columns);
    QTRY_VERIFY(window_->runBar().runButton()->height() > button);
    QTRY_VERIFY(allGrew(titlesBefore, titles()));
    QTRY_COMPARE(cutTexts(), QString());
    QCOMPARE(window_->size(), usual);
  }
};

QTEST_MAIN(TestTextSizePainted)
#include "tst_text_size_painted.moc"

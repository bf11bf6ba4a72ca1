// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QHeaderView>
#include <QMenuBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextLayout>
#include <cmath>
#include <map>
#include <memory>

#include "core/data/generators.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/compare/comparison_dialog.h"
#include "ui/compare/imbalance_dialog.h"
#include "ui/data/data_panel.h"
#include "ui/glossary_link.h"
#include "ui/help/help_menu.h"
#include "ui/help/help_window.h"
#include "ui/plain_label.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

QAction* entryNamed(const QList<QAction*>& entries, const QString& text) {
  for (QAction* entry : entries) {
    if (entry->text().remove(QLatin1Char('&')) == text) {
      return entry;
    }
  }
  return nullptr;
}

}  // namespace

/// The text becomes larger and smaller while windows are open.
class TestTextSize : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;

  void choose(const QString& menu, const QString& text) {
    QAction* const in = entryNamed(window_->menuBar()->actions(), menu);
    QVERIFY2(in != nullptr, qPrintable(menu));
    QAction* const entry = entryNamed(in->menu()->actions(), text);
    QVERIFY2(entry != nullptr, qPrintable(text));
    entry->trigger();
  }

  /// The bold words that are larger than others, of all windows, and the size of each.
  static std::map<const QWidget*, double> headings() {
    std::map<const QWidget*, double> sizes;
    for (const QWidget* each : QApplication::allWidgets()) {
      const QFont font = each->font();
      if (qobject_cast<const QLabel*>(each) != nullptr && font.bold() &&
          font.pointSizeF() > QApplication::font().pointSizeF() + 0.5) {
        sizes.emplace(each, each->font().pointSizeF());
      }
    }
    return sizes;
  }

  /// Of the cards: a link whose text, wrapped as it is painted, is larger than the link.
  [[nodiscard]] QString cutTitle() const {
    int seen = 0;
    for (const auto* link : window_->board().findChildren<GlossaryLink*>()) {
      constexpr int any = 10000;
      const QRect room(0, 0, link->width(), any);
      const QRect text = link->fontMetrics().boundingRect(
          room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, link->text());
      seen += link->isVisible() ? 1 : 0;
      if (link->isVisible() && (text.width() > link->width() || text.height() > link->height())) {
        return link->text();
      }
    }
    return seen > 0 ? QString() : QStringLiteral("no link in sight");
  }

  static void compareInProportion(const std::map<const QWidget*, double>& before, double factor) {
    int compared = 0;
    for (const auto& [label, size] : headings()) {
      if (const auto found = before.find(label); found != before.end()) {
        ++compared;
        QVERIFY2(std::abs(size - factor * found->second) < 0.2,
                 qPrintable(QString("%1: %2 instead of %3 times %4")
                                .arg(qobject_cast<const QLabel*>(label)->text())
                                .arg(size)
                                .arg(factor)
                                .arg(found->second)));
      }
    }
    QVERIFY(compared > 5);
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->dataPanel().setDataset(ten_gaussians(60));
    window_->question().settle();
    window_->resize(1400, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void headings_grow_and_shrink_with_the_text() {
    QVERIFY(tests::runsToTheEnd(*window_));
    choose("Run", "Compare runs...");
    choose("Run", "Information imbalance...");
    QVERIFY(window_->findChild<ComparisonDialog*>() != nullptr);
    QVERIFY(window_->findChild<ImbalanceDialog*>() != nullptr);
    const auto before = headings();
    const int smaller = QApplication::font().pointSize();
    for (int step = 1; step <= 3; ++step) {  // what follows the first may miss the second
      choose("View", "Larger text");
      QCOMPARE(QApplication::font().pointSize(), smaller + step);
      compareInProportion(before, static_cast<double>(smaller + step) / smaller);
    }
    for (int step = 1; step <= 3; ++step) {
      choose("View", "Smaller text");
    }
    compareInProportion(before, 1.0);
  }

  /// Letters of fractional widths were rounded down, and the last word was wrapped out of sight.
  void titles_that_are_links_are_never_cut() {
    QVERIFY(tests::runsToTheEnd(*window_));
    const int size = QApplication::font().pointSize();
    for (int step = 1; step <= 8; ++step) {
      choose("View", "Larger text");
      if (step % 4 != 0) {
        continue;
      }
      for (const char* preset : {"learn", "all"}) {
        window_->board().presets().choose(preset);
        for (const int width : {1100, 1250, 1400, 1550}) {
          window_->resize(width, 900);
          QTRY_COMPARE(cutTitle(), QString());
        }
      }
    }
    while (QApplication::font().pointSize() > size) {
      choose("View", "Smaller text");
    }
  }

  void headings_of_the_help_grow_with_the_text() {
    auto* const menu = window_->findChild<HelpMenu*>();
    menu->open("glossary");
    const QTextDocument* page = menu->helpWindow()->browser()->document();
    const auto heightOfHeading = [page] {
      return page->size().isEmpty() ? 0.0 : page->begin().layout()->lineAt(0).height();
    };
    const double before = heightOfHeading();
    const int size = QApplication::font().pointSize();
    for (int step = 1; step <= 4; ++step) {
      choose("View", "Larger text");
    }
    const double factor = static_cast<double>(size + 4) / size;
    QTRY_VERIFY(std::abs(heightOfHeading() / before / factor - 1.0) < 0.15);
    for (int step = 1; step <= 4; ++step) {
      choose("View", "Smaller text");
    }
  }
};

QTEST_MAIN(TestTextSize)
#include "tst_text_size.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QtTest>
#include <memory>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/sanitized.h"
#include "tests/ui/driven_window.h"
#include "tests/ui/window_faults.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/glossary_link.h"
#include "ui/plots/card_header.h"
#include "ui/plots/plot_card.h"
#include "ui/style/calm_style.h"
#include "ui/style/theme.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// Whether a title is lower or narrower than its lines.
bool cutsTitle(const QWidget& title) {
  if (const auto* const link = qobject_cast<const GlossaryLink*>(&title)) {
    return tests::cuts(*link);
  }
  const auto* const label = qobject_cast<const QLabel*>(&title);
  return label != nullptr &&
         (tests::cuts(*label, {}) || label->sizeHint().height() > label->height() + 1);
}

/// What of a card's header cannot be read.
QStringList cutIn(const PlotCard& card, const QStringList& own) {
  const auto* const header = card.findChild<CardHeader*>();
  if (header == nullptr) {
    return {card.id() + QStringLiteral(" has no header")};
  }
  QStringList cut;
  int titles = 0;
  for (const QWidget* part :
       header->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
    const bool isTitle = part->isVisible() && part->accessibleName() == card.title();
    titles += isTitle ? 1 : 0;
    if (isTitle && cutsTitle(*part)) {
      cut << card.id() + QStringLiteral(": its title");
    }
  }
  for (const QComboBox* box : header->findChildren<QComboBox*>()) {
    const QRect place(box->mapTo(&card, QPoint()), box->size());
    if (box->isVisible() && (!card.rect().contains(place) || tests::cuts(*box, own))) {
      cut << card.id() + QStringLiteral(": ") + box->objectName() + QStringLiteral(" with ") +
                 box->currentText();
    }
  }
  if (titles == 0) {
    cut << card.id() + QStringLiteral(" has no title");
  }
  return cut;
}

}  // namespace

/// Titles and choices of the cards can be read in each preset, at the sizes of usual screens.
class TestBoardSizes : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;

  /// In all cards that are shown; "nothing" if none is.
  [[nodiscard]] QString cut() const {
    QStringList own;
    for (const Column& column : window_->dataPanel().table().columns) {
      own << QString::fromStdString(column.name);
    }
    int shown = 0;
    QStringList faults;
    for (const PlotCard* card : window_->board().findChildren<PlotCard*>()) {
      if (card->isVisible()) {
        ++shown;
        faults += cutIn(*card, own);
      }
    }
    return shown > 0 ? faults.join(QStringLiteral("; ")) : QStringLiteral("nothing");
  }

 private Q_SLOTS:
  static void initTestCase() { QApplication::setStyle(new CalmStyle); }
  void cleanup() { window_.reset(); }

  void no_title_and_no_choice_of_a_card_is_cut_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("dark");
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)}) {
      for (const bool dark : {false, true}) {
        if (tests::sanitized && (dark || size.width() == 1280)) {
          continue;  // the same code, several times slower
        }
        QTest::addRow("%d x %d, %s", size.width(), size.height(), dark ? "dark" : "light")
            << size << dark;
      }
    }
  }
  void no_title_and_no_choice_of_a_card_is_cut() {
    QFETCH(const QSize, size);
    QFETCH(const bool, dark);
    QApplication::setPalette(themePalette(dark));
    window_ = std::make_unique<MainWindow>(registry_);
    window_->dataPanel().setDataset(ten_gaussians(60));
    window_->question().settle();
    window_->resize(size);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QCOMPARE(isDark(window_->palette()), dark);
    for (const bool afterRun : {false, true}) {
      if (afterRun) {
        QVERIFY(tests::searchesToTheEnd(*window_, registry_));
      }
      for (const char* preset : {"learn", "search", "trust", "space", "all"}) {
        window_->board().presets().choose(preset);
        QTRY_VERIFY2(
            cut().isEmpty(),
            qPrintable(QString("%1%2: %3").arg(preset, afterRun ? " after a run" : "", cut())));
        QCOMPARE(window_->size(), size);
      }
    }
  }
};

QTEST_MAIN(TestBoardSizes)
#include "tst_board_sizes.moc"

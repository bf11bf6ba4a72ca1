// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QSplitter>
#include <QtTest>

#include "tests/ui/window/own_parts.h"
#include "ui/board/board_presets.h"
#include "ui/plots/plot_grid.h"
#include "ui/window/window_arrangement.h"

using namespace steelyard;
using namespace steelyard::ui;

/// What a session says of plots and columns brings them back.
class TestWindowArrangement : public QObject {
  Q_OBJECT

  tests::OwnParts own_;
  QSplitter columns_{Qt::Horizontal};

 private Q_SLOTS:
  void initTestCase() {
    columns_.addWidget(new QWidget);
    columns_.addWidget(new QWidget);
    columns_.resize(400, 100);
    columns_.show();
  }

  void a_text_brings_back_the_preset_and_the_widths() {
    WindowArrangement arrangement(own_.parts, columns_);
    BoardPresets& presets = own_.board->presets();
    presets.choose("space");
    columns_.setSizes({100, 295});
    const QList<int> before = columns_.sizes();
    const QStringList shown = own_.board->grid().shownPlots();
    const QString text = arrangement.text();
    presets.choose("learn");
    QVERIFY(own_.board->grid().shownPlots() != shown);
    columns_.setSizes({300, 95});
    arrangement.restore(text);
    QCOMPARE(presets.current(), QString("space"));
    QCOMPARE(columns_.sizes(), before);
    QCOMPARE(own_.board->grid().shownPlots(), shown);
  }

  void what_is_no_arrangement_changes_nothing() {
    WindowArrangement arrangement(own_.parts, columns_);
    const QString text = arrangement.text();
    for (const char* other : {"", "no JSON", "[]", "{\"columns\": \"AAAA\"}", "{\"order\": 3}"}) {
      arrangement.restore(QString::fromLatin1(other));
      QCOMPARE(arrangement.text(), text);
    }
  }

  void a_change_of_the_board_is_told() {
    WindowArrangement arrangement(own_.parts, columns_);
    const QSignalSpy changed(&arrangement, &WindowArrangement::changed);
    PlotGrid& grid = own_.board->grid();
    grid.setPlotVisible("weights", !grid.isPlotVisible("weights"));
    QVERIFY(!changed.isEmpty());
  }
};

QTEST_MAIN(TestWindowArrangement)
#include "tst_window_arrangement.moc"

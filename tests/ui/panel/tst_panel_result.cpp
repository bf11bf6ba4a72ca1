// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panel/panel_result.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QtTest>
#include <memory>
#include <utility>

#include "core/analysis/method_panel.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

std::shared_ptr<const steelyard::MethodPanel> panel() {
  auto made = std::make_shared<steelyard::MethodPanel>();
  for (const auto& [id, error] : {std::pair{"counts", 0.31}, std::pair{"does not count", 0.25}}) {
    PanelRow row{id, id, made->rows.size()};
    row.error = error;
    row.beats_nothing = true;
    row.beats_random = made->rows.empty();
    made->order.push_back(made->rows.size());
    made->rows.push_back(row);
  }
  return made;
}

}  // namespace

/// The table of compared methods, and what is said below it.
class TestPanelResult : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void it_says_what_its_rows_are_sorted_by() {
    PanelResult result;
    const auto* order = result.findChild<QLabel*>("panelOrder");
    QVERIFY(order->isHidden());
    result.setPanel(panel(), {1.0, 1.0});
    QVERIFY(!order->isHidden());
    QVERIFY2(order->text().startsWith("Sorted by error: first the methods that predict better"),
             qPrintable(order->text()));
    auto* table = result.findChild<QTableView*>("panelTable");
    table->horizontalHeader()->setSortIndicator(1, Qt::AscendingOrder);
    QVERIFY2(order->text().startsWith("Sorted by: Error."), qPrintable(order->text()));
    result.setPanel(nullptr, {});
    QVERIFY(order->isHidden());
  }
};

QTEST_MAIN(TestPanelResult)
#include "tst_panel_result.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/array_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QtTest>
#include <algorithm>
#include <utility>

using namespace steelyard;
using namespace steelyard::ui;

class TestArrayDialog : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void what_is_ticked_is_taken_if_it_fits_together() {
    ArrayDialog dialog(
        QStringLiteral("a.npz"),
        {{"X", "500 x 100 float64", 500, 100, true, {}, true},
         {"Y", "500 x 1 float64", 500, 1, true, {}, true},
         {"names", "500 object", 500, 1, false, other_words("holds Python objects"), false},
         {"other", "20 x 2 float64", 20, 2, true, {}, false}});
    dialog.show();
    QCOMPARE(dialog.chosen(), (std::vector<std::string>{"X", "Y"}));
    auto* open = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open);
    auto* list = dialog.findChild<QTreeWidget*>("arrays");
    QVERIFY(open->isEnabled());
    QVERIFY(list->topLevelItem(2)->isDisabled());
    QCOMPARE(list->topLevelItem(2)->text(2), QStringLiteral("holds Python objects"));
    list->topLevelItem(3)->setCheckState(0, Qt::Checked);
    QVERIFY(!open->isEnabled());  // 500 and 20 rows
    list->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    list->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
    QVERIFY(open->isEnabled());
    QCOMPARE(dialog.chosen(), (std::vector<std::string>{"other"}));
    list->topLevelItem(3)->setCheckState(0, Qt::Unchecked);
    QVERIFY(!open->isEnabled());
    QVERIFY(dialog.windowTitle().startsWith("Choose arrays"));
  }

  /// "161 samples" was said of a sheet of 160 and a row of names.
  void rows_of_a_sheet_are_no_samples() {
    std::vector<ArrayInfo> sheets{{"Notes", "1 x 1 cells", 1, 1, true, {}, false},
                                  {"orders", "161 x 10 cells", 161, 10, true, {}, true},
                                  {"again", "161 x 10 cells", 161, 10, true, {}, false}};
    for (ArrayInfo& sheet : sheets) {
      sheet.sheet = true;
    }
    ArrayDialog dialog(QStringLiteral("orders.xlsx"), std::move(sheets));
    dialog.show();
    QCOMPARE(dialog.windowTitle(), QStringLiteral("Choose a sheet - orders.xlsx"));
    const auto says = [&dialog](const QString& words) {
      const auto labels = dialog.findChildren<QLabel*>();
      return std::any_of(labels.begin(), labels.end(),
                         [&](const QLabel* label) { return label->text().contains(words); });
    };
    QVERIFY(says("161 rows in the sheet"));
    QVERIFY(!says("sample"));
    auto* open = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open);
    QVERIFY(open->isEnabled());
    dialog.findChild<QTreeWidget*>("arrays")->topLevelItem(2)->setCheckState(0, Qt::Checked);
    QVERIFY(!open->isEnabled());  // a table is read from one sheet
    QVERIFY(says("Tick one sheet."));
  }
};

QTEST_MAIN(TestArrayDialog)
#include "tst_array_dialog.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTableView>
#include <QtTest>
#include <memory>

#include "ui/data/import_preview_model.h"
#include "ui/data/preview_table.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The first rows of a table, in columns that a person can read.
class TestPreviewTable : public QObject {
  Q_OBJECT

  ImportPreviewModel model_;
  std::unique_ptr<QTableView> table_;

  void show(const std::string& cell) {
    DelimitedPreview preview;
    preview.header = {"first", "second"};
    preview.rows = {{cell, "1"}};
    model_.setPreview(std::move(preview));
  }
  /// What of a cell is seen in the first column.
  [[nodiscard]] QString seen() const {
    const QFontMetrics metrics = table_->fontMetrics();
    return metrics.elidedText(model_.index(0, 0).data().toString(), Qt::ElideRight,
                              table_->columnWidth(0) - metrics.horizontalAdvance(QLatin1Char('x')));
  }
  [[nodiscard]] int widthOf(const QString& text) const {
    return table_->fontMetrics().horizontalAdvance(text);
  }

 private Q_SLOTS:
  void init() { table_.reset(previewTable(&model_, QStringLiteral("rows"), nullptr)); }
  void cleanup() { table_.reset(); }

  /// A wrapped number would go on after its point, and "0." would be all that is seen.
  void a_number_of_many_digits_is_cut_at_its_last_ones() {
    QVERIFY(!table_->wordWrap());
    show("0.12345678901234567");
    QCOMPARE(seen(), QStringLiteral("0.12345678901234567"));
    show("0.1234567890123456789012345678901234567890");
    QVERIFY2(seen().startsWith("0.12345"), qPrintable(seen()));
  }

  void short_numbers_leave_the_column_as_wide_as_usual() {
    show("5");
    const int usual = table_->columnWidth(0);
    QVERIFY(usual >= widthOf("-0.00000000"));
    show("0.25");
    QCOMPARE(table_->columnWidth(0), usual);
    QCOMPARE(table_->columnWidth(1), usual);
  }

  void no_column_takes_all_the_room() {
    show(std::string(5000, 'w'));
    QVERIFY(table_->columnWidth(0) < widthOf(QString(60, QLatin1Char('w'))));
  }

  void a_larger_font_makes_the_columns_wider() {
    show("0.123456789");
    const int before = table_->columnWidth(0);
    QFont larger = table_->font();
    larger.setPointSizeF(larger.pointSizeF() * 2.0);
    table_->setFont(larger);
    QTRY_VERIFY(table_->columnWidth(0) > before);
  }
};

QTEST_MAIN(TestPreviewTable)
#include "tst_preview_table.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/look/data_summary_page.h"

#include <QTableView>
#include <QtTest>
#include <limits>

#include "core/data/generators.h"
#include "ui/plots/heat_map_plot.h"
#include "ui/plots/histogram_plot.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestDataSummaryPage : public QObject {
  Q_OBJECT

  std::unique_ptr<DataSummaryPage> page_;
  std::shared_ptr<Dataset> table_;

  QString cell(int row, const QString& head) const {
    const auto* model = page_->findChild<QTableView*>("columnNumbers")->model();
    for (int column = 0; column < model->columnCount(); ++column) {
      if (model->headerData(column, Qt::Horizontal).toString() == head) {
        return model->index(row, column).data().toString();
      }
    }
    return QStringLiteral("no such head");
  }

 private Q_SLOTS:
  void nothing_comes_of_a_request_that_is_stopped() {
    std::stop_source stop;
    QVERIFY(look_at_columns({table_, {0, 1}, true}, stop.get_token()).has_value());
    stop.request_stop();
    QVERIFY(!look_at_columns({table_, {0, 1}, true}, stop.get_token()).has_value());
  }

  void init() {
    page_ = std::make_unique<DataSummaryPage>();
    page_->resize(900, 700);
    table_ = std::make_shared<Dataset>();
    table_->columns.resize(4);
    const std::vector<std::string> names{"x", "minus x", "flat", "kind"};
    for (std::size_t column = 0; column < names.size(); ++column) {
      table_->columns[column].name = names[column];
    }
    table_->columns[3].kind = ColumnKind::category;
    table_->columns[3].categories = {"a", "b"};
    table_->values.resize(5, 4);
    table_->values << 1, -1, 7, 0, 2, -2, 7, 1, 3, -3, 7, 0, 4, -4, 7, 1,
        std::numeric_limits<double>::quiet_NaN(), -5, 7, 0;
    page_->show();
    QVERIFY(QTest::qWaitForWindowExposed(page_.get()));
  }

  void numbers_histogram_and_correlation_of_the_selected_columns() {
    page_->look(TableSnapshot(table_), {0, 1});
    page_->finish();
    QCOMPARE(cell(0, QStringLiteral("Column")), QStringLiteral("x"));
    QCOMPARE(cell(0, QStringLiteral("Missing")), QStringLiteral("1"));
    QCOMPARE(cell(0, QStringLiteral("Median")), QStringLiteral("2.5"));
    QCOMPARE(cell(1, QStringLiteral("Values")), QStringLiteral("5"));
    const auto* heat = page_->findChild<HeatMapPlot*>();
    QVERIFY(!heat->isEmpty());
    const auto* histogram = page_->findChild<HistogramPlot*>();
    QVERIFY(histogram->caption().contains(QLatin1Char('4')));
    QVERIFY(histogram->caption().contains(QLatin1Char('1')));
  }

  void without_a_selection_the_first_columns_are_shown() {
    page_->look(TableSnapshot(table_), {});
    page_->finish();
    QCOMPARE(page_->findChild<QTableView*>("columnNumbers")->model()->rowCount(), 1);
  }

  void words_have_counts_but_no_mean() {
    page_->look(TableSnapshot(table_), {3});
    page_->finish();
    QCOMPARE(cell(0, QStringLiteral("Distinct values")), QStringLiteral("2"));
    QCOMPARE(cell(0, QStringLiteral("Mean")), QString());
    QVERIFY(page_->findChild<HeatMapPlot*>()->isEmpty());
  }

  void nothing_is_worked_out_while_nobody_looks() {
    page_->hide();
    page_->look(TableSnapshot(table_), {0});
    QCOMPARE(page_->findChild<QTableView*>("columnNumbers")->model()->rowCount(), 0);
    page_->show();
    QTRY_COMPARE(page_->findChild<QTableView*>("columnNumbers")->model()->rowCount(), 1);
  }

  void no_table_empties_the_page() {
    page_->look(TableSnapshot(table_), {0});
    page_->finish();
    page_->look({}, {});
    QCOMPARE(page_->findChild<QTableView*>("columnNumbers")->model()->rowCount(), 0);
    QVERIFY(page_->findChild<HistogramPlot*>()->isEmpty());
  }
};

QTEST_MAIN(TestDataSummaryPage)
#include "tst_data_summary_page.moc"

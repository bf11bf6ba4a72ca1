// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/look/data_summary_page.h"

#include <QHeaderView>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/copied_cells.h"
#include "ui/look/summary_model.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/plots/heat_map_plot.h"
#include "ui/plots/histogram_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/style/follow_font.h"

namespace steelyard::ui {
namespace {

constexpr std::size_t mostColumns = 100;
constexpr std::size_t columnsAtFirst = 12;

std::vector<Index> firstColumns(const TableSnapshot& table) {
  std::vector<Index> columns = table.columns_with(Role::input);
  for (Index column = 0; columns.empty() && column < std::ssize(table.columns); ++column) {
    columns.push_back(column);
  }
  columns.resize(std::min(columns.size(), columnsAtFirst));
  return columns;
}

HistogramCounts countsOf(const ColumnLook& look) {
  HistogramCounts counts;
  counts.counts = look.first.counts;
  for (std::size_t edge = 0; edge <= look.first.counts.size(); ++edge) {
    counts.edges.push_back(look.first.low + static_cast<double>(edge) * look.first.width);
  }
  counts.missing = look.summaries.empty() ? 0 : look.summaries.front().missing;
  return counts;
}

QString titleOf(const Column& column) {
  const QString name = plainName(column.name);
  return column.unit.empty()
             ? name
             : QStringLiteral("%1 (%2)").arg(name, QString::fromStdString(column.unit));
}

}  // namespace

DataSummaryPage::DataSummaryPage(QWidget* parent)
    : QWidget(parent),
      grid_(new PlotGrid(this)),
      histogram_(new HistogramPlot),
      correlations_(new HeatMapPlot),
      summary_(new SummaryModel(this)),
      remark_(new PlainLabel(this)),
      query_(look_at_columns, 1.0, [this](const ColumnLook& seen) {
        if (seen.table == table_.table && seen.columns == columns_) {
          showLook(seen);
        }
      }) {
  build();
}

void DataSummaryPage::build() {
  grid_->addPlot(QStringLiteral("histogram"), tr("Histogram"), histogram_);
  grid_->addPlot(QStringLiteral("correlation"), tr("Correlation"), correlations_);
  histogram_->setPlaceholder(tr("Select a column on the left"));
  correlations_->setPlaceholder(tr("Select columns of numbers on the left"));
  correlations_->setValueTitle(tr("Correlation"));
  auto* table = new QTableView(this);
  letCopyCells(*table);
  table->setModel(summary_);
  table->setObjectName(QStringLiteral("columnNumbers"));
  table->setAccessibleName(tr("Statistics of the selected columns"));
  table->setTabKeyNavigation(false);
  table->verticalHeader()->hide();
  keepRowsOneLineHigh(*table);
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  remark_->setWordWrap(true);
  auto* parts = new QSplitter(Qt::Vertical, this);
  parts->addWidget(grid_);
  parts->addWidget(table);
  parts->setStretchFactor(0, 3);
  parts->setStretchFactor(1, 2);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  layout->addWidget(remark_);
  layout->addWidget(parts, 1);
}

void DataSummaryPage::look(const TableSnapshot& table, std::vector<Index> columns) {
  table_ = table;
  columns_ = std::move(columns);
  if (table_.table && columns_.empty()) {
    columns_ = firstColumns(table_);
    remark_->setText(tr("The first inputs. Select columns on the left to see others."));
  } else {
    remark_->setText(columns_.size() > mostColumns
                         ? tr("The first %1 of the selected columns.").arg(mostColumns)
                         : tr("The columns selected on the left."));
  }
  columns_.resize(std::min(columns_.size(), mostColumns));
  stale_ = true;
  if (isVisible()) {
    ask();
  }
}

void DataSummaryPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) {
    ask();
  }
}

void DataSummaryPage::ask() {
  stale_ = false;
  if (!table_.table) {
    query_.forget();
    showLook({});
    return;
  }
  query_.request({table_.table, columns_, true});
}

void DataSummaryPage::finish() {
  if (stale_) {
    ask();
  }
  query_.finish();
}

void DataSummaryPage::showLook(const ColumnLook& look) {
  summary_->setLook(look);
  if (!look.table || look.columns.empty()) {
    histogram_->clear();
    correlations_->clear();
    return;
  }
  const auto column = [this](Index at) -> const Column& {  // of the table that was looked at
    return table_.columns[static_cast<std::size_t>(at)];
  };
  histogram_->setAxisTitles(titleOf(column(look.columns.front())), tr("Samples"));
  histogram_->setCounts(countsOf(look));
  QStringList names;
  std::vector<double> values;
  for (Index row = 0; row < look.correlations.rows(); ++row) {
    names << plainName(column(look.correlated[static_cast<std::size_t>(row)]).name);
    for (Index other = 0; other < look.correlations.cols(); ++other) {
      values.push_back(look.correlations(row, other));
    }
  }
  correlations_->setMatrix(names, names, std::move(values));
}

std::vector<NamedPlot> DataSummaryPage::plots() const { return grid_->plots(); }

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/sample_list.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "ui/copied_cells.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/results/bare_table.h"
#include "ui/style/scaled_font.h"

namespace steelyard::ui {

SampleList::SampleList(QWidget* parent)
    : QWidget(parent),
      heading_(new PlainLabel(this)),
      table_(new QTableWidget(this)),
      keep_(new QPushButton(tr("Use only these"), this)),
      export_(new QPushButton(tr("Samples..."), this)) {
  constexpr double larger = 1.08;
  scaleFont(*heading_, larger, true);
  table_->setObjectName(QStringLiteral("selectedSamples"));
  table_->setAccessibleName(tr("Selected samples"));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setTabKeyNavigation(false);
  letCopyCells(*table_);
  constexpr int leastRows = 5;
  showBare(*table_, leastRows);
  keep_->setObjectName(QStringLiteral("keepSelectedSamples"));
  keep_->setToolTip(
      tr("Adds a preparation step that keeps only these samples, for every later run"));
  export_->setObjectName(QStringLiteral("exportSamples"));
  export_->setToolTip(tr("Order, row, id and label of the selected samples as CSV"));
  auto* buttons = new QHBoxLayout;
  buttons->setContentsMargins({});
  buttons->addWidget(keep_);
  buttons->addWidget(export_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 4, 0, 0);
  layout->addWidget(heading_);
  layout->addWidget(table_, 1);
  layout->addLayout(buttons);
  connect(keep_, &QPushButton::clicked, this, &SampleList::keepWanted);
  connect(export_, &QPushButton::clicked, this, &SampleList::exportWanted);
  hide();
}

void SampleList::show(const TextTable& table) {
  setVisible(!table.rows.empty());
  table_->clear();
  const auto rows = static_cast<int>(table.rows.size());
  const auto columns = static_cast<int>(table.header.size());
  heading_->setText(tr("Selected samples (%1)").arg(rows));
  table_->setRowCount(rows);
  table_->setColumnCount(columns);
  for (int column = 0; column < columns; ++column) {
    const auto at = static_cast<std::size_t>(column);
    table_->setHorizontalHeaderItem(column, new QTableWidgetItem(plainName(table.header[at])));
    for (int row = 0; row < rows; ++row) {
      const std::string& cell = table.rows[static_cast<std::size_t>(row)][at];
      table_->setItem(row, column, new QTableWidgetItem(plainName(cell)));
    }
  }
  table_->horizontalHeader()->setStretchLastSection(true);
}

}  // namespace steelyard::ui

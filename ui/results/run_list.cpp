// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/run_list.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/results/bare_table.h"
#include "ui/results/run_list_model.h"

namespace steelyard::ui {

RunList::RunList(QWidget* parent)
    : QWidget(parent),
      model_(new RunListModel(this)),
      table_(new QTableView(this)),
      compare_(new QPushButton(tr("Compare with this run"), this)),
      compared_(new QLabel(this)) {
  build();
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &RunList::chosen);
  connect(model_, &RunListModel::renamed, this, &RunList::runRenamed);
  connect(compare_, &QPushButton::clicked, this, &RunList::toggleComparison);
  showComparison();
}

void RunList::buildTable() {
  constexpr int leastRows = 3;
  table_->setModel(model_);
  table_->setObjectName(QStringLiteral("runs"));
  table_->setAccessibleName(tr("Runs of this session; F2 renames one"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  table_->setTabKeyNavigation(false);
  table_->setWordWrap(false);
  showBare(*table_, leastRows);
  QHeaderView* header = table_->horizontalHeader();
  header->hide();
  header->setMinimumSectionSize(fontMetrics().averageCharWidth() * 2);
  const auto room = [&](int field, const QString& widest) {
    table_->setColumnWidth(field, fontMetrics().horizontalAdvance(widest + QStringLiteral("x")));
  };
  room(RunListModel::NumberField, QStringLiteral("99"));
  room(RunListModel::ObjectiveField, QStringLiteral("0.000000x"));
  room(RunListModel::TimeField, tr("999.9 s"));
  table_->setColumnHidden(RunListModel::EndingField, true);
  header->setSectionResizeMode(RunListModel::MethodField, QHeaderView::Stretch);
}

void RunList::build() {
  buildTable();
  compare_->setCheckable(true);
  compare_->setFlat(true);
  compare_->setToolTip(tr("The cosine overlap is then computed with the weights of this run"));
  compared_->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(table_);
  layout->addWidget(compare_, 0, Qt::AlignLeft);
  layout->addWidget(compared_);
}

void RunList::add(RankedRun run) {
  const std::uint64_t number = run.number;
  model_->add(std::move(run));
  const int row = model_->rowOf(number);
  if (shown() == number) {
    chosen();
  }
  table_->selectRow(row);
}

void RunList::showWhetherCompared(bool compares) {
  compares_ = compares;
  showComparison();
}

void RunList::rename(std::uint64_t number, const QString& name) { model_->rename(number, name); }

void RunList::showRun(std::uint64_t number) {
  if (const int row = model_->rowOf(number); row >= 0) {
    table_->selectRow(row);
  }
}

void RunList::clear() {
  model_->clear();
  if (comparison_) {
    comparison_.reset();
    Q_EMIT comparisonChanged(comparison_);
  }
  showComparison();
}

std::optional<std::uint64_t> RunList::shown() const {
  const QModelIndex current = table_->currentIndex();
  return current.isValid() ? std::optional(model_->run(current.row()).number) : std::nullopt;
}

const RankedRun* RunList::run(std::uint64_t number) const {
  const int row = model_->rowOf(number);
  return row < 0 ? nullptr : &model_->run(row);
}

void RunList::chosen() {
  showComparison();
  if (const auto number = shown()) {
    Q_EMIT runChosen(*number);
  }
}

void RunList::toggleComparison(bool on) {
  comparison_ = on ? shown() : std::nullopt;
  showComparison();
  Q_EMIT comparisonChanged(comparison_);
}

void RunList::showComparison() {
  const auto now = shown();
  const QSignalBlocker quiet(compare_);
  compare_->setEnabled(now.has_value());
  compare_->setChecked(now && now == comparison_);
  compared_->setVisible(comparison_.has_value());
  if (comparison_) {
    compared_->setText(compares_ ? tr("The overlap plot compares with run %1.").arg(*comparison_)
                                 : tr("Run %1 has different inputs from the run shown: their "
                                      "weights cannot be compared.")
                                       .arg(*comparison_));
  }
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compare/imbalance_dialog.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/error.h"
#include "core/message.h"
#include "core/platform/thread_priority.h"
#include "ui/compare/column_chooser.h"
#include "ui/fault_text.h"
#include "ui/jobs/job_runner.h"
#include "ui/message_text.h"
#include "ui/number_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/style/fit_to_screen.h"
#include "ui/style/notice.h"

namespace steelyard::ui {
namespace {

constexpr int mostNeighbours = 100000;

PlainLabel* resultLabel(const QString& name, QWidget* parent) {
  auto* label = new PlainLabel(parent);
  label->setObjectName(name);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

QString textOf(const Imbalance& imbalance) {
  return measuredText(imbalance.value, imbalance.error);
}

}  // namespace

ImbalanceDialog::ImbalanceDialog(std::function<ComparedTables()> tables, QWidget* parent)
    : QDialog(parent),
      tables_(std::move(tables)),
      from_(new ColumnChooser(tr("Set A"), this)),
      to_(new ColumnChooser(tr("Set B"), this)),
      neighbours_(new QSpinBox(this)),
      standardiseFrom_(new QCheckBox(tr("Divide the columns of &A by their std"), this)),
      standardiseTo_(new QCheckBox(tr("Those of &B too"), this)),
      compare_(new QPushButton(tr("&Compare"), this)),
      stop_(new QPushButton(tr("&Stop"), this)),
      progress_(new QProgressBar(this)),
      forward_(resultLabel(QStringLiteral("forwardResult"), this)),
      backward_(resultLabel(QStringLiteral("backwardResult"), this)),
      meaning_(new PlainLabel(this)),
      notes_(new Notice(Notice::Kind::Hint, this)),
      trouble_(new Notice(Notice::Kind::Trouble, this)),
      job_(new JobRunner(this)) {
  setWindowTitle(tr("Information imbalance"));
  auto* sets = new QHBoxLayout;
  sets->addWidget(from_, 1);
  sets->addWidget(to_, 1);
  auto* column = new QVBoxLayout(this);
  column->addLayout(sets, 1);
  column->addWidget(makeSettings());
  column->addWidget(makeResult());
  column->addWidget(notes_);
  column->addWidget(trouble_);
  resizeWithinScreen(*this, {fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 32});
  connectParts();
  listColumns();
}

QWidget* ImbalanceDialog::makeSettings() {
  auto* settings = new QWidget(this);
  auto* row = new QHBoxLayout(settings);
  row->setContentsMargins({});
  auto* label = new PlainLabel(tr("&Neighbours k:"), settings);
  label->setBuddy(neighbours_);
  neighbours_->setRange(1, mostNeighbours);
  neighbours_->setAccessibleName(tr("Number of neighbours averaged over"));
  neighbours_->setToolTip(tr("The ranks of the k nearest neighbours of each sample are averaged"));
  standardiseFrom_->setChecked(true);
  standardiseFrom_->setToolTip(tr("So that columns in different units count equally"));
  standardiseTo_->setToolTip(tipText(standardiseFrom_->toolTip()));
  compare_->setDefault(true);
  compare_->setObjectName(QStringLiteral("compareButton"));
  stop_->setObjectName(QStringLiteral("stopComparing"));
  stop_->setAutoDefault(false);
  progress_->setRange(0, 0);
  progress_->setTextVisible(false);
  progress_->setAccessibleName(tr("Comparing"));
  progress_->setMaximumWidth(fontMetrics().averageCharWidth() * 12);
  row->addWidget(label);
  row->addWidget(neighbours_);
  row->addWidget(standardiseFrom_);
  row->addWidget(standardiseTo_);
  row->addStretch(1);
  row->addWidget(progress_);
  row->addWidget(stop_);
  row->addWidget(compare_);
  return settings;
}

QWidget* ImbalanceDialog::makeResult() {
  auto* result = new QWidget(this);
  auto* form = new QFormLayout(result);
  form->setContentsMargins({});
  form->addRow(tr("Δ(A → B), how badly A predicts B:"), forward_);
  form->addRow(tr("Δ(B → A), how badly B predicts A:"), backward_);
  meaning_->setWordWrap(true);
  meaning_->setText(
      tr("0: near neighbours in one set are near neighbours in the other; 1: they are no nearer "
         "than other samples. ± is the standard error."));
  form->addRow(meaning_);
  return result;
}

void ImbalanceDialog::connectParts() {
  connect(compare_, &QPushButton::clicked, this, &ImbalanceDialog::compare);
  connect(stop_, &QPushButton::clicked, job_, &JobRunner::cancel);
  for (const ColumnChooser* chooser : {from_, to_}) {
    connect(chooser, &ColumnChooser::changed, this, &ImbalanceDialog::clearResult);
  }
  connect(neighbours_, &QSpinBox::valueChanged, this, &ImbalanceDialog::clearResult);
  for (const QCheckBox* box : {standardiseFrom_, standardiseTo_}) {
    connect(box, &QCheckBox::toggled, this, &ImbalanceDialog::clearResult);
  }
  connect(job_, &JobRunner::failed, this, &ImbalanceDialog::say);
  connect(job_, &JobRunner::cancelled, this, [this] { say(tr("Stopped.")); });
  connect(this, &QDialog::finished, this, [this] {
    job_->abandon();
    setBusy(false);
  });
}

std::vector<ImbalanceDialog::Listed> ImbalanceDialog::columnsOf(const ComparedTables& tables) {
  std::vector<Listed> columns;
  for (const TableSnapshot* table : {tables.data, tables.truth}) {
    for (std::size_t at = 0; table != nullptr && at < table->columns.size(); ++at) {
      const Column& column = table->columns[at];
      if (column.kind == ColumnKind::number) {
        columns.push_back(
            {table == tables.truth, static_cast<Index>(at), column.name, column.roles});
      }
    }
  }
  return columns;
}

void ImbalanceDialog::listColumns() {
  const ComparedTables tables = tables_();
  columns_ = columnsOf(tables);
  std::vector<ColumnChooser::Entry> entries;
  std::vector<int> inputs;
  std::vector<int> truth;
  for (const Listed& column : columns_) {
    const int id = static_cast<int>(entries.size());
    const QString name = plainName(column.name);
    entries.push_back({column.second ? tr("%1 (target table)").arg(name) : name, id});
    if (column.roles.has(Role::input) && !column.second) {
      inputs.push_back(id);
    }
    if (column.roles.has(Role::truth) && column.second == (tables.truth != nullptr)) {
      truth.push_back(id);
    }
  }
  from_->setEntries(entries);
  to_->setEntries(entries);
  from_->choose(inputs);
  to_->choose(truth.empty() ? inputs : truth);
  standardiseTo_->setChecked(tables.standardiseTruth);
}

void ImbalanceDialog::followTables() {
  const auto same = [](const Listed& a, const Listed& b) {
    return a.second == b.second && a.column == b.column && a.name == b.name;
  };
  const std::vector<Listed> now = columnsOf(tables_());
  if (std::equal(now.begin(), now.end(), columns_.begin(), columns_.end(), same)) {
    clearResult();
  } else {
    listColumns();
  }
}

/// The result shown or in progress does not belong to the current choice.
void ImbalanceDialog::clearResult() {
  job_->abandon();
  setBusy(false);
  forward_->setText(tr("not compared yet"));
  backward_->setText(tr("not compared yet"));
  notes_->say({});
  trouble_->say({});
}

ColumnPick ImbalanceDialog::find(const Listed& listed, const ComparedTables& tables) {
  const TableSnapshot* table = listed.second ? tables.truth : tables.data;
  if (table == nullptr || listed.column >= static_cast<Index>(table->columns.size()) ||
      table->columns[static_cast<std::size_t>(listed.column)].name != listed.name) {
    throw bad_input(
        {message("imbalance_dialog.lost_column", "column '{1}' is no longer there", listed.name),
         "", message("imbalance_dialog.lost_column.accepted", "columns of the table")});
  }
  return {table, listed.column};
}

ColumnComparison ImbalanceDialog::comparison() const {
  const ComparedTables tables = tables_();
  if (tables.data == nullptr) {
    throw bad_input(
        {message("imbalance_dialog.no_table", "no table is open"), "",
         message("imbalance_dialog.no_table.accepted", "a table with columns of numbers")});
  }
  std::vector<ColumnPick> picks;
  ColumnSets sets;
  const auto take = [&](const ColumnChooser& chooser, std::vector<Index>& set) {
    for (const int id : chooser.chosen()) {
      set.push_back(static_cast<Index>(picks.size()));
      picks.push_back(find(columns_[static_cast<std::size_t>(id)], tables));
    }
  };
  take(*from_, sets.from);
  take(*to_, sets.to);
  sets.neighbours = neighbours_->value();
  sets.standardise_from = standardiseFrom_->isChecked();
  sets.standardise_to = standardiseTo_->isChecked();
  sets.missing = tables.missing;
  Dataset joined = joined_columns(picks);
  for (Column& column : joined.columns) {
    // Here a column has a single period, whichever role it was given for.
    column.period = column.truth_period = column.period > 0.0 ? column.period : column.truth_period;
  }
  return {joined, sets};
}

void ImbalanceDialog::compare() {
  clearResult();
  try {
    job_->start([this, comparison = comparison()](const ReadControl& control) {
      lower_this_threads_priority();
      const std::optional<ColumnImbalance> found = comparison.compute(control.stop);
      return [this, found] {
        if (found) {
          showResult(*found);
        }
      };
    });
    setBusy(true);
  } catch (...) {
    say(faultText());
  }
}

void ImbalanceDialog::setBusy(bool busy) {
  compare_->setEnabled(!busy);
  stop_->setEnabled(busy);
  progress_->setVisible(busy);
}

void ImbalanceDialog::say(const QString& trouble) {
  setBusy(job_->isBusy());
  trouble_->say(trouble);
}

void ImbalanceDialog::showResult(const ColumnImbalance& found) {
  setBusy(false);
  forward_->setText(textOf(found.pair.forward));
  backward_->setText(textOf(found.pair.backward));
  QStringList notes;
  for (const Message& warning : found.warnings) {
    notes << plainLine(shownWords(warning));
  }
  notes_->say(notes.join(QLatin1Char('\n')));
}

}  // namespace steelyard::ui

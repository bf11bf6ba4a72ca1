// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/run_list.h"

#include <QAction>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/choose_row.h"
#include "ui/copied_cells.h"
#include "ui/glossary_line.h"
#include "ui/key_button.h"
#include "ui/plain_label.h"
#include "ui/results/bare_table.h"
#include "ui/results/run_list_model.h"
#include "ui/session/runs.h"

namespace steelyard::ui {

RunList::RunList(const Runs& runs, QWidget* parent)
    : QWidget(parent),
      runs_(runs),
      model_(new RunListModel(runs, this)),
      table_(new QTableView(this)),
      base_(new KeyButton(tr("Use as base"), this)),
      compare_(new KeyButton(tr("Compare runs..."), this)),
      compared_(new PlainLabel(this)) {
  build();
  followRuns();
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &RunList::followSelection);
  connect(model_, &RunListModel::renamed, this, &RunList::runRenamed);
  connect(table_, &QTableView::clicked, this, &RunList::showAgain);
  connect(base_, &QPushButton::clicked, this, &RunList::toggleComparison);
  connect(compare_, &QPushButton::clicked, this, [this] { Q_EMIT compareWanted(toCompare()); });
  showComparison();
}

void RunList::buildTable() {
  constexpr int leastRows = 3;
  table_->setModel(model_);
  table_->setObjectName(QStringLiteral("runs"));
  table_->setAccessibleName(
      tr("Runs of this session; F2 renames one, Delete removes those selected"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  letCopyCells(*table_);
  table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  table_->setTabKeyNavigation(false);
  table_->setWordWrap(false);
  QHeaderView* header = table_->horizontalHeader();
  header->hide();
  showBare(*table_, leastRows);
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

/// What can be done to the selected runs, for the right button of the mouse and by keys.
void RunList::addActions() {
  table_->setContextMenuPolicy(Qt::ActionsContextMenu);
  auto* const rename = new QAction(tr("Re&name"), table_);
  connect(rename, &QAction::triggered, this, [this] {
    if (const QModelIndex run = table_->currentIndex(); run.isValid()) {
      table_->edit(run.siblingAtColumn(RunListModel::MethodField));
    }
  });
  auto* const settings = new QAction(tr("Take its &settings"), table_);
  settings->setObjectName(QStringLiteral("takeSettings"));
  connect(settings, &QAction::triggered, this, [this] {
    if (const QModelIndex run = table_->currentIndex(); run.isValid()) {
      Q_EMIT settingsWanted(model_->numberAt(run.row()));
    }
  });
  auto* const remove = new QAction(tr("&Remove"), table_);
  remove->setObjectName(QStringLiteral("removeRuns"));
  remove->setShortcut(QKeySequence::Delete);
  remove->setAutoRepeat(false);  // the next run is chosen after each: all would go
  remove->setShortcutContext(Qt::WidgetShortcut);
  connect(remove, &QAction::triggered, this, [this] {
    if (const std::vector<std::uint64_t> numbers = selected(); !numbers.empty()) {
      Q_EMIT removalWanted(numbers);
    }
  });
  table_->addActions({settings, rename, remove});
}

void RunList::build() {
  buildTable();
  addActions();
  base_->setObjectName(QStringLiteral("baseOfComparison"));
  base_->setCheckable(true);
  base_->setFlat(true);
  base_->setToolTip(tipText(glossaryLine(QStringLiteral("base"))));
  compare_->setObjectName(QStringLiteral("compareRuns"));
  compare_->setFlat(true);
  compare_->setToolTip(
      tr("Settings, results and chosen columns of the selected runs side by side; "
         "Ctrl+click selects several"));
  compared_->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(table_);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(base_);
  buttons->addWidget(compare_);
  buttons->addStretch(1);
  layout->addLayout(buttons);
  layout->addWidget(compared_);
}

/// One after the other, as if a person had removed each by itself.
void RunList::followRuns() {
  connect(&runs_, &Runs::added, this, &RunList::add);
  connect(&runs_, &Runs::broughtBack, this, [this](const std::vector<std::uint64_t>& numbers) {
    std::for_each(numbers.begin(), numbers.end(), [this](std::uint64_t number) { add(number); });
  });
  connect(&runs_, &Runs::removed, this, [this](const std::vector<std::uint64_t>& numbers) {
    const QScopedValueRollback<bool> once(removing_, true);
    std::for_each(numbers.begin(), numbers.end(), [this](std::uint64_t number) { remove(number); });
  });
  connect(&runs_, &Runs::renamed, this, [this](quint64 number) {
    model_->followName(number);
    showComparison();
  });
  connect(&runs_, &Runs::cleared, this, &RunList::clear);
}

void RunList::add(std::uint64_t number) {
  model_->add(number);
  shown_ = number;
  chooseRow(*table_, model_->rowOf(number));
  showComparison();
}

void RunList::remove(std::uint64_t number) {
  const int row = model_->rowOf(number);
  if (row < 0) {
    return;
  }
  const bool wasShown = shown_ == number;
  if (comparison_ == number) {
    comparison_.reset();
    Q_EMIT comparisonChanged(comparison_);
  }
  model_->remove(number);
  if (wasShown) {
    const int next = std::min(row, model_->rowCount() - 1);
    shown_ = next < 0 ? std::nullopt : std::optional(model_->numberAt(next));
    if (shown_) {
      chooseRow(*table_, next);
      return chosen();
    }
  }
  showComparison();
}

void RunList::showWhetherCompared(bool compares) {
  compares_ = compares;
  showComparison();
}

void RunList::showRun(std::uint64_t number) {
  if (shown() == number) {
    return chosen();
  }
  if (const int row = model_->rowOf(number); row >= 0) {
    chooseRow(*table_, row);
  }
}

void RunList::clear() {
  model_->clear();
  shown_.reset();
  if (comparison_) {
    comparison_.reset();
    Q_EMIT comparisonChanged(comparison_);
  }
  showComparison();
}

/// Further runs are selected to be compared: what is shown stays, and nothing moves.
void RunList::followSelection() {
  const QModelIndexList rows = table_->selectionModel()->selectedRows();
  if (rows.size() != 1) {
    return;
  }
  const std::uint64_t number = model_->numberAt(rows.front().row());
  if (shown_ != number) {
    shown_ = number;
    byClick_ = QGuiApplication::mouseButtons() != Qt::NoButton;
    chosen();
  }
}

/// A click on the run that is shown brings it back after another question or solution.
void RunList::showAgain(const QModelIndex& clicked) {
  const bool already = std::exchange(byClick_, false);
  if (!already && model_->numberAt(clicked.row()) == shown_) {
    chosen();
  }
}

void RunList::chosen() {
  showComparison();
  if (const auto number = shown()) {
    Q_EMIT runChosen(*number);
  }
}

std::vector<std::uint64_t> RunList::selected() const {
  std::vector<std::uint64_t> numbers;
  for (const QModelIndex& row : table_->selectionModel()->selectedRows()) {
    numbers.push_back(model_->numberAt(row.row()));
  }
  return numbers;
}

/// The selected runs; if that is one: it and the base, or the newest other run.
std::vector<std::uint64_t> RunList::toCompare() const {
  std::vector<std::uint64_t> numbers = selected();
  if (numbers.size() == 1 && comparison_ && comparison_ != numbers.front()) {
    numbers.push_back(*comparison_);
  }
  for (int row = 0; numbers.size() < 2 && row < model_->rowCount(); ++row) {
    if (numbers.empty() || model_->numberAt(row) != numbers.front()) {
      numbers.push_back(model_->numberAt(row));
    }
  }
  return numbers;
}

void RunList::toggleComparison(bool on) {
  const std::optional<std::uint64_t> before = comparison_;
  setComparison(on ? shown() : std::nullopt);
  if (comparison_ != before) {
    Q_EMIT comparisonChosen(before);
  }
}

void RunList::setComparison(std::optional<std::uint64_t> number) {
  comparison_ = number && model_->rowOf(*number) >= 0 ? number : std::nullopt;
  showComparison();
  Q_EMIT comparisonChanged(comparison_);
}

void RunList::showComparison() {
  const auto now = shown();
  const QSignalBlocker quiet(base_);
  base_->setEnabled(now.has_value());
  base_->setChecked(now && now == comparison_);
  compare_->setEnabled(model_->rowCount() > 1);
  compared_->setVisible(comparison_.has_value());
  if (!comparison_) {
    return;
  }
  const SessionRun* base = runs_.find(*comparison_);
  const QString name = base == nullptr ? QString() : RunListModel::nameOf(*base);
  const QString said = now == comparison_
                           ? tr("Base: run %1, %2. Choose or start another run to see both.")
                       : compares_ ? tr("Compared with run %1, %2, which is drawn in grey.")
                                   : tr("Compared with run %1, %2. It has other inputs: there is "
                                        "no overlap of weights.");
  compared_->setText(said.arg(*comparison_).arg(name));
}

}  // namespace steelyard::ui

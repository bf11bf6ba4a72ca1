// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panel/panel_result.h"

#include <QAction>
#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>
#include <utility>

#include "ui/action_button.h"
#include "ui/copied_cells.h"
#include "ui/offer_action.h"
#include "ui/panel/panel_table_model.h"
#include "ui/plain_label.h"
#include "ui/style/follow_font.h"

namespace steelyard::ui {

PanelResult::PanelResult(QWidget* parent)
    : QWidget(parent),
      model_(new PanelTableModel(this)),
      table_(new QTableView(this)),
      showRun_(new QAction(tr("Show the method's run"), this)),
      buttons_(new QHBoxLayout),
      order_(new PlainLabel(this)) {
  build();
  connect(table_->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
          &PanelResult::sayOrder);
  connect(model_, &QAbstractItemModel::modelReset, this, &PanelResult::sayOrder);
  connect(table_, &QTableView::doubleClicked, this, &PanelResult::wantRun);
  connect(showRun_, &QAction::triggered, this, &PanelResult::wantRun);
  connect(model_, &QAbstractItemModel::modelReset, this, &PanelResult::selectAgain);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &PanelResult::follow);
  follow();
}

void PanelResult::build() {
  table_->setModel(model_);
  table_->setObjectName(QStringLiteral("panelTable"));
  table_->setAccessibleName(tr("Compared methods"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setTabKeyNavigation(false);
  table_->verticalHeader()->hide();
  letCopyCells(*table_);
  keepRowsOneLineHigh(*table_);
  QHeaderView* const header = table_->horizontalHeader();
  header->setSectionResizeMode(QHeaderView::ResizeToContents);
  header->setSortIndicator(-1, Qt::AscendingOrder);
  header->setSortIndicatorClearable(true);
  table_->setSortingEnabled(true);
  table_->setContextMenuPolicy(Qt::ActionsContextMenu);
  table_->addAction(showRun_);
  showRun_->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
  showRun_->setShortcutContext(Qt::WidgetShortcut);
  auto* const button = new ActionButton(*showRun_, this);
  button->setObjectName(QStringLiteral("panelShowRun"));
  auto* const rows = new QVBoxLayout(this);
  rows->setContentsMargins({});
  rows->addWidget(table_, 1);
  order_->setObjectName(QStringLiteral("panelOrder"));
  order_->setWordWrap(true);
  order_->setForegroundRole(QPalette::PlaceholderText);
  order_->hide();
  rows->addWidget(order_);
  buttons_->addWidget(button);
  buttons_->addStretch(1);
  rows->addLayout(buttons_);
  setFocusProxy(table_);
}

std::vector<QStringList> PanelResult::rows() const {
  std::vector<QStringList> rows(1);
  for (int column = 0; column < model_->columnCount(); ++column) {
    rows.front() << model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  }
  for (int row = 0; row < model_->rowCount(); ++row) {
    QStringList& cells = rows.emplace_back();
    for (int column = 0; column < model_->columnCount(); ++column) {
      cells << model_->index(row, column).data().toString();
    }
  }
  return rows;
}

void PanelResult::addBeside(QWidget& button) {
  setTabOrder(buttons_->itemAt(0)->widget(), &button);
  buttons_->addWidget(&button);
}

void PanelResult::addBelow(QWidget& button) {
  setTabOrder(buttons_->itemAt(buttons_->count() - 1)->widget(), &button);
  auto* const row = new QHBoxLayout;
  row->addWidget(&button);
  row->addStretch(1);
  qobject_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void PanelResult::setPanel(std::shared_ptr<const steelyard::MethodPanel> panel,
                           std::vector<double> seconds) {
  if (!panel) {
    selected_.clear();
  }
  model_->setPanel(std::move(panel), std::move(seconds));
}

void PanelResult::setUnfinished(std::optional<UnfinishedRow> unfinished) {
  model_->setUnfinished(std::move(unfinished));
}

void PanelResult::select(const std::string& id) {
  selected_ = id;
  selectAgain();
}

/// A row has another place, or is not there any more.
void PanelResult::selectAgain() {
  if (const int row = model_->rowOf(selected_); row >= 0) {
    table_->setCurrentIndex(model_->index(row, 0));
  }
  follow();
}

void PanelResult::follow() {
  const QModelIndex current = table_->currentIndex();
  if (current.isValid()) {
    selected_ = model_->idAt(current.row());
  }
  offerAction(*showRun_, current.isValid() && model_->isJudged(current.row()),
              tr("Select a method in the table first"),
              tr("Runs the method on the whole table, and shows that run everywhere"));
}

/// A larger error may stand above a smaller one: of a method that does choose its columns.
void PanelResult::sayOrder() {
  const int field = table_->horizontalHeader()->sortIndicatorSection();
  const bool ofPanel = field < 0 || field >= model_->columnCount();
  order_->setText(
      ofPanel ? tr("Sorted by error: first the methods that predict better than knowing "
                   "nothing and than random columns, then all others. A click on a heading "
                   "sorts by it.")
              : tr("Sorted by: %1. A third click on the heading brings the first order "
                   "back.")
                    .arg(model_->headerData(field, Qt::Horizontal, Qt::DisplayRole).toString()));
  order_->setVisible(model_->rowCount() > 1);
}

void PanelResult::wantRun() {
  const QModelIndex current = table_->currentIndex();
  if (current.isValid() && model_->isJudged(current.row())) {
    Q_EMIT runWanted(model_->idAt(current.row()));
  }
}

}  // namespace steelyard::ui

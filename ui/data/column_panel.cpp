// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/column_panel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/copied_cells.h"
#include "ui/count_text.h"
#include "ui/data/column_model.h"
#include "ui/plain_label.h"
#include "ui/search_field.h"
#include "ui/style/follow_font.h"

namespace steelyard::ui {

namespace {

constexpr std::array narrowFields{ColumnModel::InputField, ColumnModel::TruthField,
                                  ColumnModel::LabelField, ColumnModel::IdField,
                                  ColumnModel::TimeField,  ColumnModel::WeightField,
                                  ColumnModel::KeepField};

Role roleShownIn(int field) {
  return all_roles.at(static_cast<std::size_t>(field - ColumnModel::InputField));
}

}  // namespace

ColumnPanel::ColumnPanel(QWidget* parent)
    : QWidget(parent),
      model_(new ColumnModel(this)),
      filter_(new QSortFilterProxyModel(this)),
      search_(new SearchField(this)),
      table_(new QTableView(this)),
      message_(new PlainLabel(this)),
      details_(new QToolButton(this)) {
  filter_->setSourceModel(model_);
  filter_->setFilterCaseSensitivity(Qt::CaseInsensitive);
  filter_->setFilterKeyColumn(ColumnModel::NameField);
  search_->setPlaceholderText(tr("Search columns"));
  search_->setAccessibleName(tr("Search columns by name"));
  message_->setWordWrap(true);
  message_->hide();
  details_->setText(tr("Details"));
  details_->setCheckable(true);
  details_->setToolTip(
      tr("Show id, time, weight, kept inputs, unit, group, period and known weight too"));
  auto* top = new QHBoxLayout;
  top->addWidget(search_);
  top->addWidget(details_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 4, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(top);
  layout->addWidget(table_, 1);
  layout->addWidget(roleButtons());
  layout->addWidget(message_);
  buildTable();
  connect(search_, &SearchField::textChanged, filter_,
          &QSortFilterProxyModel::setFilterFixedString);
  connect(details_, &QToolButton::toggled, this, [this] {
    showFields();
    giveNamesRoom();
  });
  connect(model_, &ColumnModel::rolesEdited, this, &ColumnPanel::rolesEdited);
  connect(model_, &ColumnModel::propertiesEdited, this, &ColumnPanel::propertiesEdited);
  connect(model_, &ColumnModel::propertiesEdited, this, [this] { say({}); });
  connect(model_, &ColumnModel::refused, this, &ColumnPanel::say);
}

void ColumnPanel::buildTable() {
  table_->setModel(filter_);
  table_->setObjectName(QStringLiteral("columns"));
  table_->setAccessibleName(tr("Columns of the table and their roles"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  letCopyCells(*table_);
  table_->setContextMenuPolicy(Qt::ActionsContextMenu);
  table_->setWordWrap(false);
  table_->setTextElideMode(Qt::ElideMiddle);  // names that begin alike differ at their end
  table_->setTabKeyNavigation(false);
  table_->verticalHeader()->hide();
  // A fixed height: fitting 20,000 rows to their contents would examine every cell.
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  keepRowsOneLineHigh(*table_);
  table_->horizontalHeader()->setHighlightSections(false);
  followFont(*table_, [this] { fitTitles(); });
  table_->setColumnWidth(ColumnModel::NameField,
                         fontMetrics().horizontalAdvance(QStringLiteral("descriptor name")));
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &ColumnPanel::enableActions);
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &ColumnPanel::selectionChanged);
  connect(filter_, &QAbstractItemModel::modelReset, this, &ColumnPanel::enableActions);
  table_->viewport()->installEventFilter(this);
  showFields();
  enableActions();
}

void ColumnPanel::fitTitles() {
  const QFontMetrics metrics = table_->fontMetrics();
  table_->horizontalHeader()->setMinimumSectionSize(metrics.horizontalAdvance(QLatin1Char('x')) *
                                                    3);
  const int margin = metrics.horizontalAdvance(QStringLiteral("xx"));
  for (const int field : narrowFields) {
    const QString title = model_->headerData(field, Qt::Horizontal, Qt::DisplayRole).toString();
    table_->setColumnWidth(field, metrics.horizontalAdvance(title) + margin);
  }
}

QWidget* ColumnPanel::roleButtons() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  for (int field = ColumnModel::InputField; field <= ColumnModel::WeightField; ++field) {
    const QString title = model_->headerData(field, Qt::Horizontal, Qt::DisplayRole).toString();
    QAction* action = addRoleAction(
        title, tr("Use the selected columns as: %1. Click again to undo.").arg(title.toLower()));
    const Role role = roleShownIn(field);
    if (role == Role::truth) {
      action->setToolTip(tr("The inputs should explain the selected columns, and no others"));
    }
    connect(action, &QAction::triggered, this, [this, role] { applyRole(role); });
    roleActions_.emplace_back(role, action);
  }
  noneAction_ = addRoleAction(tr("None"), tr("Remove all roles from the selected columns"));
  connect(noneAction_, &QAction::triggered, this, &ColumnPanel::clearRoles);
  for (QAction* action : table_->actions()) {
    auto* button = new QToolButton(row);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(action, &QAction::changed, button,
            [button, action] { button->setVisible(action->isVisible()); });
    layout->addWidget(button);
  }
  // In the menu alone: few need it, and the buttons have little room.
  keepAction_ = addRoleAction(tr("Always keep"),
                              tr("Every selection has the selected inputs, and the choice is among "
                                 "the others, given these. Click again to undo."));
  connect(keepAction_, &QAction::triggered, this, &ColumnPanel::keepSelected);
  return row;
}

QAction* ColumnPanel::addRoleAction(const QString& text, const QString& tip) {
  auto* action = new QAction(text, this);
  action->setToolTip(tipText(tip));
  table_->addAction(action);
  return action;
}

void ColumnPanel::setTable(const TableSnapshot& table) {
  const bool another = table.table != model_->table().table;
  if (another) {
    search_->clear();
    say({});
  }
  model_->setTable(table);
  // Notes that have gone leave their place as it is: the boxes beside it stay under the mouse.
  noted_ = model_->mayHaveNotes() || (noted_ && !another);
  showFields();
  if (another || !details_->isChecked()) {
    giveNamesRoom();
  }
}

std::vector<Index> ColumnPanel::selectedColumns() const {
  std::vector<Index> columns;
  for (const QModelIndex& index : table_->selectionModel()->selectedRows()) {
    columns.push_back(filter_->mapToSource(index).row());
  }
  std::sort(columns.begin(), columns.end());
  return columns;
}

void ColumnPanel::offerOnly(const std::vector<Role>& roles) {
  offered_ = roles;
  keepAction_->setVisible(isOffered(Role::input));
  showFields();
}

void ColumnPanel::applyRole(Role role) {
  const std::vector<Index> columns = selectedColumns();
  const std::vector<Column>& known = model_->table().columns;
  const bool allHaveIt = std::all_of(columns.begin(), columns.end(), [&](Index column) {
    return !model_->mayHave(column, role) ||
           known[static_cast<std::size_t>(column)].roles.has(role);
  });
  // The ground truth is chosen, not toggled.
  const int refused = role == Role::truth ? model_->chooseTruth(columns)
                                          : model_->setRole(columns, role, !allHaveIt);
  const bool several =
      role == Role::input || role == Role::truth || refused == static_cast<int>(columns.size());
  say(refused > 0 && several
          ? countText(
                refused, tr("%1 text column left out: numbers are needed."),
                tr("%1 text columns left out: numbers are needed.", nullptr, howMany(refused)))
      : refused > 0 ? tr("Only one column can have this role: the last one has it now.")
                    : QString());
}

void ColumnPanel::clearRoles() {
  say({});
  model_->clearRoles(selectedColumns());
}

bool ColumnPanel::isOffered(Role role) const {
  return std::find(offered_.begin(), offered_.end(), role) != offered_.end();
}

/// A second time, the mark is taken away from all of them.
void ColumnPanel::keepSelected() {
  const std::vector<Index> columns = selectedColumns();
  const std::vector<Column>& known = model_->table().columns;
  const auto inputs = std::count_if(columns.begin(), columns.end(),
                                    [&](Index column) { return model_->mayBeKept(column); });
  const bool allKept = std::all_of(columns.begin(), columns.end(), [&](Index column) {
    return !model_->mayBeKept(column) || known[static_cast<std::size_t>(column)].always_kept;
  });
  model_->setKept(columns, !allKept);
  say(inputs == 0 ? tr("Only inputs can be kept.") : QString());
}

void ColumnPanel::showFields() {
  const bool all = details_->isChecked();
  for (int field = ColumnModel::InputField; field <= ColumnModel::WeightField; ++field) {
    const bool everyday = field <= ColumnModel::LabelField;
    table_->setColumnHidden(field, !isOffered(roleShownIn(field)) || (!everyday && !all));
  }
  // A narrow panel has no room for a button that few need.
  for (const auto& [role, action] : roleActions_) {
    action->setVisible(isOffered(role) && (role != Role::weight || all));
  }
  const std::vector<Column>& columns = model_->table().columns;
  const bool anyKept = std::any_of(columns.begin(), columns.end(),
                                   [](const Column& column) { return column.always_kept; });
  table_->setColumnHidden(ColumnModel::KeepField, !isOffered(Role::input) || (!anyKept && !all));
  for (int field = ColumnModel::UnitField; field < ColumnModel::NoteField; ++field) {
    table_->setColumnHidden(field, !all);
  }
  table_->setColumnHidden(ColumnModel::NoteField, !noted_ && !all);
  // Without details everything fits into the panel; with them the table scrolls sideways.
  table_->horizontalHeader()->setSectionResizeMode(
      ColumnModel::NameField, all ? QHeaderView::Interactive : QHeaderView::Stretch);
  if (!isOffered(Role::input)) {
    table_->setColumnHidden(ColumnModel::PeriodField, true);
    table_->setColumnHidden(ColumnModel::KnownWeightField, true);
  }
}

int ColumnPanel::wide(const QString& text) const {
  return table_->fontMetrics().horizontalAdvance(text + QStringLiteral("xx"));
}

int ColumnPanel::titleWidth(int field) const {
  return wide(model_->headerData(field, Qt::Horizontal, Qt::DisplayRole).toString());
}

int ColumnPanel::namesWidth() const {
  constexpr int readNames = 50;  // the first; the others need not be measured
  int names = titleWidth(ColumnModel::NameField);
  for (int row = 0; row < std::min(filter_->rowCount(), readNames); ++row) {
    names = std::max(names, wide(filter_->index(row, ColumnModel::NameField).data().toString()));
  }
  return std::min(names, table_->viewport()->width() / 2);
}

/// With details the table scrolls sideways: names and notes need not give way to the fields between
/// them, and a person may then change the widths.
void ColumnPanel::giveNamesRoom() {
  if (!details_->isChecked()) {
    return shareRoom();
  }
  const int half = table_->viewport()->width() / 2;
  table_->setColumnWidth(ColumnModel::NameField, namesWidth());
  table_->setColumnWidth(ColumnModel::NoteField,
                         std::max(half, titleWidth(ColumnModel::NoteField)));
}

/// In a narrow panel the names of the columns need the room more than the notes.
void ColumnPanel::shareRoom() {
  int left = table_->viewport()->width() - namesWidth();
  for (const int field : narrowFields) {
    left -= table_->isColumnHidden(field) ? 0 : table_->columnWidth(field);
  }
  const int least = titleWidth(ColumnModel::NoteField);
  table_->setColumnWidth(ColumnModel::NoteField,
                         std::clamp(left, least, std::max(least, wide(tr("99 missing")))));
}

/// A bar that appears at the side of the table takes its room, too.
bool ColumnPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == table_->viewport() && event->type() == QEvent::Resize && !details_->isChecked()) {
    shareRoom();
  }
  return QWidget::eventFilter(watched, event);
}

void ColumnPanel::say(const QString& text) {
  message_->setText(text);
  message_->setVisible(!text.isEmpty());
}

void ColumnPanel::enableActions() {
  const bool any = table_->selectionModel()->hasSelection();
  for (QAction* action : table_->actions()) {
    action->setEnabled(any);
  }
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/column_model.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <limits>

#include "core/data/column_of_message.h"
#include "core/data/column_selection.h"
#include "core/data/identifier.h"
#include "core/error.h"
#include "core/prepare/taken_text.h"
#include "ui/count_text.h"
#include "ui/glossary_line.h"
#include "ui/jobs/job_runner.h"
#include "ui/message_text.h"
#include "ui/number_text.h"
#include "ui/plain_text.h"

namespace steelyard::ui {

namespace {

/// Roles that only the details of the columns show: what a column is comes before what it holds.
QStringList rolesInDetails(RoleSet roles) {
  QStringList words;
  if (roles.has(Role::id)) {
    words << ColumnModel::tr("Id");
  }
  if (roles.has(Role::time)) {
    words << ColumnModel::tr("Time");
  }
  if (roles.has(Role::weight)) {
    words << ColumnModel::tr("Weight");
  }
  return words;
}

std::optional<Role> roleOf(int field) {
  switch (field) {
    case ColumnModel::InputField:
      return Role::input;
    case ColumnModel::TruthField:
      return Role::truth;
    case ColumnModel::LabelField:
      return Role::label;
    case ColumnModel::IdField:
      return Role::id;
    case ColumnModel::TimeField:
      return Role::time;
    case ColumnModel::WeightField:
      return Role::weight;
    default:
      return std::nullopt;
  }
}

bool belongsToOneColumn(Role role) { return role != Role::input && role != Role::truth; }

/// What weighs the samples takes no other part in a run.
RoleSet withRole(RoleSet roles, Role role) {
  return role == Role::weight ? RoleSet().with(role) : roles.without(Role::weight).with(role);
}

QString periodText(double period) { return period > 0.0 ? exactNumberText(period) : QString(); }

double periodFrom(const QString& typed) {
  return typed.isEmpty() ? 0.0 : parse_period(typed.toStdString());
}

std::optional<double> weightFrom(const QString& typed) {
  if (typed.isEmpty()) {
    return std::nullopt;
  }
  bool readable = false;
  QLocale plain = QLocale::c();
  plain.setNumberOptions(QLocale::RejectGroupSeparator);
  const double weight = plain.toDouble(withDecimalPoint(typed), &readable);
  if (!readable || !(weight >= 0.0) || weight > std::numeric_limits<double>::max()) {
    throw bad_input(
        {message("column_model.bad_known_weight", "not a known weight: {1}", typed.toStdString()),
         "", message("column_model.bad_known_weight.accepted", "a number of 0 or more")});
  }
  return weight;
}

/// To tell whether a column is an identifier may take the sorting of all its cells, for which
/// nobody waits who only looks at the table.
bool isLong(const TableSnapshot& table) {
  constexpr Index manySamples = 100000;
  return table.table != nullptr && table.samples() > manySamples;
}

/// What the reader says of each column.
std::vector<QString> remarksOf(const TableSnapshot& table) {
  std::vector<QString> remarks(table.columns.size());
  if (!table.table) {
    return remarks;
  }
  for (const Message& warning : table.table->warnings) {
    if (const auto column = column_of_message(warning, table.table->columns)) {
      QString& remark = remarks[static_cast<std::size_t>(*column)];
      remark +=
          (remark.isEmpty() ? QString() : QStringLiteral("; ")) + plainLine(shownWords(warning));
    }
  }
  return remarks;
}

}  // namespace

ColumnModel::ColumnModel(QObject* parent)
    : QAbstractTableModel(parent), finder_(new JobRunner(this)) {}

void ColumnModel::setTable(const TableSnapshot& table) {
  if (table.table == table_.table) {
    if (table.columns != table_.columns) {
      table_.columns = table.columns;
      Q_EMIT dataChanged(index(0, InputField), index(rowCount() - 1, NoteField));
    }
    return;
  }
  beginResetModel();
  table_ = table;
  facts_.assign(table_.columns.size(), std::nullopt);
  identifiers_.assign(table_.columns.size(), std::nullopt);
  remarks_ = remarksOf(table_);
  endResetModel();
  findIdentifiers();
}

int ColumnModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(facts_.size());
}

int ColumnModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(FieldCount);
}

bool ColumnModel::mayHave(Index column, Role role) const {
  const bool number =
      table_.columns.at(static_cast<std::size_t>(column)).kind == ColumnKind::number;
  return number || (belongsToOneColumn(role) && role != Role::weight);
}

const ColumnFacts& ColumnModel::facts(Index column) const {
  auto& known = facts_.at(static_cast<std::size_t>(column));
  if (!known) {
    known = column_facts(*table_.table, column);
  }
  return *known;
}

bool ColumnModel::isIdentifier(Index column) const {
  auto& known = identifiers_.at(static_cast<std::size_t>(column));
  if (!known && !isLong(table_)) {
    known = looks_like_identifier(*table_.table, column);
  }
  return known.value_or(false);
}

void ColumnModel::findIdentifiers() {
  finder_->abandon();
  if (!isLong(table_)) {
    return;
  }
  finder_->start([this, table = table_.table](const ReadControl& control) -> JobRunner::Delivery {
    std::vector<std::optional<bool>> found;
    for (Index column = 0; column < std::ssize(table->columns); ++column) {
      refuse_if_stopped(control.stop);
      found.emplace_back(looks_like_identifier(*table, column));
    }
    return [this, found] {
      identifiers_ = found;
      Q_EMIT dataChanged(index(0, NoteField), index(rowCount() - 1, NoteField));
    };
  });
}

int ColumnModel::setRole(const std::vector<Index>& columns, Role role, bool on) {
  if (columns.empty()) {
    return 0;
  }
  std::vector<Index> able;
  std::copy_if(columns.begin(), columns.end(), std::back_inserter(able),
               [&](Index column) { return mayHave(column, role); });
  std::vector<Column> wanted = table_.columns;
  if (on && belongsToOneColumn(role)) {
    if (able.empty()) {
      return static_cast<int>(columns.size());
    }
    able = {able.back()};
    for (Column& column : wanted) {
      column.roles = column.roles.without(role);
    }
  }
  for (const Index position : able) {
    RoleSet& roles = wanted[static_cast<std::size_t>(position)].roles;
    roles = on ? withRole(roles, role) : roles.without(role);
  }
  Q_EMIT rolesEdited(wanted);
  return static_cast<int>(columns.size() - able.size());
}

int ColumnModel::chooseTruth(const std::vector<Index>& columns) {
  std::vector<Index> able;
  std::copy_if(columns.begin(), columns.end(), std::back_inserter(able),
               [&](Index column) { return mayHave(column, Role::truth); });
  const std::vector<Index> inputs = table_.columns_with(Role::input);
  const bool others = std::any_of(inputs.begin(), inputs.end(), [&](Index input) {
    return std::find(able.begin(), able.end(), input) == able.end();
  });
  if (!able.empty()) {
    std::vector<Column> wanted = table_.columns;
    for (Column& column : wanted) {
      column.roles = column.roles.without(Role::truth);
    }
    for (const Index position : able) {
      RoleSet& roles = wanted[static_cast<std::size_t>(position)].roles;
      roles = withRole(others ? roles.without(Role::input) : roles, Role::truth);
    }
    Q_EMIT rolesEdited(wanted);
  }
  return static_cast<int>(columns.size() - able.size());
}

void ColumnModel::clearRoles(const std::vector<Index>& columns) {
  if (columns.empty()) {
    return;
  }
  std::vector<Column> wanted = table_.columns;
  for (const Index position : columns) {
    wanted.at(static_cast<std::size_t>(position)).roles = {};
  }
  Q_EMIT rolesEdited(wanted);
}

bool ColumnModel::mayBeKept(Index column) const {
  const Column& known = table_.columns.at(static_cast<std::size_t>(column));
  return known.always_kept || known.roles.has(Role::input);
}

void ColumnModel::setKept(const std::vector<Index>& columns, bool on) {
  std::vector<Column> wanted = table_.columns;
  for (const Index position : columns) {
    if (mayBeKept(position)) {
      wanted[static_cast<std::size_t>(position)].always_kept = on;
    }
  }
  if (wanted != table_.columns) {
    Q_EMIT propertiesEdited(wanted);
  }
}

QString ColumnModel::note(const Column& column, int row) const {
  const ColumnFacts& known = facts(row);
  QStringList notes = rolesInDetails(column.roles);
  const Message taken = text_taken_as(*table_.table, row, column.roles);
  if (!taken.says_nothing()) {
    notes << plainLine(shownWords(taken));
  } else if (column.kind == ColumnKind::category) {
    const auto values = table_.table->columns[static_cast<std::size_t>(row)].categories.size();
    notes << countText(values, tr("text, %1 value"),
                       tr("text, %1 values", nullptr, howMany(values)));
  }
  if (column.roles.empty() && isIdentifier(row)) {
    notes << tr("it looks like a name or number of the samples");
  }
  if (known.missing == table_.samples()) {
    notes << tr("all missing");
  } else {
    if (known.constant) {
      notes << tr("constant");
    }
    if (const auto& [period, truthPeriod] = std::pair(column.period, column.truth_period);
        (period > 0.0 && known.range > period) ||
        (truthPeriod > 0.0 && known.range > truthPeriod)) {
      notes << tr("exceeds its period");
    }
    if (known.missing > 0) {
      notes << tr("%1 missing").arg(countText(known.missing));
    }
  }
  if (const QString& remark = remarks_[static_cast<std::size_t>(row)]; !remark.isEmpty()) {
    notes << remark;
  }
  return notes.join(QStringLiteral(", "));
}

bool ColumnModel::mayHaveNotes() const {
  constexpr Index manyCells = 200000;  // to examine them takes longer than a person should wait
  if (table_.table != nullptr && table_.samples() * rowCount() > manyCells) {
    return true;
  }
  for (int row = 0; row < rowCount(); ++row) {
    if (!note(table_.columns[static_cast<std::size_t>(row)], row).isEmpty()) {
      return true;
    }
  }
  return false;
}

QString ColumnModel::text(const Column& column, int row, int field) const {
  switch (field) {
    case NameField:
      return plainName(column.name);
    case UnitField:
      return QString::fromStdString(column.unit);
    case GroupField:
      return QString::fromStdString(column.group);
    case PeriodField:
      return periodText(column.period);
    case TruthPeriodField:
      return periodText(column.truth_period);
    case KnownWeightField:
      return column.known_weight ? exactNumberText(*column.known_weight) : QString();
    case NoteField:
      return note(column, row);
    default:
      return {};
  }
}

QVariant ColumnModel::checkState(int row, int field) const {
  if (field == KeepField) {
    const bool kept = table_.columns[static_cast<std::size_t>(row)].always_kept;
    return mayBeKept(row) ? QVariant(static_cast<int>(kept ? Qt::Checked : Qt::Unchecked))
                          : QVariant();
  }
  const auto role = roleOf(field);
  if (!role || !mayHave(row, *role)) {
    return {};
  }
  const bool on = table_.columns[static_cast<std::size_t>(row)].roles.has(*role);
  return static_cast<int>(on ? Qt::Checked : Qt::Unchecked);
}

QVariant ColumnModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Column& column = table_.columns[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
      return text(column, index.row(), index.column());
    case Qt::ToolTipRole:
      return index.column() == NameField || index.column() == NoteField
                 ? QVariant(tipText(text(column, index.row(), index.column())))
                 : QVariant();
    case Qt::CheckStateRole:
      return checkState(index.row(), index.column());
    case Qt::AccessibleTextRole:
      if (index.column() == KeepField) {
        return tr("Always keep %1").arg(text(column, index.row(), NameField));
      }
      return roleOf(index.column())
                 ? tr("%1 as %2")
                       .arg(text(column, index.row(), NameField),
                            headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString())
                 : text(column, index.row(), index.column());
    default:
      return {};
  }
}

QVariant ColumnModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= FieldCount) {
    return {};
  }
  struct Words {
    QString title, tip;
  };
  const std::array<Words, FieldCount> words{{
      {tr("Column"), tr("Name of the column")},
      {tr("Input"), tr("A feature that gets a weight")},
      {tr("Target"), QString()},
      {tr("Label"), tr("Class of each sample: colours the projection, measures purity")},
      {tr("Id"), tr("Names each sample; takes no part in a run")},
      {tr("Time"), tr("Time of each sample; takes no part in a run")},
      {tr("Weight"),
       tr("How much each sample counts, 0 or more: a run takes each row as often as it counts")},
      {tr("Keep"), tr("Always keep: every selection has this input, and the choice is among the "
                      "others, given it")},
      {tr("Unit"), tr("Free text, shown beside the name")},
      {tr("Group"),
       tr("Columns of one group belong together (x, y, z of an atom): they are selected "
          "together or not at all")},
      {tr("Period"), tr("As an input: values one period apart are equal (for example 2pi or 360)")},
      {tr("Target period"), tr("The same, as target")},
      {tr("Known weight"), tr("A weight that is known beforehand, to compare the result with")},
      {tr("Note"), tr("What is unusual about the values")},
  }};
  const Words& asked = words.at(static_cast<std::size_t>(section));
  if (role == Qt::DisplayRole) {
    return asked.title;
  }
  if (role != Qt::ToolTipRole) {
    return {};
  }
  return tipText(section == TruthField ? glossaryLine(QStringLiteral("ground-truth")) : asked.tip);
}

Qt::ItemFlags ColumnModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags all = QAbstractTableModel::flags(index);
  if (!index.isValid()) {
    return all;
  }
  if (const auto role = roleOf(index.column())) {
    return mayHave(index.row(), *role) ? all | Qt::ItemIsUserCheckable : all;
  }
  if (index.column() == KeepField) {
    return mayBeKept(index.row()) ? all | Qt::ItemIsUserCheckable : all;
  }
  const bool fixed = index.column() == NameField || index.column() == NoteField;
  return fixed ? all : all | Qt::ItemIsEditable;
}

bool ColumnModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return false;
  }
  const auto columnRole = roleOf(index.column());
  if (columnRole) {
    return role == Qt::CheckStateRole &&
           setRole({index.row()}, *columnRole, value.toInt() == Qt::Checked) == 0;
  }
  if (index.column() == KeepField) {
    if (role != Qt::CheckStateRole || !mayBeKept(index.row())) {
      return false;
    }
    setKept({index.row()}, value.toInt() == Qt::Checked);
    return true;
  }
  if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable)) {
    return false;
  }
  std::vector<Column> wanted = table_.columns;
  if (!setProperty(wanted[static_cast<std::size_t>(index.row())], index.column(),
                   value.toString().trimmed())) {
    return false;
  }
  Q_EMIT propertiesEdited(wanted);
  return true;
}

bool ColumnModel::setProperty(Column& column, int field, const QString& typed) {
  try {
    if (field == UnitField) {
      column.unit = typed.toStdString();
    } else if (field == GroupField) {
      column.group = typed.toStdString();
    } else if (field == PeriodField) {
      column.period = periodFrom(typed);
    } else if (field == TruthPeriodField) {
      column.truth_period = periodFrom(typed);
    } else if (field == KnownWeightField) {
      column.known_weight = weightFrom(typed);
    } else {
      return false;
    }
    return true;
  } catch (const Error& error) {
    Q_EMIT refused(QString::fromStdString(shownWords(statement_of(error.parts()))));
    return false;
  }
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/taken_summary.h"

#include <QFormLayout>
#include <QLabel>
#include <algorithm>
#include <set>

namespace steelyard::ui {
namespace {

const Column& columnAt(const Dataset& table, Index column) {
  return table.columns[static_cast<std::size_t>(column)];
}

QString explainedText(const Dataset& table, const Wanted& wanted) {
  switch (wanted.what) {
    case Wanted::Explain::Columns:
      return wanted.columns.empty() ? TakenSummary::tr("choose a column")
                                    : namesInWords(table, wanted.columns);
    case Wanted::Explain::Another:
      return TakenSummary::tr("what another file holds; you are asked for it next");
    case Wanted::Explain::Nothing:
      break;
  }
  return TakenSummary::tr("nothing: you compare the table with itself");
}

QString groupsText(const AskedTable& asked, const Wanted& wanted) {
  for (const Index group : asked.proposed.groups) {
    if (std::count(wanted.columns.begin(), wanted.columns.end(), group) == 0) {
      const Column& column = columnAt(*asked.table, group);
      const QString name = QString::fromStdString(column.name);
      return TakenSummary::tr("%1, %2: the samples of each belong together")
          .arg(name, countText(std::ssize(column.categories)));
    }
  }
  return TakenSummary::tr("none found");
}

QString missingText(const AskedTable& asked) {
  if (asked.missing == 0) {
    return TakenSummary::tr("none");
  }
  return TakenSummary::tr("%1 in %2 of %3 rows: %4")
      .arg(countText(asked.missing), countText(asked.incomplete), countText(asked.table->samples()),
           proposedPolicy(asked) == MissingPolicy::drop_rows
               ? TakenSummary::tr("these rows are left out")
               : TakenSummary::tr("filled with the column's median"));
}

QString unitsText(const AskedTable& asked) {
  constexpr double alike = 3.0;
  return asked.spreads <= alike
             ? TakenSummary::tr("alike")
             : TakenSummary::tr("differ: columns are compared per standard deviation");
}

QLabel* wrapped(const QString& name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(name);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

Index candidatesOf(const AskedTable& asked, const Wanted& wanted) {
  std::set<Index> others(wanted.columns.begin(), wanted.columns.end());
  for (const ColumnFinding& finding : asked.findings) {
    if (finding.kind == FindingKind::constant) {
      others.insert(finding.column);
    }
  }
  if (asked.proposed.time_is_ordered) {
    others.insert(*asked.proposed.time);
  }
  Index candidates = 0;
  for (Index column = 0; column < std::ssize(asked.table->columns); ++column) {
    const Column& about = columnAt(*asked.table, column);
    const bool other =
        about.roles.has(Role::id) || about.roles.has(Role::time) || others.contains(column);
    candidates += about.kind == ColumnKind::number && !other ? 1 : 0;
  }
  return candidates;
}

TakenSummary::TakenSummary(QWidget* parent)
    : QWidget(parent),
      explained_(wrapped(QStringLiteral("explained"), this)),
      candidates_(wrapped(QStringLiteral("candidates"), this)),
      groups_(wrapped(QStringLiteral("groups"), this)),
      missing_(wrapped(QStringLiteral("missingCells"), this)),
      units_(wrapped(QStringLiteral("units"), this)) {
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->setRowWrapPolicy(QFormLayout::DontWrapRows);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->addRow(tr("explained"), explained_);
  form->addRow(tr("candidates"), candidates_);
  form->addRow(tr("groups"), groups_);
  form->addRow(tr("missing cells"), missing_);
  form->addRow(tr("units"), units_);
  for (int row = 0; row < form->rowCount(); ++row) {
    form->itemAt(row, QFormLayout::LabelRole)
        ->widget()
        ->setForegroundRole(QPalette::PlaceholderText);
  }
}

void TakenSummary::showTaken(const AskedTable* asked, const Wanted& wanted) {
  setVisible(asked != nullptr);
  if (asked == nullptr) {
    return;
  }
  const Index candidates = candidatesOf(*asked, wanted);
  explained_->setText(explainedText(*asked->table, wanted));
  candidates_->setText(candidates == 1 ? tr("1 column")
                                       : tr("%1 columns").arg(countText(candidates)));
  groups_->setText(groupsText(*asked, wanted));
  missing_->setText(missingText(*asked));
  units_->setText(unitsText(*asked));
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/look/summary_model.h"

#include <array>
#include <cmath>
#include <utility>

#include "ui/count_text.h"
#include "ui/number_text.h"
#include "ui/plain_text.h"

namespace steelyard::ui {

void SummaryModel::setLook(ColumnLook look) {
  beginResetModel();
  look_ = std::move(look);
  endResetModel();
}

int SummaryModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(look_.summaries.size());
}

int SummaryModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : FieldCount;
}

QString SummaryModel::text(std::size_t row, int field) const {
  const Column& column = look_.table->columns[static_cast<std::size_t>(look_.columns[row])];
  const ColumnSummary& summary = look_.summaries[row];
  const auto number = [&](double value) {
    // Category numbers have no mean.
    return column.kind == ColumnKind::category || std::isnan(value) ? QString() : numberText(value);
  };
  switch (field) {
    case NameField:
      return plainName(column.name);
    case CountField:
      return countText(summary.count);
    case MissingField:
      return countText(summary.missing);
    case MeanField:
      return number(summary.mean);
    case DeviationField:
      return number(summary.deviation);
    case MinimumField:
      return number(summary.minimum);
    case LowerQuartileField:
      return number(summary.lower_quartile);
    case MedianField:
      return number(summary.median);
    case UpperQuartileField:
      return number(summary.upper_quartile);
    case MaximumField:
      return number(summary.maximum);
    case DistinctField:
      return summary.distinct_is_more ? tr("more than %1").arg(countText(summary.distinct))
                                      : countText(summary.distinct);
    default:
      return {};
  }
}

QVariant SummaryModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  if (role == Qt::DisplayRole) {
    return text(static_cast<std::size_t>(index.row()), index.column());
  }
  if (role == Qt::TextAlignmentRole && index.column() != NameField) {
    return {Qt::AlignRight | Qt::AlignVCenter};
  }
  return {};
}

QVariant SummaryModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  const std::array<QString, FieldCount> heads{
      tr("Column"),         tr("Values"), tr("Missing"),        tr("Mean"),
      tr("Std. deviation"), tr("Min"),    tr("Lower quartile"), tr("Median"),
      tr("Upper quartile"), tr("Max"),    tr("Distinct values")};
  return heads.at(static_cast<std::size_t>(section));
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/ranking_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/count_text.h"
#include "ui/glossary_line.h"
#include "ui/number_text.h"
#include "ui/plain_text.h"
#include "ui/shown/shown.h"
#include "ui/shown/shown_ranking.h"
#include "ui/term_text.h"

namespace steelyard::ui {

namespace {

struct Words {
  QString title, tip;
};

/// Of the sections that are not the method's.
Words wordsOf(int section) {
  switch (section) {
    case RankingModel::RankSection:
      return {RankingModel::tr("Rank"), RankingModel::tr("1 is best")};
    case RankingModel::FeatureSection:
      return {RankingModel::tr("Feature"), RankingModel::tr("Name of the input column")};
    case RankingModel::SelectedSection:
      return {RankingModel::tr("Use"), RankingModel::tr("Selected features are exported")};
    default:
      return {RankingModel::tr("Unit"), RankingModel::tr("Unit of the input column")};
  }
}

}  // namespace

RankingModel::RankingModel(const Shown& shown, QObject* parent)
    : QAbstractTableModel(parent), shown_(shown) {
  connect(&shown_, &Shown::aboutToRank, this, [this] { beginResetModel(); });
  connect(&shown_, &Shown::ranked, this, &RankingModel::takeRanking);
  connect(&shown_, &Shown::selectionChanged, this, &RankingModel::takeSelection);
}

const std::vector<FeatureColumn>& RankingModel::columns() const { return shown_.ranking().cells; }

const std::vector<Index>& RankingModel::order() const { return shown_.ranking().order; }

void RankingModel::takeRanking() {
  selected_.assign(order().size(), false);
  const ShownRanking& ranked = shown_.ranking();
  rows_ = ranked.units;
  lowest_ = highest_ = 0.0;
  for (std::size_t k = 0; k < order().size(); ++k) {
    const double value = columns().front().values[k];
    lowest_ = std::isnan(value) ? lowest_ : std::min(lowest_, value);
    highest_ = std::isnan(value) ? highest_ : std::max(highest_, value);
  }
  endResetModel();
}

void RankingModel::takeSelection() {
  std::vector<bool> selected(order().size(), false);
  for (const Index position : shown_.ranking().selection) {
    selected.at(static_cast<std::size_t>(position)) = true;
  }
  if (selected != selected_) {  // else it was ticked here
    selected_ = std::move(selected);
    Q_EMIT dataChanged(index(0, SelectedSection), index(rowCount() - 1, SelectedSection));
  }
}

std::vector<Index> RankingModel::selection() const {
  std::vector<Index> chosen;
  std::copy_if(order().begin(), order().end(), std::back_inserter(chosen),
               [this](Index position) { return selected_[static_cast<std::size_t>(position)]; });
  return chosen;
}

const FeatureColumn* RankingModel::columnOf(int section) const {
  const std::size_t position =
      section == LeadingSection ? 0 : static_cast<std::size_t>(section - FurtherSection + 1);
  const bool ofMethod = section == LeadingSection || section >= FurtherSection;
  return ofMethod && position < columns().size() ? &columns()[position] : nullptr;
}

int RankingModel::sectionOf(const QString& id) const {
  for (int section = LeadingSection; section < columnCount(); ++section) {
    const FeatureColumn* column = columnOf(section);
    if (column != nullptr && column->id == id.toStdString()) {
      return section;
    }
  }
  return -1;
}

std::optional<ValueKind> RankingModel::kindOf(int section) const {
  const FeatureColumn* column = columnOf(section);
  return column == nullptr ? std::nullopt : std::optional(column->kind);
}

int RankingModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int RankingModel::columnCount(const QModelIndex& parent) const {
  const auto further = std::max<qsizetype>(0, std::ssize(columns()) - 1);
  return parent.isValid() ? 0 : FurtherSection + static_cast<int>(further);
}

std::size_t RankingModel::featureAt(int row) const {
  return static_cast<std::size_t>(rows_[static_cast<std::size_t>(row)].features.front());
}

bool RankingModel::isSelected(int row) const {
  const std::vector<Index>& features = rows_[static_cast<std::size_t>(row)].features;
  return std::any_of(features.begin(), features.end(), [this](Index feature) {
    return selected_[static_cast<std::size_t>(feature)];
  });
}

/// Fractions as they are, all else as a share of the largest magnitude.
double RankingModel::barOf(int row) const {
  const double value = columns().front().values[featureAt(row)];
  const double full = is_fraction(columns().front().kind) ? 1.0 : std::max(highest_, -lowest_);
  return std::isnan(value) || full == 0.0 ? 0.0 : value / full;
}

double RankingModel::barOrigin() const {
  return lowest_ < 0.0 ? -lowest_ / (highest_ - lowest_) : 0.0;
}

QVariant RankingModel::sortValue(int row, int section) const {
  const ColumnInfo& feature = shown_.ranking().features[featureAt(row)];
  switch (section) {
    case RankSection:
      return row + 1;
    case FeatureSection:
      return plainName(
          name_with_values(rows_[static_cast<std::size_t>(row)], shown_.ranking().features));
    case SelectedSection:
      return static_cast<int>(isSelected(row));
    case UnitSection:
      return QString::fromStdString(feature.unit);
    default:
      break;
  }
  const double value = columnOf(section)->values[featureAt(row)];
  return std::isnan(value) ? QVariant() : QVariant(value);
}

QString RankingModel::text(int row, int section) const {
  if (section == SelectedSection) {
    return {};
  }
  if (section == RankSection && ranks_nothing(columns())) {
    return QStringLiteral("\u2013");
  }
  const QVariant value = sortValue(row, section);
  if (section == LeadingSection && value.isValid()) {  // beside a bar: short
    constexpr int digits = 3;
    if (columns().front().kind == ValueKind::order) {
      return countText(value.toInt());
    }
    const bool weight = columns().front().kind == ValueKind::weight;
    return weight ? fixedText(value.toDouble(), digits) : numberText(value.toDouble(), digits);
  }
  return value.userType() == QMetaType::Double ? numberText(value.toDouble()) : value.toString();
}

QVariant RankingModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const int section = index.column();
  const bool isText = section == FeatureSection || section == UnitSection;
  switch (role) {
    case Qt::DisplayRole:
      return text(index.row(), section);
    case Qt::ToolTipRole:
      return section == FeatureSection ? QVariant(tipText(text(index.row(), section))) : QVariant();
    case Qt::TextAlignmentRole:
      return {(isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter};
    case Qt::CheckStateRole:
      return section == SelectedSection
                 ? QVariant(static_cast<int>(isSelected(index.row()) ? Qt::Checked : Qt::Unchecked))
                 : QVariant();
    case Qt::AccessibleTextRole:
      return section == SelectedSection ? tr("Use %1").arg(text(index.row(), FeatureSection))
                                        : text(index.row(), section);
    case SortRole:
      return sortValue(index.row(), section);
    case BarRole:
      return section == LeadingSection && columns().front().kind != ValueKind::order
                 ? QVariant(barOf(index.row()))
                 : QVariant();
    case BarOriginRole:
      return section == LeadingSection ? QVariant(barOrigin()) : QVariant();
    default:
      return {};
  }
}

QVariant RankingModel::headerData(int section, Qt::Orientation orientation, int role) const {
  const bool asksForWords = role == Qt::DisplayRole || role == Qt::ToolTipRole;
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount() || !asksForWords) {
    return {};
  }
  const FeatureColumn* column = columnOf(section);
  const Words words = column == nullptr ? wordsOf(section)
                                        : Words{QString::fromStdString(shownTerm(column->title)),
                                                QString::fromStdString(shownTerm(column->help))};
  if (role == Qt::DisplayRole) {
    return words.title;
  }
  if (column != nullptr && column->id == "raw_weight") {
    return tipText(glossaryLine(QStringLiteral("raw-weight")));
  }
  // A narrow column cuts its title.
  return tipText(words.tip.isEmpty() ? words.title : words.title + '\n' + words.tip);
}

Qt::ItemFlags RankingModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags all = QAbstractTableModel::flags(index);
  const bool check = index.isValid() && index.column() == SelectedSection;
  return check ? all | Qt::ItemIsUserCheckable : all;
}

bool RankingModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
      index.column() != SelectedSection) {
    return false;
  }
  for (const Index feature : rows_[static_cast<std::size_t>(index.row())].features) {
    selected_[static_cast<std::size_t>(feature)] = value.toInt() == Qt::Checked;
  }
  Q_EMIT dataChanged(index, index);
  Q_EMIT selectionEdited(selection());
  return true;
}

}  // namespace steelyard::ui

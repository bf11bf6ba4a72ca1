// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/ranking_model.h"

#include <QLocale>
#include <algorithm>
#include <array>

#include "ui/number_text.h"

namespace steelyard::ui {

namespace {

struct Words {
  QString title, tip;
};

std::array<Words, 11> headings() {
  return {{
      {RankingModel::tr("Rank"), RankingModel::tr("1 is best")},
      {RankingModel::tr("Feature"), RankingModel::tr("Name of the input column")},
      {RankingModel::tr("Weight"), RankingModel::tr("Learned weight; the largest is 1")},
      {RankingModel::tr("Use"), RankingModel::tr("Selected features are exported")},
      {RankingModel::tr("Score"), RankingModel::tr("What the ranking is sorted by")},
      {RankingModel::tr("Raw weight"), RankingModel::tr("For the input in its own unit")},
      {RankingModel::tr("Unit"), RankingModel::tr("Unit of the input column")},
      {RankingModel::tr("Error"), RankingModel::tr("Standard error of the score")},
      {RankingModel::tr("p"), RankingModel::tr("p-value")},
      {RankingModel::tr("q"), RankingModel::tr("q-value: false discovery rate")},
      {RankingModel::tr("How often"),
       RankingModel::tr("Share of the repeated runs that selected the feature")},
  }};
}

QVariant known(const std::optional<double>& value) { return value ? QVariant(*value) : QVariant(); }

}  // namespace

void RankingModel::setRanking(std::vector<Feature> features, std::vector<FeatureResult> results) {
  beginResetModel();
  features_ = std::move(features);
  results_ = std::move(results);
  features_.resize(results_.size());
  order_ = ranking(results_);
  selected_.assign(results_.size(), false);
  largest_ = 0.0;
  for (const FeatureResult& result : results_) {
    largest_ = std::max(largest_, result.relative_weight);
  }
  chooseFields();
  endResetModel();
}

void RankingModel::chooseFields() {
  const auto any = [this](std::optional<double> FeatureResult::*value) {
    return std::any_of(results_.begin(), results_.end(), [value](const FeatureResult& result) {
      return (result.*value).has_value();
    });
  };
  fields_ = {RankField,  FeatureField,   WeightField, SelectedField,
             ScoreField, RawWeightField, UnitField};
  if (any(&FeatureResult::error)) {
    fields_.push_back(ErrorField);
  }
  if (any(&FeatureResult::p_value)) {
    fields_.push_back(PValueField);
  }
  if (any(&FeatureResult::q_value)) {
    fields_.push_back(QValueField);
  }
  if (any(&FeatureResult::selected_share)) {
    fields_.push_back(SelectedShareField);
  }
}

void RankingModel::setSelection(const std::vector<Index>& selection) {
  selected_.assign(results_.size(), false);
  for (const Index position : selection) {
    selected_.at(static_cast<std::size_t>(position)) = true;
  }
  if (!results_.empty()) {
    Q_EMIT dataChanged(index(0, SelectedField), index(rowCount() - 1, SelectedField));
  }
}

std::vector<Index> RankingModel::selection() const {
  std::vector<Index> chosen;
  std::copy_if(order_.begin(), order_.end(), std::back_inserter(chosen),
               [this](Index position) { return selected_[static_cast<std::size_t>(position)]; });
  return chosen;
}

int RankingModel::sectionOf(Field field) const {
  const auto found = std::find(fields_.begin(), fields_.end(), field);
  return found == fields_.end() ? -1 : static_cast<int>(found - fields_.begin());
}

int RankingModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(order_.size());
}

int RankingModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(fields_.size());
}

std::size_t RankingModel::featureAt(int row) const {
  return static_cast<std::size_t>(order_[static_cast<std::size_t>(row)]);
}

double RankingModel::scaled(int row) const {
  return largest_ > 0.0 ? results_[featureAt(row)].relative_weight / largest_ : 0.0;
}

QVariant RankingModel::sortValue(int row, Field field) const {
  const FeatureResult& result = results_[featureAt(row)];
  switch (field) {
    case RankField:
      return row + 1;
    case FeatureField:
      return QString::fromStdString(features_[featureAt(row)].name);
    case WeightField:
      return scaled(row);
    case SelectedField:
      return static_cast<int>(selected_[featureAt(row)]);
    case ScoreField:
      return result.score;
    case RawWeightField:
      return result.weight;
    case UnitField:
      return QString::fromStdString(features_[featureAt(row)].unit);
    case ErrorField:
      return known(result.error);
    case PValueField:
      return known(result.p_value);
    case QValueField:
      return known(result.q_value);
    case SelectedShareField:
      return known(result.selected_share);
  }
  return {};
}

QString RankingModel::text(int row, Field field) const {
  if (field == SelectedField) {
    return {};
  }
  if (field == WeightField) {
    constexpr int decimals = 3;
    return QLocale().toString(scaled(row), 'f', decimals);
  }
  const QVariant value = sortValue(row, field);
  return value.userType() == QMetaType::Double ? numberText(value.toDouble()) : value.toString();
}

QVariant RankingModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Field field = fields_[static_cast<std::size_t>(index.column())];
  switch (role) {
    case Qt::DisplayRole:
      return text(index.row(), field);
    case Qt::ToolTipRole:
      return field == FeatureField ? QVariant(text(index.row(), field)) : QVariant();
    case Qt::TextAlignmentRole:
      return field == FeatureField || field == UnitField
                 ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                 : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::CheckStateRole:
      return field == SelectedField
                 ? QVariant(static_cast<int>(selected_[featureAt(index.row())] ? Qt::Checked
                                                                               : Qt::Unchecked))
                 : QVariant();
    case Qt::AccessibleTextRole:
      return field == SelectedField ? tr("Use %1").arg(text(index.row(), FeatureField))
                                    : text(index.row(), field);
    case SortRole:
      return sortValue(index.row(), field);
    case BarRole:
      return field == WeightField ? QVariant(scaled(index.row())) : QVariant();
    default:
      return {};
  }
}

QVariant RankingModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
    return {};
  }
  const Field field = fields_[static_cast<std::size_t>(section)];
  const Words words = headings().at(static_cast<std::size_t>(field));
  if (role == Qt::DisplayRole) {
    return words.title;
  }
  return role == Qt::ToolTipRole ? QVariant(words.tip) : QVariant();
}

Qt::ItemFlags RankingModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags all = QAbstractTableModel::flags(index);
  const bool check = index.isValid() && index.column() == sectionOf(SelectedField);
  return check ? all | Qt::ItemIsUserCheckable : all;
}

bool RankingModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
      index.column() != sectionOf(SelectedField)) {
    return false;
  }
  selected_[featureAt(index.row())] = value.toInt() == Qt::Checked;
  Q_EMIT dataChanged(index, index);
  Q_EMIT selectionEdited(selection());
  return true;
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/problem/problem.h"
#include "core/run/result.h"

namespace steelyard::ui {

/// Features with their weights and scores, best first; a check says which are selected.
/// Error, p and q values and the share of selections have a column only where the method gives
/// them.
class RankingModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Field {
    RankField,
    FeatureField,
    WeightField,  ///< largest weight = 1
    SelectedField,
    ScoreField,
    RawWeightField,
    UnitField,
    ErrorField,
    PValueField,
    QValueField,
    SelectedShareField  ///< of repeated runs, those that selected the feature
  };
  /// For sorting: a number, or the text of a name.
  static constexpr int SortRole = Qt::UserRole;
  /// 0 .. 1: the length of the weight's bar.
  static constexpr int BarRole = Qt::UserRole + 1;

  using QAbstractTableModel::QAbstractTableModel;

  /// `features` and `results` have the same length and order.
  void setRanking(std::vector<Feature> features, std::vector<FeatureResult> results);
  [[nodiscard]] const std::vector<FeatureResult>& results() const { return results_; }
  /// Positions of features in the order of `features`.
  void setSelection(const std::vector<Index>& selection);
  /// In order of rank.
  [[nodiscard]] std::vector<Index> selection() const;
  /// The section that shows the field, -1 when it is absent.
  [[nodiscard]] int sectionOf(Field field) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

 Q_SIGNALS:
  /// The user ticked or unticked a feature.
  void selectionEdited(const std::vector<steelyard::Index>& selection);

 private:
  void chooseFields();
  [[nodiscard]] QVariant sortValue(int row, Field field) const;
  [[nodiscard]] QString text(int row, Field field) const;
  [[nodiscard]] double scaled(int row) const;
  [[nodiscard]] std::size_t featureAt(int row) const;

  std::vector<Feature> features_;
  std::vector<FeatureResult> results_;
  std::vector<Index> order_;
  std::vector<bool> selected_;  ///< by feature
  std::vector<Field> fields_{RankField, FeatureField, WeightField, SelectedField};
  double largest_ = 0.0;
};

}  // namespace steelyard::ui

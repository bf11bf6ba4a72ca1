// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "core/matrix.h"
#include "core/run/feature_column.h"
#include "core/run/ranked_units.h"

namespace steelyard::ui {

class Shown;

/// The features that are ranked, with what a method says of each, best first; a check says which
/// are selected. A column of text that is ranked as one has one row. The method's first column has
/// a bar; its further columns follow at the end.
class RankingModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Section {
    RankSection,
    FeatureSection,
    LeadingSection,  ///< the column that the ranking is sorted by
    SelectedSection,
    UnitSection,
    FurtherSection  ///< the first of the method's further columns
  };
  /// For sorting: a number, or the text of a name.
  static constexpr int SortRole = Qt::UserRole;
  /// -1 .. 1: the length of the bar, from its origin.
  static constexpr int BarRole = Qt::UserRole + 1;
  /// 0 .. 1: where bars begin; not 0 where some are negative.
  static constexpr int BarOriginRole = Qt::UserRole + 2;

  /// \param shown  whose ranking this is; must live longer than this
  explicit RankingModel(const Shown& shown, QObject* parent = nullptr);

  /// What is ticked, in order of rank.
  [[nodiscard]] std::vector<Index> selection() const;
  /// The position of the feature in a row; of the first one where a row is a whole column of text.
  [[nodiscard]] std::size_t featureAt(int row) const;
  /// The section of the method's column of this id, -1 where there is none.
  [[nodiscard]] int sectionOf(const QString& id) const;
  /// What the values of a section are; nothing for a section that is not the method's.
  [[nodiscard]] std::optional<ValueKind> kindOf(int section) const;

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
  void takeRanking();
  void takeSelection();
  [[nodiscard]] const std::vector<FeatureColumn>& columns() const;
  [[nodiscard]] const std::vector<Index>& order() const;
  [[nodiscard]] bool isSelected(int row) const;
  [[nodiscard]] const FeatureColumn* columnOf(int section) const;
  [[nodiscard]] QVariant sortValue(int row, int section) const;
  [[nodiscard]] QString text(int row, int section) const;
  [[nodiscard]] double barOf(int row) const;
  [[nodiscard]] double barOrigin() const;

  const Shown& shown_;
  std::vector<RankedUnit> rows_;
  std::vector<bool> selected_;  ///< by feature
  double lowest_ = 0.0;         ///< of the first column, at most 0
  double highest_ = 0.0;        ///< of the first column, at least 0
};

}  // namespace steelyard::ui

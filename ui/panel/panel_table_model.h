// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/method_panel.h"

namespace steelyard::ui {

/// What a panel knows of each of its methods, one a row: at first the best is the first one. A
/// method that was left out stands below the others, however the rows are sorted, and one whose
/// trials go on stands last.
class PanelTableModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Field {
    MethodField,
    ErrorField,
    NumberField,
    StabilityField,
    BehindField,
    GoodField,
    TimeField,
    DiscoveriesField,  ///< there only if discoveries were asked for
    FieldCount
  };

  using QAbstractTableModel::QAbstractTableModel;

  /// \param panel    nullptr if there is none
  /// \param seconds  how long each member took, by PanelRow::member
  void setPanel(std::shared_ptr<const steelyard::MethodPanel> panel, std::vector<double> seconds);
  /// The method whose trials go on; nothing if there is none, as after setPanel().
  void setUnfinished(std::optional<UnfinishedRow> unfinished);
  /// The id of the method in this row.
  [[nodiscard]] const std::string& idAt(int row) const { return rowAt(row).id; }
  /// -1 if there is no such method.
  [[nodiscard]] int rowOf(const std::string& id) const;
  /// Whether the method in this row was judged.
  [[nodiscard]] bool isJudged(int row) const { return rowAt(row).is_judged(); }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;
  /// \param column  -1 for the order of the panel
  void sort(int column, Qt::SortOrder order) override;

 private:
  [[nodiscard]] const PanelRow& rowAt(int row) const;
  [[nodiscard]] double secondsOf(const PanelRow& row) const;
  [[nodiscard]] QString text(const PanelRow& row, int field) const;
  [[nodiscard]] QString tip(const PanelRow& row, int field) const;
  [[nodiscard]] bool isUnfinished(int row) const;
  [[nodiscard]] QString unfinishedText(int field) const;
  [[nodiscard]] QString unfinishedTip() const;
  [[nodiscard]] double key(const PanelRow& row, int field) const;
  [[nodiscard]] bool comesFirst(const PanelRow& row, const PanelRow& other) const;
  void arrange();
  [[nodiscard]] int fields() const;

  std::shared_ptr<const steelyard::MethodPanel> panel_;
  std::vector<double> seconds_;
  std::vector<std::size_t> shown_;           // places of the rows of the panel, as they are shown
  std::optional<UnfinishedRow> unfinished_;  // below those
  int sortedBy_ = -1;
  Qt::SortOrder direction_ = Qt::AscendingOrder;
};

}  // namespace steelyard::ui

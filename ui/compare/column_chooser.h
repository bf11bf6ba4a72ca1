// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QGroupBox>
#include <vector>

class QSortFilterProxyModel;
class QStandardItemModel;

namespace steelyard::ui {

class PlainLabel;
class SearchField;

/// A list of columns with check boxes, a search and a count, to pick a set of columns.
class ColumnChooser : public QGroupBox {
  Q_OBJECT
 public:
  explicit ColumnChooser(const QString& title, QWidget* parent = nullptr);

  /// One column that can be picked.
  struct Entry {
    QString name;
    int id = 0;  ///< what chosen() returns
  };
  /// Also clears the choice.
  void setEntries(const std::vector<Entry>& entries);
  void choose(const std::vector<int>& ids);
  /// In the order of the list.
  [[nodiscard]] std::vector<int> chosen() const;

 Q_SIGNALS:
  void changed();

 private:
  void build();
  void tickShown(Qt::CheckState state);
  void count();

  QStandardItemModel* model_;
  QSortFilterProxyModel* shown_;
  SearchField* search_;
  PlainLabel* count_;
};

}  // namespace steelyard::ui

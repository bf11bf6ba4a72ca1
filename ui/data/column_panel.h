// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <utility>
#include <vector>

#include "core/data/table_snapshot.h"

class QAction;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;

namespace steelyard::ui {

class PlainLabel;
class ColumnModel;
class SearchField;

/// The columns of one table with a search box; a role is assigned to all selected columns at once.
class ColumnPanel : public QWidget {
  Q_OBJECT
 public:
  explicit ColumnPanel(QWidget* parent = nullptr);

  /// Of the table that is shown already, only the columns beside it are taken anew: what is
  /// searched for and selected stays.
  void setTable(const TableSnapshot& table);
  [[nodiscard]] ColumnModel& model() { return *model_; }
  /// Columns of the table (not rows of the filtered view), ascending.
  [[nodiscard]] std::vector<Index> selectedColumns() const;
  /// Offers only these roles; for a table that holds only ground truth.
  void offerOnly(const std::vector<Role>& roles);

 Q_SIGNALS:
  /// The columns as the person wants them, with other roles.
  void rolesEdited(const std::vector<steelyard::Column>& columns);
  /// The same with other properties.
  void propertiesEdited(const std::vector<steelyard::Column>& columns);
  /// Which columns the user has selected in the list.
  void selectionChanged();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void buildTable();
  /// Makes the columns of roles as wide as their titles.
  void fitTitles();
  [[nodiscard]] QWidget* roleButtons();
  QAction* addRoleAction(const QString& text, const QString& tip);
  void applyRole(Role role);
  void clearRoles();
  void keepSelected();
  [[nodiscard]] bool isOffered(Role role) const;
  void showFields();
  /// Of a text in the table, with a margin, in pixels.
  [[nodiscard]] int wide(const QString& text) const;
  [[nodiscard]] int titleWidth(int field) const;
  /// That shows the names whole, up to half of the table.
  [[nodiscard]] int namesWidth() const;
  void giveNamesRoom();
  void shareRoom();
  void say(const QString& text);
  void enableActions();

  ColumnModel* model_;
  QSortFilterProxyModel* filter_;
  SearchField* search_;
  QTableView* table_;
  PlainLabel* message_;
  QToolButton* details_;
  std::vector<std::pair<Role, QAction*>> roleActions_;
  QAction* noneAction_ = nullptr;
  QAction* keepAction_ = nullptr;
  bool noted_ = true;  ///< whether notes are shown without details
  std::vector<Role> offered_{all_roles.begin(), all_roles.end()};
};

}  // namespace steelyard::ui

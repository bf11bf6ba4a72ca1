// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHBoxLayout>
#include <QStringList>
#include <QWidget>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/method_panel.h"

class QAction;
class QTableView;

namespace steelyard::ui {

class PanelTableModel;
class PlainLabel;

/// The table of the compared methods, of which one is selected, also while others join.
class PanelResult : public QWidget {
  Q_OBJECT
 public:
  explicit PanelResult(QWidget* parent = nullptr);

  /// \param panel    nullptr if there is none
  /// \param seconds  see PanelTableModel
  void setPanel(std::shared_ptr<const steelyard::MethodPanel> panel, std::vector<double> seconds);
  /// The table as it is shown, its header first.
  [[nodiscard]] std::vector<QStringList> rows() const;
  /// The method whose trials go on; nothing if there is none, as after setPanel().
  void setUnfinished(std::optional<UnfinishedRow> unfinished);
  /// Puts a button beside the one below the table.
  void addBeside(QWidget& button);
  /// Puts a button below those, where a narrow column has room for it.
  void addBelow(QWidget& button);
  /// Selects the row of this method, if there is one.
  void select(const std::string& id);

 Q_SIGNALS:
  /// A person wants to see the run of this method.
  void runWanted(const std::string& id);

 private:
  void build();
  void selectAgain();
  void follow();
  void sayOrder();
  void wantRun();

  PanelTableModel* model_;
  QTableView* table_;
  QAction* showRun_;
  QHBoxLayout* buttons_;
  PlainLabel* order_;     // what the rows are sorted by
  std::string selected_;  // the id of a method; empty if none is
};

}  // namespace steelyard::ui

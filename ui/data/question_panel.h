// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <optional>

#include "ui/data/asked.h"

class QPushButton;

namespace steelyard::ui {

class PlainLabel;
class ChipLabel;
class JobRunner;

/// "What should be explained?" of the table that is open: the target, how many columns may explain
/// it, and what to know of these columns before they are trusted.
class QuestionPanel : public QWidget {
  Q_OBJECT
 public:
  explicit QuestionPanel(QWidget* parent = nullptr);

  /// Another table, or the same one after a step; nullptr if none is open.
  void setTable(std::shared_ptr<const Dataset> table);
  /// The same for a table that has been examined.
  void setTable(const AskedTable& asked);
  /// The roles may have changed.
  /// \param another  the table that the target comes from if it is not this one
  void showRoles(const std::optional<QString>& another);
  /// What should be known of the columns in use, one sentence each.
  [[nodiscard]] QStringList warnings() const { return warnings_; }

 Q_SIGNALS:
  void chosen(const steelyard::ui::QuestionChoice& wanted);

 private:
  void change();
  void examine();
  void showWarnings();

  std::shared_ptr<const Dataset> table_;
  std::optional<AskedTable> asked_;  ///< once it has been examined
  std::vector<Index> explained_;     ///< of which the leaks are known
  std::vector<ColumnFinding> leaks_;
  std::optional<QString> another_;
  QStringList warnings_;
  JobRunner *looker_, *leakFinder_;
  ChipLabel* target_;
  PlainLabel *candidates_, *about_;
  QPushButton* change_;
};

}  // namespace steelyard::ui

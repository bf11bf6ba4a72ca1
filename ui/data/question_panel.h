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

  /// Another table, or the same one after a step; without a table if none is open.
  void setTable(const TableSnapshot& table);
  /// The same for a table that has been examined.
  void setTable(const AskedTable& asked);
  /// The roles may have changed.
  /// \param table    with the roles of now; while it is not yet the one that is shown here, these
  ///                 stay out
  /// \param another  the table that the target comes from if it is not this one
  void showRoles(const TableSnapshot& table, const std::optional<QString>& another);
  /// What is done with missing cells now.
  void showPolicy(MissingPolicy policy) { policy_ = policy; }
  /// What should be known of the columns in use, one sentence each.
  [[nodiscard]] QStringList warnings() const { return warnings_; }

 Q_SIGNALS:
  /// \param policy  how missing cells are treated, as before or as a person chose it with the
  ///   question
  void chosen(const steelyard::ui::QuestionChoice& wanted, steelyard::MissingPolicy policy);

 private:
  void change();
  void examine();
  void take(const TableSnapshot& table);
  void refresh();
  void showWarnings();

  TableSnapshot table_;
  std::optional<AskedTable> asked_;  ///< once it has been examined
  std::vector<Index> explained_;     ///< of which the leaks are known
  std::vector<ColumnFinding> leaks_;
  std::optional<QString> another_;
  MissingPolicy policy_ = MissingPolicy::refuse;
  QStringList warnings_;
  JobRunner *looker_, *leakFinder_;
  ChipLabel* target_;
  PlainLabel *candidates_, *about_;
  QPushButton* change_;
};

}  // namespace steelyard::ui

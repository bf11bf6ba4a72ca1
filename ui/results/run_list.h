// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <cstdint>
#include <optional>
#include <vector>

class QPushButton;
class QTableView;

namespace steelyard::ui {

class PlainLabel;
class RunListModel;
class Runs;

/// The runs of the session; one is shown, another may be chosen as the base to compare it with, and
/// several can be put side by side. It follows what keeps the runs: one that comes is the shown one
/// from then on, and in place of the shown one that goes another is shown, or none is.
class RunList : public QWidget {
  Q_OBJECT
 public:
  /// \param runs  must live as long as this is used
  explicit RunList(const Runs& runs, QWidget* parent = nullptr);

  /// Shows a run of the list.
  void showRun(std::uint64_t number);
  /// Makes it the base of comparison; without a run of that number, none is.
  void setComparison(std::optional<std::uint64_t> number);
  /// Says whether the shown run can be compared with the one chosen for comparison.
  void showWhetherCompared(bool compares);
  /// Number of the run that is shown; none before the first.
  [[nodiscard]] std::optional<std::uint64_t> shown() const { return shown_; }
  [[nodiscard]] std::optional<std::uint64_t> comparison() const { return comparison_; }
  /// Whether runs are just being removed, so that the list chooses another one by itself.
  [[nodiscard]] bool isRemoving() const { return removing_; }

 Q_SIGNALS:
  /// Not of a run that is added.
  void runChosen(std::uint64_t number);
  /// The user gave the run another name; an empty one stands for what its settings say.
  void runRenamed(std::uint64_t number, const QString& name);
  /// This run should be drawn behind the others, and the cosine overlap computed with it; no
  /// number: none, and with the known weights again.
  void comparisonChanged(std::optional<std::uint64_t> number);
  /// The user has chosen another base, or none.
  /// \param before  the base until then
  void comparisonChosen(std::optional<std::uint64_t> before);
  /// The user wants to be rid of these runs.
  void removalWanted(const std::vector<std::uint64_t>& numbers);
  /// The user wants to run the method of this run again, with its settings or others.
  void settingsWanted(std::uint64_t number);
  /// These runs should be shown side by side: at least two.
  void compareWanted(const std::vector<std::uint64_t>& numbers);

 private:
  void build();
  void buildTable();
  void addActions();
  void followRuns();
  void add(std::uint64_t number);
  void remove(std::uint64_t number);
  void clear();
  void followSelection();
  void showAgain(const QModelIndex& clicked);
  void chosen();
  void toggleComparison(bool on);
  [[nodiscard]] std::vector<std::uint64_t> selected() const;
  [[nodiscard]] std::vector<std::uint64_t> toCompare() const;
  void showComparison();

  const Runs& runs_;
  RunListModel* model_;
  QTableView* table_;
  QPushButton* base_;
  QPushButton* compare_;
  PlainLabel* compared_;
  std::optional<std::uint64_t> shown_;
  std::optional<std::uint64_t> comparison_;
  bool compares_ = true;
  bool removing_ = false;
  bool byClick_ = false;  // the shown run was chosen by the click that is going on
};

}  // namespace steelyard::ui

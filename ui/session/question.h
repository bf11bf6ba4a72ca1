// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <optional>

#include "core/problem/problem.h"

namespace steelyard::ui {

class DataPanel;
class JobRunner;
class MethodPanel;

/// The question that the left column asks: table, roles and options combined into a problem, and
/// whether the chosen method can answer it. Follows the panels; several changes in one turn of the
/// event loop are handled together. The problem is made beside the window, which a large table
/// would block.
class Question : public QObject {
  Q_OBJECT
 public:
  /// Both panels must live longer than this.
  Question(DataPanel& data, MethodPanel& method, QObject* parent = nullptr);

  /// As last built: after a change of the data it is the earlier one until the new one is there.
  /// nullptr if no problem can be built from the data.
  [[nodiscard]] const ProblemPtr& problem() const { return problem_; }
  /// The table that the problem was built from, with its roles as they were then; of no table if
  /// there is none. The same of the second table.
  [[nodiscard]] const TableSnapshot& table() const { return table_; }
  [[nodiscard]] const TableSnapshot& truth() const { return truth_; }
  [[nodiscard]] bool isAnswerable() const { return whyNot_.isEmpty(); }
  /// Why a run cannot start; empty if it can.
  [[nodiscard]] const QString& whyNot() const { return whyNot_; }
  /// Handles pending changes now and waits for the problem.
  void settle();
  /// Handles pending changes, then calls `next` when the problem is there: at once where nothing is
  /// pending. The newest call replaces an older one whose turn has not come.
  void whenSettled(std::function<void()> next);

 Q_SIGNALS:
  void problemChanged(const steelyard::ProblemPtr& problem);
  void answerableChanged();

 private:
  void follow();
  void makeProblem();
  void take(ProblemPtr problem, TableSnapshot table, TableSnapshot truth, const QString& trouble);
  void checkMethod();

  DataPanel& data_;
  MethodPanel& method_;
  JobRunner* maker_;
  QTimer soon_;
  bool problemIsStale_ = true;
  std::function<void()> next_;
  ProblemPtr problem_;
  TableSnapshot table_, truth_;
  QString trouble_;  // why the data do not make a problem
  QString whyNot_;
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include "ui/data/table_history.h"
#include "ui/session/active_run.h"
#include "ui/session/runs.h"

namespace steelyard::ui {

class DataPanel;
class MethodPanel;
class Question;

/// What a person has, each part of it once: the tables with the roles of their columns, the
/// question that is asked of them, the runs, and the history by which a change of any of these is
/// undone. The parts of the window show it, change it and keep none of it; what of it is looked at
/// is Shown's.
class Session : public QObject {
  Q_OBJECT
 public:
  explicit Session(QObject* parent = nullptr);

  [[nodiscard]] TableHistory& tables() { return tables_; }
  [[nodiscard]] QUndoStack& history() { return tables_.history(); }
  /// Those that have ended.
  [[nodiscard]] Runs& runs() { return runs_; }
  [[nodiscard]] ActiveRun& active() { return active_; }
  /// From now on, these panels say what is asked of the tables; both must live longer than this.
  void askBy(DataPanel& data, MethodPanel& method);
  /// Requires askBy().
  [[nodiscard]] Question& question() { return *question_; }

 private:
  TableHistory tables_;
  Runs runs_;
  ActiveRun active_;
  Question* question_ = nullptr;
};

}  // namespace steelyard::ui

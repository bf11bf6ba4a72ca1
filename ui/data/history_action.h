// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>

class QUndoStack;

namespace steelyard::ui {

/// Takes the last change of a history back, or does it again, and says which change that is. Its
/// text is a whole phrase that can be translated, since not every language begins with the word for
/// it, as the actions of QUndoStack do.
class HistoryAction : public QAction {
  Q_OBJECT
 public:
  enum class Way { undo, redo };
  /// \param history  must live as long as this is used
  HistoryAction(QUndoStack& history, Way way, QObject* parent = nullptr);

 private:
  /// \param change  its words; empty if there is none
  void name(const QString& change);

  Way way_;
};

}  // namespace steelyard::ui

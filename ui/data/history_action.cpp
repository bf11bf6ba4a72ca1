// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/history_action.h"

#include <QKeySequence>
#include <QUndoStack>

namespace steelyard::ui {

HistoryAction::HistoryAction(QUndoStack& history, Way way, QObject* parent)
    : QAction(parent), way_(way) {
  const bool back = way_ == Way::undo;
  setShortcut(back ? QKeySequence::Undo : QKeySequence::Redo);
  setEnabled(back ? history.canUndo() : history.canRedo());
  name(back ? history.undoText() : history.redoText());
  connect(&history, back ? &QUndoStack::canUndoChanged : &QUndoStack::canRedoChanged, this,
          &QAction::setEnabled);
  connect(&history, back ? &QUndoStack::undoTextChanged : &QUndoStack::redoTextChanged, this,
          &HistoryAction::name);
  connect(this, &QAction::triggered, &history, back ? &QUndoStack::undo : &QUndoStack::redo);
}

/// A button, which is narrower than a menu, shows the icon text.
void HistoryAction::name(const QString& change) {
  const bool back = way_ == Way::undo;
  if (change.isEmpty()) {
    setText(back ? tr("&Undo") : tr("&Redo"));
    setIconText(back ? tr("Undo") : tr("Redo"));
    return;
  }
  setText((back ? tr("&Undo %1") : tr("&Redo %1")).arg(change));
  setIconText((back ? tr("Undo %1") : tr("Redo %1")).arg(change));
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QUndoCommand>
#include <functional>

#include "ui/held_memory.h"

namespace steelyard::ui {

/// Something that a person has just done, and what takes it back.
struct Undoable {
  QString what;                ///< names it in the menu, after "Undo"
  std::function<void()> undo;  ///< what these two change must still be there, or be looked up
  std::function<void()> redo;
  QString joins;  ///< actions in a row with the same word are undone together; none if empty
  /// Adds what only this change keeps in memory. Not set if that is little.
  std::function<void(HeldMemory& held)> hold{};
};

/// For a QUndoStack. What it stands for is done already: pushing does nothing.
class UndoableCommand : public QUndoCommand {
 public:
  /// The id of commands that may join.
  static constexpr int mayJoin = 1;
  explicit UndoableCommand(Undoable done);

  [[nodiscard]] const Undoable& done() const { return done_; }
  void undo() override { done_.undo(); }
  void redo() override;
  [[nodiscard]] int id() const override;
  bool mergeWith(const QUndoCommand* later) override;

 private:
  Undoable done_;
  bool pushed_ = false;
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/undoable.h"

#include <utility>

namespace steelyard::ui {

UndoableCommand::UndoableCommand(Undoable done) : QUndoCommand(done.what), done_(std::move(done)) {}

void UndoableCommand::redo() {
  if (std::exchange(pushed_, true)) {
    done_.redo();
  }
}

int UndoableCommand::id() const {
  constexpr int alone = -1;
  return done_.joins.isEmpty() ? alone : mayJoin;
}

bool UndoableCommand::mergeWith(const QUndoCommand* later) {
  const auto* const next = dynamic_cast<const UndoableCommand*>(later);
  if (next == nullptr || next->done_.joins != done_.joins) {
    return false;
  }
  done_.redo = next->done_.redo;
  return true;
}

}  // namespace steelyard::ui

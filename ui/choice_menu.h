// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QString>
#include <utility>
#include <vector>

namespace steelyard::ui {

/// Adds a menu of choices of which one holds, which is ticked.
/// \param choose  takes the choice that a person makes
/// \return the new menu, for further entries
template <typename Choice>
QMenu* addChoiceMenu(QMenu& menu, const QString& title,
                     const std::vector<std::pair<QString, Choice>>& choices, Choice current,
                     void (*choose)(Choice)) {
  QMenu* const entries = menu.addMenu(title);
  auto* const group = new QActionGroup(entries);
  for (const auto& [text, choice] : choices) {
    QAction* const entry = entries->addAction(text);
    entry->setCheckable(true);
    entry->setChecked(choice == current);
    group->addAction(entry);
    QObject::connect(entry, &QAction::triggered, entries,
                     [choose, taken = choice] { choose(taken); });
  }
  return entries;
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <vector>

#include "core/methods/registry.h"
#include "core/report/help_page.h"

class QAction;

namespace steelyard::ui {

/// A card of the board and what it shows.
struct CardText {
  QString id, title, help;
};

/// All pages but the shortcuts, in the order of the contents: first steps, methods, searches and
/// checks, cards, glossary, about.
[[nodiscard]] std::vector<HelpPage> helpPages(const MethodRegistry& methods,
                                              const std::vector<CardText>& cards);
/// "shortcuts": the keys of these actions, and those of plots.
[[nodiscard]] HelpPage shortcutsPage(const QList<QAction*>& actions);
/// "about": version, licence, citation, libraries.
[[nodiscard]] HelpPage aboutPage();

/// "card/weights"
[[nodiscard]] QString cardPageId(const QString& card);

}  // namespace steelyard::ui

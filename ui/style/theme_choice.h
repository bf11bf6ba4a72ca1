// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QApplication;
class QMenu;

namespace steelyard::ui {

/// The user's settings of the look, kept from one start of the program to the next.
enum class ThemeChoice { system, light, dark };

[[nodiscard]] ThemeChoice keptTheme();
/// Changes every window at once and keeps the choice.
void chooseTheme(ThemeChoice choice);
/// Larger (1) or smaller (-1) text in every window, and keeps the size.
void zoomText(int steps);
/// As the user left it: theme and size of text. For the start of the program.
void applyKeptLook();
/// From now on, a change of the system's theme changes every window at once where the choice is
/// "as the system".
void followSystemTheme(QApplication& application);
/// Adds "Theme", with an entry for each choice.
void addThemeMenu(QMenu& menu);

}  // namespace steelyard::ui

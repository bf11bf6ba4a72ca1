// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QPalette>

namespace steelyard::ui {

/// Every colour of the window that does not stand for data. Text on each of the grounds it is used
/// on has a contrast of at least 4.5 (WCAG 2.1, 1.4.3).
struct ThemeColours {
  QColor ground;  ///< behind cards
  QColor panel;   ///< side columns, menus, dialogs
  QColor card;    ///< plots, tables, fields
  QColor line;    ///< the few borders that there are
  QColor text, soft;
  QColor accent, onAccent, accentFill;
  QColor good, goodFill;
  QColor caution, cautionFill;
  QColor bad, badFill;
};

[[nodiscard]] const ThemeColours& themeColours(bool dark);
/// Those that go with a palette, whoever made it.
[[nodiscard]] const ThemeColours& themeColours(const QPalette& palette);
[[nodiscard]] QPalette themePalette(bool dark);
/// Whether its text is lighter than what is behind it.
[[nodiscard]] bool isDark(const QPalette& palette);
/// Opaque; `share` of it is `to`, the rest is `from`.
[[nodiscard]] QColor blended(const QColor& from, const QColor& to, double share);

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QList>

class QPalette;
class QPen;

namespace steelyard::ui {

/// Colours of named things (series, classes). Okabe and Ito's set (jfly.uni-koeln.de/color, 2008)
/// without its black, then violet, brown and a deep or pale green, which with every common form of
/// colour blindness differ from these and from each other by more than these do. Index >= 0; the
/// set repeats after ten.
[[nodiscard]] QColor categoricalColour(int index);

/// Colour of a value: 0 (low) to 1 (high), clamped; NaN is grey. Violet through blue
/// and green to yellow, with steadily rising lightness, so that it is also readable in greyscale.
[[nodiscard]] QColor sequentialColour(double fraction);

/// Colour of a value between -1 and 1, clamped; NaN is grey. Blue through near white to orange,
/// distinguishable with every common form of colour blindness; equally dark at both ends.
[[nodiscard]] QColor divergingColour(double value);

/// Lines differ in their dashes as well as in colour: whole, dashed, dotted, dash and dot; then the
/// sequence repeats. As colours repeat after ten, no look repeats within 20.
/// \return lengths of dashes and gaps in turn, in widths of the line; empty for a whole line
[[nodiscard]] QList<qreal> categoricalDashes(int index);

/// A pen for a line of data.
[[nodiscard]] QPen linePen(const QColor& colour, double width, const QList<qreal>& dashes);

/// What is drawn around the data.
struct ChartColours {
  QColor background, text, axis, grid;
};

/// The same thing's colour on this ground: brighter where that is dark.
[[nodiscard]] QColor categoricalColour(int index, const ChartColours& around);
[[nodiscard]] ChartColours chartColours(const QPalette& palette);
/// For exports: white paper, whatever the theme.
[[nodiscard]] ChartColours paperColours();

}  // namespace steelyard::ui

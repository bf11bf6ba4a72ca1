// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace steelyard::ui {

/// A number as a person writes it, up to 6 significant digits: 0.5, 1e-04, 360. Always with a
/// decimal point, as in every file the program reads and writes.
[[nodiscard]] QString numberText(double value);
/// The same with up to `digits` significant digits, where there is room for few.
[[nodiscard]] QString numberText(double value, int digits);

/// With this number of decimals, whatever the size: shares, seconds, and numbers below each other.
[[nodiscard]] QString fixedText(double value, int decimals);

/// "0.1234 ± 0.012"
[[nodiscard]] QString measuredText(double value, double error);

/// A whole number with its digits in groups, as the user's language groups them: 1,234. Never by a
/// dot, which would be taken for the decimal point of the numbers beside it: a narrow space stands
/// there.
[[nodiscard]] QString wholeNumberText(qlonglong value);

/// A whole number with its bare digits, for files and editors.
[[nodiscard]] QString digitsText(qlonglong value);

/// What a person typed, with a decimal point where a single comma begins the decimals: "0,7" is
/// "0.7". "1,500" stays as it is, since nobody can tell whether the comma groups the digits, and so
/// does what is no number.
[[nodiscard]] QString withDecimalPoint(const QString& typed);

/// The shortest text that reads back as the same number; the initial text of an editor.
[[nodiscard]] QString exactNumberText(double value);

}  // namespace steelyard::ui

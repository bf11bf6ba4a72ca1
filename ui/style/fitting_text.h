// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <functional>

namespace steelyard::ui {

/// Whether there is room for a text.
using HasRoom = std::function<bool(const QString& text)>;

/// A message as it is shown where not all of it fits. The first statement says what has happened
/// and stays whole as long as possible: first the folders of files are left out, then what follows
/// the statement, then letters of the files' names. What is left out at the end ends with a word.
[[nodiscard]] QString fittingText(const QString& text, const HasRoom& fits);

}  // namespace steelyard::ui

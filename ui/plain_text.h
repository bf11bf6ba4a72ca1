// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <string>

/// Text of a file, a record or a person is shown as the characters that it consists of. Qt takes
/// the text of labels and tool tips for HTML where it looks like HTML, and reads the files that it
/// names; control characters, marks that turn the direction of writing and endless words spoil
/// what stands around them.
namespace steelyard::ui {

/// Of several lines: control characters and marks of direction become U+FFFD, a very long word can
/// be wrapped and loses its middle, a very long text its end.
[[nodiscard]] QString plainText(const QString& text);

/// The same in one line: line breaks are shown as U+23CE.
[[nodiscard]] QString plainLine(const std::string& text);

/// A name in one line: line breaks are shown as U+23CE, and at most 200 characters.
[[nodiscard]] QString plainName(const QString& name);
[[nodiscard]] QString plainName(const std::string& name);

/// The text with a capital first letter, as a sentence begins.
[[nodiscard]] QString capitalised(const QString& text);

/// plainText() as a tool tip or "What's this?", which Qt would take for HTML if it looks like HTML.
[[nodiscard]] QString tipText(const QString& text);
[[nodiscard]] QString tipText(const std::string& text);

/// plainName() as the text of a button, a tab or a menu entry, where "&" marks a key.
[[nodiscard]] QString menuText(const QString& name);
[[nodiscard]] QString menuText(const std::string& name);

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <filesystem>
#include <string_view>

/// Converts text and paths between core and the window.
namespace steelyard::ui {

/// Converts a path to text without loss. A file name is bytes, which need not be UTF-8: other bytes
/// become lone surrogates (U+DC80 .. U+DCFF), which valid text never contains. Qt cannot open a
/// file by such a text; core can, by the path.
[[nodiscard]] QString pathText(const std::filesystem::path& path);
/// The path of such a text, as the file system spells it.
[[nodiscard]] std::filesystem::path nativePath(const QString& path);

/// A name by which Qt finds the same folder: `path` itself, or, if that is not UTF-8, the system's
/// name for the open folder, which stays open until the program ends. In that case the folder is
/// created if it does not exist.
[[nodiscard]] QString folderForQt(const QString& path);

[[nodiscard]] inline QString textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace steelyard::ui

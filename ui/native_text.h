// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <filesystem>
#include <string_view>

/// What core and the window call the same thing.
namespace steelyard::ui {

/// A path as text and back again without a loss. The name of a file is bytes, which need not be
/// UTF-8: what is none is kept as halves of surrogate pairs (U+DC80 .. U+DCFF), which text has not.
/// What Qt itself opens by such a text it does not find; core does, by the path.
[[nodiscard]] QString pathText(const std::filesystem::path& path);
/// A path as the file system spells it.
[[nodiscard]] std::filesystem::path nativePath(const QString& path);

/// The same folder by a name that Qt finds it by: itself, or, where that is no UTF-8, the name that
/// the system has for it while it is open, which it stays until the program ends. Such a one is
/// made where it is not there.
[[nodiscard]] QString folderForQt(const QString& path);

[[nodiscard]] inline QString textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace steelyard::ui

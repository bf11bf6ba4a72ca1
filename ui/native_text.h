// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QString>
#include <filesystem>
#include <string_view>

/// What core and the window call the same thing.
namespace steelyard::ui {

/// A path as the file system spells it.
[[nodiscard]] inline std::filesystem::path nativePath(const QString& path) {
  return {QFile::encodeName(path).toStdString()};
}

[[nodiscard]] inline QString textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace steelyard::ui

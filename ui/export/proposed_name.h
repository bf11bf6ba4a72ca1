// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <string>

namespace steelyard::ui {

/// "Boston_selected.csv": begins with the table's name, so that files of several tables can lie
/// side by side in a folder.
/// \param source  of the table: a path, or "generator:ten-gaussians?seed=1"
/// \param file    what is written: "selected.csv"
[[nodiscard]] QString proposedName(const std::string& source, const QString& file);

}  // namespace steelyard::ui

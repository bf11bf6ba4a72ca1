// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace steelyard::ui {

/// A term and what the glossary says of it, for a tool tip where no GlossaryLink has room:
/// "Input: A column that may be selected ...".
/// \param anchor  of its entry: "ground-truth"
[[nodiscard]] QString glossaryLine(const QString& anchor);

}  // namespace steelyard::ui

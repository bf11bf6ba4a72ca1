// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace steelyard {
struct Dialect;
}

namespace steelyard::ui {

/// How a file is written, in words: "semicolons, header, decimal comma, points between thousands,
/// 1 line skipped".
[[nodiscard]] QString writtenAs(const Dialect& dialect);

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

namespace steelyard::ui {

/// Bytes that programs may still take without swapping; none where the system does not tell.
[[nodiscard]] std::optional<double> freeMemory();

}  // namespace steelyard::ui

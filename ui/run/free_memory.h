// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

namespace steelyard::ui {

/// Bytes that programs can still allocate without swapping; none if the system does not say.
[[nodiscard]] std::optional<double> freeMemory();

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

namespace steelyard {

/// Bytes that this program can still allocate without swapping, and within the limit that was set
/// to its addresses (ulimit -v, prlimit --as); none if the system does not say. No result may
/// depend on it.
[[nodiscard]] std::optional<double> free_memory();

}  // namespace steelyard

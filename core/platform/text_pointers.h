// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace steelyard {

/// Pointers to the texts and a final null, as the system expects the words and the environment of a
/// program.
/// \param texts  must outlive them
[[nodiscard]] std::vector<char*> pointers_to(std::vector<std::string>& texts);

}  // namespace steelyard

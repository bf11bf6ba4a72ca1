// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <exception>
#include <string>

namespace steelyard {

/// What any exception means to a person, also where it is not one of ours: running out of memory.
[[nodiscard]] std::string in_words(const std::exception& exception);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/record/data_reference.h"
#include "core/record/json.h"

namespace steelyard::json {

[[nodiscard]] Json from_reference(const DataReference& data);
/// \throws Error(bad_input) that says what is wrong and where.
[[nodiscard]] DataReference to_reference(const Reader& reader);

}  // namespace steelyard::json

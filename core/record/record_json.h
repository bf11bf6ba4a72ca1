// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/answer.h"
#include "core/record/json.h"
#include "core/record/record.h"

namespace steelyard::json {

[[nodiscard]] Json from_answer(const Answer& answer);
/// \throws Error(bad_input) that says what is wrong and where
[[nodiscard]] Answer to_answer(const Reader& reader);

[[nodiscard]] Json from_record(const Record& record);
/// \throws Error(bad_input) that says what is wrong and where.
[[nodiscard]] Record to_record(const Reader& reader);

}  // namespace steelyard::json

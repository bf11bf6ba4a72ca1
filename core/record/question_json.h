// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/parameter/parameter.h"
#include "core/record/json.h"
#include "core/record/question.h"

namespace steelyard::json {

[[nodiscard]] Json from_parameters(const ParameterValues& values);
/// \throws Error(bad_input) that says what is wrong and where.
[[nodiscard]] ParameterValues to_parameters(const Reader& reader);

/// Sets the keys data, truth_data, columns, truth_columns, problem_options, method, parameters.
void put_question(const RunRequest& question, Json& object);
/// \throws Error(bad_input) that says what is wrong and where.
[[nodiscard]] RunRequest to_question(const Reader& reader);

}  // namespace steelyard::json

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/report/script_preparation.h"
#include "core/report/script_steps.h"

namespace steelyard::r {

/// Everything that is done to a table between its file and a method, in R.
/// Its functions are those of r_pieces.h.
[[nodiscard]] script::Preparation preparation_of(const script::Steps& steps);

/// The constant ENCODED of a script: for each column of text that a step made numbers of, the
/// columns that it became, each with its name, the texts and their numbers, the number of any other
/// text and that of a missing cell.
[[nodiscard]] std::string encoded_columns(const std::vector<script::EncodedText>& texts);

}  // namespace steelyard::r

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/report/script_encoding.h"

namespace steelyard::python {

/// The constant ENCODED of a script: for each column of text that a step made numbers of, the
/// columns that it became, each with its name, the number of each text, that of any other text and
/// that of a missing cell.
[[nodiscard]] std::string encoded_columns(const std::vector<script::EncodedText>& texts);

}  // namespace steelyard::python

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>
#include <vector>

#include "app/arguments.h"
#include "core/data/dataset.h"

namespace steelyard::app {

/// Options that add the columns of other files to a table and prepare it.
[[nodiscard]] std::vector<Option> preparationOptions();
/// Applies the steps of --prepare in their order. Requires the roles, which steps over "inputs"
/// use. If none of them is "encode", the text columns among --inputs follow or, without --inputs,
/// all that can become inputs, unless --no-encode is given.
/// \throws Error(bad_input)
void applyPreparation(const Arguments& arguments, Dataset& table);
/// Adds the files of --beside, before roles are set, so that their columns can have roles.
/// \throws Error(bad_input)
void setBeside(const Arguments& arguments, const std::stop_token& stop, Dataset& table);

}  // namespace steelyard::app

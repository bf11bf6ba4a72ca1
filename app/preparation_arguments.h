// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>
#include <vector>

#include "app/arguments.h"
#include "core/data/dataset.h"

namespace steelyard::app {

/// Options that set files beside a table and prepare it.
[[nodiscard]] std::vector<Option> preparationOptions();
/// The steps of --prepare in their order. Roles are given before: steps over "inputs" need them.
/// \throws Error(bad_input)
void applyPreparation(const Arguments& arguments, Dataset& table);
/// The files of --beside, before roles are given, so that their columns can have some.
/// \throws Error(bad_input)
void setBeside(const Arguments& arguments, const std::stop_token& stop, Dataset& table);

}  // namespace steelyard::app

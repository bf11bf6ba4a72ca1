// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string_view>

#include "core/data/dataset.h"

namespace steelyard {

// Roles as a person gives them in words, at the command line or in a script.

/// Gives the role to these columns, and takes it from all others.
/// \param columns  as select_columns() takes them: "x1,x2" or "1-10"
/// \throws Error(bad_input) if a column does not exist
void give_role(std::string_view columns, Role role, Dataset& dataset);

/// A single text column as target can only mean its classes, which are what a label holds: it then
/// is the only label. Nothing happens to any other target.
/// \return that column
std::optional<Index> take_text_target_as_label(Dataset& dataset);

/// Weights are never inputs, even if a range of inputs covers them.
void keep_weights_from_inputs(Dataset& dataset);

}  // namespace steelyard

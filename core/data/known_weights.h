// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>

#include "core/data/dataset.h"
#include "core/data/read_progress.h"

namespace steelyard {

/// Reads a table of two columns, feature name and weight (>= 0). Sets Dataset::weights_file and the
/// Column::known_weight of the columns it names.
/// \throws Error(bad_input) for an unknown feature, a negative or missing weight, only zeros, a
///         wrong shape, or more than 1 GiB; "cancelled" on stop
void read_known_weights(const std::filesystem::path& path, Dataset& dataset,
                        const ReadControl& control = {});

}  // namespace steelyard

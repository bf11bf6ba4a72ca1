// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

#include "core/matrix.h"

namespace steelyard {

/// Whether a name says that a column tells which subject or batch a sample is of: "patient",
/// "subject_id", "Plate nr", "test site"; not "patient weight". However few of them there are,
/// their samples belong together.
[[nodiscard]] bool is_named_like_subject_or_batch(std::string_view name);

/// How many different values a column needs at least, to say which samples belong together: 2 if it
/// is named like a subject or a batch, otherwise 5.
[[nodiscard]] Index fewest_groups(std::string_view name);

/// Whether a name may be that of a column of text that repeats because samples belong together:
/// "country", "cluster".
[[nodiscard]] bool is_named_like_group(std::string_view name);
/// The same for a column of whole numbers, more of which are measurements: "subject", "family id".
[[nodiscard]] bool is_named_like_numbered_thing(std::string_view name);

}  // namespace steelyard

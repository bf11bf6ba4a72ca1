// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/record/json.h"
#include "core/run/figure.h"

namespace steelyard::json {

[[nodiscard]] Json from_figure(const Figure& figure);
/// \throws Error(bad_input) that names the place in the file
[[nodiscard]] Figure to_figure(const Reader& reader);

}  // namespace steelyard::json

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/data/dataset.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"

namespace steelyard::python {

/// The table of a file, or of a generator such as "generator:ten-gaussians?samples=100&seed=1".
/// \throws Error(bad_input), also for a table that only the program has within it
[[nodiscard]] Dataset opened(const std::string& source, const Reading& reading,
                             const ReadControl& control);

}  // namespace steelyard::python

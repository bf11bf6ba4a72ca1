// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <vector>

#include "core/methods/registry.h"
#include "core/record/record.h"

namespace steelyard::ui {

/// The command that repeats a run and selects these of its features, for a shell. It cannot say
/// which, only how many of the best: if a person chose others, a comment before it says so.
/// \throws Error(bad_input) saying what no command can express
[[nodiscard]] QString commandText(const Record& record, const std::vector<Index>& selection,
                                  const MethodRegistry& methods);

}  // namespace steelyard::ui

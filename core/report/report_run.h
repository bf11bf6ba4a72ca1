// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/record/run_comparison.h"
#include "core/run/method.h"

namespace steelyard::html {

/// One run as markup: method, parameters, seed, times, findings, warnings, the best features.
/// \param method  null if there is no method with the run's id
[[nodiscard]] std::string run_markup(const ComparedRun& run, const Method* method);

}  // namespace steelyard::html

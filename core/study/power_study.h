// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"
#include "core/study/baselines.h"
#include "core/study/discovery_way.h"

namespace steelyard {

/// How much of a known answer do methods find, and how much of what they find is wrong? The method
/// and others run on the same made-up tables; a table depends only on the seed and its number. A
/// box plot and a table of means grow from table to table.
/// \param others  methods to compare with, at their defaults; each can be switched off
/// \param ways    ways of discovering, besides the best of the ranking and the method's own
///                selection; a study that serves as a way shares its parameters with this study
[[nodiscard]] std::unique_ptr<const Study> power_study(Methods others,
                                                       const DiscoveryWays& ways = {});

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>

#include "core/run/method.h"

namespace steelyard {

/// The proposed values for a person who asks which columns matter: the defaults, with a search that
/// says how few columns are enough. It is the best search that is possible and takes less than half
/// a minute on the reference machine (run/run_plan.h), so that every machine proposes the
/// same. If there is no such search, the values are the defaults: a plain run.
/// \param wanted  id of the search that the person chose for an earlier table, which is proposed
///                however long it takes, if it is possible
[[nodiscard]] ParameterValues with_proposed_search(const Method& method, const Problem& problem,
                                                   const std::optional<std::string>& wanted = {});

/// The id of the chosen search; nothing if the method offers none.
[[nodiscard]] std::optional<std::string> chosen_search(const Method& method,
                                                       const ParameterValues& values);

}  // namespace steelyard

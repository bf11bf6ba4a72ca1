// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/analysis/panel_members.h"

namespace steelyard {

/// The members that a person names, in the order of the registry; without names, those that are
/// proposed.
/// \param all  of panel_members()
/// \param ids  of methods that the registry has
/// \throws Error(bad_input) for a method that cannot take the question
[[nodiscard]] std::vector<PanelMember> chosen_members(std::vector<PanelMember> all,
                                                      const std::vector<std::string>& ids);

}  // namespace steelyard

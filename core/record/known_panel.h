// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>
#include <vector>

#include "core/analysis/method_panel.h"
#include "core/record/panel_record.h"

namespace steelyard {

/// The panel of those members whose runs a log knows, as it was when it ended or was stopped. No
/// method runs; columns whose errors the log does not know are judged.
/// \param members  of the problem and the options of the record, as they were asked
/// \return a panel without rows if the log knows the runs of none
[[nodiscard]] MethodPanel known_panel(const PanelRecord& record, std::vector<PanelMember> members,
                                      const PanelOptions& options, PanelLog& log,
                                      const std::stop_token& stop);

}  // namespace steelyard

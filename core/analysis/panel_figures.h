// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/analysis/method_panel.h"
#include "core/run/figure.h"

namespace steelyard {

/// The id of the picture of panel_error_figure().
inline constexpr const char* panel_errors_figure = "panel-errors";

/// The error of each method against the number of columns that it keeps.
/// \param unfinished  a method whose trials go on, drawn from those that have ended; or null
[[nodiscard]] Figure panel_error_figure(const MethodPanel& panel,
                                        const UnfinishedRow* unfinished = nullptr);

/// The pictures of a panel: the error against the number of columns as the first one, the map of
/// columns by methods, the agreement of methods, and the consensus. None without a finished method.
[[nodiscard]] std::vector<Figure> panel_figures(const MethodPanel& panel);

}  // namespace steelyard

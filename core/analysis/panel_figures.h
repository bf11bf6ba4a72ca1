// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/analysis/method_panel.h"
#include "core/run/figure.h"

namespace steelyard {

/// The id of the first of these, the error against the number of columns.
inline constexpr const char* panel_errors_figure = "panel-errors";

/// The pictures of a panel: the error against the number of columns, the map of columns by methods,
/// the agreement of methods, and the consensus. None without a finished method.
[[nodiscard]] std::vector<Figure> panel_figures(const MethodPanel& panel);

}  // namespace steelyard

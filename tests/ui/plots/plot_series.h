// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>
#include <vector>

#include "ui/plots/plot_view.h"

namespace steelyard::ui {

/// A line without markers.
inline LineSeries line(const QString& name, std::vector<double> x, std::vector<double> y) {
  return {name, std::move(x), std::move(y), {}, {}, false};
}

}  // namespace steelyard::ui

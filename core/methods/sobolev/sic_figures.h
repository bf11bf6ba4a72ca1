// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/matrix.h"
#include "core/run/figure.h"

namespace steelyard::sobolev {

/// The training as it was judged now and then.
struct SicHistory {
  std::vector<double> updates;
  std::vector<double> difference;     ///< mean f of real pairs less that of mixed ones
  std::vector<double> held_out;       ///< the same of held-out samples; empty without these
  std::vector<Eigen::VectorXf> etas;  ///< of all features
};

/// Whether the critic learns, and whether it learns more than chance.
[[nodiscard]] Figure difference_figure(const SicHistory& history);
/// How eta of the most important features came about. \param names  of all features
[[nodiscard]] Figure eta_figure(const SicHistory& history, const std::vector<std::string>& names);
/// Whether the critics agree. \param etas  features x critics, two or more
[[nodiscard]] Figure critics_figure(const Matrix& etas, const Vector& mean,
                                    const std::vector<std::string>& names);

}  // namespace steelyard::sobolev

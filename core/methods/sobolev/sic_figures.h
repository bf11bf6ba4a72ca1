// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/matrix.h"
#include "core/run/figure.h"

namespace steelyard::sobolev {

/// The training, as it was judged from time to time.
struct SicHistory {
  std::vector<double> updates;
  std::vector<double> difference;     ///< mean f of real pairs minus that of mixed ones
  std::vector<double> held_out;       ///< the same for held-out samples; empty without them
  std::vector<Eigen::VectorXf> etas;  ///< of the features that vary

  /// Adds one moment: all of its numbers, or none of them where memory is lacking.
  void add(double update, double of_training, const std::optional<double>& of_held_out,
           Eigen::VectorXf eta);
};

/// Shows whether the critic learns, and whether it learns more than chance.
[[nodiscard]] Figure difference_figure(const SicHistory& history);
/// Shows how eta of the most important features developed.
/// \param names  of the features that vary
[[nodiscard]] Figure eta_figure(const SicHistory& history, const std::vector<std::string>& names);
/// Shows whether the critics agree.
/// \param etas  features x critics, at least two critics
[[nodiscard]] Figure critics_figure(const Matrix& etas, const Vector& mean,
                                    const std::vector<std::string>& names);

}  // namespace steelyard::sobolev

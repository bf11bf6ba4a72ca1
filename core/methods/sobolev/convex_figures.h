// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/methods/sobolev/convex_features.h"
#include "core/methods/sobolev/convex_table.h"
#include "core/run/figure.h"

namespace steelyard::sobolev {

/// How the importances moved, at few iterations at equal distances: whenever there are too many,
/// every other one is forgotten.
class ImportancePaths {
 public:
  /// To be told of every iteration, from 0. \param importance  of the inputs that vary
  void note(std::uint64_t iteration, const Vector& importance);
  /// Of the inputs with the largest importance now. \param names  of the inputs that vary
  [[nodiscard]] Figure figure(const Vector& importance,
                              const std::vector<std::string>& names) const;

 private:
  std::uint64_t stride_ = 1;
  std::vector<double> iterations_;
  std::vector<Eigen::VectorXf> importances_;  ///< in single precision, as a picture shows no more
};

/// What the critic sees of one input: its mean over the samples, where that input has one value and
/// the target another. Requires a single target or classes.
/// \param input  of those that vary    \param name  of the input
[[nodiscard]] Figure critic_figure(const ConvexCritic& critic, const ConvexTable& table,
                                   Index input, const std::string& name);

}  // namespace steelyard::sobolev

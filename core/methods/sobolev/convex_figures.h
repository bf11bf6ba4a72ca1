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

/// How the importances moved, at a few equally spaced iterations: whenever there are too many,
/// every other one is dropped.
class ImportancePaths {
 public:
  /// Must be called at every iteration, from 0 on, with the importances of the inputs that vary.
  void note(std::uint64_t iteration, const Vector& importance);
  /// The paths of the inputs that are most important now.
  /// \param names  of the inputs that vary
  [[nodiscard]] Figure figure(const Vector& importance,
                              const std::vector<std::string>& names) const;

 private:
  std::uint64_t stride_ = 1;
  std::vector<double> iterations_;
  std::vector<Eigen::VectorXf> importances_;  ///< single precision is enough for a picture
};

/// How the critic depends on one input and the target: its mean over the samples if these two have
/// given values. Requires a single target, or classes.
/// \param input, name  position among the inputs that vary, and name
[[nodiscard]] Figure critic_figure(const ConvexCritic& critic, const ConvexTable& table,
                                   Index input, const std::string& name);

}  // namespace steelyard::sobolev

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/arguments.h"
#include "core/analysis/sample_figures.h"
#include "core/record/record.h"

namespace steelyard::app {

/// A projection that a person wants to see.
struct WantedProjection {
  std::string id;
  ParameterValues values;
};

/// What a person wants to see of the samples after a run.
struct WantedLooks {
  std::vector<WantedProjection> projections;
  std::optional<ClusterOptions> clusters;

  [[nodiscard]] bool any() const { return !projections.empty() || clusters.has_value(); }
};

/// --project and --clusters.
[[nodiscard]] std::vector<Option> lookOptions();
/// \throws Error(bad_input) for an unknown projection, algorithm or parameter
[[nodiscard]] WantedLooks wantedLooks(const Arguments& arguments);
/// Adds the looks to a record of a run with a solution. A look that cannot be made costs only
/// itself, and is among the warnings.
/// \return what could not be made, and why
[[nodiscard]] std::vector<std::string> addLooks(const WantedLooks& wanted, const Problem& problem,
                                                const std::stop_token& stop, Record& record);
/// "Clusters: k-means, 3 clusters asked for: ...", one line for each look that says something.
[[nodiscard]] std::string looksInWords(const Record& record);

}  // namespace steelyard::app

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <utility>

#include "core/data/dataset.h"
#include "core/error.h"
#include "core/text.h"

namespace steelyard {

/// A column of a synthetic table.
/// \param known  known weight of an input: 1 if it matters
[[nodiscard]] inline Column lesson_column(std::string name, Role role, std::string unit = {},
                                          std::optional<double> known = {}) {
  Column column;
  column.name = std::move(name);
  column.unit = std::move(unit);
  column.roles = RoleSet{}.with(role);
  column.known_weight = known;
  return column;
}

/// A generator's table, still without columns.
/// \throws Error(bad_input) unless there are 24 to 100000 samples
[[nodiscard]] inline Dataset lesson_table(const std::string& id, std::string title, Index samples,
                                          std::uint64_t seed) {
  constexpr Index fewest = 24;
  constexpr Index most = 100000;
  if (samples < fewest || samples > most) {
    throw bad_input({counted(samples, "sample"), "generator " + id, "from 24 to 100000 samples"});
  }
  Dataset dataset;
  dataset.name = std::move(title);
  dataset.source =
      "generator:" + id + "?samples=" + std::to_string(samples) + "&seed=" + std::to_string(seed);
  return dataset;
}

}  // namespace steelyard

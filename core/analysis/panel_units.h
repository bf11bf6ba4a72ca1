// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// What a person sees as one column of a panel: an input, or all inputs that a step of preparation
/// made of one column of text. Such a column is kept where any of its inputs is.
struct PanelUnit {
  std::string name;                ///< of a text with its values: "colour: blue, green, red"
  std::vector<Index> inputs = {};  ///< positions, ascending; at least one
};

/// \return each input in one unit; the units in the order of their first inputs
[[nodiscard]] std::vector<PanelUnit> panel_units(const std::vector<ColumnInfo>& features);

/// The place of each input's unit.
[[nodiscard]] std::vector<std::size_t> units_of_inputs(const std::vector<PanelUnit>& units);

/// The units of these inputs, each once, in the order of the inputs.
[[nodiscard]] std::vector<std::size_t> units_with(const std::vector<PanelUnit>& units,
                                                  const std::vector<Index>& inputs);

/// Their names, in the same order.
[[nodiscard]] std::vector<std::string> names_of_units(const std::vector<PanelUnit>& units,
                                                      const std::vector<Index>& inputs);

}  // namespace steelyard

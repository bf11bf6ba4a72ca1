// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_units.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/text.h"

namespace steelyard {
namespace {

std::string with_values(const PanelUnit& unit, const std::vector<ColumnInfo>& features) {
  const auto info = [&](Index input) -> const ColumnInfo& {
    return features[static_cast<std::size_t>(input)];
  };
  if (unit.inputs.size() == 1) {
    return info(unit.inputs.front()).name;
  }
  std::vector<std::string> values;
  for (const Index input : unit.inputs) {
    values.push_back(*info(input).of_text->value);
  }
  return info(unit.inputs.front()).of_text->column + ": " + in_one_line(values);
}

}  // namespace

std::vector<PanelUnit> panel_units(const std::vector<ColumnInfo>& features) {
  std::vector<PanelUnit> units;
  std::map<std::string, std::size_t> texts;  // the places of their units
  for (std::size_t input = 0; input < features.size(); ++input) {
    const std::optional<TextOrigin>& text = features[input].of_text;
    std::size_t place = units.size();
    if (text && text->value) {
      place = texts.emplace(text->column, place).first->second;
    }
    if (place == units.size()) {
      units.emplace_back();
    }
    units[place].inputs.push_back(static_cast<Index>(input));
  }
  for (PanelUnit& unit : units) {
    unit.name = with_values(unit, features);
  }
  return units;
}

std::vector<std::size_t> units_of_inputs(const std::vector<PanelUnit>& units) {
  std::size_t inputs = 0;
  for (const PanelUnit& unit : units) {
    inputs += unit.inputs.size();
  }
  std::vector<std::size_t> places(inputs, 0);
  for (std::size_t place = 0; place < units.size(); ++place) {
    for (const Index input : units[place].inputs) {
      places[static_cast<std::size_t>(input)] = place;
    }
  }
  return places;
}

std::vector<std::size_t> units_with(const std::vector<PanelUnit>& units,
                                    const std::vector<Index>& inputs) {
  const std::vector<std::size_t> places = units_of_inputs(units);
  std::vector<bool> seen(units.size(), false);
  std::vector<std::size_t> found;
  for (const Index input : inputs) {
    const std::size_t place = places[static_cast<std::size_t>(input)];
    if (!seen[place]) {
      seen[place] = true;
      found.push_back(place);
    }
  }
  return found;
}

std::vector<std::string> names_of_units(const std::vector<PanelUnit>& units,
                                        const std::vector<Index>& inputs) {
  std::vector<std::string> names;
  for (const std::size_t place : units_with(units, inputs)) {
    names.push_back(units[place].name);
  }
  return names;
}

}  // namespace steelyard

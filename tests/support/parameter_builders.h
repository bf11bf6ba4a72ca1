// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/parameter/parameter.h"

/// Parameters of made-up methods and studies, which have no options that they could be bound to.
namespace steelyard::tests {

/// Of any type, without a range.
inline ParameterSpec plain_parameter(const std::string& id, ParameterType type,
                                     ParameterValue initial) {
  ParameterSpec spec;
  spec.id = id;
  spec.label = "The " + id;
  spec.type = type;
  spec.initial = std::move(initial);
  return spec;
}

inline ParameterSpec number_parameter(std::string id, std::string label, ParameterType type,
                                      ParameterValue initial, ParameterRange range,
                                      std::string help) {
  ParameterSpec spec;
  spec.id = std::move(id);
  spec.label = std::move(label);
  spec.type = type;
  spec.initial = std::move(initial);
  spec.minimum = range.minimum;
  spec.maximum = range.maximum;
  spec.help = std::move(help);
  return spec;
}

inline ParameterSpec choice_parameter(std::string id, std::string label, std::string initial,
                                      std::vector<ParameterChoice> choices, std::string help) {
  ParameterSpec spec;
  spec.id = std::move(id);
  spec.label = std::move(label);
  spec.type = ParameterType::choice;
  spec.initial = std::move(initial);
  spec.choices = std::move(choices);
  spec.help = std::move(help);
  return spec;
}

inline ParameterSpec advanced(ParameterSpec spec) {
  spec.advanced = true;
  return spec;
}

inline ParameterSpec only_when(ParameterSpec spec, std::string id,
                               std::vector<std::string> values) {
  spec.applies_when = {AppliesWhen{std::move(id), std::move(values)}};
  return spec;
}

}  // namespace steelyard::tests

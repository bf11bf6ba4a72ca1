// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/finding.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/message.h"
#include "core/registry.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::array<std::pair<std::string_view, Better>, 3> named{
    {{"lower", Better::lower}, {"higher", Better::higher}, {"neither", Better::neither}}};

}  // namespace

const Finding* find_finding(const std::vector<Finding>& findings, std::string_view id) {
  const auto found = std::find_if(findings.begin(), findings.end(),
                                  [&](const Finding& finding) { return finding.id == id; });
  return found == findings.end() ? nullptr : &*found;
}

Message value_of(const Finding& finding) {
  constexpr int digits_of_value = 4;
  std::string number = short_text(finding.value, digits_of_value);
  if (finding.error) {
    number += " ± " + short_text(*finding.error, 2);
  }
  return finding.unit.empty()
             ? other_words(std::move(number))
             : message("finding.number_and_unit", "{1} {2}", number, term_words(finding.unit));
}

std::string value_in_words(const Finding& finding) { return in_words(value_of(finding)); }

Message statement_of(const Finding& finding) {
  const Message value = value_of(finding);
  return finding.measured_on.says_nothing()
             ? message("finding.value", "{1}: {2}", finding.title, value)
             : message("finding.measured_value", "{1}: {2} ({3})", finding.title, value,
                       finding.measured_on);
}

std::string in_words(const Finding& finding) { return in_words(statement_of(finding)); }

std::string_view better_id(Better better) {
  return std::find_if(named.begin(), named.end(),
                      [&](const auto& each) { return each.second == better; })
      ->first;
}

Better better_of(std::string_view id) {
  return entry_with_id(
             named, id, [](const auto& each) { return each.first; },
             message("finding.unknown_direction", "'{1}' is not a direction", id))
      .second;
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>

#include "core/run/result.h"
#include "tests/support/messages.h"

namespace steelyard::tests {

/// \throws std::runtime_error if the result has no column of this id
inline const FeatureColumn& column_of(const Result& result, const std::string& id) {
  const auto found = std::find_if(result.columns.begin(), result.columns.end(),
                                  [&](const FeatureColumn& one) { return one.id == id; });
  if (found == result.columns.end()) {
    throw std::runtime_error("no column " + id);
  }
  return *found;
}

/// \throws std::runtime_error if the result has no finding of this id
inline const Finding& finding_of(const Result& result, const std::string& id) {
  if (const Finding* finding = find_finding(result.findings, id)) {
    return *finding;
  }
  throw std::runtime_error("no finding " + id);
}

/// Whether a warning of the result has these words in it.
inline bool warns_of(const Result& result, const std::string& words) {
  return says(result.warnings, words);
}

}  // namespace steelyard::tests

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace steelyard {

/// Which of two values is better.
enum class Better {
  lower,
  higher,
  neither  ///< the number does not say how good something is
};

/// A number that a run or its check has found. Views show it, comparisons put those of several runs
/// side by side, and nobody has to read it back from a sentence or a figure.
struct Finding {
  std::string id;  ///< stable: "p_value"; each id once in a result
  Message title;   ///< "p-value of the permuted target"
  double value = 0.0;
  std::optional<double> error = {};  ///< standard error, in the same unit
  std::string unit = {};             ///< a fixed text of core, or empty
  Better better = Better::neither;
  Message measured_on = {};  ///< "5 parts of the samples that were left out"; may say nothing

  [[nodiscard]] bool operator==(const Finding& other) const = default;
};

/// The finding with that id; nullptr if there is none.
[[nodiscard]] const Finding* find_finding(const std::vector<Finding>& findings,
                                          std::string_view id);
/// "0.12 ± 0.03 eV": value, error and unit.
[[nodiscard]] Message value_of(const Finding& finding);
/// The same in English.
[[nodiscard]] std::string value_in_words(const Finding& finding);
/// "held-out error: 0.12 ± 0.03 (5 folds)": the title, the value and what it was measured on.
[[nodiscard]] Message statement_of(const Finding& finding);
/// The same in English.
[[nodiscard]] std::string in_words(const Finding& finding);

/// Stable ids "lower", "higher", "neither".
[[nodiscard]] std::string_view better_id(Better better);
/// \throws Error(bad_input) for an unknown id, listing the known ones
[[nodiscard]] Better better_of(std::string_view id);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/parameter/parameter.h"

namespace steelyard {

/// More runs than these are not queued at once: nobody would wait for them or read their list.
inline constexpr int most_sweep_values = 200;

/// Numbers at equal distances, or at equal ratios, from one number to another.
struct SweepRange {
  double first = 0.0;
  double last = 1.0;
  int count = 5;  ///< of the numbers, with both ends; 1 .. most_sweep_values
  bool logarithmic = false;
};

/// The numbers of a range. Those between the ends are rounded to as few digits as leave them within
/// a hundredth of the distance to their neighbours, because they are names of runs, too.
/// \return `count` numbers, or the first alone where the count is 1
/// \throws Error(bad_input) if an end is not finite, the count is not accepted, or the range is
///         logarithmic and its ends are not both above 0
[[nodiscard]] std::vector<double> numbers_of(const SweepRange& range);

/// The numbers of a range as the text that sweep_values() takes. For a parameter of whole numbers,
/// they are rounded, and none stands there twice.
/// \throws Error(bad_input) as numbers_of()
[[nodiscard]] std::string sweep_text(const ParameterSpec& spec, const SweepRange& range);

/// A range around a value that suits the parameter and lies within what it accepts: a tenth to ten
/// times the value where the parameter is logarithmic, else half to twice; 0 to 1 around 0.
/// \param value  any value of the parameter; where it is no number, the range lies around 1
[[nodiscard]] SweepRange proposed_range(const ParameterSpec& spec, const ParameterValue& value);

/// Whether the numbers of a range can be values of the parameter.
[[nodiscard]] bool takes_range(const ParameterSpec& spec);

/// The values that a text lists: "1, 10, auto", "l1-path, none", or for a number a range as on the
/// command line, "0.1:10:5" or "0.1:10:5:log". The values of a list of numbers, which has commas
/// inside, are separated by semicolons. A value that comes again is left out.
/// \return each of them is accepted by the schema, in the order of the text
/// \throws Error(bad_input) that names the value that is not accepted and says what is, or says
///         that there is no value, or are too many
[[nodiscard]] std::vector<ParameterValue> sweep_values(const ParameterSchema& schema,
                                                       const ParameterSpec& spec,
                                                       std::string_view text);

/// The settings with each of the values in turn, all others as they are.
/// \throws Error(bad_input) if the parameter has no effect beside the others: all runs would be one
[[nodiscard]] std::vector<ParameterValues> swept(const ParameterSchema& schema,
                                                 const ParameterValues& settings,
                                                 const ParameterSpec& spec,
                                                 const std::vector<ParameterValue>& values);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/identifier.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <string_view>

#include "core/data/name_words.h"
#include "core/data/unit_row.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Anywhere in a name: "id_sample", "Unnamed: 0".
constexpr std::array<std::string_view, 9> identifier_words{
    "id", "ids", "identifier", "uuid", "guid", "rowid", "idx", "unnamed", "kennung"};
/// As the last word of a name: what is named so stays a name where some samples stand twice in the
/// table, as an order does that was exported twice. A "number" may be that of Reynolds.
constexpr std::array<std::string_view, 3> naming_words{"key", "nr", "nummer"};
/// As the last word of a name, "sample number", but not "number of rooms".
constexpr std::array<std::string_view, 13> number_words{
    "index",  "nr",     "no",  "num",  "number",    "key",   "row",
    "serial", "record", "ref", "code", "accession", "nummer"};
constexpr double nearly_all_differ = 0.98;
constexpr double mostly_differ = 0.67;
constexpr Index fewest_to_name = 8;

bool is_named_like_identifier(std::string_view name) {
  const std::vector<std::string> words = name_words(name);
  return named_like(name, identifier_words) ||
         (!words.empty() && named_like(words.back(), number_words));
}

/// Surely an identifier by its name: "Order ID", "key".
bool is_named_identifier(std::string_view name) {
  const std::vector<std::string> words = name_words(name);
  return named_like(name, identifier_words) ||
         (!words.empty() && named_like(words.back(), naming_words));
}

/// "Weight (kg)", "flow [m3/s]": a name that ends with a known unit.
bool names_a_unit(std::string_view name) {
  const bool closed = !name.empty() && (name.back() == ')' || name.back() == ']');
  const std::size_t open = name.find_last_of("([");
  if (!closed || open == std::string_view::npos || open == 0) {
    return false;
  }
  return is_known_unit(name.substr(open + 1, name.size() - open - 2));
}

bool are_whole(const MatrixView& values) {
  return std::all_of(values.data(), values.data() + values.size(),
                     [](double value) { return value == std::floor(value); });
}

Index different_values(const MatrixView& values) {
  std::vector<double> sorted(values.data(), values.data() + values.size());
  std::sort(sorted.begin(), sorted.end());
  return std::unique(sorted.begin(), sorted.end()) - sorted.begin();
}

/// Of n numbers drawn from a range of R, about n^2 / 2R pairs are equal: none with a probability of
/// one in a thousand where that is seven.
bool would_repeat(const MatrixView& values) {
  constexpr double rare = 7.0;
  const auto count = static_cast<double>(values.size());
  return count * count / 2.0 / (values.maxCoeff() - values.minCoeff() + 1.0) > rare;
}

/// Numbers that are no measurements even if their name says nothing: a clock or a counter makes
/// them rise, and a shuffled table has nearly every number of a short range.
bool rise_or_fill_a_range(const MatrixView& values) {
  constexpr Index fewest = 20;
  constexpr double dense = 2.0;
  if (values.size() < fewest || different_values(values) < values.size()) {
    return false;
  }
  return std::is_sorted(values.data(), values.data() + values.size()) ||
         values.maxCoeff() - values.minCoeff() < dense * static_cast<double>(values.size());
}

/// Equal steps that count: the steps are whole, or the first number is 0 or one step, as where rows
/// are numbered in quarters. A voltage that falls by 0.001 from 4.2 is measured.
bool count_in_equal_steps(const MatrixView& values) {
  constexpr double rounding = 0.01;  // of a step
  if (!has_equal_steps(values)) {
    return false;
  }
  const double last = values(values.size() - 1, 0);
  const double step = (last - values(0, 0)) / static_cast<double>(values.size() - 1);
  const double first = values(0, 0) / step;
  return step == std::round(step) || std::abs(first) <= rounding ||
         std::abs(first - 1.0) <= rounding;
}

/// In any language, as std::stod reads no point in German.
double rounded(double value, int digits) {
  const std::string text = short_text(value, digits);
  double read = value;
  std::from_chars(text.data(), text.data() + text.size(), read);
  return read;
}

/// A name of 64 bits, of which neighbouring ones beyond 2^53 become one double. Of a measurement in
/// a small unit, such as particles in a cubic metre, few digits are known.
bool is_long_name(double value) {
  constexpr double last_exact = 9007199254740992.0;
  constexpr double last_of_64_bits = 18446744073709551616.0;
  constexpr int measured_digits = 15;
  const double size = std::abs(value);
  return size > last_exact && size < last_of_64_bits && rounded(value, measured_digits) != value;
}

bool are_long_names(const MatrixView& values) {
  return 2 * std::count_if(values.data(), values.data() + values.size(), is_long_name) >
         values.size();
}

}  // namespace

bool has_equal_steps(const MatrixView& values, double of_a_step, double at_least) {
  const Index last = values.size() - 1;
  const double step = (values(last, 0) - values(0, 0)) / static_cast<double>(last);
  const double rounding = std::max(at_least, of_a_step * std::abs(step));
  for (Index row = 1; row < last; ++row) {
    const double expected = values(0, 0) + step * static_cast<double>(row);
    if (!(std::abs(values(row, 0) - expected) <= rounding)) {
      return false;
    }
  }
  return step < 0.0 || step > 0.0;
}

bool has_equal_steps(const MatrixView& values) {
  constexpr double rounding = 0.01;  // of a step: 0.3333, 0.6667
  return values.size() >= fewest_to_name && has_equal_steps(values, rounding, 0.0);
}

bool names_samples(std::string_view name, const MatrixView& values) {
  const bool named = is_named_identifier(name);
  if (names_a_unit(name) && !is_named_like_identifier(name)) {
    return false;
  }
  if (named ? has_equal_steps(values) : count_in_equal_steps(values)) {
    return true;
  }
  if (values.size() < fewest_to_name || !are_whole(values)) {
    return false;
  }
  if (are_long_names(values) || rise_or_fill_a_range(values)) {
    return true;
  }
  if (!named && !is_named_like_identifier(name) && !would_repeat(values)) {
    return false;
  }
  return static_cast<double>(different_values(values)) >=
         (named ? mostly_differ : nearly_all_differ) * static_cast<double>(values.size());
}

bool is_measured(const Column& column) {
  return !is_named_like_identifier(column.name) &&
         (!column.unit.empty() || names_a_unit(column.name));
}

bool looks_like_identifier(const Dataset& dataset, Index column) {
  const Column& about = dataset.columns[static_cast<std::size_t>(column)];
  return about.kind == ColumnKind::number && !is_measured(about) &&
         names_samples(about.name, dataset.values.col(column));
}

bool looks_like_group_number(const Dataset& dataset, Index column) {
  const Column& about = dataset.columns[static_cast<std::size_t>(column)];
  const MatrixView values = dataset.values.col(column);
  if (about.kind != ColumnKind::number || values.size() < fewest_to_name ||
      !is_named_like_numbered_thing(about.name) || !are_whole(values)) {
    return false;
  }
  const Index groups = different_values(values);
  return groups >= fewest_groups(about.name) && 2 * groups <= values.size();
}

std::vector<Index> identifiers(const Dataset& dataset) {
  std::vector<Index> found;
  Index numbers = 0;
  for (Index column = 0; column < std::ssize(dataset.columns); ++column) {
    const bool number =
        dataset.columns[static_cast<std::size_t>(column)].kind == ColumnKind::number;
    numbers += number ? 1 : 0;
    if (number && looks_like_identifier(dataset, column)) {
      found.push_back(column);
    }
  }
  return 2 * std::ssize(found) > numbers ? std::vector<Index>{} : found;
}

}  // namespace steelyard

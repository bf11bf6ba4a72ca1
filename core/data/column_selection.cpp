// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/column_selection.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>
#include <system_error>
#include <utility>

#include "core/error.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Levenshtein's edit distance, used to suggest similar names.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i] == b[j] ? 0U : 1U);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

std::string nearest_names(const Dataset& dataset, std::string_view name) {
  constexpr std::size_t most = 3;
  std::vector<std::pair<std::size_t, std::string>> distances;
  for (const Column& column : dataset.columns) {
    distances.emplace_back(edit_distance(name, column.name), column.name);
  }
  std::stable_sort(distances.begin(), distances.end(),
                   [](const auto& x, const auto& y) { return x.first < y.first; });
  std::string names;
  for (std::size_t k = 0; k < std::min(most, distances.size()); ++k) {
    names += (names.empty() ? "" : ", ") + distances[k].second;
  }
  return names;
}

class Selector {
 public:
  explicit Selector(const Dataset& dataset) : dataset_(dataset) {}

  /// \param given  may have blanks around it
  void add(std::string_view given) {
    const std::string_view part = trimmed(given);
    if (const auto column = find(given)) {
      add(*column);
    } else if (part.empty()) {
      return;
    } else if (part == "all") {
      add_all();
    } else if (!add_range(part)) {
      throw bad_input({message("column_selection.unknown", "no column '{1}'", part), dataset_.name,
                       message("column_selection.unknown.accepted",
                               "a name such as {1}, a number from 1 to {2}, or a range such as 1-3",
                               nearest_names(dataset_, part), dataset_.columns.size())});
    }
  }
  [[nodiscard]] std::vector<Index> selected() const { return selected_; }

  /// By its exact name.
  [[nodiscard]] std::optional<Index> column_called(std::string_view name) const {
    const auto found = std::find_if(dataset_.columns.begin(), dataset_.columns.end(),
                                    [&](const Column& column) { return column.name == name; });
    return found == dataset_.columns.end() ? std::nullopt
                                           : std::optional<Index>(found - dataset_.columns.begin());
  }

 private:
  void add(Index column) {
    if (std::find(selected_.begin(), selected_.end(), column) == selected_.end()) {
      selected_.push_back(column);
    }
  }

  void add_all() {
    for (std::size_t column = 0; column < dataset_.columns.size(); ++column) {
      const Column& described = dataset_.columns[column];
      if (described.kind == ColumnKind::number && described.roles.without(Role::input).empty()) {
        add(static_cast<Index>(column));
      }
    }
  }

  /// By name, else by 1-based number. Blanks around a name count where they are given; where they
  /// are not, a name is found without them too, if no other column has it.
  [[nodiscard]] std::optional<Index> find(std::string_view given) const {
    if (const auto column = column_called(given)) {
      return column;
    }
    const std::string_view text = trimmed(given);
    if (const auto column = column_called(text)) {
      return column;
    }
    if (const auto column = column_called_within_blanks(text)) {
      return column;
    }
    std::size_t number = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = code == std::errc{} && end == text.data() + text.size();
    if (whole && number >= 1 && number <= dataset_.columns.size()) {
      return static_cast<Index>(number - 1);
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Index> column_called_within_blanks(std::string_view text) const {
    std::optional<Index> found;
    for (std::size_t column = 0; column < dataset_.columns.size() && !text.empty(); ++column) {
      if (trimmed(dataset_.columns[column].name) == text) {
        if (found) {
          return std::nullopt;
        }
        found = static_cast<Index>(column);
      }
    }
    return found;
  }

  /// Names may contain dashes, so every dash is tried.
  bool add_range(std::string_view part) {
    for (auto dash = part.find('-'); dash != std::string_view::npos;
         dash = part.find('-', dash + 1)) {
      const auto first = find(part.substr(0, dash));
      const auto last = find(part.substr(dash + 1));
      if (first && last && *first <= *last) {
        for (Index column = *first; column <= *last; ++column) {
          add(column);
        }
        return true;
      }
    }
    return false;
  }

  const Dataset& dataset_;
  std::vector<Index> selected_;
};

/// Up to the comma that ends the first column. A name may itself contain commas, so the longest
/// name is taken.
std::size_t length_of_first(std::string_view text, const Selector& selector) {
  const std::size_t nearest = std::min(text.find(','), text.size());
  for (std::size_t comma = text.size(); comma > nearest; comma = text.rfind(',', comma - 1)) {
    if (selector.column_called(text.substr(0, comma))) {
      return comma;
    }
  }
  return nearest;
}

}  // namespace

std::vector<Index> select_columns(const Dataset& dataset, std::string_view text) {
  Selector selector(dataset);
  while (!text.empty()) {
    const std::size_t length = length_of_first(text, selector);
    selector.add(text.substr(0, length));
    text.remove_prefix(std::min(length + 1, text.size()));
  }
  if (selector.selected().empty()) {
    throw bad_input({message("column_selection.empty", "no column is given"), dataset.name,
                     message("column_selection.empty.accepted",
                             "names, numbers or ranges of columns, separated by commas, or all")});
  }
  return selector.selected();
}

double parse_period(std::string_view text) {
  std::string_view number = trimmed(text);
  double factor = 1.0;
  if (number.size() >= 2 && number.substr(number.size() - 2) == "pi") {
    factor = std::numbers::pi;
    number = trimmed(number.substr(0, number.size() - 2));
    if (number.size() > 1 && number.back() == '*') {
      number = trimmed(number.substr(0, number.size() - 1));
    }
  }
  double value = 1.0;
  const bool bare_pi = number.empty() && factor != 1.0;
  const auto [end, code] = std::from_chars(number.data(), number.data() + number.size(), value);
  const bool whole = code == std::errc{} && end == number.data() + number.size();
  if ((!bare_pi && !whole) || !std::isfinite(value) || value <= 0.0) {
    throw bad_input({message("column_selection.bad_period", "'{1}' is not a period", text), "",
                     message("column_selection.bad_period.accepted",
                             "a positive number, or one with pi such as 2pi")});
  }
  return value * factor;
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/xyz_comment.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/data/number.h"
#include "core/data/text_encoding.h"
#include "core/error.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::size_t most_quantities = 256;
constexpr std::size_t most_values = 9;  // a stress

std::string_view take_until(std::string_view& rest, char mark) {
  const auto end = rest.find(mark);
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  return part;
}

void skip(std::string_view& rest, std::string_view marks) {
  rest.remove_prefix(std::min(rest.find_first_not_of(marks), rest.size()));
}

/// Reads the pairs of a comment one by one.
class Pairs {
 public:
  explicit Pairs(std::string_view line) : rest_(line) {}

  /// \return a name and its value without quotes or outer brackets; nothing at the end of the line
  std::optional<std::pair<std::string_view, std::string_view>> next() {
    for (skip(rest_, " \t,"); !rest_.empty(); skip(rest_, " \t,")) {
      const std::string_view name = take_name();
      skip(rest_, xyz_blanks);
      if (rest_.starts_with('=')) {
        rest_.remove_prefix(1);
        skip(rest_, xyz_blanks);
        return std::pair(name, take_value());
      }
    }
    return std::nullopt;
  }

 private:
  std::string_view take_name() {
    if (rest_.starts_with('"')) {
      rest_.remove_prefix(1);
      return take_until(rest_, '"');
    }
    const std::size_t end = std::min(rest_.find_first_of(" \t,="), rest_.size());
    const std::string_view name = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return name;
  }
  std::string_view take_value() {
    if (rest_.starts_with('"') || rest_.starts_with('\'')) {
      const char quote = rest_.front();
      rest_.remove_prefix(1);
      return take_until(rest_, quote);
    }
    const bool list = rest_.starts_with('{') || rest_.starts_with('[');
    const std::size_t end =
        list ? end_of_list() : std::min(rest_.find_first_of(" \t"), rest_.size());
    std::string_view value = rest_.substr(0, end);
    rest_.remove_prefix(end);
    if (value.ends_with(',')) {
      value.remove_suffix(1);
    }
    return value;
  }
  /// After the bracket that closes the first one.
  [[nodiscard]] std::size_t end_of_list() const {
    std::size_t open = 0;
    for (std::size_t at = 0; at < rest_.size(); ++at) {
      const char mark = rest_[at];
      open += mark == '{' || mark == '[' ? 1 : 0;
      open -= mark == '}' || mark == ']' ? 1 : 0;
      if (open == 0) {
        return at + 1;
      }
    }
    return rest_.size();
  }

  std::string_view rest_;
};

Message accepted_properties() {
  return message("xyz.properties.accepted", "Properties=species:S:1:pos:R:3");
}

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// "species:S:1:pos:R:3:forces:R:3": name, type and number of words.
void take_properties(std::string_view text, XyzComment& comment) {
  constexpr std::uint64_t most_words = 1000000;
  std::optional<std::size_t> element;
  std::optional<std::size_t> number;  // of the element, where its symbol is not given
  std::optional<std::size_t> position;
  std::size_t word = 0;
  comment.left_out.clear();
  while (!text.empty()) {
    const std::string_view name = take_until(text, ':');
    (void)take_until(text, ':');
    const auto words = xyz_whole_number(take_until(text, ':'));
    if (!words || *words > most_words || word > most_words) {
      throw bad_input(
          {message("xyz.bad_properties", "Properties cannot be read"), "", accepted_properties()});
    }
    if (is_one_of(name, {"species", "element"})) {
      element = word;
    } else if (is_one_of(name, {"Z", "numbers", "atomic_numbers"}) && *words == 1) {
      number = word;
    } else if (name == "pos" && *words == 3) {
      position = word;
    } else if (comment.left_out.size() < most_quantities) {
      comment.left_out.push_back(to_utf8(name));
    }
    word += static_cast<std::size_t>(*words);
  }
  element = element ? element : number;
  if (!element || !position) {
    throw bad_input({message("xyz.incomplete_properties",
                             "Properties must contain species and three numbers of pos"),
                     "", accepted_properties()});
  }
  comment.columns = {*element, *position};
}

/// The numbers of a value; empty if it is anything else.
std::vector<double> numbers_in(std::string_view text) {
  constexpr std::string_view between = " \t,[]{}";
  std::vector<double> values;
  for (skip(text, between); !text.empty(); skip(text, between)) {
    const std::string_view word = text.substr(0, text.find_first_of(between));
    text.remove_prefix(word.size());
    const ParsedNumber parsed = parse_number(word, '.');
    if (parsed.kind != NumberKind::number || values.size() == most_values) {
      return {};
    }
    values.push_back(parsed.value);
  }
  return values;
}

}  // namespace

XyzComment parse_xyz_comment(std::string_view line) {
  XyzComment comment;
  Pairs pairs(line);
  while (const auto pair = pairs.next()) {
    const auto& [name, value] = *pair;
    const std::string lower = in_lower_case(name);
    if (name == "Properties") {
      take_properties(value, comment);
    } else if (name == "Lattice") {
      comment.has_lattice = true;
    } else if (!name.empty() && !is_one_of(lower, {"pbc", "origin", "cell_origin"}) &&
               comment.quantities.size() < most_quantities) {
      if (std::vector<double> values = numbers_in(value); !values.empty()) {
        comment.quantities.push_back({to_utf8(name), std::move(values)});
      }
    }
  }
  return comment;
}

std::optional<std::uint64_t> xyz_whole_number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = code == std::errc{} && end == text.data() + text.size() && !text.empty();
  return whole ? std::optional(value) : std::nullopt;
}

}  // namespace steelyard

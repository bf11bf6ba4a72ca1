// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/xyz_frame.h"

#include <algorithm>
#include <charconv>

#include "core/data/number.h"
#include "core/data/text_encoding.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::string_view blanks = " \t";

/// Removes the next word from a line; empty at its end.
std::string_view take_word(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
  const std::string_view word = rest.substr(0, rest.find_first_of(blanks));
  rest.remove_prefix(word.size());
  return word;
}

std::string_view take_until(std::string_view& rest, char mark) {
  const auto end = rest.find(mark);
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  return part;
}

std::optional<std::uint64_t> whole_number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = code == std::errc{} && end == text.data() + text.size() && !text.empty();
  return whole ? std::optional(value) : std::nullopt;
}

/// "species:S:1:pos:R:3:forces:R:3": name, type and number of words.
XyzColumns parse_properties(std::string_view text) {
  constexpr std::uint64_t most_words = 1000000;
  std::optional<std::size_t> element;
  std::optional<std::size_t> position;
  std::size_t word = 0;
  while (!text.empty()) {
    const std::string_view name = take_until(text, ':');
    (void)take_until(text, ':');
    const auto words = whole_number(take_until(text, ':'));
    if (!words || *words > most_words || word > most_words) {
      throw bad_input({"Properties cannot be read", "", "Properties=species:S:1:pos:R:3"});
    }
    if (name == "species" || name == "element") {
      element = word;
    } else if (name == "pos" && *words == 3) {
      position = word;
    }
    word += static_cast<std::size_t>(*words);
  }
  if (!element || !position) {
    throw bad_input({"Properties must contain species and three numbers of pos", "",
                     "Properties=species:S:1:pos:R:3"});
  }
  return {*element, *position};
}

}  // namespace

XyzComment parse_xyz_comment(std::string_view line) {
  constexpr std::string_view properties = "Properties=";
  XyzComment comment;
  comment.has_lattice = line.find("Lattice=") != std::string_view::npos;
  if (const auto at = line.find(properties); at != std::string_view::npos) {
    std::string_view rest = line.substr(at + properties.size());
    const bool quoted = !rest.empty() && rest.front() == '"';
    rest.remove_prefix(quoted ? 1 : 0);
    comment.columns = parse_properties(rest.substr(0, rest.find_first_of(quoted ? "\"" : blanks)));
  }
  return comment;
}

std::optional<std::uint64_t> parse_atom_count(std::string_view line) {
  const std::string_view word = take_word(line);
  return take_word(line).empty() ? whole_number(word) : std::nullopt;
}

XyzAtom parse_atom(std::string_view line, const XyzColumns& columns) {
  XyzAtom atom;
  std::size_t found = 0;
  const std::size_t last = std::max(columns.element, columns.position + 2);
  for (std::size_t word = 0; word <= last; ++word) {
    const std::string_view text = take_word(line);
    if (text.empty()) {
      break;
    }
    if (word == columns.element) {
      atom.element = text;
      ++found;
    } else if (word >= columns.position && word < columns.position + 3) {
      const ParsedNumber parsed = parse_number(text, '.');
      if (parsed.kind != NumberKind::number) {
        throw bad_input({in_quotes(to_utf8(text)) + " is not a finite number", "",
                         "an element and three finite coordinates"});
      }
      atom.position.at(word - columns.position) = parsed.value;
      ++found;
    }
  }
  if (found != 4) {
    throw bad_input({"an atom's line is too short", "", "an element and three finite coordinates"});
  }
  return atom;
}

}  // namespace steelyard

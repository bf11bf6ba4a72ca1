// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/xyz_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/line_reader.h"
#include "core/data/number.h"
#include "core/data/table_layout.h"
#include "core/data/table_memory.h"
#include "core/data/text_encoding.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Positions of element and coordinates among the words of an atom's line.
struct XyzColumns {
  std::size_t element = 0;
  std::size_t position = 1;  ///< position of the first of three coordinates
  friend bool operator==(const XyzColumns&, const XyzColumns&) = default;
};

/// The contents of a frame's second line.
struct XyzComment {
  XyzColumns columns;
  bool has_lattice = false;
};

struct XyzAtom {
  std::string_view element;
  std::array<double, 3> position{};
};

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

Message accepted_properties() {
  return message("xyz.properties.accepted", "Properties=species:S:1:pos:R:3");
}

Message accepted_atom() {
  return message("xyz.atom.accepted", "an element and three finite coordinates");
}

Message whole_file() { return message("xyz.file.accepted", "a whole file"); }

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
      throw bad_input(
          {message("xyz.bad_properties", "Properties cannot be read"), "", accepted_properties()});
    }
    if (name == "species" || name == "element") {
      element = word;
    } else if (name == "pos" && *words == 3) {
      position = word;
    }
    word += static_cast<std::size_t>(*words);
  }
  if (!element || !position) {
    throw bad_input({message("xyz.incomplete_properties",
                             "Properties must contain species and three numbers of pos"),
                     "", accepted_properties()});
  }
  return {*element, *position};
}

/// Parses Lattice="..." and Properties=species:S:1:pos:R:3 of extended XYZ; any other line means
/// plain columns.
/// \throws Error(bad_input) without a place, if Properties lack species or three numbers of pos
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

/// The number of atoms on a line of its own; `std::nullopt` if the line is not such a number.
std::optional<std::uint64_t> parse_atom_count(std::string_view line) {
  const std::string_view word = take_word(line);
  return take_word(line).empty() ? whole_number(word) : std::nullopt;
}

/// \throws Error(bad_input) without a place, if there are too few words or numbers that are not
///         finite
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
        throw bad_input(
            {message("xyz.not_finite", "{1} is not a finite number", in_quotes(to_utf8(text))), "",
             accepted_atom()});
      }
      atom.position.at(word - columns.position) = parsed.value;
      ++found;
    }
  }
  if (found != 4) {
    throw bad_input(
        {message("xyz.short_line", "an atom's line is too short"), "", accepted_atom()});
  }
  return atom;
}

constexpr std::uint64_t shortest_atom = 7;  // "C 0 0 0"

/// Iterates over the frames of the file; errors name line and frame.
class FrameReader {
 public:
  FrameReader(const FileSource& file, const ReadControl& control)
      : file_(file), lines_(file, control) {}

  /// The next frame's number of atoms; nothing at the end of the file, which blank lines may
  /// precede.
  std::optional<std::uint64_t> next() {
    std::string_view line;
    do {
      if (!lines_.next(line)) {
        return std::nullopt;
      }
    } while (line.find_first_not_of(" \t") == std::string_view::npos);
    ++frame_;
    const auto atoms = parse_atom_count(line);
    if (!atoms || *atoms == 0) {
      throw wrong(
          message("xyz.bad_count", "{1} is not a number of atoms", in_quotes(to_utf8(line))),
          message("xyz.bad_count.accepted",
                  "a number above zero, alone on the first line of each frame"));
    }
    if (*atoms > file_.size() / shortest_atom) {
      throw wrong(message("xyz.too_short", "the file is too short for {1} {1:atom|atoms}", *atoms),
                  whole_file());
    }
    return atoms;
  }
  std::string_view line() {
    std::string_view line;
    if (!lines_.next(line)) {
      throw wrong(message("xyz.cut_off", "the frame is cut off"), whole_file());
    }
    return line;
  }
  /// Parses a part of the line and adds line and frame to errors.
  template <typename Parse, typename... Arguments>
  [[nodiscard]] auto at_place(const Parse& parse, const Arguments&... arguments) const {
    try {
      return parse(arguments...);
    } catch (const Error& error) {
      throw said_at(error, place());
    }
  }
  [[nodiscard]] Message place() const {
    return message("place.frame", "{1}, frame {2}", lines_.place(), frame_);
  }
  [[nodiscard]] Error wrong(const Message& what, const Message& accepted) const {
    return bad_input({what, place(), accepted});
  }
  [[nodiscard]] std::uint64_t frame() const { return frame_; }

 private:
  const FileSource& file_;
  LineReader lines_;
  std::uint64_t frame_ = 0;
};

struct FirstFrame {
  std::vector<std::string> elements;
  bool has_lattice = false;
};

FirstFrame read_first_frame(const FileSource& file, const ReadControl& control) {
  FrameReader frames(file, control);
  FirstFrame first;
  const auto atoms = frames.next();
  if (!atoms) {
    throw bad_input({message("xyz.no_frame", "the file has no frame"), file.name(),
                     message("xyz.no_frame.accepted", "at least one frame")});
  }
  const std::string_view line = frames.line();
  const XyzComment comment = frames.at_place(parse_xyz_comment, line);
  first.has_lattice = comment.has_lattice;
  for (std::uint64_t atom = 0; atom < *atoms; ++atom) {
    const std::string_view text = frames.line();
    first.elements.emplace_back(frames.at_place(parse_atom, text, comment.columns).element);
  }
  return first;
}

std::uint64_t count_frames(const FileSource& file, const ReadControl& control,
                           std::uint64_t atoms_expected) {
  FrameReader frames(file, control);
  while (const auto atoms = frames.next()) {
    if (*atoms != atoms_expected) {
      throw frames.wrong(
          message("xyz.other_count", "the frame has {1} {1:atom|atoms} where the first has {2}",
                  *atoms, atoms_expected),
          message("xyz.other_count.accepted", "the same atoms in every frame"));
    }
    for (std::uint64_t line = 0; line <= *atoms; ++line) {
      (void)frames.line();
    }
  }
  return frames.frame();
}

void read_frame(FrameReader& frames, const FirstFrame& first, Index row, Matrix& values) {
  const std::string_view comment_line = frames.line();
  const XyzColumns columns = frames.at_place(parse_xyz_comment, comment_line).columns;
  for (std::size_t k = 0; k < first.elements.size(); ++k) {
    const std::string_view line = frames.line();
    const XyzAtom atom = frames.at_place(parse_atom, line, columns);
    if (atom.element != first.elements[k]) {
      throw frames.wrong(
          message("xyz.other_atom", "atom {1} is {2} where the first frame has {3}", k + 1,
                  in_quotes(to_utf8(atom.element)), in_quotes(to_utf8(first.elements[k]))),
          message("xyz.other_atom.accepted", "the same atoms in the same order in every frame"));
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
      values(row, static_cast<Index>(3 * k + axis)) = atom.position.at(axis);
    }
  }
}

void describe_atoms(const FirstFrame& first, Dataset& dataset) {
  for (std::size_t k = 0; k < first.elements.size(); ++k) {
    const std::string atom = to_utf8(first.elements[k]) + std::to_string(k + 1);
    for (const char axis : {'x', 'y', 'z'}) {
      Column& column = dataset.columns.emplace_back();
      column.name = atom + "_" + axis;
      column.group = atom;
      column.unit = "angstrom";
    }
  }
  if (first.has_lattice) {
    dataset.warnings.push_back(message("table.lattice",
                                       "the file has a Lattice: the coordinates are used as they "
                                       "are, without periodicity"));
  }
}

/// A letter, then letters, digits and other characters of atom labels; or an atomic number.
bool looks_like_element(std::string_view word) {
  constexpr std::size_t longest = 8;
  const auto is_letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
  return !word.empty() && word.size() <= longest && is_letter(word.front());
}

}  // namespace

bool begins_as_xyz(std::string_view beginning) {
  std::string_view text = beginning;
  const auto atoms = parse_atom_count(take_line(text));
  if (!atoms || *atoms == 0 || text.empty()) {
    return false;
  }
  try {
    const XyzColumns columns = parse_xyz_comment(take_line(text)).columns;
    const std::string_view line = take_line(text);
    return looks_like_element(parse_atom(line, columns).element);
  } catch (const Error&) {
    return false;
  }
}

Dataset read_xyz(const FileSource& file, const Reading& /*the file is self-describing*/,
                 const ReadControl& control) {
  constexpr double counting_share = 0.2;
  const FirstFrame first = read_first_frame(file, {{}, control.stop});
  const std::uint64_t frames =
      count_frames(file, part_of(control, 0.0, counting_share), first.elements.size());
  Dataset dataset;
  dataset.name = to_utf8(file.path().filename().string());
  dataset.source = file.path().string();
  dataset.values = make_table(frames, 3 * first.elements.size(), file, control);
  const ReadControl rest = part_of(control, counting_share, 1.0);
  FrameReader reader(file, rest);
  for (Index row = 0; row < dataset.samples() && reader.next(); ++row) {
    read_frame(reader, first, row, dataset.values);
  }
  if (reader.frame() != frames) {
    throw changed_while_read(file);
  }
  describe_atoms(first, dataset);
  ReadProgress(control).at(1.0);
  return dataset;
}

}  // namespace steelyard

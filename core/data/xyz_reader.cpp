// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/xyz_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/cut_number.h"
#include "core/data/element_symbols.h"
#include "core/data/line_reader.h"
#include "core/data/number.h"
#include "core/data/table_layout.h"
#include "core/data/table_memory.h"
#include "core/data/text_encoding.h"
#include "core/data/xyz_columns.h"
#include "core/data/xyz_comment.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

struct XyzAtom {
  std::string_view element;
  std::array<double, 3> position{};
};

/// Removes the next word from a line; empty at its end.
std::string_view take_word(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(xyz_blanks), rest.size()));
  const std::string_view word = rest.substr(0, rest.find_first_of(xyz_blanks));
  rest.remove_prefix(word.size());
  return word;
}

Message accepted_atom() {
  return message("xyz.atom.accepted", "an element and three finite coordinates");
}

Message whole_file() { return message("xyz.file.accepted", "a whole file"); }

/// The number of atoms on a line of its own; `std::nullopt` if the line is not such a number.
std::optional<std::uint64_t> parse_atom_count(std::string_view line) {
  const std::string_view word = take_word(line);
  return take_word(line).empty() ? xyz_whole_number(word) : std::nullopt;
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
    if (!skip(line)) {
      throw wrong(message("xyz.cut_off", "the frame is cut off"), whole_file());
    }
    return line;
  }
  /// Reads a line of the frame; false at the end of the file.
  bool skip(std::string_view& line) { return lines_.next(line); }
  /// Whether the file ends with the last line read, and this line has no end.
  [[nodiscard]] bool ends_open() const {
    return lines_.offset() >= file_.size() && !line_ends_before(file_, file_.size());
  }
  [[nodiscard]] std::uint64_t line_number() const { return lines_.line_number(); }
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
  XyzComment comment;
};

/// Number of columns of a table with the coordinates and the numbers of the comment.
std::uint64_t columns_of(const FirstFrame& first) {
  std::uint64_t columns = 3 * first.elements.size();
  for (const XyzQuantity& quantity : first.comment.quantities) {
    columns += quantity.values.size();
  }
  return columns;
}

FirstFrame read_first_frame(const FileSource& file, const ReadControl& control) {
  FrameReader frames(file, control);
  FirstFrame first;
  const auto atoms = frames.next();
  if (!atoms) {
    throw bad_input({message("xyz.no_frame", "the file has no frame"), file.name(),
                     message("xyz.no_frame.accepted", "at least one frame")});
  }
  const std::string_view line = frames.line();
  first.comment = frames.at_place(parse_xyz_comment, line);
  for (std::uint64_t atom = 0; atom < *atoms; ++atom) {
    const std::string_view text = frames.line();
    first.elements.emplace_back(frames.at_place(parse_atom, text, first.comment.columns).element);
  }
  return first;
}

struct FrameCount {
  std::uint64_t whole = 0;
  std::uint64_t cut_line = 0;  ///< where a frame begins within which the file ends; 0 if none does
};

/// Whether the last line of a file that ends without a line end is a part of an atom's line.
bool is_cut_atom(std::string_view line, std::string_view above, const std::string& comment) {
  try {
    (void)parse_atom(line, parse_xyz_comment(comment).columns);
  } catch (const Error&) {
    return true;
  }
  return ends_in_cut_number(line, above);
}

/// Goes through the lines of a frame.
/// \return whether the file ends within it
bool is_cut(FrameReader& frames, std::uint64_t atoms) {
  std::string comment;
  std::string above;
  for (std::uint64_t k = 0; k <= atoms; ++k) {
    std::string_view line;
    if (!frames.skip(line)) {
      return true;
    }
    if (k == 0) {
      comment = line;
    } else if (k == atoms && frames.ends_open()) {
      return is_cut_atom(line, above, comment);
    }
    if (k + 1 == atoms) {
      above = line;
    }
  }
  return false;
}

/// A file that is being written ends within a frame, which is left out unless it is the first one.
FrameCount count_frames(const FileSource& file, const ReadControl& control,
                        std::uint64_t atoms_expected) {
  FrameReader frames(file, control);
  FrameCount count;
  while (const auto atoms = frames.next()) {
    const std::uint64_t begin = frames.line_number();
    const bool cut_count = frames.frame() > 1 && frames.ends_open();
    if (*atoms != atoms_expected && !cut_count) {
      throw frames.wrong(
          message("xyz.other_count", "the frame has {1} {1:atom|atoms} where the first has {2}",
                  *atoms, atoms_expected),
          message("xyz.other_count.accepted", "the same atoms in every frame"));
    }
    if (is_cut(frames, *atoms) && frames.frame() > 1) {
      count.cut_line = begin;
      return count;
    }
    ++count.whole;
  }
  return count;
}

/// The numbers of a comment, in the columns behind the coordinates. Those that the comment does not
/// give are missing.
void store_quantities(const XyzComment& comment, const FirstFrame& first,
                      Eigen::Ref<Eigen::RowVectorXd, 0, Eigen::InnerStride<>> row) {
  auto column = static_cast<Index>(3 * first.elements.size());
  for (std::size_t k = 0; k < first.comment.quantities.size(); ++k) {
    const XyzQuantity& wanted = first.comment.quantities[k];
    const auto is_wanted = [&](const XyzQuantity& one) {
      return one.name == wanted.name && one.values.size() == wanted.values.size();
    };
    // They usually stand in the same order.
    const auto& given = comment.quantities;
    const auto found = k < given.size() && is_wanted(given[k])
                           ? given.begin() + static_cast<std::ptrdiff_t>(k)
                           : std::find_if(given.begin(), given.end(), is_wanted);
    for (std::size_t value = 0; value < wanted.values.size(); ++value, ++column) {
      row[column] =
          found == given.end() ? std::numeric_limits<double>::quiet_NaN() : found->values[value];
    }
  }
}

void read_frame(FrameReader& frames, const FirstFrame& first, Index row, Matrix& values) {
  const std::string_view comment_line = frames.line();
  const XyzComment comment = frames.at_place(parse_xyz_comment, comment_line);
  store_quantities(comment, first, values.row(row));
  for (std::size_t k = 0; k < first.elements.size(); ++k) {
    const std::string_view line = frames.line();
    const XyzAtom atom = frames.at_place(parse_atom, line, comment.columns);
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

/// A letter, then letters, digits and other characters of atom labels.
bool looks_like_element(std::string_view word) {
  constexpr std::size_t longest = 8;
  const auto is_letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
  return !word.empty() && word.size() <= longest && is_letter(word.front());
}

/// Whether the lines of a first frame have atomic numbers and coordinates with a point, and the
/// next frame or nothing follows. Other tables of numbers have a line with their size, too.
bool has_numbered_atoms(std::string_view text, const XyzColumns& columns, std::uint64_t atoms) {
  std::uint64_t left = atoms;
  for (; left > 0 && text.find('\n') != std::string_view::npos; --left) {
    const std::string_view line = take_line(text);
    if (!is_atomic_number(parse_atom(line, columns).element) ||
        line.find('.') == std::string_view::npos) {
      return false;
    }
  }
  if (left > 0) {
    return true;  // the frame is longer than the beginning
  }
  const std::string_view next = take_line(text);
  const auto count = parse_atom_count(next);  // which the end of the beginning may cut
  return trimmed(next).empty() || (count && (*count == atoms || text.empty()));
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
    std::string_view rest = text;
    const std::string_view element = parse_atom(take_line(rest), columns).element;
    return looks_like_element(element) ||
           (is_atomic_number(element) && has_numbered_atoms(text, columns, *atoms));
  } catch (const Error&) {
    return false;
  }
}

Dataset read_xyz(const FileSource& file, const Reading& /*the file is self-describing*/,
                 const ReadControl& control) {
  constexpr double counting_share = 0.2;
  const FirstFrame first = read_first_frame(file, {{}, control.stop});
  const FrameCount frames =
      count_frames(file, part_of(control, 0.0, counting_share), first.elements.size());
  Dataset dataset = unread_table(frames.whole, columns_of(first), file, control);
  const ReadControl rest = part_of(control, counting_share, 1.0);
  FrameReader reader(file, rest);
  for (Index row = 0; row < dataset.samples() && reader.next(); ++row) {
    read_frame(reader, first, row, dataset.values);
  }
  if (reader.frame() != frames.whole) {
    throw changed_while_read(file);
  }
  describe_xyz_columns(first.elements, first.comment, dataset);
  if (frames.cut_line > 0) {
    dataset.warnings.push_back(message("xyz.cut_frame",
                                       "frame {1} is left out: the file ends within it; it "
                                       "begins on line {2}",
                                       frames.whole + 1, frames.cut_line));
  }
  ReadProgress(control).at(1.0);
  return dataset;
}

}  // namespace steelyard

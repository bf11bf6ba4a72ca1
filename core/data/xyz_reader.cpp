// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/xyz_reader.h"

#include "core/data/line_scan.h"
#include "core/data/table_layout.h"
#include "core/data/table_memory.h"
#include "core/data/text_encoding.h"
#include "core/data/xyz_frame.h"
#include "core/text.h"

namespace steelyard {
namespace {

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
      throw wrong(in_quotes(to_utf8(line)) + " is not a number of atoms",
                  "a number above zero, alone on the first line of each frame");
    }
    if (*atoms > file_.size() / shortest_atom) {
      throw wrong("the file is too short for " + counted(*atoms, "atom"), "a whole file");
    }
    return atoms;
  }
  std::string_view line() {
    std::string_view line;
    if (!lines_.next(line)) {
      throw wrong("the frame is cut off", "a whole file");
    }
    return line;
  }
  /// Parses a part of the line and adds line and frame to errors.
  template <typename Parse, typename... Arguments>
  [[nodiscard]] auto at_place(const Parse& parse, const Arguments&... arguments) const {
    try {
      return parse(arguments...);
    } catch (const Error& error) {
      throw wrong(error.parts().what, error.parts().accepted);
    }
  }
  [[nodiscard]] Error wrong(const std::string& what, const std::string& accepted) const {
    return bad_input({what, lines_.place() + ", frame " + std::to_string(frame_), accepted});
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
    throw bad_input({"the file has no frame", file.name(), "at least one frame"});
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
      throw frames.wrong("the frame has " + counted(*atoms, "atom") + " where the first has " +
                             std::to_string(atoms_expected),
                         "the same atoms in every frame");
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
      throw frames.wrong("atom " + std::to_string(k + 1) + " is " +
                             in_quotes(to_utf8(atom.element)) + " where the first frame has " +
                             in_quotes(to_utf8(first.elements[k])),
                         "the same atoms in the same order in every frame");
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
    dataset.warnings.emplace_back(
        "the file has a Lattice: the coordinates are used as they are, without periodicity");
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
    throw bad_input({"the file changed while it was being read", file.name(),
                     "a file that no program is writing to"});
  }
  describe_atoms(first, dataset);
  ReadProgress(control).at(1.0);
  return dataset;
}

}  // namespace steelyard

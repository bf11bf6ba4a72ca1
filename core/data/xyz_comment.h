// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace steelyard {

/// Positions of element and coordinates among the words of an atom's line.
struct XyzColumns {
  std::size_t element = 0;
  std::size_t position = 1;  ///< position of the first of three coordinates
  friend bool operator==(const XyzColumns&, const XyzColumns&) = default;
};

/// Numbers that a comment gives for the whole frame: energy=-10.5, dipole="0.1 0.2 0.3".
struct XyzQuantity {
  std::string name;
  std::vector<double> values;  ///< 1 to 9 finite numbers
};

/// The contents of a frame's second line.
struct XyzComment {
  XyzColumns columns;
  bool has_lattice = false;
  std::vector<std::string> left_out;  ///< what Properties give for each atom besides these columns
  std::vector<XyzQuantity> quantities;  ///< in their order, at most 256
};

/// Parses the pairs of name and value of extended XYZ (libAtoms, "Extended XYZ specification"):
/// Lattice="...", Properties=species:S:1:pos:R:3, and others with numbers, in quotes or brackets if
/// there are several. A line without pairs means plain columns. Blanks may surround '=', as in
/// "i = 5, E = -17.2".
/// \throws Error(bad_input) without a place, if Properties lack an element or three numbers of pos
[[nodiscard]] XyzComment parse_xyz_comment(std::string_view line);

/// What separates the words of a line.
inline constexpr std::string_view xyz_blanks = " \t";

/// The number if the whole text is one without a sign.
[[nodiscard]] std::optional<std::uint64_t> xyz_whole_number(std::string_view text);

}  // namespace steelyard

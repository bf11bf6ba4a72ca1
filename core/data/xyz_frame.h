// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/line_reader.h"

namespace steelyard {

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

/// Parses Lattice="..." and Properties=species:S:1:pos:R:3 of extended XYZ; any other line means
/// plain columns.
/// \throws Error(bad_input) without a place, if Properties lack species or three numbers of pos
[[nodiscard]] XyzComment parse_xyz_comment(std::string_view line);

/// The number of atoms on a line of its own; `std::nullopt` if the line is not such a number.
[[nodiscard]] std::optional<std::uint64_t> parse_atom_count(std::string_view line);

struct XyzAtom {
  std::string_view element;
  std::array<double, 3> position{};
};

/// \throws Error(bad_input) without a place, if there are too few words or numbers that are not
///         finite
[[nodiscard]] XyzAtom parse_atom(std::string_view line, const XyzColumns& columns);

}  // namespace steelyard

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

/// Which words of an atom's line are its element and its position.
struct XyzColumns {
  std::size_t element = 0;
  std::size_t position = 1;  ///< the first of three
  friend bool operator==(const XyzColumns&, const XyzColumns&) = default;
};

/// The contents of a frame's second line.
struct XyzComment {
  XyzColumns columns;
  bool has_lattice = false;
};

/// "Lattice=\"...\" Properties=species:S:1:pos:R:3" of extended XYZ; plain columns otherwise.
/// \throws Error(bad_input) without a place: Properties without species or three numbers of pos
[[nodiscard]] XyzComment parse_xyz_comment(std::string_view line);

/// The number of atoms, alone on its line; nothing if the line is not such a number.
[[nodiscard]] std::optional<std::uint64_t> parse_atom_count(std::string_view line);

struct XyzAtom {
  std::string_view element;
  std::array<double, 3> position{};
};

/// \throws Error(bad_input) without a place: too few words, numbers that are not finite
[[nodiscard]] XyzAtom parse_atom(std::string_view line, const XyzColumns& columns);

}  // namespace steelyard

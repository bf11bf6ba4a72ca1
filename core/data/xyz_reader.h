// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"

namespace steelyard {

/// Whether a file with this beginning is an XYZ file: a number of atoms, a line of any text, then
/// an element and three numbers.
[[nodiscard]] bool begins_as_xyz(std::string_view beginning);

/// Reads a trajectory in XYZ or extended XYZ format. Frames are samples, and the columns C1_x,
/// C1_y, C1_z, H2_x, ... are the coordinates of the atoms in angstrom. The three columns of an atom
/// form a group with its name. All frames must have the same atoms in the same order; atomic
/// numbers stand for elements. Numbers in the comment of the first frame are columns behind the
/// coordinates (core/data/xyz_columns.h). In extended XYZ, Properties gives the positions of
/// element and coordinates; a Lattice causes a warning and sets no period. What else is given for
/// each atom is left out, with a warning, and so is a later frame within which the file ends.
/// \throws Error(bad_input) that names file, line and frame, for a count that is not a number or
///         does not fit the file, atoms that differ from those of the first frame, a line without
///         three finite numbers, or a truncated only frame; "cancelled" on stop
[[nodiscard]] Dataset read_xyz(const FileSource& file, const Reading& reading,
                               const ReadControl& control);

}  // namespace steelyard

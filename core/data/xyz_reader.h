// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/read_control.h"
#include "core/data/reading.h"

namespace steelyard {

/// Whether a file that begins so is an XYZ file: a number of atoms, a line of any text, then an
/// element and three numbers.
[[nodiscard]] bool begins_as_xyz(std::string_view beginning);

/// Reads a trajectory as XYZ or extended XYZ: frames are samples, and the columns C1_x, C1_y, C1_z,
/// H2_x, ... are the coordinates of the atoms, in angstrom, three of each in a group of the atom's
/// name. All frames must have the same atoms in the same order. Of extended XYZ, Properties say
/// where element and position stand; a Lattice is mentioned in the warnings and sets no period.
/// \throws Error(bad_input) naming file, line and frame: a count that is no number or does not fit
///         the file, other atoms than in the first frame, a line without three finite numbers, a
///         last frame that is cut off; "cancelled" on stop
[[nodiscard]] Dataset read_xyz(const FileSource& file, const Reading& reading,
                               const ReadControl& control);

}  // namespace steelyard

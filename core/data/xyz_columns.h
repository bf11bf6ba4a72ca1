// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/xyz_comment.h"

namespace steelyard {

/// Describes the columns of a trajectory whose values were read, and warns of what was left out: x,
/// y and z of each atom in angstrom, then the numbers of the comments. The energy (or else the
/// first quantity with "energy" in its name, or one named E) is the ground truth, and the time is
/// the time, if they vary. All other numbers of comments are set aside.
/// \param elements  symbols, labels or atomic numbers as in the file
/// \param comment   of the first frame
void describe_xyz_columns(const std::vector<std::string>& elements, const XyzComment& comment,
                          Dataset& dataset);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"

namespace steelyard {

/// Whether a file with this beginning is a graph of GROMACS: its first line that is neither blank
/// nor a comment is a command of Grace, such as '@ title "Energies"'.
[[nodiscard]] bool begins_as_xvg(std::string_view beginning);

/// Reads the first set of rows of a graph of GROMACS (core/data/xvg_header.h). The first column is
/// called by the label of the x axis, and has Role::time if that is a time. The others are called
/// by their legends; a single one without a legend is called by the label of the y axis. Units
/// stand in brackets in the labels of the axes: one for all series, or one for each.
/// \throws Error(bad_input) that names line and column, if a cell is no number or the table is
///         ragged; "cancelled" on stop
[[nodiscard]] Dataset read_xvg(const FileSource& file, const Reading& reading,
                               const ReadControl& control);

}  // namespace steelyard

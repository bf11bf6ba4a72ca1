// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/file_source.h"
#include "core/data/table_layout.h"
#include "core/data/table_parts.h"

namespace steelyard {

/// For formats in which every column is numeric.
/// \throws Error(bad_input) that names line and column of the first cell that is not a finite
/// number
void refuse_odd_cells(const FileSource& file, const TableLayout& layout, const OddColumns& odd);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>

#include "core/data/text_table.h"

namespace steelyard {

/// Writes the table as arrays for numpy.load, completely or not at all: `values`, rows x columns of
/// float64, the columns whose cells are numbers or empty (NaN); `names`, their names; and each
/// other column as an array of texts with as many as there are rows. Such an array is called as the
/// column is, where that is a plain word, or else text_ and a number. Whole numbers of more digits
/// than a float64 holds stay texts.
/// \param table  its rows are asked for twice
/// \throws Error(cannot_write), and any exception of append_cells
void write_npz(const std::filesystem::path& path, const RowTable& table);

}  // namespace steelyard

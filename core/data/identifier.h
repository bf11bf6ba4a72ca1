// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// Whether numbers rise or fall by one and the same step from row to row, but for rounding.
/// \param values  N x 1, N >= 1    \param of_a_step, at_least  what rounding may move a number by:
/// a part of a step, or so much if that is more
[[nodiscard]] bool has_equal_steps(const MatrixView& values, double of_a_step, double at_least);
/// The same within a hundredth of a step, for at least eight numbers.
[[nodiscard]] bool has_equal_steps(const MatrixView& values);

/// Whether numbers may name the samples or number them, rather than measure anything.
/// Such are numbers of equal steps, whole or not, and whole numbers that
/// - are named so (id, index, nr, number, key, uuid, row, unnamed: 0, ...) and nearly all differ;
/// - rise from each row to the next, at least 20 of them;
/// - all differ, and yet fill half of their range or more, at least 20 of them;
/// - nearly all differ, though so many drawn at random from their range would repeat;
/// - are too large for a double to hold exactly.
/// Fewer than 8 rows say nothing. O(N log N).
/// \param name  of the column    \param values  N x 1
[[nodiscard]] bool names_samples(std::string_view name, const MatrixView& values);
/// The same for a column of a table; never for text.
[[nodiscard]] bool looks_like_identifier(const Dataset& dataset, Index column);

/// Whether a column of whole numbers names several samples each: it is named like the identifier of
/// a person or thing (subject, patient, id, ...; see group_names.h), and its values repeat.
[[nodiscard]] bool looks_like_group_number(const Dataset& dataset, Index column);

/// The number columns that look like identifiers; none where that would be most of the columns,
/// as in a table of ranks.
[[nodiscard]] std::vector<Index> identifiers(const Dataset& dataset);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// Whether numbers rise or fall by the same step from each row to the next, up to rounding.
/// \param values     N x 1, N >= 1
/// \param of_a_step  error allowed for rounding, as a share of the step
/// \param at_least   error allowed in any case
[[nodiscard]] bool has_equal_steps(const MatrixView& values, double of_a_step, double at_least);
/// The same with an error of at most a hundredth of a step; false for fewer than eight numbers.
[[nodiscard]] bool has_equal_steps(const MatrixView& values);

/// Whether numbers are likely to name or number the samples rather than to be measurements. This is
/// the case for numbers in equal steps that are whole or that begin at 0 or at one step, and for
/// whole numbers that
/// - are named like identifiers (id, index, nr, number, key, uuid, row, unnamed: 0, ...) and nearly
///   all differ, or mostly differ where the name leaves no doubt (id, key, nr);
/// - rise from each row to the next, if there are at least 20;
/// - all differ and yet cover half of their range or more, if there are at least 20;
/// - nearly all differ, although random numbers from their range would repeat;
/// - are mostly too large for a double to hold exactly.
/// Numbers whose name ends with a known unit in brackets are measurements, unless the name is that
/// of an identifier.
/// Never true for fewer than 8 rows. Costs O(N log N).
/// \param name    name of the column
/// \param values  N x 1
[[nodiscard]] bool names_samples(std::string_view name, const MatrixView& values);
/// Whether the column says that it holds measurements: it has a unit, beside its name or in it, and
/// is not named like an identifier.
[[nodiscard]] bool is_measured(const Column& column);
/// names_samples() for a column of a table; never for text or for a column that is_measured().
[[nodiscard]] bool looks_like_identifier(const Dataset& dataset, Index column);

/// Whether each value of a column of whole numbers names several samples: the column is named like
/// the identifier of a person or thing (subject, patient, id, ...; see name_words.h), and its
/// values repeat.
[[nodiscard]] bool looks_like_group_number(const Dataset& dataset, Index column);

/// The number columns that look like identifiers. Empty if most number columns do, as in a table of
/// ranks.
[[nodiscard]] std::vector<Index> identifiers(const Dataset& dataset);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/odd_columns.h"
#include "core/data/table_parts.h"
#include "core/matrix.h"

namespace steelyard {

/// Takes the words that mean a missing value out of the texts of a column, and makes their cells
/// missing. These are the words of is_missing_word() but for those of words_that_may_be_text(),
/// since "none" may be an answer. Words of signs alone, such as "-", stay where another text is of
/// signs alone, too, as in a column of "+" and "-", and "-" stays where all other texts are single
/// letters, as in an alignment. All words stay unless two other texts remain: "-" beside "yes"
/// means no.
/// \param codes  of the column, N x 1: positions among the texts, NaN where missing; changed to the
///               positions among those that remain
/// \return the words with the number of their cells; without lines
OddWords take_out_missing_words(TextsOfColumn& column, Eigen::Ref<Vector> codes);

}  // namespace steelyard

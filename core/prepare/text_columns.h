// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/read_progress.h"
#include "core/message.h"

namespace steelyard {

/// The text columns given by a text of the parameter "columns" (columns_parameter.h), in table
/// order. "inputs" and "all" are those of encodable_columns().
/// \throws Error(bad_input) if a column does not exist or holds numbers, or if there is none
[[nodiscard]] std::vector<Index> text_columns_of(const Dataset& table, const std::string& text);

/// The text columns that may become inputs for what they hold, whatever their roles are: they hold
/// no times, do not tell which samples belong together (country, patient), and encoding_of() knows
/// numbers for them.
[[nodiscard]] std::vector<Index> texts_of_few_values(const Dataset& table);

/// The text columns that may become inputs, judged by the roles and by their own values, never by
/// the target: those that are inputs and for which encoding_of() knows numbers, and those of
/// texts_of_few_values() that have no role and are not set aside.
[[nodiscard]] std::vector<Index> encodable_columns(const Dataset& table);

/// The step "encode" for a table whose roles are set: for the text columns that are inputs or, if
/// there are none, for all encodable ones. Its columns are named.
/// \return nothing where no column of text can become an input
[[nodiscard]] std::optional<PreparationStep> proposed_encoding(const Dataset& table);

/// The table after the step of proposed_encoding(), where there is one: what the command line and
/// the window do before anything is asked. Where no column is an input yet, those of text become
/// the inputs. The table as it is if the step "encode" was done to it already.
/// \param tell_left_out  adds text_left_out() to the table's warnings
[[nodiscard]] Dataset with_text_inputs(Dataset table, bool tell_left_out,
                                       const ReadControl& control = {});

/// Names the text columns without a role that are no inputs, because they have too many values or
/// only one; says nothing if there is none.
[[nodiscard]] Message text_left_out(const Dataset& table);
/// Replaces text_left_out() among the table's warnings, where it is one of them.
void renew_text_left_out(Dataset& table);

}  // namespace steelyard

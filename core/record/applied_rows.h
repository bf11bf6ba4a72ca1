// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/text_table.h"
#include "core/record/record.h"
#include "core/run/method_info.h"

namespace steelyard {

/// A record and what it was made from, ready for rows that the run has not seen.
struct Application {
  const Record& record;
  const Dataset& source;  ///< the record's table, before any step of preparation
  const std::vector<PreparationStep>& steps;  ///< of the table
  const std::vector<Column>& columns;         ///< of the prepared table, with their roles
  ProblemPtr problem;                         ///< the record's
  const Predictor* predictor;  ///< the run's model; null if it has none, or nobody wants it
  /// Why nothing is predicted, which the remarks say; says nothing if a person does not want it.
  Message no_model = {};
};

/// D values: what a missing cell of each input is filled with in further rows, where the problem
/// fills its own with medians.
[[nodiscard]] Vector fillings_of_inputs(const Problem& problem);

/// Why a run has no model. Requires that it has none.
/// \param repeated  whether the run was made just now; otherwise its model may only have been lost
///                  with the file that it was read from
[[nodiscard]] Message why_no_model(const MethodInfo& info, bool repeated);

/// The model that a run is going to have, where it is still to be made.
enum class ModelToCome {
  none,           ///< or the model of the application is the one that predicts
  of_selection,   ///< MethodInfo::predicts_from_selection
  of_all_inputs,  ///< MethodInfo::predicts
};

/// Refuses a table in which columns are missing or, where the source of the application is as it
/// was read, in other units, before anything is worked out.
/// \param model  what it will need is asked for, too
/// \throws Error(bad_input) that names the columns that are needed and not there, or a needed one
///         in another unit (core/record/further_units.h); for a record without a selection
void refuse_lacking_columns(const Application& application, const Dataset& further,
                            ModelToCome model = ModelToCome::none);

/// What a record says of further rows.
struct AppliedRows {
  std::vector<Index> selected;  ///< inputs that the coordinates are made of
  Problem rows;                 ///< M samples; only the inputs mean anything. NaN where missing
  Dataset named;                ///< the rows before preparation, by which they are named
  Matrix components;            ///< M x 2, principal components of the record's samples; or M x 0
  std::vector<std::string> predicted_names;  ///< T names; none without predictions
  Matrix predicted;                          ///< M x T, NaN where an input is missing
  /// Per row, the selected inputs whose value lies outside of all that the run has seen. Periodic
  /// inputs are never outside.
  std::vector<std::vector<Index>> outside;
  Index incomplete = 0;  ///< rows that lack a selected input
  Index unpredicted =
      0;  ///< rows that lack no selected input, but another one that the model needs
  std::vector<Message> warnings;
};

/// Applies selection, preparation, weights or map, projection and model to further rows. What was
/// worked out from the record's samples is not worked out anew: rows that were among these get the
/// same numbers, bit for bit, as in the record's reduced table.
/// \param further  with the columns that the record needs, by their names, in any order
/// \throws Error(bad_input) that names the columns that are needed and not there, or a needed one
///         in another unit; for a record without a selection; "cancelled" on stop
[[nodiscard]] AppliedRows applied_to(const Application& application, const Dataset& further,
                                     const ReadControl& control = {});

/// One row per further row: row (from 1), the columns that name the record's samples, columns of
/// text that the problem has made nothing of (most often they say which sample a row is), those of
/// the reduced table (run_tables.h), "pc_1" and "pc_2", the predictions ("y (predicted)"), and
/// "outside", the names of the inputs that lie outside of what the run has seen. Components and
/// predictions have six significant digits.
/// \param applied  must outlive the table
[[nodiscard]] RowTable applied_table(const Application& application, const AppliedRows& applied);

/// The warnings, which say what was filled and what has no value and how well rows are predicted
/// that have the target (applied_errors.h), how many rows lie outside of what
/// was seen and in which columns, how many are incomplete, and how many are not predicted.
[[nodiscard]] std::vector<Message> remarks_on(const AppliedRows& applied);

}  // namespace steelyard

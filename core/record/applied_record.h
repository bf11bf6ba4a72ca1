// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/text_table.h"
#include "core/record/applied_rows.h"
#include "core/run/method.h"

namespace steelyard {

/// A record and the tables it was made from, opened again. All that it refers to must outlive it.
struct RecordWithTables {
  const Record& record;
  const Dataset& data;          ///< prepared, with roles set
  const Dataset* truth;         ///< the second table; null if there is none
  const Dataset& before_steps;  ///< the table before any step of preparation
  ProblemPtr problem;           ///< of these tables
};

/// What a record says of further rows, as a table to be written or shown.
struct AppliedTable {
  RowTable rows;  ///< of applied_table(); keeps what it is made from
  std::vector<Message> remarks;
};

/// Applies a record to further rows. Its model is not kept in a file, so that the run is repeated
/// for it; a table that lacks columns is refused before. Where the table of the run has changed,
/// nothing is predicted.
/// \param of        must outlive what is returned
/// \param method    that of the record
/// \param predicts  whether anybody wants predictions
/// \throws Error(bad_input): see applied_to()
[[nodiscard]] AppliedTable applied_record(const RecordWithTables& of, const Method& method,
                                          const Dataset& further, bool predicts,
                                          const ReadControl& control = {});

/// The same with the model of a run that was made just now.
/// \param application  what it refers to must outlive what is returned
[[nodiscard]] AppliedTable applied_record(const Application& application, const Dataset& further,
                                          const ReadControl& control = {});

}  // namespace steelyard

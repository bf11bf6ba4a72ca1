// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/analysis/held_out_error.h"
#include "core/data/read_progress.h"
#include "core/record/record.h"

namespace steelyard {

/// The samples on which a person wants a record's ranking to be tested.
struct TestChoice {
  /// A table with the columns of the record's. If it is empty, the record's own table is meant.
  std::string file;
  /// A condition on the samples (filter_samples.h). If it is empty, all samples of the file count.
  std::string where;
  bool of_inputs = false;  ///< the inputs are to be reconstructed: no ground truth is needed
};

/// A record's table with its steps of preparation and, for those that a file has to follow,
/// without.
struct PreparedTable {
  const Dataset& prepared;
  const Dataset& unprepared;  ///< only read where a step changed values
};

/// A problem, and the samples of it that are tested.
struct TestedSamples {
  Problem problem;
  GivenTest given;
};

/// The samples of a file follow those of the record's problem, from which everything is learned
/// that has to be learned. Which of these belong together, and where a series goes on, is the same
/// as for the record. Steps that changed values are done to the rows of the file as
/// Preparation::follow says, by what the record's table says. The condition is then about the rows
/// before these steps, in the columns of the record's table as it was read: it cannot ask for a
/// column that only the file has. Steps that left out samples of the record's table are not applied
/// to the file.
/// \param tables   the record's
/// \param problem  the record's; its samples without the file
/// \param choice   a file or a condition, or both
/// \throws Error(bad_input) if no sample, or every sample, is tested; for a file that lacks inputs
///         or targets, or whose cells are missing where the record does not drop such samples; if
///         the record's table was changed by what its own values are (a step that no further rows
///         can follow, which is named, medians of missing cells, joined columns); and if its ground
///         truth is another table
[[nodiscard]] TestedSamples tested_samples(const Record& record, const PreparedTable& tables,
                                           const Problem& problem, const TestChoice& choice,
                                           const ReadControl& control = {});

}  // namespace steelyard

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

/// A problem, and the samples of it that are tested.
struct TestedSamples {
  Problem problem;
  GivenTest given;
};

/// The samples of a file follow those of the record's problem, from which everything is learned
/// that has to be learned. Which of these belong together, and where a series goes on, is the same
/// as for the record. Steps that left out columns or samples of the record's table are not applied
/// to the file.
/// \param table    the record's, prepared
/// \param problem  the record's; its samples without the file
/// \param choice   a file or a condition, or both
/// \throws Error(bad_input) if no sample, or every sample, is tested; for a file that lacks inputs
///         or targets, or whose cells are missing where the record does not drop such samples; if
///         the record's table was changed by what its own values are (steps that change values,
///         medians of missing cells, joined columns); and if its ground truth is another table
[[nodiscard]] TestedSamples tested_samples(const Record& record, const Dataset& table,
                                           const Problem& problem, const TestChoice& choice,
                                           const ReadControl& control = {});

}  // namespace steelyard

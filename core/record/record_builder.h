// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>

#include "core/data/dataset.h"
#include "core/problem/problem.h"
#include "core/record/record.h"
#include "core/run/method.h"

namespace steelyard {

/// The record at the start of a run: everything but times, result and measures. No file is
/// accessed, because the hashes were computed while the files were read.
/// \param threads  number of threads of the run; 0 for as many as OpenMP gives the calling thread
[[nodiscard]] Record begin_record(const Dataset& data, const Dataset* truth,
                                  const ProblemOptions& options, const Method& method,
                                  const ParameterValues& values, const Problem& problem,
                                  int threads = 0);

/// The same for tables as they were when the snapshots were taken.
[[nodiscard]] Record begin_record(const TableSnapshot& table, const TableSnapshot& second,
                                  const ProblemOptions& options, const Method& method,
                                  const ParameterValues& values, const Problem& problem);

/// Adds the result and, if it has a solution, the measures of its weights: the overlap with known
/// weights, and the purity with labels, which may take seconds and is left out when stopped.
void complete_record(Record& record, const Problem& problem, Result result, double seconds,
                     const std::stop_token& stop = {});

}  // namespace steelyard

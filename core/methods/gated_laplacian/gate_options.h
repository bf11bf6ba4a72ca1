// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/methods/gated_laplacian/gate_training.h"
#include "core/parameter/parameter.h"

namespace steelyard::gated {

/// How many starts of the gates are trained, how and how long.
struct GateRun {
  GateTraining training;
  std::uint64_t epochs = 2000;  ///< >= 1, of each start
  Index starts = 8;             ///< >= 1
};

/// Above so many samples, a step takes a batch: every step works on a matrix samples x samples.
constexpr Index most_samples_in_a_step = 600;
/// The largest batch that is accepted.
constexpr Index largest_batch = 20000;

[[nodiscard]] const ParameterSchema& gate_schema();
/// What is automatic follows the size of the table, never the machine: the batch is all samples up
/// to 600 and 256 above; Adam takes 2,000 steps at a rate of 0.01, descent 6,000 at 0.05 a gate,
/// since the gradient of each gate falls as 1/D. The more columns of noise, the fewer starts find
/// what is there (one in two of 20 columns, one in forty of 100: bench_two_moons), so there are 1.2
/// starts a gate, at least 8 and at most 128, but down to 4 where this would be long.
/// \param values  without complaints    \param gates  D, >= 1
[[nodiscard]] GateRun gate_run(const ParameterValues& values, Index samples, Index gates);

/// What the parameters that are automatic in `values` stand for.
[[nodiscard]] ParameterValues known_automatic(const ParameterValues& values, Index samples,
                                              Index gates);

/// Multiplications and additions of one step of one start, roughly.
[[nodiscard]] double operations_of_step(const GateTraining& training, Index samples, Index gates);
[[nodiscard]] Index steps_of_epoch(const GateTraining& training, Index samples);

}  // namespace steelyard::gated

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/methods/gated_laplacian/gate_training.h"
#include "core/parameter/parameter.h"

namespace steelyard::gated {

/// How many starts of the gates are trained, how, and for how long.
struct GateOptions {
  GateTraining training;
  std::uint64_t epochs = 2000;  ///< of each start, >= 1
  Index starts = 8;             ///< >= 1
};

/// Above this number of samples, a step takes a batch, because every step works on a matrix of
/// samples x samples.
constexpr Index most_samples_in_a_step = 600;
/// The largest batch that is accepted.
constexpr Index largest_batch = 20000;

[[nodiscard]] const ParameterSchema& gate_schema();
/// Automatic values depend on the size of the table, never on the machine. The batch is all samples
/// up to 600 and 256 above. Adam takes 2,000 steps at a rate of 0.01; descent takes 6,000 at 0.05
/// times the number of gates, since the gradient of each gate falls as 1/D. The more columns of
/// noise there are, the fewer starts find the structure (one in two of 20 columns, one in forty of
/// 100: bench_two_moons), so there are 1.2 starts per gate, at least 8 and at most 128, but down to
/// 4 if more would take long.
/// \param values  without complaints
/// \param gates   D >= 1
[[nodiscard]] GateOptions gate_options(const ParameterValues& values, Index samples, Index gates);

/// The values that the automatic parameters in `values` will have.
[[nodiscard]] ParameterValues known_automatic(const ParameterValues& values, Index samples,
                                              Index gates);

[[nodiscard]] Index steps_of_epoch(const GateTraining& training, Index samples);

}  // namespace steelyard::gated

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/matrix.h"
#include "core/optimise/decay.h"
#include "core/run/parameter.h"

namespace steelyard::dii {

enum class InitialWeights { inverse_std, ones, given };

/// The method's parameters as the code uses them; read once when a run begins.
struct Options {
  std::uint64_t epochs = 100;
  std::optional<double> learning_rate;  ///< nothing: found by screening
  Decay decay = Decay::cosine;
  bool best_decay =
      false;        ///< run cosine and exponential and keep the lower DII, as the paper does
  double l1 = 0.0;  ///< penalty p on the exact gradient's scale (DADApy's times 2)
  std::optional<double> lambda;  ///< nothing: adaptive (Eq. 7)
  InitialWeights initial = InitialWeights::inverse_std;
  std::vector<double> given_weights;  ///< D, in the inputs' units
  bool standardised = true;           ///< descend on u = w * std rather than on w
  bool constrain_max = false;         ///< the largest weight is 1 after each step
  std::optional<Index> rows;          ///< nothing: all up to automatic_rows_above samples
  std::uint64_t seed = 1;             ///< of the row subset and the screening's subsample
};

/// Above so many samples, and not told otherwise, Eq. 11 is used with `automatic_rows` rows.
inline constexpr Index automatic_rows_above = 5000;
inline constexpr Index automatic_rows = 1000;

[[nodiscard]] const ParameterSchema& schema();
[[nodiscard]] Options options_from(const ParameterValues& values);

/// How many rows a run on `samples` samples sums over.
[[nodiscard]] Index row_count(const Options& options, Index samples);

}  // namespace steelyard::dii

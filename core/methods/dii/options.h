// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/matrix.h"
#include "core/methods/dii/kernel.h"
#include "core/optimise/decay.h"
#include "core/parameter/parameter.h"

namespace steelyard::dii {

enum class InitialWeights { inverse_std, ones, given };
enum class Optimizer { adam, descent };
enum class Search { none, l1_path, backward, forward, exhaustive };

/// How the softmax's width is chosen, epoch by epoch.
struct LambdaSchedule {
  LambdaChoice choice;       ///< for the neighbour kinds, of the first epoch
  Index last_neighbour = 1;  ///< k falls to this by a cosine
  bool held = false;         ///< Kind::adaptive: narrow from the first epoch on
  double narrowing = 1.0;    ///< Kind::adaptive: share of Eq. 7's width at the last epoch, > 0
};

/// The method's parameters as the code uses them; read once when a run begins. The values here are
/// those of a plain descent; the schema has the method's defaults.
struct Options {
  Search search = Search::none;
  std::uint64_t epochs = 100;
  Optimizer optimizer = Optimizer::descent;
  std::optional<double> learning_rate;  ///< nothing: found by screening, or Adam's own
  Decay decay = Decay::cosine;
  bool best_decay =
      false;               ///< run cosine and exponential and keep the lower DII, as the paper does
  bool keep_best = true;   ///< the result is the epoch of the lowest DII, not the last
  double l1 = 0.0;         ///< penalty p on the exact gradient's scale (DADApy's times 2)
  double tolerance = 0.0;  ///< ends when the DII changes by less, relative; 0: never
  LambdaSchedule lambda;
  InitialWeights initial = InitialWeights::inverse_std;
  std::vector<double> given_weights;  ///< D, in the inputs' units
  bool standardised = true;           ///< descend on u = w * std rather than on w
  bool constrain_max = false;         ///< the largest weight is 1 after each step
  bool share_in_groups = false;       ///< inputs of one group have one weight
  std::optional<Index> rows;          ///< nothing: all up to automatic_rows_above samples
  Index batches = 1;                  ///< parts that the rows are split into in each epoch
  Index exclude = 0;                  ///< samples j with |i - j| <= exclude are no neighbours of i
  Precision precision = Precision::double_precision;
  int first_stage = 1;     ///< backward: how often all features are optimised before the first goes
  std::uint64_t seed = 1;  ///< of the row subset, the batches and the screening's subsample
  Index penalties = 20;    ///< l1-path: of the grid, before it is refined
  Index kept_per_size = 5;             ///< exhaustive: best subsets kept of each size
  std::optional<Index> most_features;  ///< of a search's solutions; see most_features_of
};

/// Adam's first step changes a weight by this factor's logarithm.
inline constexpr double adam_rate = 0.3;

/// Above so many samples, and not told otherwise, Eq. 11 is used with `automatic_rows` rows.
inline constexpr Index automatic_rows_above = 5000;
inline constexpr Index automatic_rows = 1000;

[[nodiscard]] const ParameterSchema& schema();
[[nodiscard]] Options options_from(const ParameterValues& values);

/// No solution of the search has more features. \param usable  features that can have a weight
[[nodiscard]] Index most_features_of(const Options& options, Index usable);

/// How many rows a run on `samples` samples sums over.
[[nodiscard]] Index row_count(const Options& options, Index samples);

/// The width at a time of the run. \param progress  0 at the start .. 1 at the last epoch
[[nodiscard]] LambdaChoice lambda_at(const LambdaSchedule& schedule, double progress);

}  // namespace steelyard::dii

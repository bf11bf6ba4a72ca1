// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/matrix.h"
#include "core/methods/dii/kernel.h"
#include "core/optimise/gradient_steps.h"
#include "core/parameter/parameter.h"
#include "core/run/learning.h"

namespace steelyard::dii {

enum class InitialWeights {
  inverse_std,
  inverse_raw_std,  ///< of the values as they are, even if they are periodic
  ones,
  given
};
enum class Optimizer { adam, descent };

/// How the softmax's width is chosen, epoch by epoch.
struct LambdaSchedule {
  LambdaChoice choice;       ///< for the neighbour kinds, at the first epoch
  Index last_neighbour = 1;  ///< k decreases to this along a cosine
  bool held = false;         ///< Kind::adaptive: narrow from the first epoch on
  double narrowing = 1.0;    ///< Kind::adaptive: share of Eq. 7's width at the last epoch, > 0
};

/// The method's parameters as the code uses them; read once at the start of a run. The values here
/// are those of plain descent; the schema has the method's defaults.
struct Options {
  std::uint64_t epochs = 100;
  Optimizer optimizer = Optimizer::descent;
  Index starts = 1;  ///< number of descents, each from another point; the lowest DII is kept
  std::optional<double> learning_rate;  ///< `nullopt` for screening, or Adam's default
  Decay decay = Decay::cosine;
  bool warm_restart = false;  ///< the decay and Adam's memory start anew halfway (Loshchilov &
                              ///< Hutter 2017); not with a penalty
  bool best_decay = false;    ///< run with both decays, cosine and exponential, and keep the lower
                              ///< DII, as in the paper
  bool keep_best = true;      ///< the result is the epoch of the lowest DII, not the last
  bool seek_limit = true;  ///< if the penalty drives every weight to 0, find the largest useful one
  double l1 = 0.0;         ///< penalty p on the exact gradient's scale (DADApy's times 2)
  std::optional<double> useless_above;  ///< the descent ends early once it is as good as sure that
                                        ///< its lowest DII stays above this, see early_end.h
  double tolerance = 0.0;  ///< converged when the relative change of the DII is smaller; never if 0
  LambdaSchedule lambda;
  InitialWeights initial = InitialWeights::inverse_std;
  std::vector<double> given_weights;  ///< D, in the inputs' units
  bool standardised = true;           ///< descend on u = w * std rather than on w
  bool constrain_max = false;         ///< the largest weight is 1 after each step
  bool share_in_groups = false;       ///< inputs of one group share a weight
  std::optional<Index> rows;          ///< `nullopt` for all, up to automatic_rows_above samples
  Index batches = 1;  ///< number of parts that the rows are split into in each epoch
  Index exclude = 0;  ///< samples j with |i - j| <= exclude are not neighbours of i
  Precision precision = Precision::double_precision;
  std::uint64_t seed = 1;  ///< for the row subset, the batches and the screening's subsample
};

/// Adam's first step changes the logarithm of a weight by this much.
inline constexpr double adam_rate = 0.3;

/// The number of descents in a run of Adam without a penalty.
inline constexpr Index automatic_starts = 2;
/// Runs with fewer epochs are meant as a quick look and get a single start.
inline constexpr std::uint64_t fewest_epochs_of_several_starts = 50;
/// Whether the DII of one epoch can be compared with that of another: a penalty trades DII for
/// fewer features, so the lowest DII would undo it, and a narrowing width changes what it measures.
[[nodiscard]] bool are_epochs_comparable(const Options& options);

/// Above this number of samples, Eq. 11 is used by default with `automatic_rows` rows, or with
/// fewer if their ranks would take gigabytes.
inline constexpr Index automatic_rows_above = 5000;
inline constexpr Index automatic_rows = 1000;
inline constexpr Index fewest_automatic_rows = 100;
inline constexpr Index most_automatic_ranks = 500000000;

[[nodiscard]] const ParameterSchema& schema();
/// The options of a single run.
[[nodiscard]] Options options_from(const ParameterValues& values);
/// The options of the tasks of a study, each of which sets its own penalty.
[[nodiscard]] Options options_from(const ParameterValues& values, const FitContext& terms);

/// The values that the automatic parameters in `values` will have. Those that only the run finds
/// are left out.
[[nodiscard]] ParameterValues known_automatic(const ParameterValues& values,
                                              const FitContext& terms, Index samples);

/// The number of rows that a run on `samples` samples sums over.
[[nodiscard]] Index row_count(const Options& options, Index samples);

/// The width at a given time of the run.
/// \param progress  0 at the start .. 1 at the last epoch
[[nodiscard]] LambdaChoice lambda_at(const LambdaSchedule& schedule, double progress);

}  // namespace steelyard::dii

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/early_end.h"

#include <algorithm>
#include <array>
#include <limits>

namespace steelyard::dii {
namespace {

/// From this epoch on, a descent that lies above its limit by more than this share stays above it.
struct Margin {
  double epoch = 0.0;  ///< of measured_epochs, with a restart of the steps halfway
  double share = 0.0;
};

constexpr double measured_epochs = 80.0;
constexpr std::array<Margin, 6> margins{
    {{6.0, 0.5}, {44.0, 0.3}, {48.0, 0.25}, {52.0, 0.2}, {56.0, 0.15}, {60.0, 0.08}}};

/// Below this DII, shares are of this instead: close to the lowest possible one, 2 / N, a small
/// step is a large share.
constexpr double small_dii = 0.1;

/// A descent that is still falling is granted so many times what the last epochs have brought.
constexpr std::size_t last_epochs = 4;
constexpr double falls_further = 5.0;

/// With more epochs, the steps stay long for more of them; with fewer, there are still as many to
/// go until the descent is near its end.
double comparable_epoch(const Options& options, double epoch) {
  const auto all = static_cast<double>(std::max<std::uint64_t>(1, options.epochs));
  return std::min(epoch, epoch * measured_epochs / all);
}

double margin_at(double epoch) {
  double share = std::numeric_limits<double>::infinity();
  for (const Margin& margin : margins) {
    share = epoch >= margin.epoch ? margin.share : share;
  }
  return share;
}

}  // namespace

bool settles_early(const Options& options) {
  const bool equal_features = options.initial == InitialWeights::inverse_std ||
                              options.initial == InitialWeights::inverse_raw_std;
  const bool usual_steps = options.optimizer == Optimizer::adam && !options.learning_rate &&
                           options.decay == Decay::cosine && options.batches == 1;
  const bool usual_width = options.lambda.choice.kind == LambdaChoice::Kind::adaptive;
  return usual_steps && equal_features && usual_width && !options.share_in_groups &&
         !options.best_decay && are_epochs_comparable(options);
}

bool stays_above(const Options& options, std::span<const double> lowest) {
  if (!options.useless_above || lowest.size() <= last_epochs) {
    return false;
  }
  const std::size_t epoch = lowest.size() - 1;
  const double limit = *options.useless_above;
  const double margin =
      margin_at(comparable_epoch(options, static_cast<double>(epoch))) * std::max(limit, small_dii);
  const double fell = lowest[epoch - last_epochs] - lowest[epoch];
  return lowest[epoch] - falls_further * fell > limit + margin;
}

}  // namespace steelyard::dii

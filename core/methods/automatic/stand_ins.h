// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/message.h"
#include "core/methods/automatic/column_units.h"
#include "core/run/feature_column.h"
#include "core/trials/held_out_errors.h"

namespace steelyard::automatic {

/// A unit that might be taken in place of a selected one.
struct StandIn {
  Index selected = 0;
  Index instead = 0;
  double correlation = 0.0;  ///< of the two, see correlations_of_units()
  /// By how much the mean error on held-out samples grows where the column is exchanged;
  /// `std::nullopt` of a copy, which is not tried.
  std::optional<double> loss = {};
};

/// How alike selected units are to all units. For two columns, it is Pearson's correlation. Where
/// one of the two is a category, each column of either one is compared with the column of the other
/// one that is most like it; the least size of these correlations counts, without a sign. Two
/// encodings of one category are copies then, and no single column of several levels is.
/// \param inputs    N x D, finite
/// \param selected  S units
/// \return units x S
[[nodiscard]] Matrix correlations_of_units(const Matrix& inputs, const std::vector<Index>& selected,
                                           const ColumnUnits& units);

/// Finds columns that stand in for selected ones, so that a person learns what was dropped as a
/// copy. Columns whose correlation with a selected one is at least `copy_correlation` are copies.
/// Of the others, the ten with the largest correlations of at least `tried_correlation` are tried:
/// one stands in where the error with it in place of the selected column is at most a hundredth (of
/// what knowing nothing errs) larger, on the same splits and by the same judge. The last look drops
/// columns by the same bound. The columns of one category are exchanged together: what is said of
/// columns holds for units.
class StandIns {
 public:
  enum class Progress { more, finished, stopped };

  static constexpr double copy_correlation = 0.99;
  static constexpr double tried_correlation = 0.8;
  static constexpr std::size_t most_tried = 10;

  /// \param inputs     of the samples of the task, finite
  /// \param selection  at least one unit
  StandIns(const Matrix& inputs, std::vector<Index> selection, Judge judge, ColumnUnits units = {});

  /// Tries one exchange, in all splits. Must not be called again once it is finished.
  [[nodiscard]] Progress advance(const HeldOutColumns& task, const std::stop_token& stop);
  /// Those that are known by now: by their places in the selection, the copies of each first.
  [[nodiscard]] std::vector<StandIn> found() const;
  /// Number of exchanges that are tried, and that have been.
  [[nodiscard]] std::size_t count() const { return wanted_.size(); }
  [[nodiscard]] std::size_t done() const { return done_; }

 private:
  std::vector<Index> selection_;
  Judge judge_;
  ColumnUnits units_;
  std::vector<StandIn> found_;
  std::vector<StandIn> wanted_;  ///< to be tried, the largest correlations first
  std::size_t done_ = 0;
  std::optional<Vector> as_selected_;  ///< errors per split
};

/// "lstat or rm: ...", for each selected unit with copies, and for each that can be exchanged.
[[nodiscard]] std::vector<Message> stand_ins_in_words(const Problem& problem,
                                                      const std::vector<StandIn>& found,
                                                      const ColumnUnits& units = {});
/// For each column, the largest correlation, without its sign, with a selected column that it can
/// stand in for; 0 if there is none.
[[nodiscard]] FeatureColumn stand_in_column(Index dimension, const std::vector<StandIn>& found,
                                            const ColumnUnits& units = {});

}  // namespace steelyard::automatic

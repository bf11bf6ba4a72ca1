// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/panel_discoveries.h"
#include "core/analysis/panel_errors.h"

namespace steelyard {

/// What the errors of methods are compared with.
struct PanelReferences {
  Vector of_nothing = {};  ///< per split: the error of the mean or the most frequent class
  Matrix of_random = {};   ///< sizes x splits: of random rankings, the mean over several
  double tested_over_trained = 0.25;  ///< see paired_gain()
};

/// What a panel knows of one method.
struct PanelRow {
  std::string id;
  std::string title;
  std::size_t member = 0;  ///< its place among those that were asked
  /// Why the method has no trials, such as a complaint about a training part; otherwise says
  /// nothing. All that follows is then empty.
  Message left_out = {};
  std::vector<std::vector<Index>> rankings = {};  ///< one per split, best first
  Matrix errors = {};                             ///< sizes x splits, see panel_errors()
  /// The fewest columns whose loss to the method's own least error is within its standard error,
  /// pair by pair. The tested samples have a part in this choice, of one number among ten.
  Index suggested = 0;
  std::size_t size_place = 0;                 ///< of that number among the sizes
  std::vector<std::vector<Index>> kept = {};  ///< so many columns, one list per split
  Judge judge = Judge::ridge;                 ///< what predicted from them in most splits
  /// With so many columns, in the unit of held-out errors: 1 knows nothing.
  double error = std::numeric_limits<double>::quiet_NaN();
  std::optional<double> error_error = {};  ///< standard error
  bool beats_nothing = false;              ///< clearly, and by more than a thirtieth
  /// Whether as many random columns are worse, see no_worse.h. A method that keeps nearly all
  /// columns may predict as well as any, and yet it chooses nothing.
  bool beats_random = false;
  double stability = 0.0;          ///< Nogueira's index of what is kept
  double stability_error = 0.0;    ///< standard error
  double behind_best = 0.0;        ///< the error without that of the best method
  double behind_best_error = 0.0;  ///< standard error, pair by pair
  bool as_good = false;            ///< no worse than the best, see no_worse.h
  /// What the method discovers on all samples; `nullopt` if nobody asked for that.
  std::optional<PanelDiscoveries> discoveries = {};

  [[nodiscard]] bool chooses() const { return beats_nothing && beats_random; }
  [[nodiscard]] bool is_judged() const { return left_out.says_nothing(); }
};

/// Fills what follows from the rankings and the errors, but for the comparison with other methods.
/// Of a single split, the number of columns is that of the least error, and the stability is NaN.
/// \param sets    what the rankings keep, for each size; in each of the same splits, at least one
/// \param beside  of these splits
void describe_row(const PanelSets& sets, const PanelErrors& judged, const PanelReferences& beside,
                  Index dimension, PanelRow& row);

/// Compares each row with the best: the one of the least error, among those that beat knowing
/// nothing and random columns if there are any, otherwise among those that beat knowing nothing.
/// \return the places of the judged rows, the best first
[[nodiscard]] std::vector<std::size_t> compare_rows(const PanelReferences& beside,
                                                    std::vector<PanelRow>& rows);

}  // namespace steelyard

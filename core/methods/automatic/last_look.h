// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/methods/automatic/column_units.h"
#include "core/trials/held_out_errors.h"

namespace steelyard::automatic {

/// Drops columns that the error on held-out samples does not need, one after another: the column
/// without which the error is least goes as long as that error is at most a hundredth (of what
/// knowing nothing errs) above the one of all the columns that there were at first. A standard
/// error is not allowed for: on few samples, columns that are needed cost less than that. The
/// columns of one category go together: what is said of columns holds for units.
class LastLook {
 public:
  enum class Progress { more, finished, stopped };

  /// \param selection  units
  /// \param kept       so many of the first ones are never dropped
  /// \param at_first   the errors of all of them, per split, if they are known
  LastLook(std::vector<Index> selection, Judge judge, ColumnUnits units = {}, std::size_t kept = 0,
           const std::optional<Vector>& at_first = {})
      : left_(std::move(selection)),
        judge_(judge),
        units_(std::move(units)),
        at_first_(at_first),
        now_(at_first),
        kept_(kept) {}

  /// Tries what all columns are worth, unless that is known, and then each time what they are
  /// without one of those that are left. Must not be called again once it is finished.
  [[nodiscard]] Progress advance(const HeldOutColumns& task, const std::stop_token& stop);
  /// The units that are left, in their order.
  [[nodiscard]] const std::vector<Index>& left() const { return left_; }
  /// Those that were dropped, in the order in which they went.
  [[nodiscard]] const std::vector<Index>& dropped() const { return dropped_; }
  /// Per split: the error with the columns that are left, without the one with all columns that
  /// there were at first. `std::nullopt` if no error is known.
  [[nodiscard]] std::optional<Vector> change() const;

 private:
  /// Requires that all have been tried.
  [[nodiscard]] Progress drop_one();

  std::vector<Index> left_, dropped_;
  Judge judge_;
  ColumnUnits units_;
  std::optional<Vector> at_first_;  ///< errors per split, of all columns that there were
  std::optional<Vector> now_;       ///< the same, of those that are left
  std::vector<Vector> without_;     ///< errors without each of the first units that may go
  std::size_t kept_;                ///< of the first units: they may not
};

}  // namespace steelyard::automatic

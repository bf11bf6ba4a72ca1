// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/methods/automatic/column_units.h"
#include "core/trials/held_out_errors.h"

namespace steelyard::automatic {

/// Chooses the columns that the errors of the folds are about. These errors were measured on the
/// columns that the ranking of each training part begins with. The ranking of all samples is one
/// more draw and may begin with others, such as with noise where a forest is misled. Where the
/// columns that most of the folds keep are others, both sets predict in the same splits, and the
/// one with the smaller error is taken. Both were found with all samples in view, so that neither
/// has an advantage. The columns of one category go together: what is said of columns holds for
/// units.
class FoldsOrAll {
 public:
  enum class Progress { more, finished, stopped };

  /// \param of_all    units, the first ones of the ranking of all samples
  /// \param of_folds  as many, those that the folds keep most often
  FoldsOrAll(std::vector<Index> of_all, std::vector<Index> of_folds, Judge judge, ColumnUnits units)
      : of_all_(std::move(of_all)),
        of_folds_(std::move(of_folds)),
        judge_(judge),
        units_(std::move(units)) {}

  /// Tries one of the sets. Must not be called again once it is finished.
  [[nodiscard]] Progress advance(const HeldOutColumns& task, const std::stop_token& stop);

  // What was chosen; requires that it is finished.
  [[nodiscard]] bool takes_folds() const;
  [[nodiscard]] const std::vector<Index>& taken() const {
    return takes_folds() ? of_folds_ : of_all_;
  }
  /// The errors of the taken set, per split.
  [[nodiscard]] const Vector& errors() const {
    return takes_folds() ? *errors_of_folds_ : *errors_of_all_;
  }
  /// Those of the ranking of all samples.
  [[nodiscard]] const Vector& errors_of_all() const { return *errors_of_all_; }

 private:
  [[nodiscard]] bool are_same() const;

  std::vector<Index> of_all_, of_folds_;
  Judge judge_;
  ColumnUnits units_;
  std::optional<Vector> errors_of_all_, errors_of_folds_;
};

}  // namespace steelyard::automatic

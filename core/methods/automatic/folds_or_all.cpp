// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/folds_or_all.h"

#include <algorithm>

namespace steelyard::automatic {

bool FoldsOrAll::are_same() const {
  return of_all_.size() == of_folds_.size() &&
         std::is_permutation(of_all_.begin(), of_all_.end(), of_folds_.begin());
}

FoldsOrAll::Progress FoldsOrAll::advance(const HeldOutColumns& task, const std::stop_token& stop) {
  const bool first = !errors_of_all_;
  std::optional<Vector> errors =
      errors_in_splits(judge_, task, units_.columns_of(first ? of_all_ : of_folds_), stop);
  if (!errors) {
    return Progress::stopped;
  }
  (first ? errors_of_all_ : errors_of_folds_) = std::move(errors);
  return first && !are_same() ? Progress::more : Progress::finished;
}

bool FoldsOrAll::takes_folds() const {
  // An error that is not finite is never the smaller one.
  return errors_of_folds_ && errors_of_folds_->allFinite() &&
         !(errors_of_all_->mean() <= errors_of_folds_->mean());
}

}  // namespace steelyard::automatic

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/last_look.h"

#include <algorithm>

namespace steelyard::automatic {

namespace {

/// Of more columns, one more or less decides little, and to try each of them takes long.
constexpr std::size_t most_looked_at = 14;

}  // namespace

LastLook::Progress LastLook::advance(const HeldOutColumns& task, const std::stop_token& stop) {
  if (left_.size() < 2 || left_.size() > most_looked_at || left_.size() <= kept_) {
    return Progress::finished;
  }
  std::vector<Index> set = left_;
  if (at_first_) {
    set.erase(set.begin() + static_cast<std::ptrdiff_t>(kept_ + without_.size()));
  }
  std::optional<Vector> errors = errors_in_splits(judge_, task, units_.columns_of(set), stop);
  if (!errors) {
    return Progress::stopped;
  }
  if (!at_first_) {
    at_first_ = now_ = std::move(errors);
    return Progress::more;
  }
  without_.push_back(*std::move(errors));
  return kept_ + without_.size() < left_.size() ? Progress::more : drop_one();
}

std::optional<Vector> LastLook::change() const {
  return at_first_ ? std::optional<Vector>(*now_ - *at_first_) : std::nullopt;
}

LastLook::Progress LastLook::drop_one() {
  const auto least = std::min_element(
      without_.begin(), without_.end(),
      [](const Vector& one, const Vector& other) { return one.mean() < other.mean(); });
  // Errors are in units of what knowing nothing errs, but for the folds.
  if (!(least->mean() - at_first_->mean() <= negligible_error)) {  // nor if it is not finite
    return Progress::finished;
  }
  const auto place =
      left_.begin() + static_cast<std::ptrdiff_t>(kept_) + (least - without_.begin());
  dropped_.push_back(*place);
  left_.erase(place);
  now_ = *least;
  without_.clear();
  return Progress::more;
}

}  // namespace steelyard::automatic

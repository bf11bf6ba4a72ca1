// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/recording.h"

#include <utility>

namespace steelyard {
namespace {

std::size_t bytes_of(const RecordedIteration& recorded) {
  const auto numbers =
      static_cast<std::size_t>(recorded.space.weights().size() + recorded.space.map().size()) +
      recorded.leading.values.size() + recorded.selection.size();
  return sizeof(RecordedIteration) + numbers * sizeof(double);
}

bool is_solved(const Snapshot& snapshot) {
  return !snapshot.space.empty() || !snapshot.leading.values.empty() || !snapshot.selection.empty();
}

RecordedIteration begun(const Iterate& iterate) {
  RecordedIteration recorded;
  recorded.iteration = iterate.iteration;
  recorded.objective = iterate.scalars.empty() ? 0.0 : iterate.scalars.front();
  return recorded;
}

}  // namespace

void Recording::clear() {
  iterations_.clear();
  bytes_ = 0;
  added_ = 0;
  every_ = 1;
}

void Recording::add(const Snapshot& snapshot) {
  const std::vector<Iterate>& iterates = snapshot.appended.iterates;
  const bool by_weights = snapshot.leading.values.empty() && !snapshot.space.is_map();
  for (std::size_t k = 0; k < iterates.size(); ++k) {
    const bool last = k + 1 == iterates.size();
    if (by_weights && iterates[k].weights.size() > 0) {
      if (added_++ % every_ == 0) {
        RecordedIteration recorded = begun(iterates[k]);
        recorded.space = iterates[k].weights;
        recorded.selection = last ? snapshot.selection : std::vector<Index>{};
        keep(std::move(recorded));
      }
    } else if (last && is_solved(snapshot) && added_++ % every_ == 0) {
      RecordedIteration recorded = begun(iterates[k]);
      recorded.space = snapshot.space;
      recorded.leading = snapshot.leading;
      recorded.selection = snapshot.selection;
      keep(std::move(recorded));
    }
  }
}

void Recording::keep(RecordedIteration&& recorded) {
  bytes_ += bytes_of(recorded);
  iterations_.push_back(std::move(recorded));
  while (iterations_.size() > 1 &&
         (bytes_ > bytes_allowed_ || iterations_.size() > iterations_allowed_)) {
    thin();
  }
}

/// The first stays, so positions remain multiples of what is kept.
void Recording::thin() {
  std::size_t kept = 0;
  bytes_ = 0;
  for (std::size_t k = 0; k < iterations_.size(); k += 2) {
    bytes_ += bytes_of(iterations_[k]);
    if (kept != k) {
      iterations_[kept] = std::move(iterations_[k]);
    }
    ++kept;
  }
  iterations_.resize(kept);
  every_ *= 2;
}

}  // namespace steelyard

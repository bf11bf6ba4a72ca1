// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/greedy_selection.h"

#include <algorithm>
#include <utility>

namespace steelyard::pcov {

GreedySelection::GreedySelection(std::unique_ptr<Selector> selector, Index items,
                                 GreedyOptions options, const std::vector<Index>& excluded)
    : selector_(std::move(selector)),
      options_(std::move(options)),
      closed_(static_cast<std::size_t>(items), false) {
  for (const Index item : excluded) {
    closed_[static_cast<std::size_t>(item)] = true;
  }
}

/// Item -1 if all are closed. The start items come first, whatever their score.
Choice GreedySelection::next() const {
  constexpr double lowest = -std::numeric_limits<double>::infinity();
  const Vector& scores = selector_->scores();
  const bool given = choices_.size() < options_.start.size();
  Choice choice{given ? options_.start[choices_.size()] : -1, lowest, lowest, 1.0, {}};
  for (Index item = 0; item < scores.size(); ++item) {
    if (closed_[static_cast<std::size_t>(item)]) {
      continue;
    }
    if (given ? item == choice.item : scores[item] > choice.score) {
      choice.runner_up = std::max(choice.runner_up, choice.score);
      choice = {item, scores[item], choice.runner_up, 1.0, {}};
    } else if (scores[item] > choice.runner_up) {
      choice.runner_up = scores[item];
    }
  }
  return choice;
}

bool GreedySelection::below_threshold(double score) {
  if (choices_.size() < options_.start.size() || !options_.threshold) {
    return false;
  }
  if (!first_score_) {
    first_score_ = score;
  }
  const double measured = options_.relative_threshold ? score / *first_score_ : score;
  return measured < *options_.threshold;
}

GreedyState GreedySelection::step(const std::stop_token& stop) {
  if (state_ != GreedyState::choosing) {
    return state_;
  }
  if (std::ssize(choices_) >= options_.count) {
    return state_ = GreedyState::done;
  }
  if (options_.enough && selector_->input_error() < *options_.enough) {
    return state_ = GreedyState::enough;
  }
  Choice choice = next();
  const bool given = choices_.size() < options_.start.size();
  if (choice.item < 0 || (!given && selector_->adds_nothing(choice.item))) {
    return state_ = GreedyState::exhausted;
  }
  if (below_threshold(choice.score)) {
    return state_ = GreedyState::below_threshold;
  }
  if (!given) {
    choice.eigengap = selector_->eigengap();
  }
  if (!selector_->take(choice.item, stop)) {
    return state_ = GreedyState::stopped;
  }
  closed_[static_cast<std::size_t>(choice.item)] = true;
  choice.input_error = selector_->input_error();
  choice.target_error = selector_->target_error();
  choices_.push_back(choice);
  return state_;
}

}  // namespace steelyard::pcov

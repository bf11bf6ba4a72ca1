// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/pcov/selector.h"

namespace steelyard::pcov {

struct GreedyOptions {
  Index count = 1;                  ///< items wanted, the first ones among them
  std::vector<Index> start;         ///< taken first, in this order, without repeats
  std::optional<double> threshold;  ///< of the score; stops before an item below it is taken
  bool relative_threshold = false;  ///< to the first score offered after the start
  std::optional<double> enough;     ///< stops once the input error is below this
};

/// One item taken, and how things stood.
struct Choice {
  Index item = 0;
  double score = 0.0;        ///< when it was chosen
  double runner_up = 0.0;    ///< best score of the others; a small gap means a near tie
  double input_error = 1.0;  ///< after it was taken
  std::optional<double> target_error;
  std::optional<double> eigengap{};  ///< of the scores it was chosen by, where it is known
};

enum class GreedyState {
  choosing,
  done,  ///< as many as wanted
  below_threshold,
  enough,
  exhausted,  ///< no other item adds anything
  stopped,
};

/// The greedy loop that all selectors share: the item of the highest score that is not yet taken,
/// the lowest position among exact ties.
class GreedySelection {
 public:
  /// \param excluded  items never to be chosen
  GreedySelection(std::unique_ptr<Selector> selector, Index items, GreedyOptions options,
                  const std::vector<Index>& excluded = {});

  /// Takes one more item, or says why not.
  GreedyState step(const std::stop_token& stop);
  [[nodiscard]] GreedyState state() const { return state_; }
  [[nodiscard]] const std::vector<Choice>& choices() const { return choices_; }
  [[nodiscard]] const Selector& selector() const { return *selector_; }
  [[nodiscard]] Index wanted() const { return options_.count; }

 private:
  [[nodiscard]] Choice next() const;
  [[nodiscard]] bool below_threshold(double score);

  std::unique_ptr<Selector> selector_;
  GreedyOptions options_;
  std::vector<bool> closed_;  ///< taken or excluded
  std::optional<double> first_score_;
  std::vector<Choice> choices_;
  GreedyState state_ = GreedyState::choosing;
};

}  // namespace steelyard::pcov

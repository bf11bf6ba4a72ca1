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
  Index count = 1;                  ///< number of items wanted, including the start
  std::vector<Index> start;         ///< taken first, in this order, without repeats
  std::optional<double> threshold;  ///< for the score; stops before choosing an item below it
  bool relative_threshold = false;  ///< relative to the first score after the start
  std::optional<double> enough;     ///< stops when the input error is below this
};

/// One chosen item and the state of the selection.
struct Choice {
  Index item = 0;
  double score = 0.0;        ///< when it was chosen
  double runner_up = 0.0;    ///< best score of the others; a small gap means a near tie
  double input_error = 1.0;  ///< after the choice
  std::optional<double> target_error;
  std::optional<double> eigengap{};  ///< of the scores at this choice, if known
};

enum class GreedyState {
  choosing,
  done,  ///< all wanted items are chosen
  below_threshold,
  enough,
  exhausted,  ///< no other item adds anything
  stopped,
};

/// The greedy loop shared by all selectors: chooses the open item with the highest score, and the
/// lowest position among exact ties.
class GreedySelection {
 public:
  /// \param excluded  items never to be chosen
  GreedySelection(std::unique_ptr<Selector> selector, Index items, GreedyOptions options,
                  const std::vector<Index>& excluded = {});

  /// Chooses one more item, or tells why not.
  GreedyState step(const std::stop_token& stop);
  [[nodiscard]] const std::vector<Choice>& choices() const { return choices_; }
  [[nodiscard]] Index wanted() const { return options_.count; }

 private:
  [[nodiscard]] Choice next() const;
  [[nodiscard]] bool below_threshold(double score);

  std::unique_ptr<Selector> selector_;
  GreedyOptions options_;
  std::vector<bool> closed_;  ///< chosen or excluded
  std::optional<double> first_score_;
  std::vector<Choice> choices_;
  GreedyState state_ = GreedyState::choosing;
};

}  // namespace steelyard::pcov

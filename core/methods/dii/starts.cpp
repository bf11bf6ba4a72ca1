// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/starts.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/message.h"
#include "core/text.h"

namespace steelyard::dii {
namespace {

constexpr int dii_digits = 3;

}  // namespace

Vector raised(const Vector& weights, Index further) {
  const double exponent = std::exp2(-static_cast<double>(further));
  return (weights.array() / weights.maxCoeff()).pow(exponent).matrix();
}

bool can_start_again(const Vector& weights) { return (weights.array() > 0.0).count() > 1; }

std::uint64_t epochs_of_further_start(const Options& options) {
  return std::max<std::uint64_t>(1, options.epochs / 2);
}

double iterations_of(const Options& options) {
  const auto further = static_cast<double>(options.starts - 1);
  return static_cast<double>(options.epochs) +
         further * static_cast<double>(epochs_of_further_start(options) + 1);
}

Message starts_in_words(std::span<const StartEnd> ends) {
  if (ends.size() < 2) {
    return {};
  }
  std::string values;
  for (std::size_t k = 0; k + 1 < ends.size(); ++k) {
    values += (k == 0 ? "" : ", ") + short_text(ends[k].dii, dii_digits);
  }
  return message("dii.starts_ended", "{1} starts ended at a DII of {2} and {3}", ends.size(),
                 values, short_text(ends.back().dii, dii_digits));
}

std::optional<Finding> highest_start(std::span<const StartEnd> ends) {
  if (ends.size() < 2) {
    return std::nullopt;
  }
  const auto highest = std::max_element(
      ends.begin(), ends.end(), [](const StartEnd& a, const StartEnd& b) { return a.dii < b.dii; });
  return Finding{.id = "highest_start",
                 .title = message("dii.highest_start", "final DII of the worst start"),
                 .value = highest->dii,
                 .better = Better::lower,
                 .measured_on = message("dii.starts", "{1} {1:start|starts}", ends.size())};
}

std::optional<Message> spread_of_starts(std::span<const StartEnd> ends) {
  constexpr double far_apart = 1.1;
  if (ends.size() < 2) {
    return std::nullopt;
  }
  const auto [lowest, highest] = std::minmax_element(
      ends.begin(), ends.end(), [](const StartEnd& a, const StartEnd& b) { return a.dii < b.dii; });
  if (highest->dii <= far_apart * lowest->dii) {
    return std::nullopt;
  }
  return message("dii.spread_of_starts",
                 "{1}: the lowest is the result, and more starts may find a lower one (parameter "
                 "restarts)",
                 starts_in_words(ends));
}

bool is_too_strong(double penalty, double first_dii, double last_dii, Index weights_left) {
  return last_dii > first_dii || (weights_left == 1 && penalty > first_dii);
}

Message too_strong_penalty(double penalty, double first_dii, double last_dii, Index weights_left) {
  return message("dii.penalty_too_strong",
                 "the L1 penalty {1} is too strong: the DII went from {2} at the start to {3}, and "
                 "{4} {4:weight is|weights are} left by the penalty rather than by the data; a "
                 "smaller one, or the search l1-path, which tries many, keeps those that matter",
                 to_text(penalty), short_text(first_dii, dii_digits),
                 short_text(last_dii, dii_digits), weights_left);
}

}  // namespace steelyard::dii

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/message.h"
#include "core/methods/dii/information.h"
#include "core/methods/dii/options.h"
#include "core/methods/dii/scaling.h"
#include "core/problem/problem.h"

namespace steelyard::dii {

/// What all runs on one problem share: options, coordinates, and the ranks in the ground truth,
/// which are computed once. After prepare() it may be read from any thread.
class SharedWork {
 public:
  SharedWork(ProblemPtr problem, Options options);

  /// Computes the ranks, unless already done.
  /// \return false when stopped
  [[nodiscard]] bool prepare(const std::stop_token& stop);

  [[nodiscard]] const Problem& problem() const { return *problem_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Scaling& scaling() const { return scaling_; }
  [[nodiscard]] bool prepared() const { return information_.has_value(); }
  /// Requires prepared().
  [[nodiscard]] const Information& information() const { return *information_; }
  /// The warning about ties in the ground truth; null if there is none. Requires prepared().
  [[nodiscard]] const std::optional<Message>& warning_of_ties() const { return warning_of_ties_; }
  /// A learning rate found by screening in one run and reused by the next.
  [[nodiscard]] const std::optional<double>& screened_rate() const { return screened_rate_; }
  void keep_screened_rate(double rate) { screened_rate_ = rate; }

 private:
  ProblemPtr problem_;
  Options options_;
  Scaling scaling_;
  std::optional<Information> information_;
  std::optional<Message> warning_of_ties_;
  std::optional<double> screened_rate_;
};

/// Space A and the ranks of space B, for the options' rows.
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<Information> make_information(const Problem& problem,
                                                          const Scaling& scaling,
                                                          const Options& options,
                                                          const std::stop_token& stop);

}  // namespace steelyard::dii

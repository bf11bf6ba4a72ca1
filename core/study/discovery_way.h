// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/run/study.h"
#include "core/trials/trial.h"

namespace steelyard {

/// What a run discovered.
struct Discovered {
  std::vector<Index> features;  ///< each once; an empty list is a valid result
  Message trouble;  ///< why the run discovers nothing that could be judged; may say nothing
};

/// A way of discovering features with a method. The study of power offers all ways that it is
/// given. To add one, derive from this class, or write a study whose result selects features. A way
/// is a plan, so that its runs begin as all repetitions do.
class DiscoveryWay {
 public:
  DiscoveryWay() = default;
  DiscoveryWay(const DiscoveryWay&) = delete;
  DiscoveryWay& operator=(const DiscoveryWay&) = delete;
  virtual ~DiscoveryWay() = default;

  /// The choice that stands for this way: its id, title and a few words.
  [[nodiscard]] virtual ParameterChoice choice() const = 0;
  /// The discovered features in words, for sentences: "the best 6".
  /// \param truth  number of true features
  [[nodiscard]] virtual Message words(Index truth) const = 0;
  /// The way's own parameters. StudyQuestion::settings holds their values.
  [[nodiscard]] virtual std::vector<ParameterSpec> parameters() const { return {}; }
  /// Why this way cannot take the method, whatever the table. By default it takes every method.
  [[nodiscard]] virtual std::vector<Complaint> trouble_with(const Method& /*method*/) const {
    return {};
  }
  /// The run in which features are discovered: the method's own, unless something follows it.
  [[nodiscard]] virtual RunPlan plan(const StudyQuestion& question) const { return question.run; }
  /// Why this way is impossible for the question. Includes all complaints about the plan.
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const;
  /// The cost of one run. Requires that check() has no complaint.
  [[nodiscard]] Estimate estimate(const StudyQuestion& question) const;
  /// The false discovery rate that this way promises; `std::nullopt` if it promises none.
  [[nodiscard]] virtual std::optional<double> rate(const ParameterValues& /*settings*/) const {
    return std::nullopt;
  }
  /// Begins a run by begin_trial(). Where check() has complaints, the first is its trouble.
  [[nodiscard]] BegunTrial begin(const StudyQuestion& question) const;
  /// What the finished run discovered.
  /// \param truth  number of true features
  [[nodiscard]] virtual Discovered discovered(const Result& result, Index truth) const = 0;
};

using DiscoveryWays = std::vector<std::shared_ptr<const DiscoveryWay>>;

/// Takes as many features from the top of the ranking as there are true features. An analysis of
/// new data would not know that number, so this way judges the ranking alone. A feature counts only
/// if its score speaks for it: the score is above 0 (or any number in a column of general scores
/// some of which are negative) and not tied with others for the lowest.
[[nodiscard]] std::shared_ptr<const DiscoveryWay> best_ranked();
/// The features that the method itself selects by its rule.
[[nodiscard]] std::shared_ptr<const DiscoveryWay> own_selection();
/// The features that a study around the method selects, such as knockoffs or a randomisation test.
/// \param study       has discovery_rate_parameter()
/// \param usual_rate  false discovery rate if that parameter leaves the rate to the study
[[nodiscard]] std::shared_ptr<const DiscoveryWay> selected_by(std::shared_ptr<const Study> study,
                                                              double usual_rate);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/study/replicate_plan.h"
#include "core/study/study.h"

namespace steelyard {

/// What a run discovered.
struct Discovered {
  std::vector<Index> features;  ///< each once; none is a result, too
  std::string trouble;          ///< why the run says nothing of it; otherwise empty
};

/// A way of discovering features with a method. The study of power offers all that it is given:
/// another way is added here, or as a study whose result selects features.
class DiscoveryWay {
 public:
  DiscoveryWay() = default;
  DiscoveryWay(const DiscoveryWay&) = delete;
  DiscoveryWay& operator=(const DiscoveryWay&) = delete;
  virtual ~DiscoveryWay() = default;

  /// As it is chosen: the id, a title, a few words.
  [[nodiscard]] virtual ParameterChoice choice() const = 0;
  /// "the best 6": what the features are, for sentences. \param truth  number of true features
  [[nodiscard]] virtual std::string words(Index truth) const = 0;
  /// Its own, which StudyQuestion::settings then holds.
  [[nodiscard]] virtual std::vector<ParameterSpec> parameters() const { return {}; }
  /// Why it is impossible; all complaints of the method included.
  [[nodiscard]] virtual std::vector<Complaint> check(const StudyQuestion& question) const;
  /// Of one run; requires no complaint, as begin() does.
  [[nodiscard]] virtual Estimate estimate(const StudyQuestion& question) const;
  /// The false discovery rate that it promises; nothing: none.
  [[nodiscard]] virtual std::optional<double> rate(const ParameterValues& /*settings*/) const {
    return std::nullopt;
  }
  /// A run in pieces that can be stopped. Unless a way says otherwise, the method's own.
  [[nodiscard]] virtual std::unique_ptr<Stepper> begin(const StudyQuestion& question) const;
  /// What the finished run discovered. \param truth  the number of true features
  [[nodiscard]] virtual Discovered discovered(const Result& result, Index truth) const = 0;
};

using DiscoveryWays = std::vector<std::shared_ptr<const DiscoveryWay>>;

/// As many of the best of the ranking as there are true features, which an analysis of new data
/// would not know: what the ranking is worth. Only those count of which the score says something:
/// it is above 0 (a general score below 0 may count, too) and not the lowest, tied with others.
class BestRanked final : public DiscoveryWay {
 public:
  [[nodiscard]] ParameterChoice choice() const override;
  [[nodiscard]] std::string words(Index truth) const override;
  [[nodiscard]] Discovered discovered(const Result& result, Index truth) const override;
};

/// What the method itself selects by its rule.
class OwnSelection final : public DiscoveryWay {
 public:
  [[nodiscard]] ParameterChoice choice() const override;
  [[nodiscard]] std::string words(Index truth) const override;
  [[nodiscard]] Discovered discovered(const Result& result, Index truth) const override;
};

/// What a study selects around the method: knockoffs, a randomisation test. It has
/// discovery_rate_parameter().
class SelectedByStudy final : public DiscoveryWay {
 public:
  /// \param usual_rate  of false discoveries, where the parameter of the rate leaves it to the
  /// study
  SelectedByStudy(std::shared_ptr<const Study> study, double usual_rate)
      : study_(std::move(study)), usual_rate_(usual_rate) {}

  [[nodiscard]] ParameterChoice choice() const override;
  [[nodiscard]] std::string words(Index truth) const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return study_->parameters();
  }
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override;
  [[nodiscard]] Estimate estimate(const StudyQuestion& question) const override;
  [[nodiscard]] std::optional<double> rate(const ParameterValues& settings) const override;
  [[nodiscard]] std::unique_ptr<Stepper> begin(const StudyQuestion& question) const override {
    return study_->begin(question);
  }
  [[nodiscard]] Discovered discovered(const Result& result, Index truth) const override;

 private:
  std::shared_ptr<const Study> study_;
  double usual_rate_;
};

}  // namespace steelyard

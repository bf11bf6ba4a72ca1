// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/run/subset_fitter.h"
#include "core/study/mean_curve.h"
#include "core/study/search_plan.h"
#include "core/study/trust_study.h"

namespace steelyard {

struct SubsetOptions {
  Index replicates = 20;  ///< number of subsets of each size
  std::uint64_t seed = 1;
};

/// The baseline of a feature selection. For each number of features on the main path, random
/// subsets of that many usable features are optimised like those of the path (Wild et al. 2024,
/// Fig. 3A). Their mean, lowest and highest objectives are drawn behind the path. A selection that
/// is not clearly below them is no better than chance.
///
/// Numbers with only one subset (all features) are left out; if there are many numbers, twenty are
/// used, evenly spaced in logarithm. Subsets of the same size are distinct.
class RandomSubsets : public ReplicatePlan {
 public:
  RandomSubsets(StudyQuestion question, SubsetOptions options, std::string objective);

  void begin(const Result& main) override;
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override { return sizes_.size(); }
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void report(Result& result) const override;

 private:
  StudyQuestion question_;
  SubsetOptions options_;
  std::string objective_;
  std::shared_ptr<SubsetFitter> learner_;  ///< set by begin()
  std::vector<Index> sizes_;
  std::optional<FigurePoint> alone_;  ///< the run's own solution if there is no path
  ValuesAt values_;
};

/// RandomSubsets as a study.
class RandomSubsetsStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return {replicates_parameter()};
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override {
    return method.learning() != nullptr;
  }
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question,
                                             const std::string& others) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override;
};

/// Distinct random subsets of `size` features, each ascending; fewer than `count` if there are not
/// enough.
[[nodiscard]] std::vector<std::vector<Index>> random_subsets(const std::vector<Index>& features,
                                                             Index size, Index count,
                                                             std::uint64_t seed);
/// At most `most` of the sizes, ascending, evenly spaced in logarithm, including both ends.
[[nodiscard]] std::vector<Index> spread_sizes(const std::vector<Index>& sizes, std::size_t most);

}  // namespace steelyard

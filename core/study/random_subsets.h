// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/run/learner.h"
#include "core/study/mean_curve.h"
#include "core/study/replicate_plan.h"
#include "core/study/search_plan.h"

namespace steelyard {

struct SubsetOptions {
  Index replicates = 20;  ///< subsets of each size
  std::uint64_t seed = 1;
};

/// The baseline of a feature selection: for each number of features on the main path, random
/// subsets of as many of the usable features, each optimised as the path's were (Wild et al. 2024,
/// Fig. 3A). Their objective, mean with lowest and highest, lies behind the path. A selection that
/// is not clearly below has found nothing.
///
/// Numbers of which there is only one subset (all features) are left out; of many numbers, twenty
/// are taken, evenly apart in logarithm. Subsets of a size differ from each other.
class RandomSubsets : public ReplicatePlan {
 public:
  static constexpr std::size_t most_sizes = 20;

  RandomSubsets(StudyQuestion question, SubsetOptions options, std::string objective,
                double main_share);

  [[nodiscard]] double main_share() const override { return main_share_; }
  void begin(const Result& main) override;
  [[nodiscard]] std::vector<CurveFamily> families() const override;
  [[nodiscard]] std::size_t count() const override { return sizes_.size(); }
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] ReplicateStart start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<CurvePoint>& points) override;
  void report(Result& result) const override;

 private:
  StudyQuestion question_;
  SubsetOptions options_;
  std::string objective_;
  double main_share_;
  std::shared_ptr<Learner> learner_;  ///< from begin() on
  std::vector<Index> sizes_;
  std::optional<CurvePoint> alone_;  ///< the run's own solution where no path shows it
  ValuesAt values_;
};

/// Different random subsets of `size` of the features, ascending each; fewer than `count` where
/// there are not as many.
[[nodiscard]] std::vector<std::vector<Index>> random_subsets(const std::vector<Index>& features,
                                                             Index size, Index count,
                                                             std::uint64_t seed);
/// At most `most` of the sizes, ascending, evenly apart in logarithm; the ends are among them.
[[nodiscard]] std::vector<Index> spread_sizes(const std::vector<Index>& sizes, std::size_t most);

}  // namespace steelyard

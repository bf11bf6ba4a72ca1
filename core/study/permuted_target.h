// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/study/mean_curve.h"
#include "core/study/trust_study.h"

namespace steelyard {

struct PermutationOptions {
  Index replicates = 20;
  std::uint64_t seed = 1;
};

/// p-value of a permutation test: (1 + as_good) / (1 + repeats). The run itself counts as one of
/// the permutations, so p is never 0, and a true null hypothesis is rejected at a level no more
/// often than the level says (Phipson and Smyth, Stat. Appl. Genet. Mol. Biol. 9, 39, 2010). \param
/// as_good  repeats at least as good as the run
[[nodiscard]] double permutation_p(Index as_good, Index repeats);

/// Whether the inputs explain the target better than chance: repeats the whole run, including its
/// search, on targets that chance could have made (ChanceOrder): in random order; of a series,
/// shifted in time; of groups, exchanged within or between them. The statistic is the objective of
/// the run's result, in the direction that the method states (MethodInfo::objective).
///
/// A figure shows the objectives of the repeats: of a search, for each number of features on the
/// main path (mean, lowest and highest, behind the path); otherwise one point a repeat, with the
/// run's own objective as a threshold. p and what it counts are said in a sentence. Repeats that
/// failed count as good as the run: they may only make p larger.
class PermutedTarget : public ReplicatePlan {
 public:
  PermutedTarget(StudyQuestion question, PermutationOptions options, std::string objective);

  void begin(const Result& main) override;
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void failed(std::size_t replicate) override;
  void report(Result& result) const override;

 private:
  StudyQuestion question_;
  PermutationOptions options_;
  std::string objective_;
  double of_main_ = 0.0;            ///< objective
  std::vector<Index> counts_;       ///< numbers of features on the main path; empty: no path
  ValuesAt values_;                 ///< objectives by number of features, or by repeat
  std::vector<double> as_good_at_;  ///< repeats, in the figure
  Index finished_ = 0;
  Index as_good_ = 0;  ///< of them, at least as good as the main run
  Index failed_ = 0;   ///< of these, without a value
};

/// The permutation test as a study.
class PermutedTargetStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return {replicates_parameter()};
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override {
    return method.info().target != Target::none && method.info().objective.tells_from_chance();
  }
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override;
};

}  // namespace steelyard

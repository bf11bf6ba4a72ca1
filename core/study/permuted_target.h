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
/// often than the level says (Phipson and Smyth, Stat. Appl. Genet. Mol. Biol. 9, 39, 2010).
/// \param as_good  number of repeats at least as good as the run
[[nodiscard]] double permutation_p(Index as_good, Index repeats);

/// Do the inputs explain the target better than chance? The whole run, including its search, is
/// repeated on targets that chance could have made (ChanceOrder): in random order; for a series,
/// shifted in time; for groups, exchanged within or between them. The statistic is the objective of
/// the run's result, in the direction that the method states (MethodInfo::objective).
///
/// A figure shows the objectives of the repeats. For a search, it shows their mean, lowest and
/// highest for each number of features on the main path, behind the path; otherwise it has one
/// point per repeat, and the run's own objective as a threshold. A sentence states p and the counts
/// behind it. Repeats that failed count as good as the run, so they can only make p larger.
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
  double of_main_ = 0.0;            ///< objective of the main run
  std::vector<Index> counts_;       ///< numbers of features on the main path; empty without a path
  ValuesAt values_;                 ///< objectives by number of features, or by repeat
  std::vector<double> as_good_at_;  ///< x of repeats at least as good as the main run
  Index finished_ = 0;
  Index as_good_ = 0;  ///< finished repeats at least as good as the main run
  Index failed_ = 0;   ///< repeats without a value, which as_good_ includes
};

/// PermutedTarget as a study.
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

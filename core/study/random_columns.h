// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/study/trust_study.h"

namespace steelyard {

struct RandomColumnsOptions {
  Index replicates = 20;
  std::uint64_t seed = 1;
};

/// Finds features that do better than random ones: the whole run, including its search, is repeated
/// with a permuted copy of each input added (a shadow feature: Kursa and Rudnicki, J. Stat. Softw.
/// 36 (11), 2010). Gives each feature the share of repeats in which its value in the ranking was
/// above that of the best copy. Of D inputs, one that means nothing beats all D copies once in D +
/// 1 repeats on average. The share is not a p-value, because all repeats use the same samples.
///
/// The added columns take part in the run, so the run itself is not among the repeats.
class RandomColumns : public ReplicatePlan {
 public:
  RandomColumns(StudyQuestion question, RandomColumnsOptions options);

  void begin(const Result& main) override;
  [[nodiscard]] std::vector<Figure> figures() const override { return {}; }
  /// 0 if the main run does not rank features because it selects samples.
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  /// Counts the repeat as one in which no feature was above the copies.
  void failed(std::size_t /*replicate*/) override { finished_ += 1.0; }
  void report(Result& result) const override;

 private:
  StudyQuestion question_;
  RandomColumnsOptions options_;
  bool ranks_features_ = false;  ///< whether the main run ranks features
  double finished_ = 0.0;
  std::vector<double> above_;  ///< per feature, number of repeats in which it beat the copies
};

/// RandomColumns as a study.
class RandomColumnsStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return {replicates_parameter()};
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& /*method*/) const override { return true; }
  /// The method's complaints about twice as many inputs.
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question,
                                             const std::string& others) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override;
};

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/measures/folds.h"
#include "core/problem/sample_order.h"
#include "core/study/mean_curve.h"
#include "core/study/trust_study.h"

namespace steelyard {

struct RiskOptions {
  Index folds = 5;
  std::uint64_t seed = 1;
};

/// K-fold cross-validation of a run's model: the whole run is repeated on the samples of all folds
/// but one, and the risk of its predictor is computed on the samples of that fold (Stone, J. R.
/// Stat. Soc. B 36, 111, 1974). Folds keep together the samples that belong together in the
/// problem's order. The unit is that of all held-out errors: see relative_error.h.
///
/// A figure shows the error of each fold beside the error on the samples that the model was trained
/// on; a sentence states the mean and its standard error. Runs that fitted no model do not count.
class HeldOutRisk : public ReplicatePlan {
 public:
  HeldOutRisk(StudyQuestion question, RiskOptions options);

  void begin(const Result& /*main*/) override {}
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override { return splits_.size(); }
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void report(Result& result) const override;

 private:
  StudyQuestion question_;
  std::vector<Split> splits_;
  std::vector<double> place_, left_out_, trained_on_;  ///< of the folds judged so far
};

/// HeldOutRisk as a study.
class HeldOutRiskStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override;
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override { return method.info().predicts; }
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question,
                                             const std::string& others) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override;
};

}  // namespace steelyard

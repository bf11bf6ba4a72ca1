// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/measures/discovery_rate.h"
#include "core/measures/folds.h"
#include "core/study/conditional_sampler.h"
#include "core/study/trust_study.h"

namespace steelyard {

struct RandomisationOptions {
  double q = 0.1;             ///< false discovery rate
  Index rounds = 1000;        ///< R, number of draws for each feature
  Index shortlist = 20;       ///< most features that are tested
  double tested_share = 0.5;  ///< share of the samples that are tested on
  ConditionalDraw sampler = ConditionalDraw::residuals;
  StepRule rule = StepRule::up;
  std::uint64_t seed = 1;
};

/// The holdout randomization test (Tansey, Veitch, Zhang, Rabadan & Blei 2022). The method is run
/// on one part of the samples. On the other part, the values of one feature are drawn anew, given
/// all other features, R times. If the model fits the samples no better with the true values than
/// with these, the feature says nothing that the other features do not say:
///   p_j = (1 + #{t_r <= t}) / (1 + R),
/// where t is the model's statistic (Predictor::statistics_with). The dependence between inputs is
/// learned from the inputs of all samples, because the target has no part in it; learned from one
/// half alone, the draws are visibly unlike the inputs, and p comes out too small. Only the
/// features that rank highest in the run on the first part are tested. Benjamini & Hochberg's
/// procedure finds the discoveries among them, which become the selection of the result.
class RandomisationTest : public ReplicatePlan {
 public:
  RandomisationTest(StudyQuestion question, RandomisationOptions options);

  void begin(const Result& /*main*/) override {}
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override { return 1; }
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void report(Result& result) const override;

 private:
  /// The test of the feature whose values are being drawn.
  struct Test {
    Random random;
    double statistic = 0.0;  ///< with the true values
    Index drawn = 0;         ///< rounds done so far
    Index as_good = 0;       ///< rounds that fitted as well as the true values
  };

  [[nodiscard]] bool prepare(const Result& result, const std::stop_token& stop);
  [[nodiscard]] Test begin_test(Index feature) const;
  void advance_test(Index feature);
  [[nodiscard]] std::vector<Index> found(const Vector& p_values) const;
  [[nodiscard]] Vector p_values() const;
  [[nodiscard]] Figure p_value_bars(const Vector& p_values) const;
  [[nodiscard]] Figure steps_figure(const Vector& p_values) const;
  void warn_of_two_values(Result& result) const;
  [[nodiscard]] std::string sentence(std::size_t found) const;

  StudyQuestion question_;
  RandomisationOptions options_;
  std::vector<Index> fitted_, tested_;  ///< samples
  std::shared_ptr<const Predictor> predictor_;
  ProblemPtr test_problem_;
  std::optional<ConditionalSampler> sampler_;
  std::vector<Index> shortlist_;  ///< features, best first
  std::optional<Test> running_;
  std::vector<double> p_;  ///< of the first features of the shortlist; 1 if the model fails
  std::string trouble_;
};

/// RandomisationTest as a study.
class RandomisationStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] ParameterValues automatic_values(const StudyQuestion& question) const override;
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

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>

#include "core/study/trust_study.h"

namespace steelyard {

enum class Resample {
  seeds,       ///< the same samples, different random choices
  subsamples,  ///< different samples
};

struct StabilityOptions {
  Index replicates = 20;
  Resample resample = Resample::subsamples;
  std::uint64_t seed = 1;
};

/// The share of distinct samples in a bootstrap resample: 1 - 1/e. A sample drawn twice would be
/// its own neighbour at distance 0, so only this share of the samples is drawn, each once.
inline constexpr double share_of_subsample = 0.632;
[[nodiscard]] Index subsample_size(Index samples);

/// How much does the main run's selection depend on its samples or its seed? The whole run,
/// including its search, is repeated. Each feature receives the share of runs that selected it. A
/// search also has stability paths (Meinshausen and Buehlmann, J. R. Stat. Soc. B 72, 417, 2010):
/// for the main run's first features, the share of runs whose solution with a given number of
/// features contains the feature. If a run has no solution with exactly that number, its largest
/// solution with fewer features is used.
///
/// If a method selects samples, features are not evaluated: instead, a sentence reports how often
/// runs that contained a selected sample selected it again.
class SelectionStability : public ReplicatePlan {
 public:
  static constexpr std::size_t most_curves = 7;  ///< more curves would have no distinct colours

  SelectionStability(StudyQuestion question, StabilityOptions options);

  void begin(const Result& main) override;
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void report(Result& result) const override;

 private:
  /// The features that a run selected; the best few if the method leaves the number to the user.
  [[nodiscard]] std::vector<Index> selected_by(const Result& result) const;
  void note_samples(const SampleSelection& again);
  [[nodiscard]] std::string sentence_of_samples(const SampleSelection& main) const;
  void note_paths(const Result& result, std::vector<FigurePoint>& points);
  void warn(Result& result) const;

  StudyQuestion question_;
  StabilityOptions options_;
  std::vector<Index> counts_;  ///< numbers of features on the main path; empty without a path
  std::vector<Index> shown_;   ///< features with a curve
  double finished_ = 0.0;
  std::vector<double> selected_;  ///< per feature, number of runs that selected it
  Index best_few_ = 0;  ///< how many of the ranking count as selected; 0: the method selects
  bool of_samples_ = false;
  std::vector<Index> drawn_;             ///< samples of the current run; empty: all
  std::vector<double> sample_runs_;      ///< per sample, number of runs that contained it
  std::vector<double> sample_selected_;  ///< per sample, number of runs that selected it
  std::map<Index, double> judged_;       ///< per number of features, number of runs
  std::map<std::pair<Index, Index>, double> in_path_;  ///< likewise, per feature and number
  std::vector<double> first_ranked_by_;                ///< column that ranked the first run
  bool all_alike_ = true;
};

/// SelectionStability as a study.
class StabilityStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override;
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& /*method*/) const override { return true; }
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question,
                                             const std::string& others) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override;
};

}  // namespace steelyard

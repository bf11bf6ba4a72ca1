// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>

#include "core/study/replicate_plan.h"

namespace steelyard {

enum class Resample {
  seeds,       ///< the same samples, other random choices
  subsamples,  ///< other samples
};

struct StabilityOptions {
  Index replicates = 20;
  Resample resample = Resample::subsamples;
  std::uint64_t seed = 1;
};

/// Share of different samples in a bootstrap resample: 1 - 1/e. A sample that is drawn twice would
/// be its own neighbour at distance 0, so as many are drawn as would differ, none twice.
inline constexpr double share_of_subsample = 0.632;
[[nodiscard]] Index subsample_size(Index samples);

/// How much of the main run's selection is owed to its samples or its seed: the whole run, its
/// search included, again and again. Gives each feature the share of runs that selected it, and,
/// for a search, stability paths (Meinshausen and Buehlmann, J. R. Stat. Soc. B 72, 417, 2010): of
/// the main run's first features, the share of runs whose solution of so many features has it. A
/// run without a solution of just so many is judged by its largest below.
///
/// Where a method selects samples, nothing is said of features: of each sample that the main run
/// selected, it is the share of runs on it that selected it again, told in a sentence.
class SelectionStability : public ReplicatePlan {
 public:
  static constexpr std::size_t most_curves = 7;  ///< more have no colours of their own

  SelectionStability(StudyQuestion question, StabilityOptions options, double main_share);

  [[nodiscard]] double main_share() const override { return main_share_; }
  void begin(const Result& main) override;
  [[nodiscard]] std::vector<CurveFamily> families() const override;
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] ReplicateStart start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<CurvePoint>& points) override;
  void report(Result& result) const override;

 private:
  void note_samples(const SampleSelection& again);
  [[nodiscard]] std::string sentence_of_samples(const SampleSelection& main) const;
  void note_paths(const Result& result, std::vector<CurvePoint>& points);
  void warn(Result& result) const;

  StudyQuestion question_;
  StabilityOptions options_;
  double main_share_;
  std::vector<Index> counts_;  ///< of features, on the main path; empty: none
  std::vector<Index> shown_;   ///< features with a curve
  double finished_ = 0.0;
  std::vector<double> selected_;  ///< per feature, runs
  bool of_samples_ = false;
  std::vector<Index> drawn_;                           ///< samples of the run; empty: all
  std::vector<double> sample_runs_;                    ///< per sample, runs that had it
  std::vector<double> sample_selected_;                ///< per sample, runs that selected it
  std::map<Index, double> judged_;                     ///< per number of features, runs
  std::map<std::pair<Index, Index>, double> in_path_;  ///< per feature and number, runs
  Vector first_weights_;
  bool all_alike_ = true;
};

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/message.h"
#include "core/study/baselines.h"
#include "core/study/cluster_trials.h"
#include "core/study/mean_curve.h"
#include "core/study/replicate_plan.h"

namespace steelyard {

struct ClusterAccuracyOptions {
  std::vector<double> counts;  ///< whole numbers of features kept; if it is empty, usual_counts()
                               ///< and the number that the run selected
  Index repeats = 20;
  ClusterTrialOptions trials;
};

/// 1, 2, 3, 5, 10, 20, 50, 100, ... below the number of features, and that number.
[[nodiscard]] std::vector<Index> usual_counts(Index features);

/// The work of k-means for a number of features kept, up to a factor: the distances, and finding
/// the nearest centre.
[[nodiscard]] constexpr double work_of_keeping(double count) { return count + 4.0; }

/// The trials of cluster_accuracy_study(), and what they find.
class ClusterAccuracy : public ReplicatePlan {
 public:
  /// \param baselines  methods whose rankings are drawn for comparison, except the run's own method
  ClusterAccuracy(StudyQuestion question, ClusterAccuracyOptions options, const Methods& baselines);

  void begin(const Result& main) override;
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] double share_before(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void report(Result& result) const override;

 private:
  struct Curve {
    std::string id;  ///< stable: that of a method, "variance", "random"
    std::string name;
    /// Each order lists features, best first, without those that the ranking leaves unknown. Random
    /// rankings have several orders; a missing ranking has none.
    std::vector<std::vector<Index>> orders = {};
    Index repeats = 1;                          ///< repeats of each order
    std::shared_ptr<const Method> method = {};  ///< the baseline; null for other curves
    Message trouble = {};                       ///< why a baseline has no ranking
    ValuesAt values = {};                       ///< accuracies by number of features kept
  };
  /// The evaluation of one replicate that follows those of the baselines.
  struct Cell {
    std::optional<std::size_t> curve;  ///< `nullopt` if all features are kept
    Index kept = 0;
  };

  [[nodiscard]] Cell cell(std::size_t replicate) const;
  [[nodiscard]] Index trials_of(const Cell& cell) const;
  [[nodiscard]] std::vector<Index> kept(const Cell& cell, Index trial) const;
  void keep(const Cell& cell, std::vector<FigurePoint>& points);
  void add_curves(const Result& main);
  void choose_counts(const Result& main);
  void add_up_work();
  void report_best(Result& result) const;
  [[nodiscard]] Figure table_of_best() const;

  StudyQuestion question_;
  ClusterAccuracyOptions options_;
  Methods baselines_;
  bool ranks_features_ = false;   ///< whether the main run ranks features
  std::vector<Curve> curves_;     ///< order: the run's, by variance, the baselines', random
  std::vector<Index> counts_;     ///< numbers of features kept, without the number of all
  bool all_wanted_ = false;       ///< the number of all features is wanted, too
  std::optional<Index> tied_at_;  ///< the first number that separates features of equal value
  std::optional<ClusterTrials> trials_;
  std::vector<double> work_before_;  ///< before each replicate, and in all
  std::vector<double> done_;         ///< accuracies of the running replicate
  std::vector<double> all_;          ///< accuracies with all features; empty until known
};

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/cluster_accuracy.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

#include "core/message.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "core/random.h"
#include "core/study/mean_curve.h"
#include "core/text.h"

namespace steelyard {
namespace {

const std::string accuracy_figure = "cluster-accuracy";
constexpr Index random_orders = 10;
constexpr std::size_t first_baseline = 2;  // after the run's own curve and that of the variances

std::vector<Index> known_ranking(const std::vector<FeatureColumn>& columns) {
  std::vector<Index> order = ranking(columns);
  std::erase_if(order, [&](Index feature) {
    return std::isnan(columns.front().values[static_cast<std::size_t>(feature)]);
  });
  return order;
}

std::vector<Index> by_variance(const Problem& problem) {
  const Vector& deviations = standard_deviations(problem.inputs);
  FeatureColumn column;
  column.values.assign(deviations.begin(), deviations.end());
  return ranking({column});
}

std::vector<std::vector<Index>> at_random(Index features, std::uint64_t seed) {
  std::vector<std::vector<Index>> orders;
  for (Index order = 0; order < random_orders; ++order) {
    Random random(seed, Purpose::random_rankings, static_cast<std::uint64_t>(order));
    orders.push_back(random.permutation(features));
  }
  return orders;
}

struct Best {
  double kept = 0.0;
  MeanAndDeviation accuracy;
};

/// The number kept with the highest mean; of several, the smallest.
Best best_of(const ValuesAt& values) {
  Best best{0.0, {-1.0, 0.0}};
  for (const auto& [kept, accuracies] : values) {
    const MeanAndDeviation here = mean_and_deviation(accuracies);
    if (here.mean > best.accuracy.mean) {
      best = {kept, here};
    }
  }
  return best;
}

std::string accuracy_text(double accuracy) { return short_text(accuracy, 3); }

/// Repeats that are all alike have a deviation of rounding errors only, which would look like a
/// number.
std::string deviation_text(double deviation) {
  return short_text(std::round(1e4 * deviation) / 1e4, 2);
}

/// Whether the label had a part in the ranking.
bool uses_label(const Method& method, const Problem& problem) {
  const Target target = method.info().target;
  return target == Target::classes || (target == Target::either && problem.truth.cols() == 0);
}

/// The trials of cluster_accuracy_study(), and what they find.
class ClusterAccuracy final : public ReplicatePlan {
 public:
  /// \param baselines  methods whose rankings are drawn for comparison, except the run's own method
  ClusterAccuracy(StudyQuestion question, ClusterAccuracyOptions options, const Methods& baselines);

  void begin(const Result& main) override;
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] Message stage(std::size_t replicate) const override;
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

ClusterAccuracy::ClusterAccuracy(StudyQuestion question, ClusterAccuracyOptions options,
                                 const Methods& baselines)
    : question_(std::move(question)),
      options_(std::move(options)),
      baselines_(others_than(*question_.run.method, baselines)) {}

void ClusterAccuracy::begin(const Result& main) {
  ranks_features_ = !main.columns.empty() && !main.samples;
  if (ranks_features_) {
    trials_.emplace(question_.problem, options_.trials);
    add_curves(main);
    choose_counts(main);
    add_up_work();
  }
}

void ClusterAccuracy::add_curves(const Result& main) {
  const Index repeats = options_.repeats;
  const MethodInfo& own = question_.run.method->info();
  curves_.push_back({own.id, own.title, {known_ranking(main.columns)}, repeats});
  curves_.push_back({"variance", "variance", {by_variance(*question_.problem)}, repeats});
  for (const auto& baseline : baselines_) {
    curves_.push_back({baseline->info().id, baseline->info().title, {}, repeats, baseline});
  }
  // Together they take about as long as one other ranking.
  const Index of_each = (repeats + random_orders - 1) / random_orders;
  curves_.push_back({"random", "random order",
                     at_random(question_.problem->dimension(), options_.trials.seed), of_each});
}

void ClusterAccuracy::choose_counts(const Result& main) {
  const Index features = question_.problem->dimension();
  std::set<Index> counts;
  for (const double count : options_.counts) {
    counts.insert(static_cast<Index>(count));
  }
  if (counts.empty()) {
    const std::vector<Index> usual = usual_counts(features);
    counts.insert(usual.begin(), usual.end());
    counts.insert(std::max<Index>(1, std::ssize(main.selection.features)));
  }
  all_wanted_ = counts.erase(features) > 0;
  counts_.assign(counts.begin(), counts.end());
  const std::vector<Index>& order = curves_.front().orders.front();
  const auto value = [&](Index place) {
    return main.columns.front()
        .values[static_cast<std::size_t>(order[static_cast<std::size_t>(place)])];
  };
  const auto tied = std::find_if(counts_.begin(), counts_.end(), [&](Index count) {
    return count < std::ssize(order) && value(count - 1) == value(count);
  });
  if (tied != counts_.end()) {
    tied_at_ = *tied;
  }
}

std::vector<Figure> ClusterAccuracy::figures() const {
  if (!ranks_features_) {
    return {};
  }
  Figure figure{accuracy_figure, "Clusters against number kept",
                "Share of the samples that k-means puts with their class when only the best "
                "features are kept; bands: one standard deviation. Choosing the highest point uses "
                "the labels."};
  figure.x = {.title = "Number of features kept", .logarithmic = true, .whole_numbers = true};
  figure.y = {.title = "Cluster accuracy", .low = 0.0, .high = 1.0};
  for (const Curve& curve : curves_) {
    lines_of(figure).push_back({.name = curve.name, .reference = &curve == &curves_.back()});
  }
  return {figure};
}

std::size_t ClusterAccuracy::count() const {
  return ranks_features_ ? baselines_.size() + counts_.size() * curves_.size() + 1 : 0;
}

/// The baselines' own runs are short beside so many clusters.
void ClusterAccuracy::add_up_work() {
  work_before_.assign(baselines_.size() + 1, 0.0);
  for (std::size_t replicate = baselines_.size(); replicate < count(); ++replicate) {
    const auto of_cell = static_cast<double>(cell(replicate).kept);
    work_before_.push_back(work_before_.back() + work_of_keeping(of_cell));
  }
}

double ClusterAccuracy::share_before(std::size_t replicate) const {
  return work_before_[replicate] / work_before_.back();
}

/// Few features first: these are quick and often the answer. All features come last.
ClusterAccuracy::Cell ClusterAccuracy::cell(std::size_t replicate) const {
  const std::size_t place = replicate - baselines_.size();
  if (place == counts_.size() * curves_.size()) {
    return {{}, question_.problem->dimension()};
  }
  return {place % curves_.size(), counts_[place / curves_.size()]};
}

Message ClusterAccuracy::stage(std::size_t replicate) const {
  if (replicate < baselines_.size()) {
    return message("stage.ranking_to_compare", "ranking to compare with: {1}",
                   term_words(baselines_[replicate]->info().title));
  }
  const Cell of = cell(replicate);
  const Message clusters =
      message("stage.clusters", "clusters of {1} {1:feature|features}", of.kept);
  return of.curve ? message("stage.clusters_of_curve", "{1}: {2}", clusters,
                            term_words(curves_[*of.curve].name))
                  : clusters;
}

BegunTrial ClusterAccuracy::start(std::size_t replicate) {
  done_.clear();
  if (replicate >= baselines_.size()) {
    return {nullptr, {}};
  }
  Curve& curve = curves_[first_baseline + replicate];
  const ParameterValues defaults = curve.method->schema().defaults();
  BegunTrial begun = begin_trial(curve.method->plan(defaults), question_.problem, {});
  // Judging it takes this back: where the run fails or is stopped, nothing does.
  curve.trouble = begun.stepper == nullptr
                      ? std::exchange(begun.trouble, {})
                      : message("cluster_accuracy.no_end", "its run did not come to an end");
  return begun;
}

Index ClusterAccuracy::trials_of(const Cell& cell) const {
  if (!cell.curve) {
    return options_.repeats;
  }
  const Curve& curve = curves_[*cell.curve];
  const bool known = !curve.orders.empty() && cell.kept <= std::ssize(curve.orders.front());
  return known ? std::ssize(curve.orders) * curve.repeats : 0;
}

std::vector<Index> ClusterAccuracy::kept(const Cell& cell, Index trial) const {
  if (!cell.curve) {
    return all_positions(cell.kept);
  }
  const Curve& curve = curves_[*cell.curve];
  const auto& order = curve.orders[static_cast<std::size_t>(trial / curve.repeats)];
  return {order.begin(), order.begin() + cell.kept};
}

ReplicatePlan::Progress ClusterAccuracy::judge(std::size_t replicate, const Result* result,
                                               const std::stop_token& stop,
                                               std::vector<FigurePoint>& points) {
  if (replicate < baselines_.size()) {
    if (result != nullptr) {
      Curve& curve = curves_[first_baseline + replicate];
      curve.orders = {known_ranking(result->columns)};
      curve.trouble = {};
    }
    return Progress::finished;
  }
  const Cell of = cell(replicate);
  const Index first = std::ssize(done_);
  // A piece keeps every thread busy once; each trial is the same whatever piece it is part of.
  const Index count = std::min(trials_of(of) - first, static_cast<Index>(most_threads()));
  std::vector<double> accuracies(static_cast<std::size_t>(count));
  const bool finished = parallel_for(count, stop, [&](Index k) {
    accuracies[static_cast<std::size_t>(k)] =
        trials_->accuracy(kept(of, first + k), first + k, stop);
  });
  if (!finished || stop.stop_requested()) {
    return Progress::stopped;
  }
  done_.insert(done_.end(), accuracies.begin(), accuracies.end());
  if (std::ssize(done_) < trials_of(of)) {
    return Progress::more;
  }
  keep(of, points);
  return Progress::finished;
}

/// All rankings keep the same if they keep everything.
void ClusterAccuracy::keep(const Cell& cell, std::vector<FigurePoint>& points) {
  if (!cell.curve) {
    all_ = done_;
  }
  const auto x = static_cast<double>(cell.kept);
  for (std::size_t place = 0; place < curves_.size(); ++place) {
    const bool meant = cell.curve ? *cell.curve == place : all_wanted_;
    if (meant && trials_of({place, cell.kept}) > 0) {
      Curve& curve = curves_[place];
      curve.values[x] = done_;
      points.push_back(mean_point(accuracy_figure, curve.name, x, done_, Band::deviation));
    }
  }
}

void ClusterAccuracy::report_best(Result& result) const {
  const auto add = [&](const std::string& id, const std::string& name, const Message& kept,
                       const MeanAndDeviation& accuracy) {
    result.findings.push_back(
        {.id = "cluster_accuracy:" + id,
         .title = message("cluster_accuracy.of", "accuracy of clusters, {1}", term_words(name)),
         .value = accuracy.mean,
         .better = Better::higher,
         .measured_on = kept});
  };
  for (const Curve& curve : curves_) {
    if (!curve.values.empty()) {
      const Best best = best_of(curve.values);
      add(curve.id, curve.name,
          message("cluster_accuracy.the_best", "the best {1} {1:feature|features}",
                  static_cast<Index>(best.kept)),
          best.accuracy);
    }
  }
  if (!all_.empty()) {
    add("all", "all features", {}, mean_and_deviation(all_));
  }
}

Figure ClusterAccuracy::table_of_best() const {
  Figure figure{accuracy_figure + "-best", "Best number kept",
                "The highest point of each curve, chosen with the labels: an oracle, not an "
                "estimate for new data."};
  TextTable table{{"ranking", "features kept", "accuracy", "standard deviation"}, {}};
  const auto add = [&](const std::string& name, double kept, const MeanAndDeviation& accuracy) {
    table.rows.push_back({name, std::to_string(static_cast<Index>(kept)),
                          accuracy_text(accuracy.mean), deviation_text(accuracy.deviation)});
  };
  for (const Curve& curve : curves_) {
    if (!curve.values.empty()) {
      const Best best = best_of(curve.values);
      add(curve.name, best.kept, best.accuracy);
    }
  }
  if (!all_.empty()) {
    add("all features", static_cast<double>(question_.problem->dimension()),
        mean_and_deviation(all_));
  }
  figure.shape = std::move(table);
  return figure;
}

void ClusterAccuracy::report(Result& result) const {
  if (!ranks_features_) {
    result.warnings.push_back(
        message("cluster_accuracy.samples", "cluster accuracy says nothing of selected samples"));
    return;
  }
  for (const Curve& curve : curves_) {
    if (!curve.trouble.says_nothing()) {
      result.warnings.push_back(message("cluster_accuracy.left_out",
                                        "cluster accuracy: the ranking by {1} is left out: {2}",
                                        term_words(curve.name), curve.trouble));
    }
  }
  if (std::all_of(curves_.begin(), curves_.end(),
                  [](const Curve& curve) { return curve.values.empty(); })) {
    return;
  }
  report_best(result);
  result.warnings.push_back(message("cluster_accuracy.oracle",
                                    "cluster accuracy: the numbers of features were chosen with "
                                    "the labels: an oracle, not an estimate for new data"));
  if (uses_label(*question_.run.method, *question_.problem)) {
    result.warnings.push_back(
        message("cluster_accuracy.ranked_by_labels",
                "cluster accuracy: the ranking was made with the labels, too, which favours it"));
  }
  if (tied_at_) {
    result.warnings.push_back(message("cluster_accuracy.ties",
                                      "cluster accuracy: features that rank equal are kept in the "
                                      "order of the table, first where {1} {1:feature is|features "
                                      "are} kept",
                                      *tied_at_));
  }
  Figure figure = figures().front();
  lines_of(figure).clear();
  for (const Curve& curve : curves_) {
    if (!curve.values.empty()) {
      lines_of(figure).push_back(mean_curve(curve.name, curve.values, Band::deviation));
      lines_of(figure).back().reference = &curve == &curves_.back();
    }
  }
  if (!all_.empty()) {
    figure.thresholds = {{"all features", mean_and_deviation(all_).mean}};
  }
  result.figures.push_back(std::move(figure));
  result.figures.push_back(table_of_best());
}

}  // namespace

std::vector<Index> usual_counts(Index features) {
  std::vector<Index> counts;
  for (Index unit = 1; unit < features; unit *= 10) {
    for (const Index step : {1, 2, 3, 5}) {
      const bool wanted = step != 3 || unit == 1;
      if (wanted && step * unit < features) {
        counts.push_back(step * unit);
      }
    }
  }
  counts.push_back(features);
  return counts;
}

std::unique_ptr<ReplicatePlan> cluster_accuracy_trials(StudyQuestion question,
                                                       ClusterAccuracyOptions options,
                                                       const Methods& baselines) {
  return std::make_unique<ClusterAccuracy>(std::move(question), std::move(options), baselines);
}

}  // namespace steelyard

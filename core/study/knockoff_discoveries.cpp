// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/knockoff_discoveries.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "core/measures/discovery_rate.h"
#include "core/message.h"
#include "core/positions.h"
#include "core/study/curved_inputs.h"
#include "core/study/knockoff_findings.h"
#include "core/study/knockoff_run.h"
#include "core/study/knockoff_words.h"
#include "core/study/untested_selection.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// The draws of knockoff_study(), and what they find.
class KnockoffDiscoveries final : public ReplicatePlan {
 public:
  KnockoffDiscoveries(StudyQuestion question, KnockoffPlanOptions options,
                      std::vector<ScalarInfo> scalars);

  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] Message stage(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void failed(std::size_t replicate) override { draws_.failed[layer_of(replicate)] += 1.0; }
  void report(Result& result) const override;

 private:
  struct Found : KnockoffFindings {
    std::vector<Index> curved = {};  ///< found columns for which the knockoffs are not right
  };

  /// The draws of a layer follow one another, so that only its knockoffs need memory.
  [[nodiscard]] std::size_t layer_of(std::size_t replicate) const {
    return replicate / static_cast<std::size_t>(options_.draws);
  }
  [[nodiscard]] std::shared_ptr<KnockoffSource> source_of(std::size_t layer) const;
  [[nodiscard]] bool has_layers() const { return layers_.size() > 1; }
  [[nodiscard]] bool has_failed() const;
  [[nodiscard]] const KeptCorrelations& first_kept() const { return draws_.finished.front().kept; }
  /// D: the values of their groups, of several the largest; 0 for constant features.
  [[nodiscard]] std::vector<double> of_features(const Vector& of_groups) const;
  /// Found columns that are not linear in the others, where knockoffs are drawn as if they were.
  [[nodiscard]] std::vector<Index> curved_among(const Found& found) const;
  [[nodiscard]] Message doubt_of(const Found& found) const;
  void add_columns(const Found& found, Result& result) const;
  void add_words(const Found& found, Result& result) const;
  [[nodiscard]] Message conclusion(const Found& found) const;
  void add_findings(const Found& found, Result& result) const;
  [[nodiscard]] Message rule(const Found& found) const;
  void warn(Result& result) const;
  [[nodiscard]] Figure statistics_figure(const Found& found) const;
  [[nodiscard]] Figure correlations_figure() const;

  StudyQuestion question_;
  KnockoffPlanOptions options_;
  std::vector<ScalarInfo> scalars_;
  ColumnGroups groups_;  ///< without groups of several, each feature is one
  std::vector<GroupLayer> layers_;
  std::size_t layer_ = 0;  ///< that of running_source_
  std::shared_ptr<KnockoffSource> running_source_;
  std::shared_ptr<KnockoffSource> source_;  ///< of the first draw that is finished
  std::shared_ptr<PairedProblem> paired_;   ///< problem of the running draw
  KnockoffDraws draws_;
};

const std::string draws_figure = "knockoff-draws";
const std::string found_line = "discoveries";

/// What the method says of the features of the pairs, with W for each group: the sum of the scores
/// of its features against the sum of those of their knockoffs. Other groups have 0.
Vector statistics_of(const PairedProblem& paired, const std::vector<double>& scores,
                     KnockoffStatistic how, const ColumnGroups& groups) {
  Vector statistics = Vector::Zero(groups.count());
  if (scores.empty()) {
    return statistics;
  }
  const std::vector<Index> group_of = groups.group_of();
  Vector own = statistics;
  Vector of_knockoffs = statistics;
  for (std::size_t k = 0; k < paired.features.size(); ++k) {
    const Index group = group_of[static_cast<std::size_t>(paired.features[k])];
    own[group] += scores[static_cast<std::size_t>(paired.at[k])];
    of_knockoffs[group] += scores[static_cast<std::size_t>(paired.knockoff_at[k])];
  }
  for (Index group = 0; group < groups.count(); ++group) {
    statistics[group] = knockoff_statistic(how, own[group], of_knockoffs[group]);
  }
  return statistics;
}

/// Points where both coordinates are equal, as far as the values reach.
FigurePoints diagonal_of(const std::vector<double>& values) {
  constexpr int steps = 100;
  const auto [low, high] = std::minmax_element(values.begin(), values.end());
  FigurePoints points{"equal"};
  points.reference = true;
  for (int step = 0; step <= steps; ++step) {
    points.x.push_back(*low + (*high - *low) * step / steps);
  }
  points.y = points.x;
  return points;
}

std::vector<double> as_values(const Vector& numbers) { return {numbers.begin(), numbers.end()}; }

KnockoffDiscoveries::KnockoffDiscoveries(StudyQuestion question, KnockoffPlanOptions options,
                                         std::vector<ScalarInfo> scalars)
    : question_(std::move(question)),
      options_(std::move(options)),
      scalars_(std::move(scalars)),
      groups_(column_groups(question_.problem->features, options_.knockoffs.groups)),
      layers_(group_layers(groups_)),
      running_source_(source_of(layer_)),
      paired_(std::make_shared<PairedProblem>()) {
  draws_.failed.assign(layers_.size(), 0.0);
}

std::shared_ptr<KnockoffSource> KnockoffDiscoveries::source_of(std::size_t layer) const {
  return std::make_shared<KnockoffSource>(question_.problem, options_.knockoffs,
                                          layers_[layer].groups);
}

std::vector<Figure> KnockoffDiscoveries::figures() const {
  if (options_.draws == 1) {
    return {};
  }
  Figure figure{draws_figure, "Discoveries by draw",
                groups_.each_alone()
                    ? "How many features the filter finds with each draw of knockoffs."
                    : "How many groups the filter finds with each draw of knockoffs."};
  figure.x = {.title = "Draw", .whole_numbers = true};
  figure.y = {.title = "Discoveries", .whole_numbers = true, .low = 0.0};
  lines_of(figure) = {{.name = found_line, .joined = false}};
  return {figure};
}

std::size_t KnockoffDiscoveries::count() const {
  return static_cast<std::size_t>(options_.draws) * layers_.size();
}

Message KnockoffDiscoveries::stage(std::size_t replicate) const {
  if (has_layers()) {
    return message("stage.knockoff_layer", "knockoffs: layer {1} of {2}, draw {3} of {4}",
                   layer_of(replicate) + 1, layers_.size(),
                   replicate % static_cast<std::size_t>(options_.draws) + 1, options_.draws);
  }
  return options_.draws == 1 ? message("stage.knockoffs", "knockoffs")
                             : message("stage.knockoff_draw", "knockoffs: draw {1} of {2}",
                                       replicate + 1, options_.draws);
}

BegunTrial KnockoffDiscoveries::start(std::size_t replicate) {
  if (layer_ != layer_of(replicate)) {
    layer_ = layer_of(replicate);
    running_source_ = source_of(layer_);
  }
  return {std::make_unique<KnockoffRun>(
              question_, KnockoffRun::Terms{running_source_, replicate, paired_, scalars_}),
          {}};
}

ReplicatePlan::Progress KnockoffDiscoveries::judge(std::size_t replicate, const Result* result,
                                                   const std::stop_token& /*stop*/,
                                                   std::vector<FigurePoint>& points) {
  const FeatureColumn* const compared = compared_by(result->columns);
  const std::vector<double> scores = compared == nullptr ? std::vector<double>() : compared->values;
  const GroupLayer& layer = layers_[layer_of(replicate)];
  KnockoffDraw draw;
  draw.layer = layer_of(replicate);
  draw.statistics =
      statistics_of(*paired_, scores, options_.statistic, layer.groups).head(std::ssize(layer.own));
  KnockoffFilter filter =
      knockoff_filter(draw.statistics, rate_of_a_draw(options_, layers_.size()),
                      are_joined(options_, layers_.size()) ? 1 : options_.offset);
  draw.threshold = filter.threshold;
  draw.found = std::move(filter.selected);
  draw.kept = std::move(paired_->kept);
  if (options_.draws > 1) {
    points.push_back({draws_figure, found_line, static_cast<double>(replicate + 1),
                      static_cast<double>(draw.found.size())});
  }
  if (draws_.finished.empty()) {
    source_ = running_source_;
  }
  draws_.finished.push_back(std::move(draw));
  return Progress::finished;
}

std::vector<double> KnockoffDiscoveries::of_features(const Vector& of_groups) const {
  const Vector& deviations = question_.problem->inputs.spread().deviations;
  return as_values((deviations.array() > 0.0).select(groups_.largest_of(of_groups), 0.0));
}

std::vector<Index> KnockoffDiscoveries::curved_among(const Found& found) const {
  const KnockoffKind kind = options_.knockoffs.kind;
  if (kind == KnockoffKind::fixed) {
    return {};  // the inputs may be anything
  }
  return curved_inputs(*question_.problem, groups_, found.groups, [this, kind](Index column) {
    return kind == KnockoffKind::model ||
           kind_of_values(question_.problem->inputs.col(column)) == ColumnValues::others;
  });
}

/// Why no bound holds for false discoveries.
Message KnockoffDiscoveries::doubt_of(const Found& found) const {
  const Message dependent = doubt_of_independence(question_.problem->order);
  return dependent.says_nothing() ? doubt_of_curves(*question_.problem, found.curved) : dependent;
}

Message KnockoffDiscoveries::rule(const Found& found) const {
  const std::string q = short_text(options_.q(), 3);
  const Message dependent = doubt_in_brackets(question_.problem->order);
  const Message doubt =
      dependent.says_nothing() ? curves_in_brackets(*question_.problem, found.curved) : dependent;
  if (has_layers()) {
    return message("knockoffs.rule_of_layers",
                   "e-values of {1} {1:draw|draws} of knockoffs in {2} layers of groups at a false "
                   "discovery rate of {3}{4}",
                   draws_.finished.size(), layers_.size(), q, doubt);
  }
  return options_.draws == 1
             ? message("knockoffs.rule", "knockoff filter at a false discovery rate of {1}{2}", q,
                       doubt)
             : message("knockoffs.rule_of_draws",
                       "e-values of {1} {1:draw|draws} of knockoffs at a false discovery rate of "
                       "{2}{3}",
                       draws_.finished.size(), q, doubt);
}

Message KnockoffDiscoveries::conclusion(const Found& found) const {
  const std::string q = short_text(options_.q(), 3);
  const Message assumption = assumption_of(options_.knockoffs.kind);
  const Message doubt = doubt_of(found);
  if (!doubt.says_nothing() && !found.groups.empty()) {
    if (!groups_.each_alone()) {
      return message("knockoffs.no_bound_of_groups",
                     "knockoffs: {1} {1:group of features is|groups of features are} found, but no "
                     "bound holds for how many of them are false: {2}",
                     found.groups.size(), doubt);
    }
    return message("knockoffs.no_bound",
                   "knockoffs: {1} {1:feature is|features are} found, but no bound holds for how "
                   "many of them are false: {2}",
                   found.groups.size(), doubt);
  }
  if (found.groups.empty() && has_layers()) {
    return message("knockoffs.nothing_in_layers",
                   "knockoffs: nothing found at a false discovery rate of {1} (fewer than {2} "
                   "discoveries in a layer are impossible). {3}",
                   q, fewest_discoveries(options_.draw_q()), assumption);
  }
  if (found.groups.empty() && options_.offset == 1) {
    return message("knockoffs.nothing_at_least",
                   "knockoffs: nothing found at a false discovery rate of {1} (at this rate, fewer "
                   "than {2} discoveries are impossible). {3}",
                   q, fewest_discoveries(options_.q()), assumption);
  }
  if (found.groups.empty()) {
    return message("knockoffs.nothing",
                   "knockoffs: nothing found at a false discovery rate of {1}. {2}", q, assumption);
  }
  if (!groups_.each_alone()) {
    return message("knockoffs.found_groups",
                   "knockoffs: {1} {1:group of features is|groups of features are} found; on "
                   "average, at most a share of {2} of such groups is false, and all features of a "
                   "found group are marked. {3}",
                   found.groups.size(), q, assumption);
  }
  return message("knockoffs.found",
                 "knockoffs: {1} {1:feature is|features are} found; on average, at most a share of "
                 "{2} of such discoveries is false. {3}",
                 found.groups.size(), q, assumption);
}

void KnockoffDiscoveries::add_findings(const Found& found, Result& result) const {
  const bool is_bounded = doubt_of(found).says_nothing();
  const Message draws = message("knockoffs.draws", "{1} {1:draw|draws}", draws_.finished.size());
  result.findings.push_back(
      {.id = "knockoff_discoveries",
       .title = groups_.each_alone()
                    ? message("knockoffs.features_found", "features found by knockoffs")
                    : message("knockoffs.groups_found", "groups of features found by knockoffs"),
       .value = static_cast<double>(found.groups.size()),
       .measured_on = is_bounded
                          ? message("knockoffs.at_rate", "{1} at a false discovery rate of {2}",
                                    draws, short_text(options_.q(), 3))
                          : message("knockoffs.without_bound",
                                    "{1}, without a bound for false discoveries", draws)});
  const KeptCorrelations& kept = first_kept();
  if (kept.pairs > 0) {
    result.findings.push_back(
        {.id = "kept_correlations",
         .title = message("knockoffs.kept_correlations",
                          "share of clear correlations that the knockoffs keep"),
         .value = std::max(std::min(kept.between_knockoffs, kept.across), 0.0),
         .better = Better::higher,
         .measured_on = message("knockoffs.pairs", "{1} {1:pair|pairs} of inputs", kept.pairs)});
  }
}

void KnockoffDiscoveries::add_columns(const Found& found, Result& result) const {
  const bool alone = groups_.each_alone();
  result.columns.push_back(
      {"knockoff_statistic", "W",
       alone ? "Score of the feature against that of its knockoff; near 0 or below: no more than "
               "chance"
             : "Score of the group against that of its knockoffs, of several groups the largest; "
               "near 0 or below: no more than chance",
       ValueKind::signed_score, of_features(found.statistics)});
  if (options_.draws == 1) {
    Vector is_found = Vector::Zero(groups_.count());
    is_found(found.groups).setOnes();
    result.columns.push_back(
        {"discovered", "Found",
         has_layers() ? "1: in a group that is found" : "1: found by the knockoff filter",
         ValueKind::flag, of_features(is_found)});
  } else {
    result.columns.push_back({"discovered_share", "Found in",
                              alone
                                  ? "Share of the draws of knockoffs in which the feature was found"
                                  : "Share of the draws of knockoffs in which the group was found",
                              ValueKind::share, of_features(found.how_often)});
  }
  if (are_joined(options_, layers_.size())) {
    result.columns.push_back(
        {"e_value", "e-value",
         alone ? "Mean over the draws; the larger, the clearer the feature matters"
               : "Mean over the draws, of several groups the largest; the larger, the clearer the "
                 "group matters",
         ValueKind::score, of_features(found.e_values)});
  }
}

/// What is found, and how, in sentences.
void KnockoffDiscoveries::add_words(const Found& found, Result& result) const {
  result.warnings.push_back(conclusion(found));
  if (!found.curved.empty()) {
    result.warnings.push_back(wrong_for_curves(*question_.problem, found.curved));
  }
  if (!has_layers()) {
    return;
  }
  result.warnings.push_back(
      message("knockoffs.layers",
              "knockoffs: groups that share inputs cannot be exchanged with their knockoffs one by "
              "one, so they are tested in {1} layers of groups that share none; e-values join the "
              "layers over all {2} groups, however the layers depend on one another (e-BH), which "
              "finds fewer groups",
              layers_.size(), groups_.count()));
  if (!found.groups.empty()) {
    result.warnings.push_back(message(
        "knockoffs.names", "knockoffs: {1} {1:group is|groups are} found, the best first: {2}",
        found.groups.size(), groups_.names_of(found.groups)));
  }
}

Figure KnockoffDiscoveries::statistics_figure(const Found& found) const {
  constexpr std::size_t most_bars = 30;  // more have no room for their names
  std::vector<Index> all;
  for (Index group = 0; group < groups_.count(); ++group) {
    if (found.statistics[group] != 0.0) {
      all.push_back(group);
    }
  }
  std::vector<Index> shown = falling(all, found.statistics.cwiseAbs());
  shown.resize(std::min(shown.size(), most_bars));
  shown = falling(shown, found.statistics);
  Figure figure{
      "knockoffs", "Knockoff statistics",
      has_layers() ? "Of groups that do not matter, as many lie above 0 as below, on average."
      : groups_.each_alone()
          ? "Features above the upper line are found. Of those that do not matter, as many "
            "lie above it as below the lower one, on average."
          : "Groups above the upper line are found. Of those that do not matter, as many "
            "lie above it as below the lower one, on average."};
  figure.x = {.title = groups_.each_alone() ? "Feature" : "Group"};
  figure.y = {.title = "W"};
  BarsShape bars;
  for (const Index group : shown) {
    bars.names.push_back(groups_.names[static_cast<std::size_t>(group)]);
    bars.values.push_back(found.statistics[group]);
  }
  figure.shape = std::move(bars);
  const double threshold = draws_.finished.front().threshold;
  if (!are_joined(options_, layers_.size()) && std::isfinite(threshold)) {
    figure.thresholds = {{"threshold at q = " + short_text(options_.q(), 3), threshold},
                         {"", -threshold}};
  }
  return figure;
}

Figure KnockoffDiscoveries::correlations_figure() const {
  const KeptCorrelations& kept = first_kept();
  Figure figure{"knockoff-correlations", "Correlations of the knockoffs",
                "Knockoffs that keep the correlations of their features lie on the diagonal."};
  figure.x = {.title = "Correlation of two features"};
  figure.y = {.title = "With knockoffs"};
  figure.shape = PointsShape{{diagonal_of(kept.own),
                              {"of their knockoffs", kept.own, kept.of_knockoffs},
                              {"of one with the other's knockoff", kept.own, kept.of_both}}};
  return figure;
}

void KnockoffDiscoveries::warn(Result& result) const {
  constexpr double enough = 0.8;
  const KeptCorrelations& kept = first_kept();
  const double least = std::min(kept.between_knockoffs, kept.across);
  if (least < enough) {
    result.warnings.push_back(lost_correlations(options_.knockoffs.kind, least));
  }
  if (options_.knockoffs.kind == KnockoffKind::by_values) {
    warn_of_fits(*question_.problem, *source_, result);
  }
  if (options_.knockoffs.kind == KnockoffKind::model) {
    if (const auto two = std::ssize(source_->features_of_two_values()); two > 0) {
      result.warnings.push_back(message("knockoffs.two_values",
                                        "{1} {1:input takes|inputs take} two values only, and "
                                        "knockoffs of such are not: the false discovery rate is "
                                        "not sure to be kept; knockoffs by their values take the "
                                        "same two values",
                                        two));
    }
    const KnockoffCorrelation& used = source_->correlation();
    result.warnings.push_back(
        message("knockoffs.correlations",
                "knockoffs keep the {1}, shrunk by {2}; their mean distance s is {3}",
                used.source == CorrelationSource::samples
                    ? message("knockoffs.correlations_of_samples", "samples' correlations")
                    : message("knockoffs.known_correlations", "correlations"),
                short_text(used.shrinkage, 2), short_text(source_->mean_spread(), 2)));
  }
}

/// No draw of knockoffs has a result; the first reason is said beside it.
bool KnockoffDiscoveries::has_failed() const {
  return draws_.finished.empty() && std::accumulate(draws_.failed.begin(), draws_.failed.end(),
                                                    0.0) >= static_cast<double>(count());
}

void KnockoffDiscoveries::report(Result& result) const {
  if (has_failed()) {
    result.selection = untested_selection(
        message("knockoffs.not_done", "no knockoffs were tested: no draw of them had a result"));
  }
  if (draws_.finished.empty() || result.columns.empty()) {
    return;
  }
  Found all{knockoff_findings(draws_, layers_, options_)};
  all.curved = curved_among(all);
  add_columns(all, result);
  const Vector& deviations = question_.problem->inputs.spread().deviations;
  result.selection = {groups_.varying_columns_of(all.groups, deviations), rule(all),
                      FeatureSelection::CountDecidedBy::of_test};
  add_words(all, result);
  add_findings(all, result);
  warn(result);
  result.figures.push_back(statistics_figure(all));
  if (!first_kept().own.empty()) {
    result.figures.push_back(correlations_figure());
  }
  if (options_.draws > 1) {
    Figure figure = figures().front();
    FigureLine& line = lines_of(figure).front();
    for (std::size_t k = 0; k < draws_.finished.size(); ++k) {
      line.x.push_back(static_cast<double>(k + 1));
      line.y.push_back(static_cast<double>(draws_.finished[k].found.size()));
    }
    result.figures.push_back(std::move(figure));
  }
}

}  // namespace

std::unique_ptr<ReplicatePlan> knockoff_discoveries(StudyQuestion question,
                                                    const KnockoffPlanOptions& options,
                                                    std::string objective) {
  return std::make_unique<KnockoffDiscoveries>(
      std::move(question), options,
      std::vector<ScalarInfo>{{"objective", std::move(objective), false}});
}

}  // namespace steelyard

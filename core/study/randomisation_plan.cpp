// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/randomisation_plan.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <utility>

#include "core/measures/discovery_rate.h"
#include "core/measures/folds.h"
#include "core/message.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "core/problem/row_copies.h"
#include "core/study/conditional_sampler.h"
#include "core/study/curved_inputs.h"
#include "core/study/group_draws.h"
#include "core/study/randomisation_figures.h"
#include "core/study/randomisation_words.h"
#include "core/study/untested_selection.h"
#include "core/text.h"

namespace steelyard {
namespace {

const std::string test_figure = "randomisation";
const std::string tested_line = "p-values";
constexpr double not_tested = std::numeric_limits<double>::quiet_NaN();

Index groups_among(const SampleOrder& order, const std::vector<Index>& samples) {
  std::set<int> groups;
  for (const Index sample : samples) {
    groups.insert((*order.group_of)[static_cast<std::size_t>(sample)]);
  }
  return std::ssize(groups);
}

/// Where one group has half of the samples, it may be all that is tested, or all that is fitted:
/// the split is then drawn again, until both parts have several groups. Of twenty draws, the best
/// one is taken.
Split split_into_groups(const Problem& problem, Index tested, Random& random) {
  constexpr int most_draws = 20;
  constexpr Index enough = 5;
  Split best = split_of(problem.samples(), problem.order, tested, random);
  if (!problem.order.has_several_groups()) {
    return best;
  }
  const auto fewest = [&problem](const Split& split) {
    return std::min(groups_among(problem.order, split.train),
                    groups_among(problem.order, split.test));
  };
  for (int draw = 1; draw < most_draws && fewest(best) < enough; ++draw) {
    Split other = split_of(problem.samples(), problem.order, tested, random);
    if (fewest(other) > fewest(best)) {
      best = std::move(other);
    }
  }
  return best;
}

class RandomisationTest : public ReplicatePlan {
 public:
  RandomisationTest(StudyQuestion question, RandomisationOptions options);

  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override { return 1; }
  [[nodiscard]] Message stage(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  /// Only the run on some of the samples can fail: then nothing is tested.
  void failed(std::size_t /*replicate*/) override {
    trouble_ = message("randomization.failed_run", "the run on some of the samples has failed");
  }
  void report(Result& result) const override;

 private:
  /// The test of the group whose values are being drawn.
  struct Test {
    Random random;
    GroupDraws draws;
    double statistic = 0.0;  ///< with the true values
    Index drawn = 0;         ///< rounds done so far
    Index as_good = 0;       ///< rounds that fitted as well as the true values
  };

  [[nodiscard]] bool prepare(const Result& result, const std::stop_token& stop);
  void make_shortlist(const std::vector<FeatureColumn>& columns);
  [[nodiscard]] std::optional<Test> begin_test(Index group, const std::stop_token& stop) const;
  void advance_test();
  [[nodiscard]] Progress finish_test(double p, std::vector<FigurePoint>& points);
  [[nodiscard]] std::vector<Index> found(const Vector& p_values) const;
  [[nodiscard]] Vector p_values() const;
  void add_columns(const Vector& of_groups, Result& result) const;
  void name_groups(const std::vector<Index>& found, Result& result) const;
  void warn_of_values(Result& result) const;
  void warn_of_rounds(Result& result) const;
  [[nodiscard]] RandomisationWords words(std::size_t found) const;
  [[nodiscard]] Message doubt() const;
  void look_for_curves();
  void add_findings(std::size_t found, Result& result) const;

  StudyQuestion question_;
  RandomisationOptions options_;
  std::vector<Index> fitted_, tested_;  ///< samples
  std::shared_ptr<const Predictor> predictor_;
  ProblemPtr test_problem_;
  std::optional<RowCopies> tested_copies_;  ///< of test_problem_
  std::optional<ConditionalSampler> sampler_;
  ColumnGroups groups_;           ///< without groups of several, each feature is one
  std::vector<Index> shortlist_;  ///< groups, best first
  std::optional<Test> running_;
  std::vector<double> p_;      ///< of the first groups of the shortlist; 1 if the model fails
  std::vector<Index> curved_;  ///< found columns that are not linear in the others
  Message trouble_;
};

RandomisationTest::RandomisationTest(StudyQuestion question, RandomisationOptions options)
    : question_(std::move(question)),
      options_(std::move(options)),
      groups_(column_groups(question_.problem->features, options_.groups)) {
  const Index samples = question_.problem->samples();
  const auto tested =
      static_cast<Index>(std::lround(options_.tested_share * static_cast<double>(samples)));
  Random random(options_.seed, Purpose::randomisation_split);
  Split split =
      split_into_groups(*question_.problem, std::clamp(tested, Index{1}, samples - 1), random);
  tested_ = std::move(split.test);
  fitted_ = std::move(split.train);
}

std::vector<Figure> RandomisationTest::figures() const {
  Figure figure{test_figure, "Randomization test",
                groups_.each_alone()
                    ? "A feature is found if its p-value, or a larger one, lies below the line."
                    : "A group is found if its p-value, or a larger one, lies below the line."};
  figure.x = {.title = "Rank of the p-value", .whole_numbers = true};
  figure.y = {.title = "p-value", .logarithmic = true, .high = 1.0};
  figure.thresholds = {{"least possible", permutation_p(0, options_.rounds)}};
  lines_of(figure) = {{.name = tested_line, .joined = false}};
  return {figure};
}

Message RandomisationTest::stage(std::size_t /*replicate*/) const {
  if (shortlist_.empty()) {
    return message("stage.randomization_fit", "randomization test: fitting {1} {1:sample|samples}",
                   fitted_.size());
  }
  if (!groups_.each_alone()) {
    return message("stage.randomization_group", "randomization test: group {1} of {2}",
                   std::min(p_.size() + 1, shortlist_.size()), shortlist_.size());
  }
  return message("stage.randomization_feature", "randomization test: feature {1} of {2}",
                 std::min(p_.size() + 1, shortlist_.size()), shortlist_.size());
}

BegunTrial RandomisationTest::start(std::size_t /*replicate*/) {
  ProblemChange change;
  change.samples = fitted_;
  return begin_trial(question_.run, question_.problem, change);
}

bool RandomisationTest::prepare(const Result& result, const std::stop_token& stop) {
  if (result.predictor == nullptr || result.columns.empty()) {
    trouble_ = message("randomization.no_model", "the run on some of the samples fitted no model");
    return true;
  }
  const Problem& problem = *question_.problem;
  // Of all samples: their inputs say nothing of the target, and those of one half say too little.
  const auto copies = row_copies(problem);
  sampler_ = copies ? ConditionalSampler::of(problem.inputs(copies->firsts, Eigen::all),
                                             options_.sampler, stop)
                    : ConditionalSampler::of(problem.inputs, options_.sampler, stop);
  if (!sampler_) {
    trouble_ = message("randomization.near_singular",
                       "the correlations of the inputs are too close to singular");
    return !stop.stop_requested();
  }
  predictor_ = result.predictor;
  test_problem_ = std::make_shared<const Problem>(problem.with_samples(tested_, fitted_));
  tested_copies_ = row_copies(*test_problem_);
  make_shortlist(result.columns);
  if (shortlist_.empty()) {
    trouble_ = message("randomization.nothing_varies",
                       "no input varies among the {1} tested {1:sample|samples}", tested_.size());
  }
  return true;
}

/// A group stands where its best feature stands.
void RandomisationTest::make_shortlist(const std::vector<FeatureColumn>& columns) {
  const Vector& deviations = test_problem_->inputs.spread().deviations;
  std::vector<std::vector<Index>> groups_of(static_cast<std::size_t>(groups_.columns));
  for (Index group = 0; group < groups_.count(); ++group) {
    for (const Index feature : groups_.members[static_cast<std::size_t>(group)]) {
      groups_of[static_cast<std::size_t>(feature)].push_back(group);
    }
  }
  std::vector<bool> listed(static_cast<std::size_t>(groups_.count()), false);
  for (const Index feature : ranking(columns)) {
    for (const Index group : groups_of[static_cast<std::size_t>(feature)]) {
      if (std::ssize(shortlist_) < options_.shortlist && deviations[feature] > 0.0 &&
          !listed[static_cast<std::size_t>(group)]) {
        listed[static_cast<std::size_t>(group)] = true;
        shortlist_.push_back(group);
      }
    }
  }
}

std::optional<RandomisationTest::Test> RandomisationTest::begin_test(
    Index group, const std::stop_token& stop) const {
  const std::vector<Index>& members = groups_.members[static_cast<std::size_t>(group)];
  auto draws = GroupDraws::of(*sampler_, members, stop);
  if (!draws) {
    return std::nullopt;
  }
  Test test{{options_.seed, Purpose::conditional_draws, static_cast<std::uint64_t>(group)},
            *std::move(draws)};
  // In the way of the draws: what is drawn as it is must be exactly as good, down to rounding.
  std::vector<Matrix> as_they_are;
  for (const Index column : test.draws.columns()) {
    as_they_are.emplace_back(test_problem_->inputs.col(column));
  }
  test.statistic =
      statistics_with_group(*predictor_, *test_problem_, test.draws.columns(), as_they_are)[0];
  return test;
}

void RandomisationTest::advance_test() {
  constexpr Index drawn_together = 50;
  constexpr Index most_values = 16'000'000;  // large groups of many samples
  const Index of_a_round = test_problem_->samples() * std::ssize(running_->draws.columns());
  const Index at_once = std::clamp(most_values / of_a_round, Index{1}, drawn_together);
  const Index rounds = std::min(at_once, options_.rounds - running_->drawn);
  const std::vector<Matrix> draws = running_->draws.draw_for_rows(
      test_problem_->inputs, tested_copies_, rounds, running_->random);
  for (const double statistic :
       statistics_with_group(*predictor_, *test_problem_, running_->draws.columns(), draws)) {
    // What is no number does not speak for the feature.
    running_->as_good += statistic > running_->statistic ? 0 : 1;
  }
  running_->drawn += rounds;
}

ReplicatePlan::Progress RandomisationTest::judge(std::size_t /*replicate*/, const Result* result,
                                                 const std::stop_token& stop,
                                                 std::vector<FigurePoint>& points) {
  if (stop.stop_requested() || (!predictor_ && !prepare(*result, stop))) {
    return Progress::stopped;
  }
  if (!trouble_.says_nothing() || p_.size() == shortlist_.size()) {
    return Progress::finished;
  }
  if (!running_) {
    running_ = begin_test(shortlist_[p_.size()], stop);
    if (running_ || stop.stop_requested()) {
      return running_ ? Progress::more : Progress::stopped;
    }
    return finish_test(1.0, points);  // what cannot be drawn does not speak for the group
  }
  advance_test();
  if (running_->drawn < options_.rounds) {
    return Progress::more;
  }
  return finish_test(
      std::isfinite(running_->statistic) ? permutation_p(running_->as_good, options_.rounds) : 1.0,
      points);
}

ReplicatePlan::Progress RandomisationTest::finish_test(double p, std::vector<FigurePoint>& points) {
  p_.push_back(p);
  points.push_back({test_figure, tested_line, static_cast<double>(p_.size()), p});
  running_.reset();
  if (p_.size() < shortlist_.size()) {
    return Progress::more;
  }
  look_for_curves();
  return Progress::finished;
}

Vector RandomisationTest::p_values() const {
  Vector all = Vector::Constant(groups_.count(), not_tested);
  for (std::size_t k = 0; k < p_.size(); ++k) {
    all[shortlist_[k]] = p_[k];
  }
  return all;
}

std::vector<Index> RandomisationTest::found(const Vector& p_values) const {
  std::vector<Index> groups = discoveries(p_values, options_.q(), options_.rule);
  std::stable_sort(groups.begin(), groups.end(),
                   [&](Index a, Index b) { return p_values[a] < p_values[b]; });
  return groups;
}

/// Why no bound holds for false discoveries.
Message RandomisationTest::doubt() const {
  const Message dependent = doubt_of_independence(question_.problem->order);
  return dependent.says_nothing() ? doubt_of_curves(*question_.problem, curved_) : dependent;
}

RandomisationWords RandomisationTest::words(std::size_t found) const {
  const Message dependent = doubt_in_brackets(question_.problem->order);
  return {found,
          shortlist_.size(),
          options_.q(),
          groups_.each_alone(),
          fitted_.size(),
          tested_.size(),
          doubt(),
          dependent.says_nothing() ? curves_in_brackets(*question_.problem, curved_) : dependent};
}

/// What is drawn for the found columns takes their means as linear in the others.
void RandomisationTest::look_for_curves() {
  curved_ = curved_inputs(*question_.problem, groups_, found(p_values()), [this](Index column) {
    return drawn_as(*sampler_, column) == ColumnValues::others;
  });
}

void RandomisationTest::add_findings(std::size_t found, Result& result) const {
  const bool is_bounded = doubt().says_nothing();
  const Message of_all =
      groups_.each_alone()
          ? message("randomization.tested", "{1} tested {1:feature|features}", shortlist_.size())
          : message("randomization.tested_groups", "{1} tested {1:group|groups} of features",
                    shortlist_.size());
  result.findings.push_back(
      {.id = "randomization_discoveries",
       .title =
           groups_.each_alone()
               ? message("randomization.features_found", "features found by the randomization test")
               : message("randomization.groups_found",
                         "groups of features found by the randomization test"),
       .value = static_cast<double>(found),
       .measured_on = is_bounded
                          ? message("randomisation.at_rate", "{1} at a false discovery rate of {2}",
                                    of_all, short_text(options_.q(), 3))
                          : message("randomisation.without_bound",
                                    "{1}, without a bound for false discoveries", of_all)});
  result.findings.push_back(
      {.id = "lowest_p_value",
       .title = groups_.each_alone()
                    ? message("randomization.lowest_p_value", "lowest p-value of a feature")
                    : message("randomization.lowest_p_value_of_groups",
                              "lowest p-value of a group of features"),
       .value = *std::min_element(p_.begin(), p_.end()),
       .better = Better::lower,
       .measured_on = of_all});
}

/// Of values taken from all samples, or drawn from a fitted distribution, none is between the two.
void RandomisationTest::warn_of_values(Result& result) const {
  const std::vector<Index> features = groups_.columns_of(shortlist_);
  const auto two = std::ssize(features_of_two_values(question_.problem->inputs, features));
  const bool linear =
      options_.sampler == ConditionalDraw::residuals || options_.sampler == ConditionalDraw::normal;
  if (two > 0 && linear) {
    result.warnings.push_back(message("randomization.two_values",
                                      "randomization test: {1} {1:input takes|inputs take} two "
                                      "values only, and what is drawn in their place does not: the "
                                      "false discovery rate is not sure to be kept",
                                      two));
  }
  const auto fitted = std::count_if(features.begin(), features.end(), [&](Index feature) {
    return drawn_as(*sampler_, feature) != ColumnValues::others;
  });
  if (fitted > 0) {
    result.warnings.push_back(message(
        "randomization.fitted",
        "randomization test: {1} {1:input of two values or counts is|inputs of two values or "
        "counts are} not taken as linear in the others: the values are drawn from logistic and "
        "Poisson "
        "regressions",
        fitted));
  }
}

/// Where the p-values cannot be small enough for a single discovery.
void RandomisationTest::warn_of_rounds(Result& result) const {
  const double least = permutation_p(0, options_.rounds);
  const double needed = options_.q() / static_cast<double>(shortlist_.size());
  if (least <= needed) {
    return;
  }
  const auto enough = static_cast<Index>(std::ceil(1.0 / needed)) - 1;
  result.warnings.push_back(
      groups_.each_alone()
          ? message("randomization.few_rounds",
                    "with {1} rounds no p-value is below {2}, so that a single feature cannot be "
                    "found; at least {3} rounds can find one",
                    options_.rounds, short_text(least, 2), enough)
          : message("randomization.few_rounds_of_groups",
                    "with {1} rounds no p-value is below {2}, so that a single group cannot be "
                    "found; at least {3} rounds can find one",
                    options_.rounds, short_text(least, 2), enough));
}

/// Of groups that share columns, the columns alone do not tell which are found.
void RandomisationTest::name_groups(const std::vector<Index>& found, Result& result) const {
  if (!found.empty() && groups_.shared_column()) {
    result.warnings.push_back(
        message("randomization.names",
                "randomization test: {1} {1:group is|groups are} found, the best "
                "first: {2}",
                found.size(), groups_.names_of(found)));
  }
}

void RandomisationTest::add_columns(const Vector& of_groups, Result& result) const {
  const bool alone = groups_.each_alone();
  const Vector p = groups_.least_of(of_groups);
  const Vector q = groups_.least_of(adjusted_p_values(of_groups));
  result.columns.push_back(
      {"p_value",
       "p-value",
       alone ? "How often values drawn given the other features do as well"
             : "Of the group, of several the least: how often values drawn given the features "
               "outside it do as well",
       ValueKind::p_value,
       {p.begin(), p.end()}});
  result.columns.push_back(
      {"q_value",
       "q-value",
       alone ? "False discovery rate at which the feature would just be found"
             : "Of the group, of several the least: false discovery rate at which it would just be "
               "found",
       ValueKind::q_value,
       {q.begin(), q.end()}});
}

void RandomisationTest::report(Result& result) const {
  if (!trouble_.says_nothing()) {
    result.warnings.push_back(
        message("randomization.trouble", "randomization test: {1}", trouble_));
    result.selection = untested_selection(
        message("randomization.not_done", "the randomization test was not made: {1}", trouble_));
  }
  if (p_.empty() || result.columns.empty()) {
    return;
  }
  const Vector of_groups = p_values();
  add_columns(of_groups, result);
  result.figures.push_back(with_steps(figures().front(), of_groups, options_.q()));
  result.figures.push_back(p_value_bars(groups_, shortlist_, of_groups));
  if (p_.size() < shortlist_.size()) {
    result.warnings.push_back(
        groups_.each_alone()
            ? message("randomization.unfinished",
                      "randomization test: only {1} of {2} features were tested", p_.size(),
                      shortlist_.size())
            : message("randomization.unfinished_groups",
                      "randomization test: only {1} of {2} groups of features were tested",
                      p_.size(), shortlist_.size()));
    return;
  }
  const std::vector<Index> groups = found(of_groups);
  const Vector& deviations = question_.problem->inputs.spread().deviations;
  result.selection = {groups_.varying_columns_of(groups, deviations), rule_of(words(groups.size())),
                      FeatureSelection::CountDecidedBy::of_test};
  result.warnings.push_back(conclusion_of(words(groups.size())));
  if (!curved_.empty()) {
    result.warnings.push_back(
        message("randomization.curved", "{1}: the p-values may not hold for {2:it|them}",
                doubt_of_curves(*question_.problem, curved_), curved_.size()));
  }
  name_groups(groups, result);
  add_findings(groups.size(), result);
  warn_of_values(result);
  warn_of_rounds(result);
}

}  // namespace

std::unique_ptr<ReplicatePlan> randomisation_plan(StudyQuestion question,
                                                  const RandomisationOptions& options) {
  return std::make_unique<RandomisationTest>(std::move(question), options);
}

}  // namespace steelyard

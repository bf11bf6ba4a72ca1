// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/randomisation_test.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "core/measures/discovery_rate.h"
#include "core/measures/folds.h"
#include "core/message.h"
#include "core/parallel.h"
#include "core/study/conditional_sampler.h"
#include "core/study/knockoff_options.h"
#include "core/study/trust_study.h"
#include "core/text.h"

namespace steelyard {
namespace {

const std::string test_figure = "randomisation";
const std::string tested_line = "p-values";
constexpr double not_tested = std::numeric_limits<double>::quiet_NaN();
constexpr Index fewest_of_a_part = 5;

struct RandomisationOptions {
  std::optional<double> rate;  ///< `nullopt` for the usual rate
  Index rounds = 1000;         ///< R, number of draws for each feature
  Index shortlist = 20;        ///< most features that are tested
  double tested_share = 0.5;   ///< share of the samples that are tested on
  ConditionalDraw sampler = ConditionalDraw::residuals;
  StepRule rule = StepRule::up;
  std::uint64_t seed = 1;

  /// The false discovery rate.
  [[nodiscard]] double q() const { return rate.value_or(usual_p_value_rate); }
};

const ParameterList<RandomisationOptions>& randomisation_parameters() {
  static const ParameterList<RandomisationOptions> list{
      discovery_rate_parameter(field(&RandomisationOptions::rate)),
      parameter({"rounds", "Rounds",
                 "How often the values of each input are drawn; no p-value is below one over this "
                 "number."},
                field(&RandomisationOptions::rounds), {1.0, 1e7}),
      parameter({"shortlist", "Shortlist",
                 "So many of the best inputs of the fitted samples are tested."},
                field(&RandomisationOptions::shortlist), {1.0, 1e6}),
      parameter(
          {"tested_share", "Share tested", "Of the samples; the method is run on the others."},
          field(&RandomisationOptions::tested_share), {0.05, 0.95})
          .advanced(),
      choice({"sampler", "Values are drawn",
              "How the values of an input are drawn anew, given the others."},
             field(&RandomisationOptions::sampler),
             {{ConditionalDraw::residuals, "residuals", "With residuals",
               "what the other inputs say linearly, plus the residual of a random sample"},
              {ConditionalDraw::normal, "normal", "Normally", "the same with a normal residual"},
              {ConditionalDraw::permutation, "permutation", "From all samples",
               "whatever the other inputs say; wrong where inputs are correlated"}})
          .advanced(),
      choice(
          {"step_rule", "Procedure", "How p-values become discoveries."},
          field(&RandomisationOptions::rule),
          {{StepRule::up, "step-up", "Benjamini-Hochberg", "up to the last p-value below the line"},
           {StepRule::down, "step-down", "Step-down",
            "up to the first p-value above the line; finds no more"}})
          .advanced()};
  return list;
}

RandomisationOptions randomisation_options(const ParameterValues& settings) {
  RandomisationOptions options = options_of(randomisation_parameters(), settings);
  options.seed = seed_of(settings);
  return options;
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
  [[nodiscard]] Message conclusion(std::size_t found) const;
  void add_findings(std::size_t found, Result& result) const;

  StudyQuestion question_;
  RandomisationOptions options_;
  std::vector<Index> fitted_, tested_;  ///< samples
  std::shared_ptr<const Predictor> predictor_;
  ProblemPtr test_problem_;
  std::optional<ConditionalSampler> sampler_;
  std::vector<Index> shortlist_;  ///< features, best first
  std::optional<Test> running_;
  std::vector<double> p_;  ///< of the first features of the shortlist; 1 if the model fails
  Message trouble_;
};

RandomisationTest::RandomisationTest(StudyQuestion question, RandomisationOptions options)
    : question_(std::move(question)), options_(options) {
  const Index samples = question_.problem->samples();
  const auto tested =
      static_cast<Index>(std::lround(options_.tested_share * static_cast<double>(samples)));
  Random random(options_.seed, Purpose::randomisation_split);
  Split split = split_of(samples, question_.problem->order,
                         std::clamp(tested, Index{1}, samples - 1), random);
  tested_ = std::move(split.test);
  fitted_ = std::move(split.train);
}

std::vector<Figure> RandomisationTest::figures() const {
  Figure figure{test_figure, "Randomization test",
                "A feature is found if its p-value, or a larger one, lies below the line."};
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
  sampler_ = ConditionalSampler::of(problem.inputs, options_.sampler, stop);
  if (!sampler_) {
    trouble_ = message("randomization.near_singular",
                       "the correlations of the inputs are too close to singular");
    return !stop.stop_requested();
  }
  predictor_ = result.predictor;
  test_problem_ = std::make_shared<const Problem>(problem.with_samples(tested_, fitted_));
  const Vector& deviations = test_problem_->inputs.spread().deviations;
  for (const Index feature : ranking(result.columns)) {
    if (std::ssize(shortlist_) < options_.shortlist && deviations[feature] > 0.0) {
      shortlist_.push_back(feature);
    }
  }
  return true;
}

RandomisationTest::Test RandomisationTest::begin_test(Index feature) const {
  Test test{{options_.seed, Purpose::conditional_draws, static_cast<std::uint64_t>(feature)}};
  test.statistic =
      predictor_->statistics_with(*test_problem_, feature, test_problem_->inputs.col(feature))[0];
  return test;
}

void RandomisationTest::advance_test(Index feature) {
  constexpr Index drawn_together = 50;
  const Index rounds = std::min(drawn_together, options_.rounds - running_->drawn);
  const Matrix draws = sampler_->draw(test_problem_->inputs, feature, rounds, running_->random);
  for (const double statistic : predictor_->statistics_with(*test_problem_, feature, draws)) {
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
  const Index feature = shortlist_[p_.size()];
  if (!running_) {
    running_ = begin_test(feature);
    return Progress::more;
  }
  advance_test(feature);
  if (running_->drawn < options_.rounds) {
    return Progress::more;
  }
  p_.push_back(
      std::isfinite(running_->statistic) ? permutation_p(running_->as_good, options_.rounds) : 1.0);
  points.push_back({test_figure, tested_line, static_cast<double>(p_.size()), p_.back()});
  running_.reset();
  return p_.size() < shortlist_.size() ? Progress::more : Progress::finished;
}

Vector RandomisationTest::p_values() const {
  Vector all = Vector::Constant(question_.problem->dimension(), not_tested);
  for (std::size_t k = 0; k < p_.size(); ++k) {
    all[shortlist_[k]] = p_[k];
  }
  return all;
}

std::vector<Index> RandomisationTest::found(const Vector& p_values) const {
  std::vector<Index> features = discoveries(p_values, options_.q(), options_.rule);
  std::stable_sort(features.begin(), features.end(),
                   [&](Index a, Index b) { return p_values[a] < p_values[b]; });
  return features;
}

Figure RandomisationTest::p_value_bars(const Vector& p_values) const {
  Figure figure{"randomisation-p", "p-values",
                "The shorter the bar, the less can the feature be replaced."};
  figure.x = {.title = "Feature"};
  figure.y = {.title = "p-value", .low = 0.0, .high = 1.0};
  BarsShape bars{names_of(*question_.problem, shortlist_)};
  for (const Index feature : shortlist_) {
    bars.values.push_back(p_values[feature]);
  }
  figure.shape = std::move(bars);
  return figure;
}

Figure RandomisationTest::steps_figure(const Vector& p_values) const {
  std::vector<double> sorted;
  for (const double p : p_values) {
    if (!std::isnan(p)) {
      sorted.push_back(p);
    }
  }
  std::sort(sorted.begin(), sorted.end());
  Figure figure = figures().front();
  FigureLine limit{"limit at q = " + short_text(options_.q(), 3)};
  limit.reference = true;
  FigureLine& line = lines_of(figure).front();
  for (std::size_t k = 1; k <= sorted.size(); ++k) {
    const auto rank = static_cast<double>(k);
    line.x.push_back(rank);
    line.y.push_back(sorted[k - 1]);
    limit.x.push_back(rank);
    limit.y.push_back(options_.q() * rank / static_cast<double>(sorted.size()));
  }
  lines_of(figure).push_back(std::move(limit));
  return figure;
}

Message RandomisationTest::conclusion(std::size_t found) const {
  const std::string q = short_text(options_.q(), 3);
  const Message doubt = doubt_of_independence(question_.problem->order);
  if (!doubt.says_nothing() && found > 0) {
    return message("randomization.no_bound",
                   "randomization test: {1} {1:feature is|features are} found, but no bound holds "
                   "for how many of them are false: {2}",
                   found, doubt);
  }
  if (found == 0) {
    return message(
        "randomization.nothing",
        "randomization test: nothing found at a false discovery rate of {1}. {2} samples "
        "were fitted and the other {3} tested. This takes the samples as independent "
        "and each input as linear in the others",
        q, fitted_.size(), tested_.size());
  }
  return message(
      "randomization.found",
      "randomization test: {1} {1:feature is|features are} found among the {2} that were "
      "tested; on average, at most a share of {3} of such discoveries is false. {4} "
      "samples were fitted and the other {5} tested. This takes the samples as "
      "independent and each input as linear in the others",
      found, shortlist_.size(), q, fitted_.size(), tested_.size());
}

void RandomisationTest::add_findings(std::size_t found, Result& result) const {
  const bool is_bounded = doubt_of_independence(question_.problem->order).says_nothing();
  const Message of_all =
      message("randomization.tested", "{1} tested {1:feature|features}", shortlist_.size());
  result.findings.push_back(
      {.id = "randomization_discoveries",
       .title = message("randomization.features_found", "features found by the randomization test"),
       .value = static_cast<double>(found),
       .measured_on = is_bounded
                          ? message("randomisation.at_rate", "{1} at a false discovery rate of {2}",
                                    of_all, short_text(options_.q(), 3))
                          : message("randomisation.without_bound",
                                    "{1}, without a bound for false discoveries", of_all)});
  result.findings.push_back(
      {.id = "lowest_p_value",
       .title = message("randomization.lowest_p_value", "lowest p-value of a feature"),
       .value = *std::min_element(p_.begin(), p_.end()),
       .better = Better::lower,
       .measured_on = of_all});
}

/// Of values taken from all samples, none is between the two.
void RandomisationTest::warn_of_two_values(Result& result) const {
  const auto two = std::ssize(features_of_two_values(question_.problem->inputs, shortlist_));
  if (two > 0 && options_.sampler != ConditionalDraw::permutation) {
    result.warnings.push_back(message("randomization.two_values",
                                      "randomization test: {1} {1:input takes|inputs take} two "
                                      "values only, and what is drawn in their place does not: the "
                                      "false discovery rate is not sure to be kept",
                                      two));
  }
}

void RandomisationTest::report(Result& result) const {
  if (!trouble_.says_nothing()) {
    result.warnings.push_back(
        message("randomization.trouble", "randomization test: {1}", trouble_));
  }
  if (p_.empty() || result.columns.empty()) {
    return;
  }
  const Vector p = p_values();
  const Vector q = adjusted_p_values(p);
  result.columns.push_back({"p_value",
                            "p-value",
                            "How often values drawn given the other features do as well",
                            ValueKind::p_value,
                            {p.begin(), p.end()}});
  result.columns.push_back({"q_value",
                            "q-value",
                            "False discovery rate at which the feature would just be found",
                            ValueKind::q_value,
                            {q.begin(), q.end()}});
  result.figures.push_back(steps_figure(p));
  result.figures.push_back(p_value_bars(p));
  if (p_.size() < shortlist_.size()) {
    result.warnings.push_back(message("randomization.unfinished",
                                      "randomization test: only {1} of {2} features were tested",
                                      p_.size(), shortlist_.size()));
    return;
  }
  const std::vector<Index> features = found(p);
  result.selection = {features,
                      message("randomization.rule",
                              "randomization test at a false discovery rate of {1} among {2} "
                              "{2:feature|features}{3}",
                              short_text(options_.q(), 3), shortlist_.size(),
                              doubt_in_brackets(question_.problem->order)),
                      FeatureSelection::CountDecidedBy::of_test};
  result.warnings.push_back(conclusion(features.size()));
  add_findings(features.size(), result);
  warn_of_two_values(result);
  const double least = permutation_p(0, options_.rounds);
  const double needed = options_.q() / static_cast<double>(shortlist_.size());
  if (least > needed) {
    result.warnings.push_back(message(
        "randomization.few_rounds",
        "with {1} rounds no p-value is below {2}, so that a single feature cannot be found; "
        "at least {3} rounds can find one",
        options_.rounds, short_text(least, 2), static_cast<Index>(std::ceil(1.0 / needed)) - 1));
  }
}

class RandomisationStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{"hrt", "Randomization test",
                                 "p-values: could the other features stand in for one?",
                                 "methods that fit a model", true};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(randomisation_parameters());
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override { return method.info().predicts; }

  [[nodiscard]] ParameterValues automatic_values(const StudyQuestion& question) const override {
    const RandomisationOptions options = randomisation_options(question.settings);
    ParameterValues known;
    if (!options.rate) {
      known.set("fdr", options.q());
    }
    return known;
  }

  [[nodiscard]] std::optional<double> promised_rate(
      const ParameterValues& settings) const override {
    return randomisation_options(settings).q();
  }

  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override {
    const auto samples = static_cast<double>(question.problem->samples());
    const double share = randomisation_options(question.settings).tested_share;
    for (const ColumnInfo& feature : question.problem->features) {
      if (feature.period > 0.0) {
        return {{"trust", "Trust",
                 message("randomization.periodic_input",
                         "the randomization test: input {1} is periodic", feature.name),
                 message("randomization.periodic_input.accepted", "inputs without a period")}};
      }
    }
    if (std::min(share, 1.0 - share) * samples < static_cast<double>(fewest_of_a_part)) {
      return {{"trust", "Trust",
               message("randomization.too_few_samples",
                       "{1} {1:sample|samples} cannot be parted into fitted and tested ones",
                       question.problem->samples()),
               message("randomization.too_few_samples.accepted", "at least {1} in each part",
                       fewest_of_a_part)}};
    }
    return {};
  }

  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override {
    constexpr double seconds_of_a_value = 6e-9;  // to draw it
    const RandomisationOptions options = randomisation_options(question.settings);
    const Problem& problem = *question.problem;
    const auto tested = static_cast<double>(std::min(options.shortlist, problem.dimension()));
    const double values = options.tested_share * static_cast<double>(problem.samples()) * tested *
                          static_cast<double>(options.rounds);
    return (1.0 - options.tested_share) * main.seconds +
           values * (seconds_of_a_value + question.run.method->info().seconds_of_prediction) /
               static_cast<double>(most_threads());
  }

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string /*objective*/) const override {
    return std::make_unique<RandomisationTest>(question, randomisation_options(question.settings));
  }
};

}  // namespace

std::unique_ptr<const Study> randomisation_study() {
  return std::make_unique<const RandomisationStudy>();
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "core/measures/spread.h"
#include "core/message.h"
#include "core/parameter/bound_parameter.h"
#include "core/problem/filled_cells.h"
#include "core/problem/samples_as_points.h"
#include "core/random.h"
#include "core/study/curve_words.h"
#include "core/study/mean_curve.h"
#include "core/study/relative_error.h"
#include "core/study/replicate_plan.h"
#include "core/study/space_curve.h"
#include "core/study/trust_study.h"
#include "core/text.h"

namespace steelyard {
namespace {

struct LearningCurveOptions {
  Index orders = 3;              ///< orders of the samples, >= 1
  double test_share = 0.2;       ///< share of the samples, above 0 and below 1
  Index most_training = 2000;    ///< most training samples
  Index smallest_training = 20;  ///< training samples at the first size, >= 4
  Index sizes = 6;               ///< number of sizes in geometric steps, >= 2
  std::uint64_t seed = 1;
};

CurveParts parts_of(const Problem& problem, const LearningCurveOptions& options) {
  return curve_parts(problem.samples(), options.test_share, options.most_training);
}

const std::string curve_figure = "learning-curve";
/// Of the widest and the narrowest input: beyond it, inputs as they are hide the narrow ones.
constexpr double spreads_differ = 1.5;

bool differ_in_spread(const Vector& deviations) {
  double least = std::numeric_limits<double>::infinity();
  for (const double deviation : deviations) {
    least = deviation > 0.0 ? std::min(least, deviation) : least;
  }
  return deviations.size() > 0 && deviations.maxCoeff() > spreads_differ * least;
}

/// What the mean of the training samples misses on the test samples, in the mean.
double missed_by_the_mean(const Matrix& targets, Index train) {
  const Eigen::RowVectorXd means = targets.topRows(train).colwise().mean();
  return (targets.bottomRows(targets.rows() - train).rowwise() - means).cwiseAbs().mean();
}

/// The curves of learning_curve_study(), one after another.
class LearningCurve final : public ReplicatePlan {
 public:
  /// \param baselines  methods whose spaces are drawn for comparison, except the run's own method
  LearningCurve(StudyQuestion question, LearningCurveOptions options, const Methods& baselines);

  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override {
    return static_cast<std::size_t>(options_.orders) * lines_.size();
  }
  [[nodiscard]] Message stage(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void report(Result& result) const override;

 private:
  enum class Source { run, baseline, as_they_are, equal_spread };
  struct Line {
    Source source = Source::run;
    std::string id;  ///< stable: that of a method, "inputs"
    std::string name;
    std::shared_ptr<const Method> method = {};  ///< the method that learns the space
    Message trouble = {};                       ///< why a space is missing in some order
    ValuesAt errors = {};                       ///< by number of training samples
    [[nodiscard]] Message words() const { return term_words(name); }
  };

  [[nodiscard]] Line& line(std::size_t replicate) { return lines_[replicate % lines_.size()]; }
  [[nodiscard]] const Line& line(std::size_t replicate) const {
    return lines_[replicate % lines_.size()];
  }
  [[nodiscard]] Split dealt(std::size_t order) const;
  void fit_parts();
  [[nodiscard]] std::vector<Index> training() const {
    return {order_.begin(), order_.begin() + parts_.train};
  }
  void deal(std::size_t order);
  [[nodiscard]] bool enter(Line& line, const Result* result);
  [[nodiscard]] LearnedSpace space_of(const Line& line, const Result* result) const;
  void keep(Line& line, std::vector<FigurePoint>& points);
  [[nodiscard]] Message comparison(const Line& own, const Line& inputs) const;
  void report_errors(Result& result) const;

  StudyQuestion question_;
  LearningCurveOptions options_;
  std::vector<Line> lines_;
  CurveParts parts_;
  std::vector<Index> sizes_;
  std::vector<Index> order_;         ///< samples of the current order: training, then test
  std::optional<SpaceCurve> curve_;  ///< curve of the current replicate
  double of_mean_ = 0.0;             ///< test error of predicting the training samples' mean
};

LearningCurve::LearningCurve(StudyQuestion question, LearningCurveOptions options,
                             const Methods& baselines)
    : question_(std::move(question)),
      options_(options),
      parts_(parts_of(*question_.problem, options)),
      sizes_(curve_sizes(parts_.train, options.smallest_training, options.sizes)) {
  fit_parts();
  const MethodInfo& own = question_.run.method->info();
  lines_.push_back({Source::run, own.id, own.title, question_.run.method});
  for (const auto& baseline : others_than(*question_.run.method, baselines)) {
    lines_.push_back({Source::baseline, baseline->info().id, baseline->info().title, baseline});
  }
  if (differ_in_spread(standard_deviations(question_.problem->inputs))) {
    lines_.push_back({Source::equal_spread, "inputs_alike", "inputs at equal spread"});
  }
  lines_.push_back({Source::as_they_are, "inputs", "inputs as they are"});
}

std::vector<Figure> LearningCurve::figures() const {
  Figure figure{
      curve_figure, "Learning curve",
      "Mean absolute error of a kernel ridge regression on samples left out; 1: that of the mean "
      "of the training samples. Each space was learned from all training samples of an order, "
      "width and penalty chosen among them; bands: lowest to highest of the orders."};
  figure.x = {.title = "Training samples", .logarithmic = true, .whole_numbers = true};
  figure.y = {.title = held_out_error_title, .logarithmic = true};
  for (const Line& each : lines_) {
    lines_of(figure).push_back(
        {.name = each.name, .reference = each.source == Source::as_they_are});
  }
  return {figure};
}

Message LearningCurve::stage(std::size_t replicate) const {
  return message("stage.learning_curve", "learning curve: order {1} of {2}, {3}",
                 replicate / lines_.size() + 1, options_.orders, line(replicate).words());
}

/// What is learned from, in random order, and what is tested.
Split LearningCurve::dealt(std::size_t order) const {
  // The split of index 0 is that of measures on one split.
  Random random(options_.seed, Purpose::split, order + 1);
  const Problem& problem = *question_.problem;
  return shuffled_split(problem.samples(), problem.order, parts_.train, parts_.test, random);
}

/// Where samples belong together, the parts of all orders have the size that each of them has.
void LearningCurve::fit_parts() {
  if (question_.problem->order.is_any()) {
    return;
  }
  CurveParts least = parts_;
  for (std::size_t order = 0; order < static_cast<std::size_t>(options_.orders); ++order) {
    const Split split = dealt(order);
    least.train = std::min(least.train, std::ssize(split.train));
    least.test = std::min(least.test, std::ssize(split.test));
  }
  parts_ = least;
  constexpr Index fewest = 4;
  options_.smallest_training =
      std::min(options_.smallest_training, std::max(fewest, parts_.train / 2));
  sizes_ = curve_sizes(parts_.train, options_.smallest_training, options_.sizes);
}

/// The order of a given number is the same for all lines.
void LearningCurve::deal(std::size_t order) {
  const Split split = dealt(order);
  order_.assign(split.train.begin(), split.train.begin() + parts_.train);
  order_.insert(order_.end(), split.test.begin(), split.test.begin() + parts_.test);
}

BegunTrial LearningCurve::start(std::size_t replicate) {
  curve_.reset();
  deal(replicate / lines_.size());
  Line& of = line(replicate);
  if (of.method == nullptr) {
    return {nullptr, {}};
  }
  ProblemChange change;
  change.samples = training();
  std::sort(change.samples->begin(), change.samples->end());  // a series stays one
  const double share =
      static_cast<double>(parts_.train) / static_cast<double>(question_.problem->samples());
  if (of.source == Source::run) {
    return begin_trial(for_share_of_samples(question_.run, share), question_.problem, change);
  }
  const RunPlan baseline = of.method->plan(of.method->schema().defaults());
  BegunTrial start = begin_trial(for_share_of_samples(baseline, share), question_.problem, change);
  of.trouble = std::exchange(start.trouble, {});
  return start;
}

LearnedSpace LearningCurve::space_of(const Line& line, const Result* result) const {
  const Problem& problem = *question_.problem;
  switch (line.source) {
    case Source::as_they_are:
      return Vector::Ones(problem.dimension());
    case Source::equal_spread: {
      const std::vector<Index> learned_from = training();
      const Vector deviations = standard_deviations(
          problem.filled_inputs
              ? filled_anew(problem.inputs, problem.filled_inputs, learned_from, learned_from)
              : Matrix(problem.inputs(learned_from, Eigen::all)));
      return Vector((deviations.array() > 0.0).select(deviations.cwiseInverse(), 0.0));
    }
    default:
      return result == nullptr ? LearnedSpace() : result->space;
  }
}

/// Places the samples in the line's space.
/// \return false where it has none
bool LearningCurve::enter(Line& line, const Result* result) {
  const LearnedSpace space = space_of(line, result);
  if (space.empty() || !space.all_finite()) {
    if (line.trouble.says_nothing()) {
      line.trouble = message("learning_curve.no_space", "its run gave no space");
    }
    return false;
  }
  const Problem part = question_.problem->with_samples(order_, training());
  const Matrix points = points_in(space, part);
  if (!any_varies(points.topRows(parts_.train))) {
    line.trouble =
        message("learning_curve.one_place", "all training samples are at one place in its space");
    return false;
  }
  const Matrix targets = comparable_targets(part, parts_.train);
  of_mean_ = missed_by_the_mean(targets, parts_.train);
  if (!(of_mean_ > 0.0)) {
    line.trouble = message("learning_curve.at_mean", "the test samples have the target's mean");
    return false;
  }
  curve_.emplace(OrderedSamples{points.topRows(parts_.train), targets.topRows(parts_.train),
                                points.bottomRows(parts_.test), targets.bottomRows(parts_.test)},
                 sizes_, order_of(question_.problem->order, training()), options_.seed);
  return true;
}

ReplicatePlan::Progress LearningCurve::judge(std::size_t replicate, const Result* result,
                                             const std::stop_token& stop,
                                             std::vector<FigurePoint>& points) {
  Line& of = line(replicate);
  if (!curve_) {
    return enter(of, result) ? Progress::more : Progress::finished;
  }
  const Progress progress = curve_->advance(stop);
  if (progress == Progress::finished) {
    keep(of, points);
    curve_.reset();
  }
  return progress;
}

void LearningCurve::keep(Line& line, std::vector<FigurePoint>& points) {
  if (!curve_->errors().allFinite()) {
    line.trouble = message("learning_curve.singular", "its kernel was singular");
    return;
  }
  for (std::size_t k = 0; k < sizes_.size(); ++k) {
    const auto x = static_cast<double>(sizes_[k]);
    std::vector<double>& errors = line.errors[x];
    errors.push_back(curve_->errors()[static_cast<Index>(k)] / of_mean_);
    points.push_back(mean_point(curve_figure, line.name, x, errors, Band::extremes));
  }
}

/// The run's space beside the better of the inputs' own, at the largest size.
Message LearningCurve::comparison(const Line& own, const Line& inputs) const {
  const auto most = static_cast<double>(sizes_.back());
  const std::vector<double>& of_own = own.errors.at(most);
  const std::vector<double>& of_inputs = inputs.errors.at(most);
  const double wanted = mean_and_deviation(of_inputs).mean;
  if (wanted >= 1.0) {
    return message("learning_curve.nothing_learned",
                   "learning curve: with the {1}, nothing is learned", inputs.words());
  }
  const auto [low, high] = std::minmax_element(of_own.begin(), of_own.end());
  const auto [low_in, high_in] = std::minmax_element(of_inputs.begin(), of_inputs.end());
  const bool overlap = of_own.size() > 1 && *low <= *high_in && *low_in <= *high;
  const Message doubt =
      overlap ? message("learning_curve.ranges_overlap", " (the ranges over the orders overlap)")
              : Message();
  if (mean_and_deviation(of_own).mean >= wanted) {
    return message("learning_curve.no_gain",
                   "learning curve: the learned space does not lower the error of the {1}{2}",
                   inputs.words(), doubt);
  }
  const auto reached =
      first_below(mean_curve(own.name, own.errors, Band::extremes), wanted).value_or(most);
  return message("learning_curve.gain",
                 "learning curve: {1} needs about {2} for the error of the {3}{4}", own.words(),
                 short_text(std::round(reached), 6), inputs.words(), doubt);
}

void LearningCurve::report_errors(Result& result) const {
  const auto most = static_cast<double>(sizes_.back());
  const Line* own = nullptr;
  const Line* inputs = nullptr;  // the better of them
  double least = std::numeric_limits<double>::infinity();
  for (const Line& each : lines_) {
    if (each.errors.empty()) {
      continue;
    }
    const std::vector<double>& errors = each.errors.at(most);
    const double error = mean_and_deviation(errors).mean;
    result.findings.push_back(
        {.id = "learning_curve:" + each.id,
         .title = each.method == nullptr ? message("learning_curve.error_with_the",
                                                   "held-out error with the {1}", each.words())
                                         : message("learning_curve.error_with",
                                                   "held-out error with {1}", each.words()),
         .value = error,
         .error = standard_error(errors),
         .unit = "of the error of the mean",
         .better = Better::lower,
         .measured_on =
             curve_measured_on(sizes_.back(), std::ssize(errors), of_mean_, *question_.problem)});
    if (each.source == Source::run) {
      own = &each;
    } else if (each.method == nullptr && error < least) {
      inputs = &each;
      least = error;
    }
  }
  if (own != nullptr && inputs != nullptr) {
    result.warnings.push_back(comparison(*own, *inputs));
  }
}

void LearningCurve::report(Result& result) const {
  for (const Line& each : lines_) {
    if (!each.trouble.says_nothing()) {
      result.warnings.push_back(message("learning_curve.missing",
                                        "learning curve: {1} is missing in some order: {2}",
                                        each.words(), each.trouble));
    }
  }
  if (std::all_of(lines_.begin(), lines_.end(),
                  [](const Line& each) { return each.errors.empty(); })) {
    return;
  }
  report_errors(result);
  Figure figure = figures().front();
  lines_of(figure).clear();
  for (const Line& each : lines_) {
    if (!each.errors.empty()) {
      lines_of(figure).push_back(mean_curve(each.name, each.errors, Band::extremes));
      lines_of(figure).back().reference = each.source == Source::as_they_are;
    }
  }
  result.figures.push_back(std::move(figure));
}

const ParameterList<LearningCurveOptions>& curve_parameters() {
  static const ParameterList<LearningCurveOptions> list{
      parameter({"orders", "Orders",
                 "Random orders of the samples; in each, the run is repeated on the training "
                 "samples."},
                field(&LearningCurveOptions::orders), {1.0, 1000.0}),
      parameter({"test_share", "Test share",
                 "Share of the samples that errors are measured on, at most 5,000."},
                field(&LearningCurveOptions::test_share), {0.01, 0.9}),
      parameter({"most_training", "Largest training set",
                 "Samples at most; the time grows with the cube of this number."},
                field(&LearningCurveOptions::most_training), {10.0, 10000.0}),
      parameter({"smallest_training", "Smallest training set",
                 "Samples at the first point of the curve."},
                field(&LearningCurveOptions::smallest_training), {4.0, 10000.0})
          .advanced(),
      parameter({"training_sizes", "Training sets", "Points of the curve, in geometric steps."},
                field(&LearningCurveOptions::sizes), {2.0, 50.0})
          .advanced()};
  return list;
}

LearningCurveOptions curve_options(const ParameterValues& settings) {
  LearningCurveOptions options = options_of(curve_parameters(), settings);
  options.seed = seed_of(settings);
  return options;
}

/// Nothing if a regression can learn the ground truth.
std::optional<Complaint> trouble_with_truth(const Problem& problem) {
  const Message accepted =
      message("learning_curve.no_truth.accepted", "columns of numbers with the role target");
  if (problem.truth.cols() == 0) {
    return Complaint{"", "", message("learning_curve.no_truth", "there is none"), accepted};
  }
  if (problem.truth_kind != TruthKind::columns) {
    return Complaint{"", "",
                     message("learning_curve.distances", "distances between samples are none"),
                     accepted};
  }
  if (!any_varies(problem.truth)) {
    return Complaint{"", "", message("learning_curve.constant_truth", "it is constant"),
                     message("learning_curve.constant_truth.accepted",
                             "columns of numbers with the role target, one of which varies")};
  }
  return std::nullopt;
}

class LearningCurveStudy final : public TrustStudy {
 public:
  explicit LearningCurveStudy(Methods baselines) : baselines_(std::move(baselines)) {}

  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{"learning-curve", "Learning curve",
                                 "does a regression need fewer samples in the learned space?",
                                 "methods that learn a space; needs a target of columns", true};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(curve_parameters());
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override {
    return gives_space(method.info().gives);
  }

  /// Requires a ground truth of columns, and enough samples for several sizes.
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override {
    const LearningCurveOptions options = curve_options(question.settings);
    std::vector<Complaint> complaints;
    if (auto trouble = trouble_with_truth(*question.problem)) {
      complaints.push_back(passed_on(
          *std::move(trouble), "trust", "Trust",
          message("learning_curve.trouble", "a learning curve needs a target to predict")));
    }
    const Index train = parts_of(*question.problem, options).train;
    if (train <= options.smallest_training) {
      complaints.push_back(
          {"smallest_training", "Smallest training set",
           message("learning_curve.too_few_samples",
                   "{1} {1:sample is|samples are} as many as there are to train on ({2}) or more",
                   options.smallest_training, train),
           message("learning_curve.too_few_samples.accepted", "4 to {1}", train - 1)});
    }
    return complaints;
  }

  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override {
    const LearningCurveOptions options = curve_options(question.settings);
    const Problem& problem = *question.problem;
    const CurveParts parts = parts_of(problem, options);
    const double share = static_cast<double>(parts.train) / static_cast<double>(problem.samples());
    double of_order = main.seconds * share;
    Index lines = 3;
    for (const auto& baseline : others_than(*question.run.method, baselines_)) {
      const ParameterValues defaults = baseline->schema().defaults();
      if (baseline->check(problem, defaults).empty()) {
        of_order += baseline->estimate(problem, defaults).seconds * share;
        ++lines;
      }
    }
    of_order += static_cast<double>(lines) * SpaceCurve::seconds(parts, problem.dimension());
    return of_order * static_cast<double>(options.orders);
  }

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string /*objective*/) const override {
    return std::make_unique<LearningCurve>(question, curve_options(question.settings), baselines_);
  }

  Methods baselines_;
};

}  // namespace

std::unique_ptr<const Study> learning_curve_study(Methods baselines) {
  return std::make_unique<const LearningCurveStudy>(std::move(baselines));
}

}  // namespace steelyard

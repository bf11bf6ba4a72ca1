// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/measures/spread.h"
#include "core/message.h"
#include "core/problem/samples_as_points.h"
#include "core/random.h"
#include "core/study/relative_error.h"
#include "core/text.h"

namespace steelyard {
namespace {

const std::string curve_figure = "learning-curve";
constexpr Index most_tested = 5000;
/// Of the widest and the narrowest input: beyond it, inputs as they are hide the narrow ones.
constexpr double spreads_differ = 1.5;

bool differ_in_spread(const Vector& deviations) {
  double least = std::numeric_limits<double>::infinity();
  for (const double deviation : deviations) {
    least = deviation > 0.0 ? std::min(least, deviation) : least;
  }
  return deviations.size() > 0 && deviations.maxCoeff() > spreads_differ * least;
}

/// A single target without a period is judged in its own unit.
bool has_own_unit(const Problem& problem) {
  return problem.truth.cols() == 1 && problem.truth_features.front().period == 0.0;
}

/// Several targets are only comparable in units of their own spread, among training samples.
Matrix comparable_targets(const Problem& problem, Index train) {
  Matrix targets = truth_space(problem);
  if (!has_own_unit(problem)) {
    const Vector deviations = standard_deviations(targets.topRows(train));
    targets *= (deviations.array() > 0.0).select(deviations.cwiseInverse(), 1.0).asDiagonal();
  }
  return targets;
}

std::string with_unit(double error, const Problem& problem) {
  const std::string& unit = problem.truth_features.front().unit;
  const std::string number = short_text(error, 3);
  if (!has_own_unit(problem)) {
    return number + " standard deviations";
  }
  return unit.empty() ? number : number + " " + unit;
}

/// What the mean of the training samples misses on the test samples, in the mean.
double missed_by_the_mean(const Matrix& targets, Index train) {
  const Eigen::RowVectorXd means = targets.topRows(train).colwise().mean();
  return (targets.bottomRows(targets.rows() - train).rowwise() - means).cwiseAbs().mean();
}

/// Where a falling curve first comes down to a value, by interpolation between logarithms.
std::optional<double> first_below(const FigureLine& curve, double value) {
  for (std::size_t k = 0; k < curve.x.size(); ++k) {
    if (curve.y[k] > value) {
      continue;
    }
    if (k == 0) {
      return curve.x[0];
    }
    const double fall = std::log(curve.y[k - 1] / curve.y[k]);
    const double share = fall > 0.0 ? std::log(curve.y[k - 1] / value) / fall : 1.0;
    return curve.x[k - 1] * std::pow(curve.x[k] / curve.x[k - 1], share);
  }
  return {};
}

}  // namespace

CurveParts curve_parts(Index samples, const LearningCurveOptions& options) {
  const auto wanted =
      static_cast<Index>(std::lround(options.test_share * static_cast<double>(samples)));
  const Index set_aside = std::clamp<Index>(wanted, 1, samples - 1);
  return {std::min(samples - set_aside, options.most_training), std::min(set_aside, most_tested)};
}

std::vector<Index> curve_sizes(Index train, const LearningCurveOptions& options) {
  const auto smallest = static_cast<double>(options.smallest_training);
  const double ratio = static_cast<double>(train) / smallest;
  std::vector<Index> sizes;
  for (Index k = 0; k < options.sizes; ++k) {
    const double share = static_cast<double>(k) / static_cast<double>(options.sizes - 1);
    sizes.push_back(static_cast<Index>(std::lround(smallest * std::pow(ratio, share))));
  }
  sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
  return sizes;
}

LearningCurve::LearningCurve(StudyQuestion question, LearningCurveOptions options,
                             const Methods& baselines)
    : question_(std::move(question)),
      options_(options),
      parts_(curve_parts(question_.problem->samples(), options)),
      sizes_(curve_sizes(parts_.train, options)) {
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

std::size_t LearningCurve::count() const {
  return static_cast<std::size_t>(options_.orders) * lines_.size();
}

std::string LearningCurve::stage(std::size_t replicate) const {
  return "learning curve: order " + std::to_string(replicate / lines_.size() + 1) + " of " +
         std::to_string(options_.orders) + ", " + line(replicate).name;
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
  sizes_ = curve_sizes(parts_.train, options_);
}

std::vector<Index> LearningCurve::training() const {
  return {order_.begin(), order_.begin() + parts_.train};
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
  change.samples.emplace(order_.begin(), order_.begin() + parts_.train);
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
      const Vector deviations =
          standard_deviations(problem.with_samples(learned_from, learned_from).inputs);
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
                   "learning curve: with the {1}, nothing is learned", inputs.name);
  }
  const auto [low, high] = std::minmax_element(of_own.begin(), of_own.end());
  const auto [low_of_inputs, high_of_inputs] =
      std::minmax_element(of_inputs.begin(), of_inputs.end());
  const bool overlap = of_own.size() > 1 && *low <= *high_of_inputs && *low_of_inputs <= *high;
  const std::string doubt = overlap ? " (the ranges over the orders overlap)" : "";
  if (mean_and_deviation(of_own).mean >= wanted) {
    return message("learning_curve.no_gain",
                   "learning curve: the learned space does not lower the error of the {1}{2}",
                   inputs.name, doubt);
  }
  const auto reached =
      first_below(mean_curve(own.name, own.errors, Band::extremes), wanted).value_or(most);
  return message("learning_curve.gain",
                 "learning curve: {1} needs about {2} for the error of the {3}{4}", own.name,
                 short_text(std::round(reached), 6), inputs.name, doubt);
}

void LearningCurve::report_errors(Result& result) const {
  const auto most = static_cast<double>(sizes_.back());
  const std::string learned_from = counted(sizes_.back(), "training sample") +
                                   ", whose mean misses " + with_unit(of_mean_, *question_.problem);
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
         .title =
             "held-out error with " + std::string(each.method == nullptr ? "the " : "") + each.name,
         .value = error,
         .error = standard_error(errors),
         .unit = "of the error of the mean",
         .better = Better::lower,
         .measured_on = learned_from});
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
                                        each.name, each.trouble));
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

}  // namespace steelyard

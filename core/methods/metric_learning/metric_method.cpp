// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/metric_method.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <tuple>
#include <utility>

#include "core/kernels/level.h"
#include "core/methods/metric_learning/metric_stepper.h"
#include "core/problem/targets.h"
#include "core/run/method_info.h"
#include "core/text.h"

namespace steelyard::metric_learning {
namespace {

constexpr Index fewest_samples = 10;

/// What does not fit the number of samples.
std::vector<Complaint> complaints_of_size(const Problem& problem, const MetricOptions& options) {
  if (problem.samples() < fewest_samples) {
    return {{"", "Samples",
             message("metric.too_few_samples",
                     "{1} {1:sample is|samples are} too few for the training", problem.samples()),
             message("metric.too_few_samples.accepted", "at least {1}", fewest_samples)}};
  }
  std::vector<Complaint> complaints;
  const double training = (1.0 - options.validation) * static_cast<double>(problem.samples());
  if (options.plan.share_fitted + options.plan.share_judged > 1.0 + 1e-9) {
    complaints.push_back({"share_a", "Share of the judging half",
                          message("metric.halves_too_large",
                                  "together with the fitted half, more than all training samples"),
                          message("metric.halves_too_large.accepted", "at most {1}",
                                  short_text(1.0 - options.plan.share_fitted, 3))});
  }
  for (const auto& [id, title, share] :
       {std::tuple{"share_alpha", "fitted", options.plan.share_fitted},
        std::tuple{"share_a", "judging", options.plan.share_judged}}) {
    if (share * training < 2.0) {
      complaints.push_back({id, std::string("Share of the ") + title + " half",
                            message("metric.half_too_small", "fewer than 2 samples"),
                            message("metric.half_too_small.accepted", "at least {1}",
                                    short_text(std::ceil(200.0 / training) / 100.0, 3))});
    }
  }
  return complaints;
}

/// The share of the iterations after which the training of Nadaraya-Watson regression ends, where
/// it ends when the validation error has not fallen for a while: the earlier, the fewer samples
/// there are for each input, as the map then soon learns them by heart.
double share_until_no_gain(double samples, double features, const MetricOptions& options) {
  constexpr double least = 0.25;
  constexpr double enough_samples = 100.0;  // for each input
  if (options.validation <= 0.0 || options.plan.patience == 0) {
    return 1.0;
  }
  return std::clamp(std::sqrt(samples / (enough_samples * features)), least, 1.0);
}

void explain(bool ridge, MethodInfo& info) {
  if (ridge) {
    info.equations =
        "L(A) = ‖Q (K + λ I)^{−1} y_{1} − y_{2}‖^{2},   K = k(X_{1}, X_{1}),   Q = "
        "k(X_{2}, X_{1})\n"
        "k(x, x′) = exp(−‖A (x − x′)‖^{2} / σ^{2})";
    info.symbols =
        "A: the map, which is learned; X_{1}, y_{1}: one half of the samples, to which "
        "the regression is fitted; X_{2}, y_{2}: the other, by which it is judged; the "
        "halves are drawn anew after a few steps; λ: the ridge; σ: the width of the "
        "kernel.";
    info.details =
        "A linear map of the inputs is learned so that a kernel ridge regression, fitted to one "
        "half of the samples, predicts the other; the halves are drawn anew after a few steps. A "
        "full map finds directions that run across the columns, a diagonal one a factor for each "
        "column. A fifth of the samples takes no part; the map that predicts them best is kept if "
        "it is clearly better than the start, and the run says whether the inputs as they are "
        "would have done as well. Width and ridge of the kernel, and whether columns are brought "
        "to equal spread, are chosen by what predicts best at the start; while the map is learned, "
        "the ridge is at least 0.01, for a map learned with less fits noise of its halves. The "
        "transformed table and the map are exported.";
    info.suits =
        "To predict numbers with a kernel ridge regression, such as properties of "
        "molecules: the map says which directions of the inputs matter.";
    info.unsuited =
        "Not for short lists of columns: a full map mixes all of them. Not for fewer "
        "than some hundred samples, where half of them fit noise.";
  } else {
    info.equations =
        "L(A) = Σ_{i} (y_{i} − ŷ_{i})^{2},   ŷ_{i} = Σ_{j≠i} k_{ij} y_{j} / Σ_{j≠i} "
        "k_{ij}\n"
        "k_{ij} = exp(−‖A (x_{i} − x_{j})‖^{2} / σ^{2})";
    info.symbols =
        "A: the map, which is learned; ŷ_{i}: the mean target of the other samples, the "
        "nearer the more; σ: the width of the kernel.";
    info.details =
        "A linear map of the inputs is learned so that a sample can be predicted from those near "
        "it, by a weighted mean of all others. A full map finds directions that run across the "
        "columns, a diagonal one a factor for each column. A fifth of the samples takes no part; "
        "the map that predicts them best is kept, and the run says whether the inputs as they are "
        "would have done as well. The width of the kernel, and whether columns are brought to "
        "equal spread, are chosen by what predicts best at the start. The transformed table and "
        "the map are exported.";
    info.suits =
        "For a target that depends on directions across the columns: the map draws "
        "together samples with similar targets, and its projection shows them.";
    info.unsuited =
        "Not for short lists of columns: a full map mixes all of them; a diagonal map "
        "weights them. Not for tables with more columns than samples, which it can "
        "learn by heart.";
  }
}

}  // namespace

MetricMethod::MetricMethod(Regression regression) : regression_(regression) {
  const bool ridge = regression == Regression::kernel_ridge;
  info_.id = ridge ? "mlkrr" : "mlkr";
  info_.title = ridge ? "Metric learning for kernel ridge regression"
                      : "Metric learning for kernel regression";
  info_.family = "Metric learning";
  info_.purpose = ridge ? "Learns a linear map of the inputs in which a kernel ridge regression "
                          "predicts the target."
                        : "Learns a linear map of the inputs in which samples that are near each "
                          "other have similar targets.";
  info_.citation =
      ridge ? "R. Fabregat, P. van Gerwen, M. Haeberle, F. Eisenbrand, C. Corminboeuf: Metric "
              "learning for kernel ridge regression: assessment of molecular similarity, Mach. "
              "Learn.: Sci. Technol. 3, 035015 (2022) doi:10.1088/2632-2153/ac8e4f"
            : "K. Q. Weinberger, G. Tesauro: Metric learning for kernel regression, AISTATS (2007) "
              "https://proceedings.mlr.press/v2/weinberger07a.html";
  explain(ridge, info_);
  info_.target = Target::either;
  info_.periods = Periods::refused;
  info_.gives = Output::map;
  info_.predicts = true;
  info_.draws = true;
  info_.units_matter = true;  // unless columns at equal spread predict better
  info_.objective = {Objective::Better::lower, true, true};
  info_.seconds_of_prediction = 4e-7;  // by the kernel with some hundred samples
}

std::vector<Complaint> MetricMethod::check(const Problem& problem,
                                           const ParameterValues& values) const {
  std::vector<Complaint> complaints = target_complaints(info_, schema(), problem, values);
  if (complaints.empty()) {
    complaints = complaints_of_size(problem, metric_options(regression_, values));
  }
  return complaints;
}

Estimate MetricMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  constexpr double speed = 5e10;
  constexpr double trials_of_an_iteration = 1.3;
  constexpr double for_an_exponential = 10.0;
  const MetricOptions options = metric_options(regression_, values);
  const double samples = (1.0 - options.validation) * static_cast<double>(problem.samples());
  const auto features = static_cast<double>(problem.dimension());
  const double components = options.shape == MapShape::diagonal
                                ? features
                                : static_cast<double>(options.components.value_or(usual_components(
                                      problem.dimension(), static_cast<Index>(samples))));
  const double iterations = trials_of_an_iteration * static_cast<double>(options.plan.iterations) *
                            static_cast<double>(options.plan.shuffles);
  Estimate estimate;
  double operations = 0.0;
  if (regression_ == Regression::kernel_ridge) {
    const double fitted = options.plan.share_fitted * samples;
    const double judged = options.plan.share_judged * samples;
    estimate.bytes = sizeof(double) *
                     (samples * samples + fitted * (fitted + judged) + 2.0 * samples * features);
    operations = fitted * fitted * fitted / 3.0 +
                 (fitted * fitted + fitted * judged) * (4.0 * components + for_an_exponential) +
                 4.0 * samples * components * features;
    // At the end of a shuffle, some kernels are tried on up to 2,000 samples and one on all.
    const double tried = std::min(samples, 2000.0);
    operations += (7.0 * tried * tried * tried + samples * samples * samples) /
                  (3.0 * trials_of_an_iteration * static_cast<double>(options.plan.iterations));
  } else {
    const double kept = std::min(samples, static_cast<double>(most_kept_samples));
    estimate.bytes = sizeof(double) * (kept * kept + 4.0 * samples * features);
    operations = share_until_no_gain(samples, features, options) *
                 (samples * samples * (4.0 * components + 2.0 * for_an_exponential) +
                  4.0 * samples * components * features);
  }
  estimate.seconds = iterations * operations * relative_cost_of_level() / speed;
  estimate.alternative = message("metric.fewer_components", "fewer components");
  estimate.alternative_values = {{"components", std::int64_t{10}}};
  return estimate;
}

ParameterValues MetricMethod::automatic_values(const Problem& problem,
                                               const ParameterValues& values,
                                               const FitContext& /*terms*/) const {
  ParameterValues known;
  if (values.is_automatic("components")) {
    const std::vector<Index> samples = samples_with_target(problem);
    const TrainingSplit split = training_split(
        metric_options(regression_, values), std::ssize(samples), order_of(problem.order, samples));
    known.set("components",
              std::int64_t{usual_components(problem.dimension(), std::ssize(split.training))});
  }
  return known;
}

std::unique_ptr<Stepper> MetricMethod::begin(ProblemPtr problem,
                                             const ParameterValues& values) const {
  return std::make_unique<MetricStepper>(std::move(problem), regression_,
                                         metric_options(regression_, values));
}

Matrix MetricMethod::scaled_inputs(const Problem& problem, const ParameterValues& values) const {
  const InputScaling scaling =
      metric_options(regression_, values).scaling.value_or(InputScaling::each);
  const Vector factors = scaling_factors(problem, scaling);
  return (problem.inputs.rowwise() - problem.inputs.colwise().mean()) * factors.asDiagonal();
}

}  // namespace steelyard::metric_learning

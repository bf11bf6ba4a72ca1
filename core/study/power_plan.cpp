// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/power_plan.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/message.h"
#include "core/study/mean_curve.h"
#include "core/text.h"

namespace steelyard {
namespace {

using Qualities = std::map<std::size_t, DiscoveryQuality>;

std::vector<double> each(const Qualities& qualities, double DiscoveryQuality::*what) {
  std::vector<double> values;
  for (const auto& [table, quality] : qualities) {
    values.push_back(quality.*what);
  }
  return values;
}

std::string share_text(double share) {
  return short_text(std::round(1e4 * share) / 1e4, 3);  // no rounding errors of equal shares
}

}  // namespace

PowerPlan::PowerPlan(PowerOptions options, ParameterValues settings,
                     std::vector<RunPlan> contenders)
    : options_(std::move(options)), settings_(std::move(settings)) {
  for (RunPlan& contender : contenders) {
    judged_.push_back({std::move(contender)});
  }
}

StudyQuestion PowerPlan::question(const RunPlan& contender) const {
  return {contender, problem_, settings_};
}

void PowerPlan::make_table(std::size_t number) {
  if (made_ != number) {
    table_ = power_table(options_.table, {options_.seed, number});
    problem_ = std::make_shared<const Problem>(problem_of(table_));
    table_.inputs.resize(0, 0);
    made_ = number;
  }
}

void PowerPlan::begin(const Result& /*main*/) {
  make_table(0);
  for (Judged& each : judged_) {
    const StudyQuestion on_table = question(each.contender);
    const bool runs = options_.way->check(on_table).empty();
    const double seconds = runs ? options_.way->estimate(on_table).seconds : 0.0;
    each.seconds = std::max(1e-3, seconds);
  }
}

std::vector<Figure> PowerPlan::figures() const { return {boxes(), means()}; }

std::size_t PowerPlan::count() const {
  return static_cast<std::size_t>(options_.repeats) * judged_.size();
}

std::string PowerPlan::stage(std::size_t replicate) const {
  return "made-up table " + std::to_string(table_of(replicate) + 1) + " of " +
         std::to_string(options_.repeats) + ": " + judged(replicate).contender.method->info().title;
}

double PowerPlan::share_before(std::size_t replicate) const {
  double of_table = 0.0;
  double before = 0.0;
  for (std::size_t place = 0; place < judged_.size(); ++place) {
    of_table += judged_[place].seconds;
    before += place < replicate % judged_.size() ? judged_[place].seconds : 0.0;
  }
  return (static_cast<double>(table_of(replicate)) + before / of_table) /
         static_cast<double>(options_.repeats);
}

BegunTrial PowerPlan::start(std::size_t replicate) {
  make_table(table_of(replicate));
  Judged& one = judged(replicate);
  const StudyQuestion on_table = question(one.contender);
  const std::vector<Complaint> complaints = options_.way->check(on_table);
  if (!complaints.empty()) {
    one.trouble = one.troubles == 0 ? in_words(complaints.front()) : one.trouble;
    ++one.troubles;
    return {nullptr, ""};
  }
  return {options_.way->begin(on_table), ""};
}

ReplicatePlan::Progress PowerPlan::judge(std::size_t replicate, const Result* result,
                                         const std::stop_token& /*stop*/,
                                         std::vector<FigurePoint>& /*points*/) {
  if (result == nullptr) {
    return Progress::finished;  // it was impossible
  }
  Judged& one = judged(replicate);
  const Discovered found = options_.way->discovered(*result, truth());
  if (found.trouble.empty()) {
    one.on[table_of(replicate)] = discovery_quality(found.features, table_.true_columns);
  } else {
    one.trouble = one.troubles == 0 ? found.trouble : one.trouble;
    ++one.troubles;
  }
  return Progress::finished;
}

Figure PowerPlan::boxes() const {
  Figure figure{"power", "True and false discoveries",
                "TPR: share of the true columns that were found. FDP: share of the finds that are "
                "not true. One value a made-up table."};
  figure.x = {.title = "Method"};
  figure.y = {.title = "Share", .low = 0.0, .high = 1.0};
  BoxesShape shape{{}, {{"TPR"}, {"FDP"}}};
  for (const Judged& one : judged_) {
    shape.names.push_back(one.contender.method->info().title);
    shape.groups[0].values.push_back(each(one.on, &DiscoveryQuality::true_positive_rate));
    shape.groups[1].values.push_back(each(one.on, &DiscoveryQuality::false_discovery_proportion));
  }
  figure.shape = std::move(shape);
  if (const std::optional<double> rate = options_.way->rate(settings_)) {
    figure.thresholds = {{"false discovery rate " + short_text(*rate, 3), *rate}};
  }
  return figure;
}

Figure PowerPlan::means() const {
  Figure figure{"power-means", "Means of true and false discoveries",
                "Over the made-up tables, with standard deviations: " +
                    options_.way->words(truth()) + ", of which " + std::to_string(truth()) +
                    " of " + counted(problem_->dimension(), "column") + " are true."};
  TextTable table{{"method", "tables", "TPR", "SD of TPR", "FDP", "SD of FDP"}, {}};
  for (const Judged& one : judged_) {
    if (!one.on.empty()) {
      const auto true_rate =
          mean_and_deviation(each(one.on, &DiscoveryQuality::true_positive_rate));
      const auto false_share =
          mean_and_deviation(each(one.on, &DiscoveryQuality::false_discovery_proportion));
      table.rows.push_back({one.contender.method->info().title, std::to_string(one.on.size()),
                            share_text(true_rate.mean), share_text(true_rate.deviation),
                            share_text(false_share.mean), share_text(false_share.deviation)});
    }
  }
  figure.shape = std::move(table);
  return figure;
}

void PowerPlan::report_means(Result& result) const {
  const auto add = [&](const Judged& one, const char* id, const char* title, Better better,
                       double DiscoveryQuality::*what) {
    const MethodInfo& info = one.contender.method->info();
    result.findings.push_back({.id = std::string(id) + ":" + info.id,
                               .title = std::string(title) + " of " + info.title,
                               .value = mean_and_deviation(each(one.on, what)).mean,
                               .better = better,
                               .measured_on = options_.way->words(truth()) + ", on " +
                                              counted(one.on.size(), "made-up table") + ": " +
                                              counted(problem_->samples(), "sample") + ", " +
                                              counted(problem_->dimension(), "column") + ", " +
                                              std::to_string(truth()) + " true"});
  };
  for (const Judged& one : judged_) {
    if (!one.on.empty()) {
      add(one, "power", "mean TPR", Better::higher, &DiscoveryQuality::true_positive_rate);
      add(one, "fdp", "mean FDP", Better::lower, &DiscoveryQuality::false_discovery_proportion);
    }
  }
}

void PowerPlan::report(Result& result) const {
  for (const Judged& one : judged_) {
    if (one.troubles > 0) {
      const std::string& name = one.contender.method->info().title;
      result.warnings.push_back(
          one.on.empty()
              ? message("power.left_out", "power: {1} is left out: {2}", name, one.trouble)
              : message("power.no_result",
                        "power: {1} has no result on {2} made-up {2:table|tables}: {3}", name,
                        one.troubles, one.trouble));
    }
  }
  if (std::any_of(judged_.begin(), judged_.end(),
                  [](const Judged& one) { return !one.on.empty(); })) {
    report_means(result);
    result.figures.push_back(boxes());
    result.figures.push_back(means());
  }
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/power_study.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/parameter/parameter_builders.h"

namespace steelyard {
namespace {

/// A study on thousands of samples of the user's own table would take hours.
constexpr Index fewest_samples = 20;
constexpr Index most_samples = 1000;

std::string toggle_of(const Method& other) {
  std::string id = "against_" + other.info().id;
  std::replace(id.begin(), id.end(), '-', '_');
  return id;
}

ParameterSpec automatic(ParameterSpec spec) {
  spec.initial = Automatic{};
  spec.may_be_automatic = true;
  return spec;
}

ParameterSpec toggle_for(const Method& other) {
  ParameterSpec spec;
  spec.id = toggle_of(other);
  spec.label = "Compare with " + other.info().title;
  spec.help = "On the same tables, with its default parameters.";
  spec.type = ParameterType::toggle;
  spec.initial = true;
  return spec;
}

std::optional<double> chosen(const ParameterValues& settings, const char* id) {
  return settings.is_automatic(id) ? std::nullopt : std::optional(settings.real(id));
}

PowerTableOptions table_options(const StudyQuestion& question) {
  const ParameterValues& settings = question.settings;
  PowerTableOptions table;
  table.kind = settings.choice("planted_data");
  table.samples = settings.is_automatic("planted_samples")
                      ? std::clamp(question.problem->samples(), fewest_samples, most_samples)
                      : settings.integer("planted_samples");
  if (!settings.is_automatic("planted_columns")) {
    table.columns = settings.integer("planted_columns");
  }
  table.correlation = chosen(settings, "planted_correlation");
  table.noise = chosen(settings, "planted_noise");
  return table;
}

/// Tables of the same options are alike: the first shows what a method says of all.
ProblemPtr first_problem(const PowerOptions& options) {
  return std::make_shared<const Problem>(problem_of(power_table(options.table, {options.seed, 0})));
}

std::vector<ParameterSpec> table_parameters() {
  return {choice_parameter("planted_data", "Made-up data", "sinexp", power_table_kinds(),
                           "Tables of which it is known on which columns the target depends."),
          automatic(number_parameter("planted_samples", "Made-up samples", ParameterType::integer,
                                     std::int64_t{500}, {4.0, 100000.0},
                                     "Of each table; auto: as many as your table has, from 20 to "
                                     "1,000.")),
          automatic(number_parameter("planted_columns", "Made-up columns", ParameterType::integer,
                                     std::int64_t{50}, {1.0, 100000.0},
                                     "Of each table; auto: 500 for Liang, 120 for mutations, else "
                                     "50.")),
          number_parameter("planted_repeats", "Made-up tables", ParameterType::integer,
                           std::int64_t{20}, {1.0, 1000.0},
                           "How many; every method runs on each of them."),
          advanced(automatic(number_parameter(
              "planted_correlation", "Made-up correlation", ParameterType::real, 0.5, {0.0, 0.99},
              "Of each two columns, of SinExp and linear data; auto: 0.5 and 0."))),
          advanced(automatic(number_parameter(
              "planted_noise", "Made-up noise", ParameterType::real, 0.2, {0.0, 1e6},
              "Standard deviation of what is added to the target; auto: as published.")))};
}

}  // namespace

PowerStudy::PowerStudy(Methods others, const DiscoveryWays& ways) : others_(std::move(others)) {
  ways_ = {std::make_shared<const BestRanked>(), std::make_shared<const OwnSelection>()};
  ways_.insert(ways_.end(), ways.begin(), ways.end());
}

const StudyInfo& PowerStudy::info() const {
  static const StudyInfo about{"power", "Power on made-up data",
                               "how much of a known answer is found, and how much is false?",
                               "methods that can explain a target of numbers"};
  return about;
}

ParameterValues PowerStudy::automatic_values(const StudyQuestion& question) const {
  const PowerTableOptions table = table_options(question);
  ParameterValues known;
  if (question.settings.is_automatic("planted_samples")) {
    known.set("planted_samples", std::int64_t{table.samples});
  }
  if (question.settings.is_automatic("planted_columns")) {
    known.set("planted_columns", std::int64_t{columns_of(table)});
  }
  return known;
}

std::vector<ParameterSpec> PowerStudy::parameters() const {
  std::vector<ParameterSpec> specs = table_parameters();
  std::vector<ParameterChoice> choices;
  for (const auto& way : ways_) {
    choices.push_back(way->choice());
  }
  specs.push_back(choice_parameter("discover", "Discoveries", "best", std::move(choices),
                                   "Which features of a run count as found."));
  for (const auto& other : others_) {
    specs.push_back(toggle_for(*other));
  }
  const auto own = std::ssize(specs);
  for (const auto& way : ways_) {
    for (ParameterSpec& spec : way->parameters()) {
      const auto known =
          std::find_if(specs.begin() + own, specs.end(),
                       [&](const ParameterSpec& other) { return other.id == spec.id; });
      if (known == specs.end()) {
        specs.push_back(only_when(std::move(spec), "discover", {way->choice().id}));
      } else {  // two ways share it
        known->applies_when.front().values.push_back(way->choice().id);
      }
    }
  }
  return specs;
}

bool PowerStudy::takes(const Method& method) const {
  return method.info().target == Target::numbers || method.info().target == Target::either;
}

PowerOptions PowerStudy::options(const StudyQuestion& question) const {
  PowerOptions options;
  options.table = table_options(question);
  options.repeats = question.settings.integer("planted_repeats");
  options.seed = static_cast<std::uint64_t>(question.settings.integer("seed"));
  const std::string& chosen_way = question.settings.choice("discover");
  const auto way = std::find_if(ways_.begin(), ways_.end(), [&](const auto& known) {
    return known->choice().id == chosen_way;
  });
  options.way = way == ways_.end() ? ways_.front() : *way;
  return options;
}

std::vector<RunPlan> PowerStudy::contenders(const StudyQuestion& question) const {
  std::vector<RunPlan> all{question.run};
  for (const auto& other : others_than(*question.run.method, others_)) {
    if (question.settings.toggle(toggle_of(*other))) {
      all.push_back(other->plan(other->schema().defaults()));
    }
  }
  return all;
}

std::vector<Complaint> PowerStudy::check(const StudyQuestion& question,
                                         const std::string& others) const {
  const PowerOptions options = this->options(question);
  std::vector<Complaint> complaints = trouble_with(options.table);
  if (!complaints.empty()) {
    return complaints;
  }
  const ProblemPtr problem = first_problem(options);
  for (Complaint& complaint : options.way->check({question.run, problem, question.settings})) {
    complaints.push_back({complaint.parameter,
                          "Trust: power needs the method on made-up tables: " + complaint.message +
                              "; or accepted for trust: " + others});
  }
  return complaints;
}

Estimate PowerStudy::estimate(const StudyQuestion& question) const {
  const PowerOptions options = this->options(question);
  const ProblemPtr problem = first_problem(options);
  Estimate all;
  for (const RunPlan& contender : contenders(question)) {
    const StudyQuestion on_table{contender, problem, question.settings};
    if (options.way->check(on_table).empty()) {
      const Estimate one = options.way->estimate(on_table);
      all.seconds += static_cast<double>(options.repeats) * one.seconds;
      all.bytes = std::max(all.bytes, one.bytes);
    }
  }
  return all;
}

double PowerStudy::seconds(const StudyQuestion& question, const Estimate& /*main*/) const {
  return estimate(question).seconds;
}

double PowerStudy::bytes(const StudyQuestion& question) const { return estimate(question).bytes; }

std::unique_ptr<ReplicatePlan> PowerStudy::plan(const StudyQuestion& question,
                                                std::string /*objective*/) const {
  return std::make_unique<PowerPlan>(options(question), question.settings, contenders(question));
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/panel_record.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

#include "core/analysis/panel_trials.h"
#include "core/measures/discovery_rate.h"
#include "core/record/json.h"
#include "core/record/panel_tables.h"
#include "core/record/question_json.h"
#include "core/record/record.h"

namespace steelyard {
namespace {

using json::Json;
using json::Reader;

constexpr const char* panel_kind = "steelyard panel";

Error damaged(const std::string& where) {
  return bad_input(
      {message("panel_record.damaged", "an entry is damaged"), where, accepted_panel()});
}

constexpr const char* no_number = "nan";
constexpr const char* infinite = "infinity";
constexpr const char* minus_infinite = "-infinity";

/// JSON has no numbers that are not finite: these are texts.
Json from_number(double value) {
  if (std::isfinite(value)) {
    return value;
  }
  return std::isnan(value) ? no_number : value > 0.0 ? infinite : minus_infinite;
}

double to_number(const Reader& reader, const char* key) {
  using Limits = std::numeric_limits<double>;
  const Json& found = reader.at(key);
  return found == no_number        ? Limits::quiet_NaN()
         : found == infinite       ? Limits::infinity()
         : found == minus_infinite ? -Limits::infinity()
                                   : reader.get<double>(key);
}

/// Each once, and of the problem.
std::vector<Index> to_columns(const Json& list, Index dimension, const std::string& where) {
  if (!json::Holds<std::vector<Index>>::in(list)) {
    throw damaged(where);
  }
  auto columns = list.get<std::vector<Index>>();
  std::vector<Index> sorted = columns;
  std::sort(sorted.begin(), sorted.end());
  const bool once = std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
  if (!once || (!sorted.empty() && (sorted.front() < 0 || sorted.back() >= dimension))) {
    throw damaged(where);
  }
  return columns;
}

Json from_trial(const Trial& trial, const TrialOutcome& outcome) {
  Json object{{"number", trial.number},
              {"objective", from_number(outcome.objective)},
              {"selected", outcome.selected.value_or(0)},
              {"ranking", outcome.ranking}};
  if (outcome.selected && *outcome.selected == 0) {
    object["rule_selects_none"] = true;  // a 0 alone says that there was no rule
  }
  if (!outcome.solutions.empty()) {
    object["solutions"] = outcome.solutions;
  }
  return object;
}

TrialOutcome to_outcome(const Reader& reader, Index dimension) {
  TrialOutcome outcome;
  outcome.objective = to_number(reader, "objective");
  const auto selected = reader.get<std::size_t>("selected");
  outcome.ranking = to_columns(reader.array("ranking"), dimension, reader.where());
  if (selected > outcome.ranking.size()) {
    throw damaged(reader.where());
  }
  if (selected > 0 || reader.has("rule_selects_none")) {
    outcome.selected = selected;
  }
  if (reader.has("solutions")) {
    for (const Json& list : reader.array("solutions")) {
      outcome.solutions.push_back(to_columns(list, dimension, reader.where()));
    }
  }
  return outcome;
}

Json from_trials(const TrialLog& log, const TrialPlan& plan, const std::vector<Trial>& trials) {
  Json list = Json::array();
  for (const Trial& trial : trials) {
    if (const auto outcome = log.find(plan, trial)) {
      list.push_back(from_trial(trial, *outcome));
    }
  }
  return list;
}

/// A number that no trial has is passed over: another panel may have had more trials.
void read_trials(const Reader& method, const TrialPlan& plan, const std::vector<Trial>& trials,
                 TrialLog& log) {
  for (const Json& item : method.array("trials")) {
    const Reader reader(item, method.where() + ", trials");
    const auto number = reader.get<std::uint64_t>("number");
    const TrialOutcome outcome = to_outcome(reader, plan.problem->dimension());
    const auto trial = std::find_if(trials.begin(), trials.end(),
                                    [&](const Trial& each) { return each.number == number; });
    if (trial != trials.end() && !log.find(plan, *trial)) {
      log.keep(plan, *trial, outcome);
    }
  }
}

Json from_errors(const PanelLog::Errors& errors) {
  return json::list_of(errors, [](const auto& error) {
    return Json{{"split", error.first.first},
                {"columns", error.first.second},
                {"error", from_number(error.second.error)},
                {"by", judge_id(error.second.by)}};
  });
}

Judge to_judge(const Reader& reader) {
  const auto id = reader.get<std::string>("by");
  const auto* const found = std::find_if(all_judges.begin(), all_judges.end(),
                                         [&](Judge judge) { return judge_id(judge) == id; });
  if (found == all_judges.end()) {
    throw damaged(reader.where());
  }
  return *found;
}

void read_errors(const Reader& whole, const HeldOutColumns& task, PanelLog& log) {
  for (const Json& item : whole.array("errors")) {
    const Reader reader(item, whole.where() + ", errors");
    const auto split = reader.get<Index>("split");
    const std::vector<Index> columns =
        to_columns(reader.array("columns"), std::ssize(task.columns_of), reader.where());
    if (split < 0 || split >= std::ssize(task.splits) ||
        !std::is_sorted(columns.begin(), columns.end())) {
      throw damaged(reader.where());
    }
    log.keep_error(split, columns, {to_number(reader, "error"), to_judge(reader)});
  }
}

/// What the method has discovered on this problem, at any rate.
Json from_discoveries(const PanelLog& log, const TrialPlan& plan, const PanelSplits& splits) {
  Json list = Json::array();
  for (const PanelLog::Discovery& each : log.discoveries()) {
    const TrialPlan& known = each.plan.plan;
    if (known.run.method == plan.run.method && known.problem == splits.problem &&
        known.seed == splits.seed) {
      list.push_back({{"q", each.plan.rate},
                      {"way", each.plan.way},
                      {"settings", json::from_parameters(settings_of(each.plan))},
                      {"columns", each.columns}});
    }
  }
  return list;
}

/// What was discovered in another way, or with other settings, is passed over.
void read_discoveries(const Reader& method, const PanelMember& member, const PanelSplits& splits,
                      PanelLog& log) {
  if (!method.has("discoveries")) {
    return;
  }
  const Json& items = method.array("discoveries");
  constexpr std::size_t most = 100;  // rates that anybody asks for
  if (items.size() > most) {
    throw damaged(method.where() + ", discoveries");
  }
  for (const Json& item : items) {
    const Reader reader(item, method.where() + ", discoveries");
    const auto rate = reader.get<double>("q");
    const auto way = reader.get<std::string>("way");
    const std::vector<Index> columns =
        to_columns(reader.array("columns"), splits.problem->dimension(), reader.where());
    if (!is_discovery_rate(rate)) {
      throw damaged(reader.where());
    }
    const PanelDiscoveryPlan plan =
        panel_discovery_plan(*member.offered, splits.problem, rate, splits.seed);
    if (plan.why_not.says_nothing() && plan.way == way &&
        json::from_parameters(settings_of(plan)) == reader.at("settings") &&
        log.discoveries_of(plan) == nullptr) {
      log.keep_discoveries(plan, columns);
    }
  }
}

Json from_problem(const ProblemFingerprint& problem) {
  return {{"samples", problem.samples},
          {"inputs", problem.inputs},
          {"target", problem.target},
          {"order", problem.order}};
}

/// \throws Error(bad_input) that says in what the problem is another one
void refuse_other_problem(const Reader& reader, const ProblemFingerprint& asked) {
  const auto refuse = [&](const Message& what) {
    throw bad_input(
        {what, reader.where(),
         message("panel_record.other_problem.accepted",
                 "a log of the same table with the same roles of its columns, or a new file")});
  };
  const auto samples = reader.get<Index>("samples");
  if (samples != asked.samples) {
    refuse(message("panel_record.other_samples",
                   "the log is of {1} {1:sample|samples}, and the methods are compared on {2}",
                   samples, asked.samples));
  }
  if (reader.get<std::string>("inputs") != asked.inputs) {
    refuse(message("panel_record.other_inputs", "the log is of other inputs"));
  }
  if (reader.get<std::string>("target") != asked.target) {
    refuse(message("panel_record.other_target", "the log is of another target"));
  }
  if (reader.get<std::string>("order") != asked.order) {
    refuse(message("panel_record.other_order",
                   "the log is of samples that belong together in another way"));
  }
}

Json from_options(const PanelOptions& options) {
  return {{"folds", options.folds},
          {"repeats", options.repeats},
          {"seed", options.seed},
          {"judging_trees", options.judging_trees},
          {"longest_forest", options.longest_forest}};
}

/// \throws Error(bad_input) that names the first option that is another one
void refuse_other_options(const Reader& reader, const PanelOptions& asked) {
  const Json wanted = from_options(asked);
  for (const auto& [key, value] : wanted.items()) {
    const Json& written = reader.at(key.c_str());
    if (written != value) {
      throw bad_input({message("panel_record.other_option", "the log has {1} = {2}, not {3}", key,
                               json::to_text(written), json::to_text(value)),
                       reader.where(),
                       message("panel_record.other_option.accepted",
                               "the folds, repeats and seed of the log, or a new file")});
    }
  }
}

void refuse_other_kind(const Reader& reader) {
  if (reader.get_or<std::string>("kind", "") != panel_kind) {
    throw bad_input({message("panel_record.no_log", "not a log of compared methods"),
                     reader.where(), accepted_panel()});
  }
  json::refuse_other_schema(
      panel_record_schema, reader,
      message("panel_record.other_schema.accepted", "a log of schema {1}", panel_record_schema));
  const auto version = reader.get<std::string>("program_version");
  if (version != program_version()) {
    throw bad_input(
        {message("panel_record.other_version",
                 "version {1} of the program wrote the log, and methods of this version "
                 "may find something else",
                 version),
         reader.where(),
         message("panel_record.other_version.accepted", "a log of version {1}",
                 program_version())});
  }
}

Index to_count(const Reader& reader, const char* key, Index least) {
  constexpr Index most = 100;
  const auto count = reader.get<Index>(key);
  if (count < least || count > most) {
    throw damaged(reader.where());
  }
  return count;
}

bool knows_all(const PanelLog& log, const TrialPlan& plan, const std::vector<Trial>& trials) {
  return std::all_of(trials.begin(), trials.end(), [&](const Trial& trial) {
    return log.trials().find(plan, trial).has_value();
  });
}

std::vector<PanelMember> possible(std::vector<PanelMember> members) {
  std::erase_if(members, [](const PanelMember& member) { return !member.why_not.says_nothing(); });
  if (members.empty()) {
    throw bad_input({message("panel_record.no_method", "no method can be compared on these data")});
  }
  return members;
}

}  // namespace

Message accepted_panel() {
  return message("panel_record.accepted", "a log of compared methods that this program wrote");
}

PanelRecord::PanelRecord(std::vector<PanelMember> members, const PanelOptions& options)
    : members_(possible(std::move(members))),
      options_(options),
      splits_(panel_splits(members_.front().plan, options)),
      problem_(fingerprint_of(*splits_.problem)),
      task_(panel_task(*members_.front().plan.problem, options)) {}

std::vector<Trial> PanelRecord::trials_of(const PanelMember& member) const {
  std::vector<Trial> trials = training_parts(task_);
  std::vector<Trial> permuted = permuted_trials(task_, member.info().target, options_);
  std::move(permuted.begin(), permuted.end(), std::back_inserter(trials));
  return trials;
}

std::string PanelRecord::to_json(const PanelLog& log) const {
  Json object{{"kind", panel_kind},
              {"schema", panel_record_schema},
              {"program_version", program_version()},
              {"instruction_set", instruction_set()},
              {"compiler", compiler_name()},
              {"problem", from_problem(problem_)},
              {"options", from_options(options_)}};
  Json methods = Json::array();
  for (const PanelMember& member : members_) {
    Json trials = from_trials(log.trials(), member.plan, trials_of(member));
    Json discoveries = from_discoveries(log, member.plan, splits_);
    if (trials.empty() && discoveries.empty()) {
      continue;
    }
    Json method{{"id", member.info().id},
                {"parameters", json::from_parameters(member.plan.run.values)},
                {"trials", std::move(trials)}};
    if (!discoveries.empty()) {
      method["discoveries"] = std::move(discoveries);
    }
    methods.push_back(std::move(method));
  }
  object["methods"] = std::move(methods);
  object["errors"] = from_errors(log.errors());
  return json::to_text(object) + "\n";
}

void PanelRecord::read(const std::string& text, const std::string& where, PanelLog& log) const {
  const Json object = json::parse(text, where);
  const Reader reader(object, where);
  refuse_other_kind(reader);
  refuse_other_problem(reader.child("problem"), problem_);
  refuse_other_options(reader.child("options"), options_);
  log.begin_with(splits_);
  for (const Json& item : reader.array("methods")) {
    const Reader method(item, where + ", methods");
    const auto id = method.get<std::string>("id");
    const auto member = std::find_if(members_.begin(), members_.end(),
                                     [&](const PanelMember& each) { return each.info().id == id; });
    if (member != members_.end() &&
        json::from_parameters(member->plan.run.values) == method.at("parameters")) {
      read_trials(method, member->plan, trials_of(*member), log.trials());
      read_discoveries(method, *member, splits_, log);
    }
  }
  read_errors(reader, task_, log);
}

bool PanelRecord::knows_runs(const PanelLog& log, const PanelMember& member) const {
  return knows_all(log, member.plan, training_parts(task_));
}

bool PanelRecord::knows_chance(const PanelLog& log, const PanelMember& member) const {
  return knows_all(log, member.plan, permuted_trials(task_, member.info().target, options_));
}

PanelOptions with_splits_of(const std::string& text, const std::string& where,
                            PanelOptions options) {
  const Json object = json::parse(text, where);
  const Reader reader(object, where);
  refuse_other_kind(reader);
  const Reader written = reader.child("options");
  options.folds = to_count(written, "folds", 2);
  options.repeats = to_count(written, "repeats", 1);
  options.seed = written.get<std::uint64_t>("seed");
  return options;
}

}  // namespace steelyard

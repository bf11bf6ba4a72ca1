// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/power_study.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "core/parameter/bound_parameter.h"
#include "core/study/power_plan.h"
#include "core/study/trust_study.h"

namespace steelyard {
namespace {

/// A study on thousands of samples of the user's own table would take hours.
constexpr Index fewest_in_table = 20;
constexpr Index most_in_table = 1000;

struct PowerSettings {
  PowerOptions plan;
  std::optional<Index> samples;         ///< of each table; `nullopt` for about the user's number
  std::map<std::string, bool> against;  ///< whether a method is compared with, by its id
};

ParameterList<PowerSettings> table_parameters() {
  std::vector<NamedValue<std::string>> kinds;
  for (const ParameterChoice& kind : power_table_kinds()) {
    kinds.push_back({kind.id, kind.id, kind.label, kind.help});
  }
  const auto table = [](auto option) {
    return field(&PowerSettings::plan, &PowerOptions::table, option);
  };
  return {choice({"planted_data", "Made-up data",
                  "Tables of which it is known on which columns the target depends."},
                 table(&PowerTableOptions::kind), std::move(kinds)),
          parameter({"planted_samples", "Made-up samples",
                     "Of each table; auto: as many as your table has, from 20 to 1,000."},
                    field(&PowerSettings::samples), {4.0, 100000.0}),
          parameter({"planted_columns", "Made-up columns",
                     "Of each table; auto: 500 for Liang, 120 for mutations, else 50."},
                    table(&PowerTableOptions::columns), {1.0, 100000.0}),
          parameter(
              {"planted_repeats", "Made-up tables", "How many; every method runs on each of them."},
              field(&PowerSettings::plan, &PowerOptions::repeats), {1.0, 1000.0}),
          parameter({"planted_correlation", "Made-up correlation",
                     "Of each two columns, of SinExp and linear data; auto: 0.5 and 0."},
                    table(&PowerTableOptions::correlation), {0.0, 0.99})
              .advanced(),
          parameter({"planted_noise", "Made-up noise",
                     "Standard deviation of what is added to the target; auto: as published."},
                    table(&PowerTableOptions::noise), {0.0, 1e6})
              .automatic("as published")
              .advanced()};
}

BoundParameter<PowerSettings> way_parameter(const DiscoveryWays& ways) {
  std::vector<NamedValue<std::shared_ptr<const DiscoveryWay>>> choices;
  for (const auto& way : ways) {
    const ParameterChoice each = way->choice();
    choices.push_back({way, each.id, each.label, each.help});
  }
  return choice({"discover", "Discoveries", "Which features of a run count as found."},
                field(&PowerSettings::plan, &PowerOptions::way), std::move(choices))
      .initially(ways.front()->choice().id);
}

BoundParameter<PowerSettings> toggle_for(const Method& other) {
  const MethodInfo& info = other.info();
  std::string id = "against_" + info.id;
  std::replace(id.begin(), id.end(), '-', '_');
  return parameter({std::move(id), "Compare with " + info.title,
                    "On the same tables, with its default parameters."},
                   Field<PowerSettings, bool>([of = info.id](PowerSettings& settings) -> bool& {
                     return settings.against[of];
                   }))
      .initially(true);
}

/// Tables of the same options are alike: the first shows what a method says of all.
ProblemPtr first_problem(const PowerOptions& options) {
  return std::make_shared<const Problem>(problem_of(power_table(options.table, {options.seed, 0})));
}

class PowerStudy final : public TrustStudy {
 public:
  PowerStudy(Methods others, const DiscoveryWays& ways) : others_(std::move(others)) {
    ways_.insert(ways_.end(), ways.begin(), ways.end());
    list_.push_back(way_parameter(ways_));
    for (const auto& other : others_) {
      list_.push_back(toggle_for(*other));
    }
  }

  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{"power", "Power on made-up data",
                                 "how much of a known answer is found, and how much is false?",
                                 "methods that can explain a target of numbers"};
    return about;
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override {
    return method.info().target == Target::numbers || method.info().target == Target::either;
  }

  /// Includes the parameters of the ways.
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    std::vector<ParameterSpec> specs = specs_of(list_);
    const auto own = std::ssize(specs);
    for (const auto& way : ways_) {
      for (ParameterSpec& spec : way->parameters()) {
        const auto known =
            std::find_if(specs.begin() + own, specs.end(),
                         [&](const ParameterSpec& other) { return other.id == spec.id; });
        if (known == specs.end()) {
          spec.applies_when = {{"discover", {way->choice().id}}};
          specs.push_back(std::move(spec));
        } else {  // two ways share it
          known->applies_when.front().values.push_back(way->choice().id);
        }
      }
    }
    return specs;
  }

  [[nodiscard]] ParameterValues automatic_values(const StudyQuestion& question) const override {
    const PowerTableOptions table = settings(question).plan.table;
    ParameterValues known;
    if (question.settings.is_automatic("planted_samples")) {
      known.set("planted_samples", std::int64_t{table.samples});
    }
    if (question.settings.is_automatic("planted_columns")) {
      known.set("planted_columns", std::int64_t{columns_of(table)});
    }
    return known;
  }

  /// Requires tables that can be made and that the method can be run on.
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override {
    const PowerOptions options = settings(question).plan;
    std::vector<Complaint> complaints = trouble_with(options.table);
    if (!complaints.empty()) {
      return complaints;
    }
    const ProblemPtr problem = first_problem(options);
    for (Complaint& complaint : options.way->check({question.run, problem, question.settings})) {
      complaints.push_back(
          passed_on(std::move(complaint), "trust", "Trust",
                    message("power.trouble", "power needs the method on made-up tables")));
    }
    return complaints;
  }

  [[nodiscard]] double seconds(const StudyQuestion& question,
                               const Estimate& /*main*/) const override {
    return cost(question).seconds;
  }
  [[nodiscard]] double bytes(const StudyQuestion& question) const override {
    return cost(question).bytes;
  }

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string /*objective*/) const override {
    const PowerSettings asked = settings(question);
    return std::make_unique<PowerPlan>(asked.plan, question.settings, contenders(question, asked));
  }

  [[nodiscard]] PowerSettings settings(const StudyQuestion& question) const {
    PowerSettings asked = options_of(list_, question.settings);
    asked.plan.table.samples = asked.samples.value_or(
        std::clamp(question.problem->samples(), fewest_in_table, most_in_table));
    asked.plan.seed = seed_of(question.settings);
    return asked;
  }

  [[nodiscard]] std::vector<RunPlan> contenders(const StudyQuestion& question,
                                                const PowerSettings& asked) const {
    std::vector<RunPlan> all{question.run};
    for (const auto& other : others_than(*question.run.method, others_)) {
      if (asked.against.at(other->info().id)) {
        all.push_back(other->plan(other->schema().defaults()));
      }
    }
    return all;
  }

  /// Of all runs one after another: the sum of their times and the largest of their memories.
  [[nodiscard]] Estimate cost(const StudyQuestion& question) const {
    const PowerSettings asked = settings(question);
    const PowerOptions& options = asked.plan;
    const ProblemPtr problem = first_problem(options);
    Estimate all;
    for (const RunPlan& contender : contenders(question, asked)) {
      const StudyQuestion on_table{contender, problem, question.settings};
      if (options.way->check(on_table).empty()) {
        const Estimate one = options.way->estimate(on_table);
        all.seconds += static_cast<double>(options.repeats) * one.seconds;
        all.bytes = std::max(all.bytes, one.bytes);
      }
    }
    return all;
  }

  Methods others_;
  DiscoveryWays ways_{best_ranked(), own_selection()};
  ParameterList<PowerSettings> list_ = table_parameters();  ///< without those of the ways
};

}  // namespace

std::unique_ptr<const Study> power_study(Methods others, const DiscoveryWays& ways) {
  return std::make_unique<const PowerStudy>(std::move(others), ways);
}

}  // namespace steelyard

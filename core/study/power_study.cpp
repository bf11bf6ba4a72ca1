// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/power_study.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "core/measures/discovery_rate.h"
#include "core/message.h"
#include "core/parameter/bound_parameter.h"
#include "core/study/mean_curve.h"
#include "core/study/power_table.h"
#include "core/study/replicate_plan.h"
#include "core/study/trust_study.h"
#include "core/text.h"

namespace steelyard {
namespace {

struct PowerOptions {
  PowerTableOptions table;
  Index repeats = 20;  ///< number of tables
  std::uint64_t seed = 1;
  std::shared_ptr<const DiscoveryWay> way;
};

/// The runs of power_study(), and what they find.
class PowerPlan final : public ReplicatePlan {
 public:
  /// \param settings    settings of the study, for the way of discovering
  /// \param contenders  whose discoveries are judged; the run itself comes first
  PowerPlan(PowerOptions options, ParameterValues settings, std::vector<RunPlan> contenders);

  void begin(const Result& main) override;
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] Message stage(std::size_t replicate) const override;
  [[nodiscard]] double share_before(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  /// All figures, because each replicate adds a value to each.
  [[nodiscard]] std::vector<Figure> changed_figures() const override { return figures(); }
  void report(Result& result) const override;

 private:
  struct Judged {
    RunPlan contender;
    double seconds = 1.0;                             ///< time of one run; only ratios matter
    std::map<std::size_t, DiscoveryQuality> on = {};  ///< by table, without failed runs
    Message trouble = {};                             ///< why the first failed run failed
    std::size_t troubles = 0;                         ///< number of tables without a result
  };

  [[nodiscard]] std::size_t table_of(std::size_t replicate) const {
    return replicate / judged_.size();
  }
  [[nodiscard]] Judged& judged(std::size_t replicate) {
    return judged_[replicate % judged_.size()];
  }
  [[nodiscard]] const Judged& judged(std::size_t replicate) const {
    return judged_[replicate % judged_.size()];
  }
  void make_table(std::size_t number);
  [[nodiscard]] StudyQuestion question(const RunPlan& contender) const;
  [[nodiscard]] Index truth() const { return std::ssize(table_.true_columns); }
  [[nodiscard]] Figure boxes() const;
  [[nodiscard]] Figure means() const;
  void report_means(Result& result) const;

  PowerOptions options_;
  ParameterValues settings_;
  std::vector<Judged> judged_;
  std::optional<std::size_t> made_;  ///< number of the current table
  PlantedTable table_;               ///< without its inputs, which problem_ holds
  ProblemPtr problem_;               ///< problem of the current table
};

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

Message PowerPlan::stage(std::size_t replicate) const {
  return message("stage.made_up_table", "made-up table {1} of {2}: {3}", table_of(replicate) + 1,
                 options_.repeats, term_words(judged(replicate).contender.method->info().title));
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
  BegunTrial begun = options_.way->begin(question(one.contender));
  if (!begun.trouble.says_nothing()) {
    one.trouble = one.troubles == 0 ? begun.trouble : one.trouble;
    ++one.troubles;
    return {nullptr, {}};  // report() says it beside the others of this contender
  }
  return begun;
}

ReplicatePlan::Progress PowerPlan::judge(std::size_t replicate, const Result* result,
                                         const std::stop_token& /*stop*/,
                                         std::vector<FigurePoint>& /*points*/) {
  if (result == nullptr) {
    return Progress::finished;  // it was impossible
  }
  Judged& one = judged(replicate);
  const Discovered found = options_.way->discovered(*result, truth());
  if (found.trouble.says_nothing()) {
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
                    in_words(options_.way->words(truth())) + ", of which " +
                    std::to_string(truth()) + " of " + counted(problem_->dimension(), "column") +
                    " are true."};
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
  const auto add = [&](const Judged& one, const char* id, const Message& title, Better better,
                       double DiscoveryQuality::*what) {
    const MethodInfo& info = one.contender.method->info();
    result.findings.push_back(
        {.id = std::string(id) + ":" + info.id,
         .title = message("power.of_method", "{1} of {2}", title, term_words(info.title)),
         .value = mean_and_deviation(each(one.on, what)).mean,
         .better = better,
         .measured_on = message("power.measured_on",
                                "{1}, on {2} made-up {2:table|tables}: {3} {3:sample|samples}, {4} "
                                "{4:column|columns}, {5} true",
                                options_.way->words(truth()), one.on.size(), problem_->samples(),
                                problem_->dimension(), truth())});
  };
  for (const Judged& one : judged_) {
    if (!one.on.empty()) {
      add(one, "power", message("power.mean_tpr", "mean TPR"), Better::higher,
          &DiscoveryQuality::true_positive_rate);
      add(one, "fdp", message("power.mean_fdp", "mean FDP"), Better::lower,
          &DiscoveryQuality::false_discovery_proportion);
    }
  }
}

void PowerPlan::report(Result& result) const {
  for (const Judged& one : judged_) {
    if (one.troubles > 0) {
      const Message name = term_words(one.contender.method->info().title);
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

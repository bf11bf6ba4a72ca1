// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/error.h"
#include "core/methods/dii/dii_method.h"
#include "core/methods/dii/options.h"
#include "core/methods/pcov/selection_method.h"
#include "core/methods/registry.h"
#include "core/parameter/completed_values.h"
#include "core/random.h"
#include "core/study/trust_study.h"
#include "tests/support/parameter_builders.h"
#include "tests/support/plain_method.h"
#include "tests/support/probe_method.h"
#include "tests/support/regression_method.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Repeats nothing, and says so.
class NoRepeats final : public ReplicatePlan {
 public:
  void begin(const Result& /*main*/) override {}
  [[nodiscard]] std::vector<Figure> figures() const override { return {}; }
  [[nodiscard]] std::size_t count() const override { return 0; }
  [[nodiscard]] Message stage(std::size_t /*replicate*/) const override { return {}; }
  [[nodiscard]] BegunTrial start(std::size_t /*replicate*/) override { return {}; }
  [[nodiscard]] Progress judge(std::size_t /*replicate*/, const Result* /*result*/,
                               const std::stop_token& /*stop*/,
                               std::vector<FigurePoint>& /*points*/) override {
    return Progress::finished;
  }
  void report(Result& result) const override {
    result.warnings.push_back(message("made_up", "made up"));
  }
};

/// A made-up study of methods that want a target; nothing in the program knows it.
class MadeUpStudy final : public TrustStudy {
 public:
  explicit MadeUpStudy(std::string id = "made-up") { info_.id = std::move(id); }
  [[nodiscard]] const StudyInfo& info() const override { return info_; }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return {number_parameter(info_.id + "_count", "Count", ParameterType::integer, std::int64_t{3},
                             {1, 9}, "Help.")};
  }
  [[nodiscard]] bool takes(const Method& method) const override {
    return method.info().target != Target::none;
  }
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override {
    const bool odd = question.settings.integer(info_.id + "_count") % 2 == 1;
    return odd ? std::vector<Complaint>{}
               : std::vector<Complaint>{{"trust", "Trust", other_words("even")}};
  }
  [[nodiscard]] double seconds(const StudyQuestion& /*question*/,
                               const Estimate& /*main*/) const override {
    return 2.0;
  }

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& /*question*/,
                                                    std::string /*objective*/) const override {
    return std::make_unique<NoRepeats>();
  }

  StudyInfo info_;
};

/// The same parameter as that of another study, but not the same.
class AnotherCount final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override { return info_; }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return {number_parameter("made-up_count", "Count", ParameterType::integer, std::int64_t{4},
                             {1, 9}, "Help.")};
  }
  [[nodiscard]] bool takes(const Method& /*method*/) const override { return true; }
  [[nodiscard]] double seconds(const StudyQuestion& /*question*/,
                               const Estimate& /*main*/) const override {
    return 0.0;
  }

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& /*question*/,
                                                    std::string /*objective*/) const override {
    return std::make_unique<NoRepeats>();
  }

  StudyInfo info_{"another", "Another", "", ""};
};

/// The studies of the program and one more.
std::shared_ptr<const StudyRegistry> with_made_up() {
  auto registry = std::make_shared<StudyRegistry>(builtin_studies());
  registry->add(std::make_unique<const MadeUpStudy>());
  return registry;
}

std::unique_ptr<const Method> with_made_up(Target target) {
  return with_studies(std::make_unique<const RegressionMethod>(Abilities::penalties, target),
                      with_made_up());
}

std::vector<std::string> choices(const Method& method, const char* parameter) {
  std::vector<std::string> ids;
  if (const ParameterSpec* spec = method.schema().find(parameter)) {
    for (const ParameterChoice& choice : spec->choices) {
      ids.push_back(choice.id);
    }
  }
  return ids;
}

bool offers(const Method& method, const char* parameter, const char* choice) {
  const std::vector<std::string> ids = choices(method, parameter);
  return std::find(ids.begin(), ids.end(), choice) != ids.end();
}

/// Says of each question that it was the one who was asked.
class OwnMethod final : public PlainMethod {
 public:
  [[nodiscard]] std::vector<Complaint> check(const Problem& /*problem*/,
                                             const ParameterValues& /*values*/) const override {
    return {{"a", "", other_words("complaint")}};
  }
  [[nodiscard]] Estimate estimate(const Problem& /*problem*/,
                                  const ParameterValues& /*values*/) const override {
    return {8.0, 700.0, other_words("other"), {}};
  }
  [[nodiscard]] ParameterValues automatic_values(const Problem& /*problem*/,
                                                 const ParameterValues& /*values*/,
                                                 const FitContext& terms) const override {
    return own(terms.penalised ? 2.0 : 1.0);
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& /*values*/) const override {
    return std::make_unique<ProbeStepper>(std::move(problem), "something");
  }
  [[nodiscard]] bool is_of_products(const ParameterValues& /*values*/) const override {
    return true;
  }
  [[nodiscard]] ParameterValues for_share_of_samples(const ParameterValues& /*values*/,
                                                     double share) const override {
    return own(share);
  }

 private:
  static ParameterValues own(double number) {
    ParameterValues values;
    values.set("own", number);
    return values;
  }
};

/// The first of six inputs is nearly the target, the second half of the rest.
ProblemPtr planted() {
  Problem problem;
  Random random(5);
  Matrix inputs(60, 6);
  for (double& value : inputs.reshaped()) {
    value = random.normal();
  }
  problem.truth = inputs.col(0) + 0.5 * inputs.col(1) + 0.05 * inputs.col(2);
  problem.inputs = std::move(inputs);
  problem.features.resize(6);
  problem.truth_features.resize(1);
  return std::make_shared<const Problem>(std::move(problem));
}

}  // namespace

/// What is offered to whom, with a method and studies that nothing in the program knows.
class TestWithStudies : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// "Trust: None" would say that nothing can be trusted.
  void without_a_check_the_setting_says_so() {
    const MethodRegistry methods = builtin_methods();
    const ParameterSpec* const trust = methods.find("elastic-net").schema().find("trust");
    QCOMPARE(trust->choices.front().id, std::string("none"));
    QCOMPARE(trust->choices.front().label, std::string("No further check"));
  }

  void a_method_is_offered_what_it_can_take_and_nothing_else() {
    const auto able = studied<RegressionMethod>(Abilities::penalties);
    QVERIFY(offers(*able, "trust", "random-subsets"));
    QVERIFY(offers(*able, "trust", "stability"));
    QVERIFY(!offers(*able, "trust", "block-validation"));  // it has no scoring
    QVERIFY(able->schema().find("blocks") == nullptr);
    const auto unable = studied<RegressionMethod>(Abilities::none);
    QVERIFY(!offers(*unable, "trust", "random-subsets"));
    QVERIFY(offers(*unable, "trust", "stability"));
  }

  void a_method_that_can_learn_gets_every_search_at_once() {
    const auto able = studied<RegressionMethod>(Abilities::penalties);
    QCOMPARE(choices(*able, "search"),
             (std::vector<std::string>{"none", "l1-path", "backward", "forward", "exhaustive"}));
    const auto free = studied<RegressionMethod>(Abilities::learning);
    QCOMPARE(choices(*free, "search"),
             (std::vector<std::string>{"none", "backward", "forward", "exhaustive"}));
    QVERIFY(free->schema().find("penalties") == nullptr);
    const auto unable = studied<RegressionMethod>(Abilities::none);
    QVERIFY(unable->schema().find("search") == nullptr);
  }

  void every_search_finds_what_was_planted_with_the_made_up_method_data() {
    QTest::addColumn<QString>("search");
    for (const char* search : {"l1-path", "backward", "forward", "exhaustive"}) {
      QTest::newRow(search) << search;
    }
  }
  void every_search_finds_what_was_planted_with_the_made_up_method() {
    QFETCH(QString, search);
    const auto method = studied<RegressionMethod>(Abilities::penalties);
    const Result result = run_to_end(*method, planted(), {{"search", search.toStdString()}});
    QCOMPARE(result.outcome.ending, Ending::converged);
    const auto best_of = [&](Index count) {
      const auto point =
          std::find_if(result.path.begin(), result.path.end(),
                       [&](const PathPoint& each) { return each.feature_count == count; });
      std::vector<Index> features = point->selection;
      std::sort(features.begin(), features.end());
      return features;
    };
    QCOMPARE(best_of(1), std::vector<Index>{0});
    QCOMPARE(best_of(2), (std::vector<Index>{0, 1}));
    QVERIFY(result.suggested_path_point.has_value());
  }

  /// A repeated run repeats its search, whatever the method.
  void trust_stands_around_the_search() {
    const auto method = studied<RegressionMethod>(Abilities::penalties);
    const Result result = run_to_end(
        *method, planted(), {{"search", "backward"}, {"trust", "stability"}, {"replicates", "5"}});
    QCOMPARE(result.path.size(), 6U);
    QCOMPARE(result.columns.back().kind, ValueKind::share);
    QCOMPARE(result.columns.back().values.front(), 1.0);
    QCOMPARE(result.figures.front().id, std::string("selection-stability"));
  }

  void the_parameters_of_searches_stand_first_and_those_of_trust_last() {
    const auto method = studied<dii::DiiMethod>();
    const std::vector<ParameterSpec>& specs = method->schema().specs();
    QCOMPARE(specs.front().id, std::string("search"));
    const auto place = [&](const char* id) { return method->schema().find(id) - specs.data(); };
    QVERIFY(place("trust") > place("l1"));
    QVERIFY(place("trust") < place("replicates"));
    for (const auto& [id, searches] : std::map<std::string, std::vector<std::string>>{
             {"penalties", {"l1-path"}},
             {"first_stage", {"backward"}},
             {"stage_solution", {"backward"}},
             {"kept_per_size", {"exhaustive"}},
             {"finished_subsets", {"exhaustive"}},
             {"most_features", {"l1-path", "backward", "forward", "exhaustive"}},
             {"l1", {"none"}}}) {
      const ParameterSpec& spec = *method->schema().find(id);
      QCOMPARE(spec.applies_when.front().id, std::string("search"));
      QCOMPARE(spec.applies_when.front().values, searches);
    }
  }

  void without_studies_all_is_the_method_s_own() {
    const auto method =
        with_studies(std::make_unique<const OwnMethod>(), std::make_shared<const StudyRegistry>());
    const ProblemPtr problem = planted();
    QVERIFY(method->schema().specs().empty());
    QCOMPARE(in_words(method->check(*problem, {}).front()), std::string("complaint"));
    QCOMPARE(method->estimate(*problem, {}).seconds, 700.0);
    QCOMPARE(method->estimate(*problem, {}).bytes, 8.0);
    QCOMPARE(in_words(method->estimate(*problem, {}).alternative), std::string("other"));
    QCOMPARE(method->automatic_values(*problem, {}, {}).real("own"), 1.0);
    QCOMPARE(method->automatic_values(*problem, {}, {.penalised = true}).real("own"), 2.0);
    QVERIFY(method->is_of_products({}));
    QCOMPARE(method->for_share_of_samples({}, 0.5).real("own"), 0.5);
    QCOMPARE(method->begin(problem, {})->scalars().front().id, std::string("energy"));
  }

  /// A plan is a value: what is taken out of a copy is not done, and the original stays.
  void a_plan_names_the_studies_and_runs_without_them() {
    const auto method = studied<RegressionMethod>(Abilities::penalties);
    const RunPlan plan = method->plan(
        values_of(*method, {{"search", "backward"}, {"trust", "stability"}, {"replicates", "5"}}));
    QCOMPARE(plan.method->schema().find("search"), nullptr);
    QCOMPARE(plan.search.study->info().id, std::string("backward"));
    QCOMPARE(plan.check.study->info().id, std::string("stability"));
    const auto result_of = [](const RunPlan& what) {
      const auto stepper = begin(what, planted());
      drive(*stepper, {}, [](Snapshot&&) {});
      return stepper->result();
    };
    const Result searched = result_of(without_check(plan));
    QVERIFY(searched.figures.empty());
    QCOMPARE(searched.path.size(), 6U);
    const Result alone = result_of(without_search(plan));
    QVERIFY(alone.path.empty());
    QVERIFY(!result_of(plan).figures.empty());
    QVERIFY(plan == plan);
    QVERIFY(!(without_check(plan) == plan));
    QVERIFY(estimate(without_search(plan), *planted()).seconds <
            estimate(plan, *planted()).seconds);
  }

  /// Records of an earlier version have a former id.
  void a_former_id_of_a_study_means_the_study() {
    const auto method = studied<dii::DiiMethod>();
    for (const auto& [former, id] : std::map<std::string, std::string>{
             {"cross-validation", "block-validation"}, {"stability", "stability"}}) {
      const ParameterSpec& trust = *method->schema().find("trust");
      QVERIFY(method->schema().parse(trust, former) == ParameterValue(id));
      ParameterValues old = method->schema().defaults();
      old.set("trust", former);
      QCOMPARE(completed_values(method->schema(), old).choice("trust"), id);
    }
    const auto fits = studied<RegressionMethod>(Abilities::penalties);
    QVERIFY(!offers(*fits, "trust", "held-out-risk"));
    QVERIFY(builtin_methods()
                .find("elastic-net")
                .schema()
                .parse(*builtin_methods().find("elastic-net").schema().find("trust"),
                       "held-out-risk") == ParameterValue(std::string("k-fold")));
  }

  /// A search states its own penalties: the parameter does not apply, and is not looked at.
  void a_parameter_that_a_study_puts_out_of_use_changes_nothing() {
    const auto method = studied<dii::DiiMethod>();
    const auto path = [&](double l1) {
      ParameterValues values = values_of(*method, {{"search", "backward"}, {"epochs", "20"}});
      values.set("l1", l1);
      const bool fine = method->check(*planted(), values).empty();
      const auto stepper = method->begin(planted(), values);
      drive(*stepper, {}, [](Snapshot&&) {});
      return std::pair(fine, stepper->result().space.weights());
    };
    QVERIFY(path(0.0) == path(-5.0));
    QVERIFY(path(0.0).first);
  }

  void weights_are_sharpened_where_a_penalty_selects() {
    const ParameterValues values = dii::schema().defaults();
    FitContext penalised;
    penalised.penalised = true;
    QCOMPARE(dii::options_from(values).lambda.narrowing, 1.0);
    QCOMPARE(dii::options_from(values, FitContext{}).lambda.narrowing, 1.0);
    QCOMPARE(dii::options_from(values, penalised).lambda.narrowing, 0.1);
  }

  void a_cheaper_way_is_mentioned_where_the_whole_is_long() {
    const auto method = studied<dii::DiiMethod>();
    Problem problem = *planted();
    problem.inputs = Matrix::Random(3000, 40);
    problem.truth = problem.inputs.leftCols(2);
    problem.features.resize(40);
    problem.truth_features.resize(2);
    const auto cheaper = [&](const char* search) {
      return method->estimate(problem, values_of(*method, {{"search", search}})).alternative;
    };
    QVERIFY(cheaper("none").says_nothing());
    QCOMPARE(cheaper("forward").id, std::string("dii.fewer_rows"));
    QCOMPARE(cheaper("forward").arguments,
             (std::vector<MessageArgument>{std::string("1000"), std::string("3000")}));
  }

  void a_new_study_is_offered_to_every_method_that_can_take_it() {
    const auto wants = with_made_up(Target::numbers);
    QVERIFY(offers(*wants, "trust", "made-up"));
    QCOMPARE(choices(*wants, "trust").back(), std::string("made-up"));
    const ParameterSpec* count = wants->schema().find("made-up_count");
    QVERIFY(count != nullptr);
    QVERIFY(wants->schema().applies(*count, values_of(*wants, {{"trust", "made-up"}})));
    QVERIFY(!wants->schema().applies(*count, values_of(*wants, {})));
    const auto does_not = with_made_up(Target::none);
    QVERIFY(!offers(*does_not, "trust", "made-up"));
    QVERIFY(does_not->schema().find("made-up_count") == nullptr);
    const Result result = run_to_end(*wants, planted(), {{"trust", "made-up"}});
    QCOMPARE(in_words(result.warnings), std::vector<std::string>{"made up"});
  }

  void its_complaint_names_the_others_and_its_cost_counts() {
    const auto method = with_made_up(Target::numbers);
    const auto even = values_of(*method, {{"trust", "made-up"}, {"made-up_count", "4"}});
    const auto complaints = method->check(*planted(), even);
    QCOMPARE(complaints.size(), 1U);
    QVERIFY(in_words(complaints.front())
                .starts_with("Trust: even; accepted: none, random-subsets, stability"));
    QVERIFY(in_words(complaints.front(), Naming::by_label)
                .starts_with("Trust: even; accepted: No further check, Random subsets, "));
    QVERIFY(in_words(complaints.front()).find("made-up") == std::string::npos);
    const auto seconds = [&](const Settings& settings) {
      return method->estimate(*planted(), values_of(*method, settings)).seconds;
    };
    QCOMPARE(seconds({}), 1.0);
    QCOMPARE(seconds({{"trust", "made-up"}}), 3.0);
  }

  void a_parameter_in_common_is_offered_once_and_applies_to_both() {
    const auto method = studied<RegressionMethod>(Abilities::penalties);
    const ParameterSpec& replicates = *method->schema().find("replicates");
    QVERIFY(method->schema().applies(replicates, values_of(*method, {{"trust", "stability"}})));
    QVERIFY(
        method->schema().applies(replicates, values_of(*method, {{"trust", "random-subsets"}})));
    QVERIFY(!method->schema().applies(replicates, values_of(*method, {})));
  }

  void parameters_of_a_way_of_discovering_need_that_way() {
    const auto method = studied<RegressionMethod>(Abilities::penalties);
    const auto applies = [&](const char* id, const Settings& settings) {
      return method->schema().applies(*method->schema().find(id), values_of(*method, settings));
    };
    QVERIFY(applies("draws", {{"trust", "knockoffs"}}));
    QVERIFY(applies("draws", {{"trust", "knockoffs"}, {"discover", "hrt"}}));
    QVERIFY(!applies("draws", {{"discover", "knockoffs"}}));
    QVERIFY(!applies("draws", {{"trust", "power"}}));
    QVERIFY(applies("draws", {{"trust", "power"}, {"discover", "knockoffs"}}));
    QVERIFY(!applies("draws", {{"trust", "power"}, {"discover", "hrt"}}));
    QVERIFY(applies("fdr", {{"trust", "knockoffs"}}));
    for (const char* way : {"knockoffs", "hrt"}) {
      QVERIFY(applies("fdr", {{"trust", "power"}, {"discover", way}}));
    }
    QVERIFY(!applies("fdr", {{"trust", "power"}, {"discover", "best"}}));
  }

  void two_parameters_of_one_id_are_refused() {
    auto registry = std::make_shared<StudyRegistry>();
    registry->add(std::make_unique<const MadeUpStudy>());
    registry->add(std::make_unique<const AnotherCount>());
    QVERIFY_THROWS_EXCEPTION(
        Error,
        (void)with_studies(std::make_unique<const RegressionMethod>(Abilities::none), registry));
  }

  void two_studies_of_one_id_are_refused() {
    StudyRegistry registry = builtin_studies();
    QVERIFY_THROWS_EXCEPTION(Error, registry.add(std::make_unique<const MadeUpStudy>("stability")));
  }

  /// Earlier versions gave every method the parameters of all studies.
  void a_record_with_the_parameters_of_a_study_that_is_not_offered_reruns() {
    const auto fps = studied<pcov::SelectionMethod>(pcov::Kind{.cur = false, .supervised = false});
    ParameterValues values = fps->schema().defaults();
    values.set("blocks", std::int64_t{7});
    values.set("stride", Automatic{});
    QVERIFY(!fps->check(*planted(), values).empty());
    QVERIFY(fps->check(*planted(), completed_values(fps->schema(), values)).empty());
  }
};

QTEST_GUILESS_MAIN(TestWithStudies)
#include "tst_with_studies.moc"

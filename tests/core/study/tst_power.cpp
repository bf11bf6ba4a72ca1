// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>

#include "core/measures/discovery_rate.h"
#include "core/parallel.h"
#include "core/run/driver.h"
#include "core/run/streamed_figures.h"
#include "core/study/knockoff_options.h"
#include "core/study/power_study.h"
#include "core/study/power_table.h"
#include "tests/support/ended_stepper.h"
#include "tests/support/parameter_builders.h"
#include "tests/support/probe_method.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/saying_method.h"
#include "tests/support/studied.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

FeatureColumn column_of(const Vector& values, ValueKind kind = ValueKind::score) {
  FeatureColumn column{"score", "Score", "", kind};
  column.values.assign(values.begin(), values.end());
  return column;
}

FeatureColumn the_truth(const Vector& truth) { return column_of(truth); }
FeatureColumn nothing(const Vector& truth) { return column_of(Vector::Ones(truth.size())); }
/// Half of the true ones first, then as many false ones; the others score 0.
FeatureColumn half_of_it(const Vector& truth) {
  Vector scores = Vector::Zero(truth.size());
  const auto some = static_cast<Index>(truth.sum()) / 2;
  Index right = 0;
  Index wrong = 0;
  for (Index feature = 0; feature < truth.size(); ++feature) {
    if (truth[feature] > 0.0 && right < some) {
      scores[feature] = 2.0;
      ++right;
    } else if (truth[feature] == 0.0 && wrong < some) {
      scores[feature] = 1.0;
      ++wrong;
    }
  }
  return column_of(scores);
}

std::shared_ptr<const Method> saying(const char* id, Say say) {
  return std::make_shared<const SayingMethod>(id, std::move(say));
}

std::unique_ptr<const Method> studied_saying(const char* id, Say say, Methods others = {},
                                             const DiscoveryWays& ways = {}) {
  auto studies = std::make_shared<StudyRegistry>();
  studies->add(power_study(std::move(others), ways));
  return with_studies(std::make_unique<const SayingMethod>(id, std::move(say)), studies);
}

Settings with(Settings settings = {}) {
  settings.insert({{"trust", "power"}, {"planted_repeats", "4"}, {"planted_samples", "30"}});
  return settings;
}

const Figure* figure_of(const Result& result, const char* id) {
  const auto found = std::find_if(result.figures.begin(), result.figures.end(),
                                  [&](const Figure& figure) { return figure.id == id; });
  return found == result.figures.end() ? nullptr : &*found;
}

const BoxesShape& boxes_of(const Result& result) {
  return std::get<BoxesShape>(figure_of(result, "power")->shape);
}
const std::vector<double>& true_rates(const Result& result, std::size_t method = 0) {
  return boxes_of(result).groups[0].values[method];
}
const std::vector<double>& false_shares(const Result& result, std::size_t method = 0) {
  return boxes_of(result).groups[1].values[method];
}

std::vector<double> always(double value) { return std::vector<double>(4, value); }

std::string first_complaint(const Method& method, const Settings& settings) {
  const auto complaints = method.check(*toy_problem(), values_of(method, with(settings)));
  return complaints.empty() ? ""
                            : complaints.front().parameter + " | " + in_words(complaints.front());
}

/// A result with one column of these values.
Result scored(std::vector<double> values, ValueKind kind = ValueKind::score) {
  Result result;
  result.columns = {{"score", "Score", "", kind, std::move(values)}};
  return result;
}

std::vector<Index> best(const Result& result, Index truth) {
  return best_ranked()->discovered(result, truth).features;
}

const double unknown_score = std::nan("");

}  // namespace

class TestPower : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void shares_by_hand() {
    const DiscoveryQuality some = discovery_quality({7, 1, 4}, {1, 2, 3, 4});
    QCOMPARE(some.true_positive_rate, 0.5);
    QCOMPARE(some.false_discovery_proportion, 1.0 / 3.0);
    const DiscoveryQuality none = discovery_quality({}, {0});
    QCOMPARE(none.true_positive_rate, 0.0);
    QCOMPARE(none.false_discovery_proportion, 0.0);
  }

  void only_scores_that_say_something_count() {
    QCOMPARE(best(scored({0.5, 0.0, 2.0, 1.0}), 2), (std::vector<Index>{2, 3}));
    QCOMPARE(best(scored({0.5, 0.0, 0.0, 0.0}), 3), (std::vector<Index>{0}));
    QCOMPARE(best(scored({1.0, 1.0, 1.0}), 2), std::vector<Index>());
    QCOMPARE(best(scored({1.0, 1.0, 2.0}), 3), (std::vector<Index>{2}));
    QCOMPARE(best(scored({3.0, 1.0, 2.0}), 3), (std::vector<Index>{0, 2, 1}));
    QCOMPARE(best(scored({unknown_score, 1.0, unknown_score}), 3), (std::vector<Index>{1}));
  }

  /// A logarithm may be below 0 and still rank; a statistic below 0 speaks against a feature.
  void the_kind_of_a_score_says_what_0_means() {
    QCOMPARE(best(scored({-1.0, -3.0, -2.0, -3.0}), 3), (std::vector<Index>{0, 2}));
    QCOMPARE(best(scored({-1.0, 3.0, 2.0}, ValueKind::signed_score), 3),
             (std::vector<Index>{1, 2}));
  }

  void samples_are_no_features() {
    Result result = scored({1.0, 0.0});
    result.samples.emplace();
    QVERIFY(!best_ranked()->discovered(result, 1).trouble.says_nothing());
    QVERIFY(!own_selection()->discovered(result, 1).trouble.says_nothing());
    QVERIFY(!own_selection()->discovered(scored({1.0, 0.0}), 1).trouble.says_nothing());
  }

  void who_knows_the_answer_finds_it_and_who_knows_nothing_finds_nothing() {
    const auto method =
        studied_saying("sage", the_truth, {saying("fool", nothing), saying("student", half_of_it)});
    const Result result = run_to_end(*method, toy_problem(), with());
    QCOMPARE(boxes_of(result).names, (std::vector<std::string>{"sage", "fool", "student"}));
    QCOMPARE(true_rates(result, 0), always(1.0));
    QCOMPARE(false_shares(result, 0), always(0.0));
    QCOMPARE(true_rates(result, 1), always(0.0));
    QCOMPARE(false_shares(result, 1), always(0.0));
    QCOMPARE(true_rates(result, 2), always(0.5));
    QCOMPARE(false_shares(result, 2), always(0.5));
    QCOMPARE(finding_of(result, "power:sage").value, 1.0);
    QCOMPARE(in_words(finding_of(result, "power:sage").measured_on),
             std::string("the best 6, on 4 made-up tables: 30 samples, 50 columns, 6 true"));
    QCOMPARE(finding_of(result, "fdp:sage").value, 0.0);
    QCOMPARE(finding_of(result, "power:fool").value, 0.0);
    QCOMPARE(finding_of(result, "fdp:fool").value, 0.0);
    QCOMPARE(finding_of(result, "power:student").value, 0.5);
    QCOMPARE(finding_of(result, "fdp:student").value, 0.5);
    const auto& table = std::get<TextTable>(figure_of(result, "power-means")->shape);
    QCOMPARE(table.rows[2], (std::vector<std::string>{"student", "4", "0.5", "0", "0.5", "0"}));
    for (const Figure& figure : result.figures) {
      QCOMPARE(in_words(contradiction_in(figure)), std::string());
    }
  }

  /// Columns in random order: the first four are rarely the true ones.
  void a_selection_by_position_is_judged_as_it_is() {
    const auto method = studied_saying("first", the_truth);
    const Result result =
        run_to_end(*method, toy_problem(), with({{"discover", "own"}, {"planted_repeats", "40"}}));
    double sum = 0.0;
    for (std::size_t table = 0; table < 40; ++table) {
      const double found = 6.0 * true_rates(result)[table];
      QVERIFY(std::abs(false_shares(result)[table] - (4.0 - found) / 4.0) < 1e-12);
      sum += found;
    }
    QVERIFY2(sum > 5.0 && sum < 40.0, qPrintable(QString::number(sum)));  // 19.2 are expected
    QVERIFY(in_words(finding_of(result, "power:first").measured_on)
                .starts_with("each method's own selection"));
  }

  void a_contender_can_be_switched_off_and_is_never_the_method_itself() {
    const Methods others{saying("sage", nothing), saying("the-fool", nothing)};
    const auto method = studied_saying("sage", the_truth, others);
    QCOMPARE(boxes_of(run_to_end(*method, toy_problem(), with())).names,
             (std::vector<std::string>{"sage", "the-fool"}));
    QCOMPARE(
        boxes_of(run_to_end(*method, toy_problem(), with({{"against_the_fool", "false"}}))).names,
        (std::vector<std::string>{"sage"}));
  }

  void every_kind_of_table_can_be_made() {
    for (const ParameterChoice& kind : power_table_kinds()) {
      PowerTableOptions options;
      options.kind = kind.id;
      options.samples = 40;
      QVERIFY2(trouble_with(options).empty(), kind.id.c_str());
      const steelyard::PlantedTable table = power_table(options, {3, 1});
      QCOMPARE(table.inputs.cols(), columns_of(options));
      QCOMPARE(table.inputs.rows(), Index{40});
      QCOMPARE(std::ssize(table.names), columns_of(options));
      QVERIFY(!table.true_columns.empty());
      QVERIFY(std::is_sorted(table.true_columns.begin(), table.true_columns.end()));
    }
  }

  /// Columns take their names with them: those of SinExp are true from x1 to x6.
  void the_order_of_the_columns_is_random_and_no_more() {
    PowerTableOptions options;
    options.samples = 40;
    options.columns = 12;
    const steelyard::PlantedTable table = power_table(options, {5, 2});
    SinExpOptions plain;
    plain.samples = 40;
    plain.columns = 12;
    const steelyard::PlantedTable before = sinexp_table(plain, {5, 2});
    QCOMPARE(table.target, before.target);
    QVERIFY(table.names != before.names);
    for (Index column = 0; column < 12; ++column) {
      const std::string& name = table.names[static_cast<std::size_t>(column)];
      const auto place =
          std::find(before.names.begin(), before.names.end(), name) - before.names.begin();
      QCOMPARE(Vector(table.inputs.col(column)), Vector(before.inputs.col(place)));
      QCOMPARE(std::binary_search(table.true_columns.begin(), table.true_columns.end(), column),
               place < 6);
    }
  }

  void options_reach_the_tables() {
    PowerTableOptions options;
    options.kind = "linear";
    options.samples = 4000;
    options.columns = 20;
    options.correlation = 0.8;
    options.noise = 0.0;
    const Matrix inputs = power_table(options, {1, 0}).inputs;
    const Vector one = inputs.col(0).array() - inputs.col(0).mean();
    const Vector other = inputs.col(7).array() - inputs.col(7).mean();
    const double correlation = one.dot(other) / (one.norm() * other.norm());
    QVERIFY2(std::abs(correlation - 0.8) < 0.05, qPrintable(QString::number(correlation)));
    options.noise = 50.0;
    const Vector target = power_table(options, {1, 0}).target;
    QVERIFY(std::abs(std::sqrt(target.squaredNorm() / 4000.0) / 50.0 - 1.0) < 0.1);
  }

  void the_same_seed_gives_the_same_tables_to_all_methods() {
    std::vector<double> sums;
    const Say note = [&sums](const Vector& truth) {
      double where = 0.0;
      for (Index feature = 0; feature < truth.size(); ++feature) {
        where += truth[feature] * static_cast<double>((feature + 1) * (feature + 1));
      }
      sums.push_back(where);
      return column_of(truth);
    };
    const auto method = studied_saying("one", note, {saying("two", note)});
    const auto places = [&](const char* seed) {
      sums.clear();
      static_cast<void>(run_to_end(*method, toy_problem(), with({{"seed", seed}})));
      std::erase_if(sums, [](double sum) { return sum < 50.0; });  // of the user's own table
      return sums;
    };
    const std::vector<double> first = places("1");
    QCOMPARE(first.size(), 8U);
    for (std::size_t table = 0; table < 8; table += 2) {
      QCOMPARE(first[table], first[table + 1]);
    }
    QVERIFY(first[0] != first[2] && first[2] != first[4]);
    QCOMPARE(places("1"), first);
    QVERIFY(places("2") != first);
  }

  void the_figures_grow_from_table_to_table() {
    const auto method = studied_saying("sage", the_truth, {saying("student", half_of_it)});
    const auto stepper = method->begin(toy_problem(), values_of(*method, with()));
    StreamedFigures streamed;
    std::vector<std::size_t> sizes;
    drive(*stepper, {}, [&](Snapshot&& snapshot) {
      for (const Figure& figure : streamed.append(snapshot.appended)) {
        if (const auto* boxes = std::get_if<BoxesShape>(&figure.shape)) {
          sizes.push_back(boxes->groups[0].values[0].size() + boxes->groups[0].values[1].size());
        }
      }
    });
    QVERIFY(std::is_sorted(sizes.begin(), sizes.end()));
    QCOMPARE(sizes.front(), 0U);
    QCOMPARE(sizes.back(), 8U);
    QVERIFY(std::find(sizes.begin(), sizes.end(), 3U) != sizes.end());
  }

  void a_stop_keeps_the_finished_tables() {
    const auto method = studied_saying("sage", the_truth, {saying("student", half_of_it)});
    const auto stepper = method->begin(toy_problem(), values_of(*method, with()));
    std::stop_source source;
    drive(*stepper, source.get_token(), [&](Snapshot&& snapshot) {
      for (const Figure& figure : snapshot.appended.figures) {
        const auto* boxes = std::get_if<BoxesShape>(&figure.shape);
        if (boxes != nullptr && boxes->groups[0].values[0].size() == 2) {
          source.request_stop();
        }
      }
    });
    const Result result = stepper->result();
    QCOMPARE(result.outcome.ending, Ending::stopped);
    QCOMPARE(true_rates(result, 0).size(), 2U);
    QCOMPARE(true_rates(result, 1).size(), 1U);
  }

  void nothing_is_said_before_the_first_table() {
    const auto method = studied_saying("sage", the_truth);
    const auto stepper = method->begin(toy_problem(), values_of(*method, with()));
    static_cast<void>(stepper->advance({1}, {}));
    const Result result = stepper->result();
    QVERIFY(figure_of(result, "power") == nullptr);
    QVERIFY(!warns_of(result, "power") && result.findings.empty());
  }

  void tables_that_cannot_be_made_are_refused() {
    const auto method = studied_saying("sage", the_truth);
    QCOMPARE(first_complaint(*method, {{"planted_columns", "5"}}),
             std::string("planted_columns | Made-up columns (planted_columns): 5 columns are too "
                         "few for SinExp; "
                         "accepted: at least 6"));
    QCOMPARE(first_complaint(*method, {{"planted_data", "liang"}, {"planted_columns", "39"}}),
             std::string("planted_columns | Made-up columns (planted_columns): 39 columns are too "
                         "few for Liang; "
                         "accepted: at least 40"));
    QVERIFY(first_complaint(*method, {{"planted_data", "mutations"}, {"planted_samples", "19"}})
                .starts_with("planted_samples | "));
    QVERIFY(first_complaint(*method, {{"planted_samples", "100000"}})
                .ends_with("are too many for SinExp; accepted: up to 40000 samples"));
    QVERIFY(first_complaint(*method, {{"planted_data", "liang"}, {"planted_correlation", "0.2"}})
                .ends_with("it cannot be chosen for Liang; accepted: auto"));
    QCOMPARE(first_complaint(*method, {{"planted_columns", "6"}}), std::string());
  }

  void a_method_that_does_not_take_the_tables_is_refused() {
    const auto method = studied_saying("sage", the_truth);
    const std::string why = first_complaint(*method, {{"most_columns", "20"}});
    QVERIFY2(why.starts_with("trust | Trust: power needs the method on made-up tables: "
                             "too many columns; accepted: none"),
             why.c_str());
  }

  void a_contender_that_complains_is_left_out_and_said_to_be() {
    const auto method = studied_saying("sage", the_truth, {saying("fool", nothing)});
    const Result result = run_to_end(*method, toy_problem(),
                                     with({{"planted_columns", "1001"}, {"most_columns", "2000"}}));
    QVERIFY(warns_of(result, "power: fool is left out: too many columns"));
    QCOMPARE(true_rates(result, 0), always(1.0));
    QVERIFY(true_rates(result, 1).empty());
    QCOMPARE(std::get<TextTable>(figure_of(result, "power-means")->shape).rows.size(), 1U);
  }

  /// A study around the method is a way of discovering, with parameters of its own.
  void a_study_that_selects_is_a_way() {
    const auto stability = std::make_shared<const ProbeStudy>();
    const auto method = studied_saying("sage", nothing, {}, {selected_by(stability, 0.2)});
    QVERIFY(method->schema().find("how_many") != nullptr);
    const Result result = run_to_end(
        *method, toy_problem(),
        with({{"discover", "probe-study"}, {"how_many", "3"}, {"planted_data", "toy-sine"}}));
    QCOMPARE(true_rates(result), always(1.0));
    QCOMPARE(false_shares(result), always(1.0 / 3.0));
    QVERIFY(in_words(finding_of(result, "power:sage").measured_on)
                .starts_with("what 'Probe study' selects"));
    QCOMPARE(finding_of(result, "fdp:sage").value, 1.0 / 3.0);
    QCOMPARE(figure_of(result, "power")->thresholds.front().value, 0.2);
    const Result other = run_to_end(
        *method, toy_problem(),
        with({{"discover", "probe-study"}, {"fdr", "0.05"}, {"planted_data", "toy-sine"}}));
    QCOMPARE(figure_of(other, "power")->thresholds.front().value, 0.05);
    QCOMPARE(figure_of(other, "power")->thresholds.front().name,
             std::string("false discovery rate 0.05"));
  }

  /// So its runs begin as all repetitions do, and are refused in the same words.
  void a_way_is_a_plan() {
    const auto study = std::make_shared<const ProbeStudy>();
    const auto sage = saying("sage", the_truth);
    ParameterValues settings;
    settings.set("how_many", std::int64_t{2});
    StudyQuestion question{sage->plan(sage->schema().defaults()), toy_problem(), settings};
    const auto way = selected_by(study, 0.2);
    QVERIFY(best_ranked()->plan(question) == question.run);
    QVERIFY(way->plan(question).check.study == study);
    QVERIFY(without_check(way->plan(question)) == question.run);
    const BegunTrial begun = way->begin(question);
    QVERIFY(begun.trouble.says_nothing());
    drive(*begun.stepper, {}, [](Snapshot&&) {});
    QCOMPARE(begun.stepper->result().selection.features.size(), 2U);
    question.run.values.set("most_columns", std::int64_t{1});
    for (const auto& each : {way, best_ranked()}) {
      const BegunTrial refused = each->begin(question);
      QVERIFY(refused.stepper == nullptr);
      QVERIFY(in_words(refused.trouble).find("too many columns") != std::string::npos);
      QCOMPARE(each->check(question).size(), 1U);
    }
  }

  void it_is_offered_where_a_target_of_numbers_can_be_explained() {
    const auto study = power_study({});
    QVERIFY(study->takes(SayingMethod("a", the_truth, Target::numbers)));
    QVERIFY(study->takes(SayingMethod("a", the_truth, Target::either)));
    QVERIFY(!study->takes(SayingMethod("a", the_truth, Target::none)));
    QVERIFY(!study->takes(SayingMethod("a", the_truth, Target::classes)));
    const auto built_in = studied<SayingMethod>("sage", the_truth);
    QVERIFY(built_in->schema().find("discover") != nullptr);
  }

  void its_time_is_that_of_all_runs() {
    const auto method = studied_saying("sage", the_truth, {saying("fool", nothing)});
    QCOMPARE(method->estimate(*toy_problem(), values_of(*method, with())).seconds,
             2.0 + 4 * (2.0 + 2.0));
    QCOMPARE(method->estimate(*toy_problem(), values_of(*method, with({{"against_fool", "false"}})))
                 .seconds,
             2.0 + 4 * 2.0);
  }

 private:
  /// Selects the true features and others, as many as its parameter says.
  class ProbeStudy final : public Study {
   public:
    [[nodiscard]] const StudyInfo& info() const override {
      static const StudyInfo about{"probe-study", "Probe study", "", ""};
      return about;
    }
    [[nodiscard]] const StudyKind& kind() const override {
      static const StudyKind about{"trust", "Trust", "", "", false};
      return about;
    }
    [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
      return {discovery_rate_parameter(field(&KnockoffPlanOptions::rate)).spec(),
              number_parameter("how_many", "How many", ParameterType::integer, std::int64_t{1},
                               {1.0, 100.0}, "")};
    }
    [[nodiscard]] bool takes(const Method& /*method*/) const override { return true; }
    [[nodiscard]] double seconds(const StudyQuestion& /*question*/,
                                 const Estimate& /*main*/) const override {
      return 1.0;
    }
    [[nodiscard]] std::unique_ptr<Stepper> begin(const StudyQuestion& question) const override {
      return std::make_unique<SelectingStepper>(question);
    }
  };
  class SelectingStepper final : public EndedStepper {
   public:
    explicit SelectingStepper(StudyQuestion question) : question_(std::move(question)) {}

   private:
    [[nodiscard]] Result best_so_far() const override {
      Result result;
      result.objective = 1.0;
      result.outcome = {Ending::converged, {}};
      result.columns = {the_truth(*question_.problem->known_weights)};
      std::vector<Index> best = ranking(result.columns);
      best.resize(static_cast<std::size_t>(question_.settings.integer("how_many")));
      result.selection = {best, other_words("some")};
      return result;
    }
    StudyQuestion question_;
  };
};

QTEST_GUILESS_MAIN(TestPower)
#include "tst_power.moc"

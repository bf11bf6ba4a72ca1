// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/measures/discovery_rate.h"
#include "core/methods/registry.h"
#include "core/study/group_layers.h"
#include "core/study/knockoff_options.h"
#include "tests/support/correlated_columns.h"
#include "tests/support/least_squares_method.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Sets of six columns in a ring, each of which shares three with the next: an even number of sets
/// makes two layers of half of them.
struct Ring {
  Index sets = 20;

  [[nodiscard]] Index columns() const { return 3 * sets; }
  [[nodiscard]] bool has(Index set, Index column) const {
    return (column - 3 * set + columns()) % columns() < 6;
  }
  /// "s1: x1, x2, ...; s2: ..."
  [[nodiscard]] std::string list() const {
    std::string text;
    for (Index set = 0; set < sets; ++set) {
      text += "s" + std::to_string(set + 1) + ": ";
      for (Index k = 0; k < 6; ++k) {
        text += "x" + std::to_string((3 * set + k) % columns() + 1) + (k < 5 ? ", " : "; ");
      }
    }
    return text;
  }
  [[nodiscard]] Settings settings(Settings more = {}) const {
    more.insert({{"trust", "knockoffs"}, {"discovery_groups", "list"}, {"group_list", list()}});
    return more;
  }
};

/// Every sixth column matters, of the first `true_columns` such. Each is in two sets of the ring.
ProblemPtr ring_problem(const Ring& ring, Index samples, Index true_columns, double effect,
                        std::uint64_t seed) {
  const Matrix inputs = correlated_columns(samples, ring.columns(), 0.3, seed);
  Problem problem = *linear_problem(inputs, 0, 0.0, 5000 + seed);
  Vector target = problem.truth.col(0);
  for (Index k = 0; k < true_columns; ++k) {
    target += (k % 2 == 0 ? effect : -effect) * inputs.col(6 * k);
  }
  problem.truth = target;
  return std::make_shared<const Problem>(std::move(problem));
}

/// The sets of the ring with a column that matters.
std::vector<Index> true_sets(const Ring& ring, Index true_columns) {
  std::vector<Index> sets;
  for (Index set = 0; set < ring.sets; ++set) {
    bool matters = false;
    for (Index k = 0; k < true_columns; ++k) {
      matters = matters || ring.has(set, 6 * k);
    }
    if (matters) {
      sets.push_back(set);
    }
  }
  return sets;
}

/// W of each set, from the bars of the study's figure.
Vector statistics_of(const Result& result, const Ring& ring) {
  Vector statistics = Vector::Zero(ring.sets);
  for (const Figure& figure : result.figures) {
    if (figure.id == "knockoffs") {
      const auto& bars = std::get<BarsShape>(figure.shape);
      for (std::size_t k = 0; k < bars.names.size(); ++k) {
        statistics[std::stoll(bars.names[k].substr(1)) - 1] = bars.values[k];
      }
    }
  }
  return statistics;
}

/// The e-values of the two layers, worked out from W as in the paper.
Vector e_values_of(const Vector& statistics, double rate) {
  Vector values = Vector::Zero(statistics.size());
  for (const Index layer : {0, 1}) {
    std::vector<Index> own;
    for (Index set = layer; set < statistics.size(); set += 2) {
      own.push_back(set);
    }
    values(own) = knockoff_e_values(statistics(own), rate);
  }
  return values;
}

/// The sets that are named as found.
std::vector<Index> found_sets(const Result& result) {
  for (const Message& warning : result.warnings) {
    if (warning.id != "knockoffs.names") {
      continue;
    }
    std::vector<Index> found;
    const std::string words = in_words(warning);
    const std::size_t names = words.find("first: ");
    for (std::size_t at = words.find('s', names + 7); at != std::string::npos;
         at = words.find('s', at + 1)) {
      found.push_back(std::stoll(words.substr(at + 1)) - 1);
    }
    return found;
  }
  return {};
}

std::unique_ptr<const Method> method() { return studied<LeastSquaresMethod>(); }

std::vector<Complaint> complaints(const Problem& problem, const Settings& settings) {
  return method()->check(problem, values_of(*method(), settings));
}

}  // namespace

class TestOverlappingGroups : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Six columns matter, and so do twelve of twenty sets. At most q of what is found is false on
  /// average, and nearly all is found. Were everything found, 0.4 would be false.
  void sets_keep_the_rate() {
    const Ring ring;
    constexpr Index true_columns = 6;
    constexpr int tables = 20;
    const std::vector<Index> truth = true_sets(ring, true_columns);
    QCOMPARE(truth.size(), std::size_t{12});
    double power = 0.0;
    std::vector<double> shares;
    for (std::uint64_t table = 1; table <= tables; ++table) {
      const Result result =
          run_to_end(*method(), ring_problem(ring, 300, true_columns, 0.8, table),
                     ring.settings({{"draw_fdr", "0.2"}, {"seed", std::to_string(table)}}));
      const std::vector<Index> found = found_sets(result);
      QCOMPARE(static_cast<double>(found.size()), finding_of(result, "knockoff_discoveries").value);
      const DiscoveryQuality quality = discovery_quality(found, truth);
      power += quality.true_positive_rate / tables;
      shares.push_back(quality.false_discovery_proportion);
      QVERIFY(warns_of(result, "tested in 2 layers"));
    }
    const Vector all = Eigen::Map<const Vector>(shares.data(), tables);
    const double error =
        std::sqrt((all.array() - all.mean()).square().sum() / (tables - 1) / tables);
    qInfo("of overlapping sets: FDP %.3f +- %.3f, TPR %.3f", all.mean(), error, power);
    QVERIFY(all.mean() <= 0.2 + 2.0 * error);
    QVERIFY(power > 0.7);
  }

  /// The study finds what its W say by the formulas, and the columns of what is found are marked.
  void e_values_and_discoveries_follow_from_w() {
    const Ring ring;
    const Result result = run_to_end(*method(), ring_problem(ring, 300, 6, 0.8, 1),
                                     ring.settings({{"draw_fdr", "0.2"}}));
    const Vector e = e_values_of(statistics_of(result, ring), 0.2);
    std::vector<Index> found = found_sets(result);
    std::sort(found.begin(), found.end());
    QCOMPARE(found, e_discoveries(e, 0.2));
    QVERIFY(found.size() >= 10);
    const std::vector<double>& of_columns = column_of(result, "e_value").values;
    const std::vector<double>& flags = column_of(result, "discovered").values;
    const std::set<Index> selected(result.selection.features.begin(),
                                   result.selection.features.end());
    QCOMPARE(selected.size(), result.selection.features.size());
    for (Index column = 0; column < ring.columns(); ++column) {
      double largest = 0.0;
      bool is_found = false;
      for (Index set = 0; set < ring.sets; ++set) {
        if (ring.has(set, column)) {
          largest = std::max(largest, e[set]);
          is_found = is_found || std::count(found.begin(), found.end(), set) > 0;
        }
      }
      QCOMPARE(of_columns[static_cast<std::size_t>(column)], largest);
      QCOMPARE(flags[static_cast<std::size_t>(column)], is_found ? 1.0 : 0.0);
      QCOMPARE(selected.contains(column), is_found);
    }
  }

  /// With the filters at q / 2, as it is by default, ten sets of a layer are enough at q = 0.2.
  void where_all_matters_all_is_found() {
    const Ring ring;
    const Result result =
        run_to_end(*method(), ring_problem(ring, 300, 10, 1.0, 1), ring.settings());
    QCOMPARE(found_sets(result).size(), std::size_t{20});
  }

  /// Where the target is noise, the sum of all e-values is at most their number on average. The
  /// filters take their thresholds at a rate where something is found often.
  void the_sum_of_e_values_keeps_its_bound() {
    constexpr Ring ring{10};
    constexpr int tables = 50;
    Vector sums(tables);
    for (int table = 0; table < tables; ++table) {
      const auto seed = static_cast<std::uint64_t>(100 + table);
      const Result result = run_to_end(
          *method(), ring_problem(ring, 120, 0, 0.0, seed),
          ring.settings({{"fdr", "0.4"}, {"draw_fdr", "0.4"}, {"seed", std::to_string(seed)}}));
      sums[table] = e_values_of(statistics_of(result, ring), 0.4).sum() / 10.0;
    }
    qInfo("sum of e-values over their number: %.3f, at most %.1f", sums.mean(), sums.maxCoeff());
    QVERIFY(sums.mean() <= 1.35);
    QVERIFY(sums.maxCoeff() > 0.0);
  }

  /// What groups without a common column find is what the filter finds in W of one draw.
  void groups_that_share_nothing_are_found_by_the_filter() {
    const ProblemPtr problem = ring_problem({20}, 300, 8, 0.6, 3);
    std::string list;
    for (int group = 0; group < 20; ++group) {
      const auto name = [&](int k) { return "x" + std::to_string(3 * group + k); };
      list += name(1) + ", " + name(2) + ", " + name(3) + "; ";
    }
    const Settings settings{
        {"trust", "knockoffs"}, {"discovery_groups", "list"}, {"group_list", list}};
    const Result result = run_to_end(*method(), problem, settings);
    KnockoffSource source(problem, knockoff_plan_options(values_of(*method(), settings)).knockoffs);
    const PairedProblem paired = *source.draw(0, {});
    const auto scores = run_to_end(LeastSquaresMethod(), paired.problem).columns.front().values;
    Vector own = Vector::Zero(20);
    Vector of_knockoffs = Vector::Zero(20);
    for (std::size_t k = 0; k < paired.features.size(); ++k) {
      own[paired.features[k] / 3] += scores[static_cast<std::size_t>(paired.at[k])];
      of_knockoffs[paired.features[k] / 3] +=
          scores[static_cast<std::size_t>(paired.knockoff_at[k])];
    }
    const Vector statistics = own - of_knockoffs;
    std::set<Index> groups;
    for (const Index feature : result.selection.features) {
      groups.insert(feature / 3);
    }
    QCOMPARE(std::vector<Index>(groups.begin(), groups.end()),
             knockoff_filter(statistics, 0.2).selected);
    QVERIFY(groups.size() >= 5);
    for (Index column = 0; column < 60; ++column) {
      QVERIFY(column_of(result, "knockoff_statistic").values[static_cast<std::size_t>(column)] ==
              statistics[column / 3]);
    }
    QVERIFY(!warns_of(result, "layers"));
    QVERIFY(std::none_of(result.columns.begin(), result.columns.end(),
                         [](const FeatureColumn& one) { return one.id == "e_value"; }));
  }

  void several_draws_of_layers_are_averaged() {
    const Ring ring;
    const Result result = run_to_end(*method(), ring_problem(ring, 300, 8, 0.8, 1),
                                     ring.settings({{"draws", "3"}, {"draw_fdr", "0.2"}}));
    QVERIFY(found_sets(result).size() >= 10);
    for (const double share : column_of(result, "discovered_share").values) {
      QVERIFY(std::abs(3.0 * share - std::round(3.0 * share)) < 1e-9);
    }
    QVERIFY(warns_of(result, "tested in 2 layers"));
  }

  /// Every one of 49 groups has x1: as many layers, and as many times the cost.
  void many_layers_are_many_runs() {
    const ProblemPtr problem = linear_problem(correlated_columns(60, 110, 0.3, 1), 2, 1.0, 2);
    std::string list;
    for (int other = 2; other <= 50; ++other) {
      list += "x1, x" + std::to_string(other) + "; ";
    }
    const MethodRegistry methods = builtin_methods();
    const Method& test = methods.find("f-test");
    Settings settings{{"trust", "knockoffs"},
                      {"s_method", "equicorrelated"},
                      {"fdr", "0.5"},
                      {"draw_fdr", "0.5"}};
    const double once = test.estimate(*problem, values_of(test, settings)).seconds;
    settings.insert({{"discovery_groups", "list"}, {"group_list", list}});
    const double often = test.estimate(*problem, values_of(test, settings)).seconds;
    QVERIFY2(often > 10.0 * once, qPrintable(QString("%1 %2").arg(often).arg(once)));
    const Result result = run_to_end(test, problem, settings);
    QVERIFY(warns_of(result, "tested in 49 layers"));
    QVERIFY(!warns_of(result, "replicates had no result"));
    settings.insert_or_assign("group_list", list + "x1, x51; x1, x52");
    QVERIFY(!test.check(*problem, values_of(test, settings)).empty());
  }

  void rates_that_no_layer_can_keep_are_refused() {
    const Ring ring{12};
    const ProblemPtr problem = ring_problem(ring, 80, 2, 1.0, 1);
    // Six sets in a layer: at q = 0.2, five are possible, but at the half of q ten would be needed.
    const auto half = complaints(*problem, ring.settings());
    QCOMPARE(half.size(), std::size_t{1});
    QCOMPARE(half.front().parameter, std::string("draw_fdr"));
    QVERIFY(in_words(half.front()).find("no layer has more than 6 groups") != std::string::npos);
    QVERIFY(complaints(*problem, ring.settings({{"draw_fdr", "0.2"}})).empty());
    const auto all = complaints(*problem, ring.settings({{"fdr", "0.1"}, {"draw_fdr", "0.5"}}));
    QCOMPARE(all.front().parameter, std::string("fdr"));
    const auto offset = complaints(*problem, ring.settings({{"offset", "0"}}));
    QCOMPARE(offset.front().parameter, std::string("offset"));
  }

  /// The words of the randomization test speak of groups where groups are tested, and name those
  /// that are found where their columns do not tell.
  void the_randomization_test_speaks_of_groups() {
    const ProblemPtr problem = linear_problem(correlated_columns(200, 8, 0.3, 1), 2, 1.0, 2);
    Settings settings{{"trust", "hrt"}, {"rounds", "20"}};
    const Result single = run_to_end(*method(), problem, settings);
    settings.insert({{"discovery_groups", "list"}, {"group_list", "a: x1, x2; b: x2, x3"}});
    settings["rounds"] = "100";
    const Result grouped = run_to_end(*method(), problem, settings);
    const auto about = [](const Result& result) {
      std::string words = column_of(result, "p_value").help + column_of(result, "q_value").help +
                          in_words(finding_of(result, "lowest_p_value").title);
      for (const Figure& figure : result.figures) {
        words += figure.id.starts_with("randomisation") ? figure.help : "";
      }
      return words;
    };
    QVERIFY(about(single).find("the feature") != std::string::npos);
    QVERIFY(about(single).find("roup") == std::string::npos);
    QVERIFY(about(grouped).find("the feature ") == std::string::npos);
    QVERIFY(about(grouped).find("A feature") == std::string::npos);
    QVERIFY(about(grouped).find("group") != std::string::npos);
    QVERIFY(warns_of(single, "a single feature cannot"));
    QVERIFY(warns_of(grouped, "groups are found, the best first: "));
  }
};

QTEST_GUILESS_MAIN(TestOverlappingGroups)
#include "tst_overlapping_groups.moc"

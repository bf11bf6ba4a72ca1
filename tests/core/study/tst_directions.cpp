// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>

#include "core/methods/registry.h"
#include "core/problem/changed_problem.h"
#include "core/random.h"
#include "core/study/studies.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/sanitized.h"

// Every study with every method that takes it, on one table with something in it and on one with
// nothing: each number must point the right way. A new method or study is asked for its direction
// here from its first day.

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const MethodRegistry& methods() {
  static const MethodRegistry registry = builtin_methods();
  return registry;
}

/// y = 2 x3 + noise, beside five columns that say nothing; the label is whether y is above 0. Not
/// x1: some methods begin with the first column, whatever it says.
constexpr Index planted_column = 2;

Problem planted_table() {
  constexpr Index samples = 80;
  Problem problem;
  Matrix inputs = normal_matrix(samples, 6, 3);
  const Matrix target = 2.0 * inputs.col(planted_column) + 0.5 * normal_matrix(samples, 1, 4);
  Labels labels{"side", {}, {"below", "above"}};
  for (const double value : target.reshaped()) {
    labels.class_of.push_back(value > 0.0 ? 1 : 0);
  }
  problem.inputs = std::move(inputs);
  problem.truth = target;
  problem.truth_features = {{"y", "", "", 0.0}};
  problem.labels = std::move(labels);
  for (int input = 1; input <= 6; ++input) {
    problem.features.push_back({"x" + std::to_string(input), "", "", 0.0});
  }
  return problem;
}

/// The same columns and target, the target in random order.
Problem noise_table(std::uint64_t seed) {
  Problem problem = planted_table();
  return with_target_of(problem, Random(seed).permutation(problem.samples()));
}

/// For methods without a target: two clusters part in the columns 3 to 5, and the target follows
/// them; or, for a method that looks for what is unlike all before, all columns but the planted one
/// are nearly copies of the first.
Problem structured_table(bool copies) {
  Problem problem = planted_table();
  Matrix inputs = problem.inputs;
  for (Index row = 0; row < problem.samples(); ++row) {
    const double side = problem.labels->class_of[static_cast<std::size_t>(row)] == 0 ? -1.0 : 1.0;
    for (Index column = 0; column < inputs.cols(); ++column) {
      if (copies && column != planted_column) {
        inputs(row, column) = inputs(row, 0) + 0.1 * inputs(row, column);
      } else if (copies || (column >= planted_column && column < planted_column + 3)) {
        inputs(row, column) = 3.0 * side + 0.5 * inputs(row, column);
      }
    }
  }
  problem.inputs = std::move(inputs);
  return problem;
}

/// Columns that have nothing to do with each other, nor with the target.
Problem unstructured_table(std::uint64_t seed) {
  Problem problem = noise_table(seed);
  problem.inputs = normal_matrix(problem.samples(), 6, 100 + seed);
  return problem;
}

Problem table_with_something(const Method& method) {
  return method.info().target == Target::none ? structured_table(method.info().begins_with_first)
                                              : planted_table();
}

Problem table_with_nothing(const Method& method, std::uint64_t seed) {
  return method.info().target == Target::none ? unstructured_table(seed) : noise_table(seed);
}

ProblemPtr shared(Problem problem) { return std::make_shared<const Problem>(std::move(problem)); }

/// So that a run takes a moment.
Settings quick(const Method& method) {
  const Settings wanted{{"epochs", "30"},      {"updates", "150"},     {"trees", "30"},
                        {"shuffles", "10"},    {"iterations", "8"},    {"shadow_rounds", "20"},
                        {"critics", "1"},      {"gate_epochs", "100"}, {"count", "1"},
                        {"mixing", "0.1"},     {"seed", "1"},          {"outer_folds", "3"},
                        {"outer_repeats", "1"}};
  Settings known;
  if (method.info().begins_with_first) {
    known.insert({"count", "2"});
  }
  if (method.info().id == "convex-sic") {
    known.insert({"iterations", "40"});  // until then, importances have not parted
  }
  if (method.info().id == "mlkrr") {
    known.insert({"validation", "0"});  // few samples and shuffles: it would keep its start
    known.insert({"shuffles", "200"});
  }
  for (const auto& [id, text] : wanted) {
    if (method.schema().find(id) != nullptr) {
      known.insert({id, text});
    }
  }
  return known;
}

bool offers(const Method& method, const std::string& kind, const std::string& study) {
  const ParameterSpec* spec = method.schema().find(kind);
  return spec != nullptr &&
         std::any_of(spec->choices.begin(), spec->choices.end(),
                     [&](const ParameterChoice& one) { return one.id == study; });
}

const Figure& figure_of(const Result& result, const std::string& id) {
  const auto found = std::find_if(result.figures.begin(), result.figures.end(),
                                  [&](const Figure& one) { return one.id == id; });
  if (found == result.figures.end()) {
    throw std::runtime_error("no figure " + id);
  }
  return *found;
}

const FigureLine& line_named(const Figure& figure, const std::string& name) {
  const std::vector<FigureLine>& lines = std::get<LinesShape>(figure.shape).lines;
  const auto found = std::find_if(lines.begin(), lines.end(),
                                  [&](const FigureLine& one) { return one.name == name; });
  if (found == lines.end()) {
    throw std::runtime_error("no line " + name);
  }
  return *found;
}

double mean_of(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// How a study says that there is something.
struct Direction {
  Settings settings;
  /// What it says of the planted column, or of all: larger where there is more.
  std::function<double(const Result&)> signal;
  double at_least = 0.0;  ///< of the planted table
  double margin = 0.0;    ///< that it has over tables of noise, at least
};

std::function<double(const Result&)> planted_of(const std::string& column, double sign) {
  return [column, sign](const Result& result) {
    return sign * column_of(result, column).values[planted_column];
  };
}

/// Statistics have a scale of their own: as a share of the largest.
double planted_share(const Result& result) {
  const std::vector<double>& all = column_of(result, "knockoff_statistic").values;
  double largest = 0.0;
  for (const double value : all) {
    largest = std::max(largest, std::abs(value));
  }
  return largest > 0.0 ? all[planted_column] / largest : 0.0;
}

/// That of power makes its own tables, so that noise changes nothing.
constexpr double makes_its_own_tables = -1e-9;

/// By study.
const std::map<std::string, Direction>& directions() {
  static const std::map<std::string, Direction> all{
      {"permuted-target",
       {{{"replicates", "9"}},
        [](const Result& result) { return -finding_of(result, "p_value").value; },
        -0.1,
        0.2}},
      {"random-columns", {{{"replicates", "6"}}, planted_of("above_random", 1.0), 0.99, 0.3}},
      {"stability", {{{"replicates", "6"}}, planted_of("selected_share", 1.0), 0.6, 0.2}},
      {"knockoffs", {{}, planted_share, 0.9, 0.3}},
      {"hrt", {{{"rounds", "99"}}, planted_of("p_value", -1.0), -0.02, 0.05}},
      {"k-fold",
       {{{"folds", "4"}},
        [](const Result& result) {
          return -mean_of(line_named(figure_of(result, "k-fold"), "samples left out").y);
        },
        -1e9,
        1e-3}},
      {"block-validation",
       {{{"blocks", "3"}},
        [](const Result& result) {
          return -line_named(figure_of(result, "block-validation"), "validation").y.front();
        },
        -1.0,
        0.01}},
      {"random-subsets",
       {{{"search", "forward"}, {"replicates", "4"}},
        [](const Result& result) {
          return line_named(figure_of(result, "random-subsets"), "random subsets").y.front() -
                 result.path.front().objective;
        },
        0.1,
        0.05}},
      {"cluster-accuracy",
       {{{"kept_numbers", "1"}, {"repeats", "2"}},
        [](const Result& result) {
          return std::get<LinesShape>(figure_of(result, "cluster-accuracy").shape)
              .lines.front()
              .y.front();
        },
        0.8,
        0.1}},
      {"power",
       {{{"planted_data", "linear"},
         {"planted_repeats", "2"},
         {"planted_samples", "150"},
         {"planted_columns", "30"},
         {"count", "10"}},
        [](const Result& result) {
          return mean_of(
              std::get<BoxesShape>(figure_of(result, "power").shape).groups.front().values.front());
        },
        0.5,
        makes_its_own_tables}},
      {"learning-curve",
       {{{"orders", "1"}},
        [](const Result& result) {
          return -std::get<LinesShape>(figure_of(result, "learning-curve").shape)
                      .lines.front()
                      .y.back();
        },
        -1e9,
        1e-3}},
  };
  return all;
}

/// With what differs for a method.
Direction direction_of(const Method& method, const std::string& study) {
  Direction direction = directions().at(study);
  const std::string& id = method.info().id;
  if (study == "cluster-accuracy" && method.info().begins_with_first) {
    direction.at_least = 0.7;  // the first column is always kept: it blurs the clusters
  }
  if (study == "random-columns" && id == "mlkrr") {
    direction.at_least = 0.8;  // it learns from one half of the samples and is judged by the other
  }
  if (study == "random-columns" && id == "cur") {  // it keeps one of the columns of the clusters
    direction.signal = [](const Result& result) {
      const std::vector<double>& above = column_of(result, "above_random").values;
      return std::accumulate(above.begin() + planted_column, above.begin() + planted_column + 3,
                             0.0);
    };
  }
  if (study == "random-columns" && id == "fps") {  // nearly a copy: never farthest
    direction.signal = [](const Result& result) {
      return 1.0 - column_of(result, "above_random").values[1];
    };
    direction.margin = 0.2;
  }
  return direction;
}

/// The studies of what can be trusted that a method takes.
std::vector<std::string> offered_by(const Method& method) {
  std::vector<std::string> ids;
  const StudyRegistry studies = builtin_studies();
  for (const auto& study : studies.all()) {
    if (study->kind().parameter == "trust" && offers(method, "trust", study->info().id)) {
      ids.push_back(study->info().id);
    }
  }
  return ids;
}

Settings settings_of(const Method& method, const std::string& study, const Settings& more) {
  Settings settings = quick(method);
  settings["trust"] = study;
  for (const auto& [id, text] : more) {
    if (method.schema().find(id) != nullptr) {
      settings[id] = text;
    }
  }
  if (study == "cluster-accuracy" && method.info().begins_with_first) {
    settings["kept_numbers"] = "2";
  }
  return settings;
}

/// What a study says of tables of noise, in the mean.
double noise_of(const Method& method, const std::function<double(const Result&)>& signal,
                const Settings& settings) {
  constexpr std::uint64_t tables = 3;
  double sum = 0.0;
  for (std::uint64_t table = 0; table < tables; ++table) {
    sum += signal(run_to_end(method, shared(table_with_nothing(method, 5 + table)), settings));
  }
  return sum / static_cast<double>(tables);
}

}  // namespace

class TestDirections : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void what_is_not_finite_counts_against() {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const Objective lower{Objective::Better::lower, true, true};
    const Objective higher{Objective::Better::higher, true, true};
    QVERIFY(lower.is_worse(2.0, 1.0) && !lower.is_worse(1.0, 1.0) && !lower.is_worse(1.0, 2.0));
    QVERIFY(higher.is_worse(1.0, 2.0) && !higher.is_worse(2.0, 2.0) && !higher.is_worse(2.0, 1.0));
    for (const Objective& one : {lower, higher, Objective{}}) {
      QVERIFY(!one.is_worse(nan, 1.0) && !one.is_worse(1.0, nan));
    }
    QVERIFY(!Objective{}.is_worse(1.0, 2.0) && !Objective{}.is_worse(2.0, 1.0));
    QVERIFY(!Objective{}.tells_from_chance() && lower.tells_from_chance());
  }

  /// What a method states of its objective is so.
  void objectives_are_what_they_are_called() {
    for (const auto& method : methods().all()) {
      const std::string& id = method->info().id;
      const Objective& objective = method->info().objective;
      if (method->info().target != Target::none) {
        QVERIFY2(objective.tells_from_chance(), id.c_str());
      }
      if (method->learning() != nullptr || method->scoring() != nullptr) {
        QVERIFY2(objective.better == Objective::Better::lower, id.c_str());
      }
      const Settings settings = quick(*method);
      const double planted = run_to_end(*method, shared(planted_table()), settings).objective;
      const double noise = run_to_end(*method, shared(noise_table(5)), settings).objective;
      QVERIFY2(std::isfinite(planted) && std::isfinite(noise), id.c_str());
      QVERIFY2((planted != noise) == objective.of_target, id.c_str());
      if (objective.tells_from_chance()) {
        QVERIFY2(objective.is_worse(noise, planted), id.c_str());
      }
    }
  }

  void every_study_points_the_right_way_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("study");
    int row = 0;
    for (const auto& method : methods().all()) {
      for (const std::string& study : offered_by(*method)) {
        constexpr int every = 10;  // a sanitizer is too slow for all
        if (sanitized && row++ % every != 0) {
          continue;
        }
        QTest::newRow((method->info().id + " " + study).c_str())
            << QString::fromStdString(method->info().id) << QString::fromStdString(study);
      }
    }
  }
  void every_study_points_the_right_way() {
    QFETCH(QString, id);
    QFETCH(QString, study);
    const Method& method = methods().find(id.toStdString());
    QVERIFY2(directions().contains(study.toStdString()),
             "a new study: which way does its number point?");
    const Direction direction = direction_of(method, study.toStdString());
    const Settings settings = settings_of(method, study.toStdString(), direction.settings);
    const ProblemPtr table = shared(table_with_something(method));
    const auto complaints = method.check(*table, values_of(method, settings));
    QVERIFY2(complaints.empty(), complaints.empty() ? "" : in_words(complaints.front()).c_str());
    const Result result = run_to_end(method, table, settings);
    const double planted = direction.signal(result);
    const double noise = noise_of(method, direction.signal, settings);
    QVERIFY2(planted >= direction.at_least, qPrintable(QString::number(planted)));
    QVERIFY2(planted >= noise + direction.margin,
             qPrintable(QString("%1 against %2 of noise").arg(planted).arg(noise)));
  }
};

QTEST_GUILESS_MAIN(TestDirections)
#include "tst_directions.moc"

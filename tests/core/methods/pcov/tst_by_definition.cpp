// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <functional>
#include <limits>

#include "core/linalg/symmetric_spectrum.h"
#include "core/methods/registry.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/pcov_cases.h"
#include "tests/support/run_method.h"

using namespace steelyard;
using namespace steelyard::tests;

/// The selections once more as the paper writes them down (Cersonsky et al. 2021), with dense
/// matrices and no short cut, at mixings where each side counts differently.
namespace {

struct Steps {
  std::vector<Index> items;
  std::vector<double> scores;
};

struct Tables {
  Matrix x, y;
};

/// C^(-1/2) on what C spans.
Matrix inverse_root(const Matrix& c) {
  const auto solver = symmetric_eigen(c);
  const double least = 1e-10 * solver.values.maxCoeff();
  const Vector roots =
      (solver.values.array() > least).select(solver.values.array().max(least).rsqrt(), 0.0);
  return solver.vectors * roots.asDiagonal() * solver.vectors.transpose();
}

/// Equation 14 without its second square root: alpha C + (1 - alpha) Z Z', Z = C^(-1/2) X'Y.
Matrix mixed_features(const Tables& tables, double mixing) {
  const Matrix c = tables.x.transpose() * tables.x;
  const Matrix z = inverse_root(c) * tables.x.transpose() * tables.y;
  return mixing * c + (1.0 - mixing) * z * z.transpose();
}

/// Equation 13.
Matrix mixed_samples(const Tables& tables, double mixing) {
  return mixing * tables.x * tables.x.transpose() +
         (1.0 - mixing) * tables.y * tables.y.transpose();
}

Matrix mixed(const Tables& tables, double mixing, bool of_samples) {
  return of_samples ? mixed_samples(tables, mixing) : mixed_features(tables, mixing);
}

Vector importances(const Matrix& product, Index eigenvectors) {
  return symmetric_eigen(product).vectors.rightCols(eigenvectors).rowwise().squaredNorm();
}

/// Equations 9 to 11, 18 and 19.
void take_out(Tables& tables, Index item, bool of_samples) {
  if (of_samples) {
    const Eigen::RowVectorXd row = tables.x.row(item);
    const Eigen::RowVectorXd of_targets = tables.y.row(item);
    const Vector along = tables.x * row.transpose() / row.squaredNorm();
    tables.x -= along * row;
    tables.y -= along * of_targets;
  } else {
    const Vector q = tables.x.col(item).normalized();
    tables.x -= q * (q.transpose() * tables.x);
    tables.y -= q * (q.transpose() * tables.y);
  }
}

Index best_of_open(const Vector& scores, const std::vector<Index>& taken) {
  Vector open = scores;
  for (const Index item : taken) {
    open[item] = -1.0;
  }
  Index best = 0;
  open.maxCoeff(&best);
  return best;
}

Steps cur_steps(Tables tables, double mixing, bool of_samples, Index eigenvectors, Index every,
                Index count) {
  Steps steps;
  Vector scores = importances(mixed(tables, mixing, of_samples), eigenvectors);
  for (Index taken = 0; taken < count; ++taken) {
    if (taken > 0 && every > 0 && taken % every == 0) {
      scores = importances(mixed(tables, mixing, of_samples), eigenvectors);
    }
    const Index item = best_of_open(scores, steps.items);
    steps.items.push_back(item);
    steps.scores.push_back(scores[item]);
    take_out(tables, item, of_samples);
  }
  return steps;
}

/// Equations 2, 15 and 17, from the first item on.
Steps fps_steps(const Tables& tables, double mixing, bool of_samples, Index count) {
  const Matrix product = mixed(tables, mixing, of_samples);
  const auto squared = [&](Index a, Index b) {
    return product(a, a) - 2.0 * product(a, b) + product(b, b);
  };
  Steps steps{{0}, {std::numeric_limits<double>::infinity()}};
  while (std::ssize(steps.items) < count) {
    Vector nearest(product.rows());
    for (Index item = 0; item < nearest.size(); ++item) {
      nearest[item] = std::numeric_limits<double>::infinity();
      for (const Index chosen : steps.items) {
        nearest[item] = std::min(nearest[item], squared(item, chosen));
      }
    }
    const Index item = best_of_open(nearest, steps.items);
    steps.items.push_back(item);
    steps.scores.push_back(nearest[item]);
  }
  return steps;
}

/// What a projection on the chosen leaves of X, and of Y the regression that they span; shares.
std::pair<double, double> left_by(const Tables& tables, const std::vector<Index>& chosen,
                                  bool of_samples) {
  Matrix of_x;
  Matrix of_y;
  if (of_samples) {
    const Matrix rows = tables.x(chosen, Eigen::all);
    of_x = tables.x - tables.x * tests::least_squares(rows, rows);
    of_y = tables.y - tables.x * tests::least_squares(rows, tables.y(chosen, Eigen::all));
  } else {
    const Matrix some = tables.x(Eigen::all, chosen);
    of_x = tables.x - some * tests::least_squares(some, tables.x);
    of_y = tables.y - some * tests::least_squares(some, tables.y);
  }
  return {of_x.squaredNorm() / tables.x.squaredNorm(), of_y.squaredNorm() / tables.y.squaredNorm()};
}

Tables tables_of(const Problem& problem) { return {Matrix(problem.inputs), problem.truth}; }

Result run(const std::string& method, const Problem& problem, const Settings& further) {
  static const MethodRegistry registry = builtin_methods();
  Settings settings{{"scaling", "none"}};
  if (method.starts_with("pcov")) {
    settings["target_scaling"] = "none";
    settings["target"] = "raw";
  }
  for (const auto& [id, value] : further) {
    settings[id] = value;
  }
  return run_to_end(registry.find(method), std::make_shared<const Problem>(problem), settings);
}

std::vector<Index> chosen(const Result& result) {
  return result.samples ? result.samples->positions : result.selection.features;
}

std::vector<double> scores(const Result& result) {
  for (const History& history : result.histories) {
    if (history.info.id == "score") {
      return {history.y.begin() + 1, history.y.end()};  // the first point is before any choice
    }
  }
  return {};
}

void compare(const Result& result, const Steps& wanted) {
  QCOMPARE(chosen(result), wanted.items);
  const std::vector<double> found = scores(result);
  QCOMPARE(found.size(), wanted.scores.size());
  for (std::size_t at = 0; at < found.size(); ++at) {
    if (std::isfinite(wanted.scores[at])) {
      QVERIFY(std::abs(found[at] - wanted.scores[at]) <= 1e-7 * wanted.scores[at]);
    }
  }
}

bool near(double found, double wanted) { return std::abs(found - wanted) < 1e-9; }

}  // namespace

class TestPcovByDefinition : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void cur_chooses_by_the_leading_eigenvectors_of_what_is_left_data() {
    QTest::addColumn<QString>("items");
    QTest::addColumn<double>("mixing");
    QTest::addColumn<int>("every");
    for (const char* items : {"features", "samples"}) {
      for (const double mixing : {0.0, 0.2, 0.8, 1.0}) {
        for (const int every : {0, 1, 2, 3}) {
          QTest::addRow("%s, mixing %g, every %d", items, mixing, every)
              << items << mixing << every;
        }
      }
    }
  }

  void cur_chooses_by_the_leading_eigenvectors_of_what_is_left() {
    QFETCH(QString, items);
    QFETCH(double, mixing);
    QFETCH(int, every);
    const bool of_samples = items == "samples";
    const Problem problem = random_problem(30, 9, 31, 0.3, 3);
    const Settings settings{{"select", items.toStdString()},
                            {"mixing", std::to_string(mixing)},
                            {"recompute_every", std::to_string(every)},
                            {"eigenvectors", "2"},
                            {"count", "6"}};
    compare(run("pcov-cur", problem, settings),
            cur_steps(tables_of(problem), mixing, of_samples, 2, every, 6));
  }

  void fps_chooses_the_farthest_in_the_mixed_distance_data() {
    QTest::addColumn<QString>("items");
    QTest::addColumn<double>("mixing");
    for (const char* items : {"features", "samples"}) {
      for (const double mixing : {0.0, 0.2, 0.8, 1.0}) {
        QTest::addRow("%s, mixing %g", items, mixing) << items << mixing;
      }
    }
  }

  void fps_chooses_the_farthest_in_the_mixed_distance() {
    QFETCH(QString, items);
    QFETCH(double, mixing);
    const bool of_samples = items == "samples";
    const Problem problem = random_problem(30, 9, 32, 0.3, 3);
    const Settings settings{
        {"select", items.toStdString()}, {"mixing", std::to_string(mixing)}, {"count", "8"}};
    compare(run("pcov-fps", problem, settings),
            fps_steps(tables_of(problem), mixing, of_samples, 8));
  }

  void a_wide_table_with_many_targets_is_no_exception_data() {
    QTest::addColumn<QString>("items");
    QTest::addColumn<QString>("method");
    for (const char* items : {"features", "samples"}) {
      for (const char* method : {"pcov-cur", "pcov-fps"}) {
        QTest::addRow("%s of %s", method, items) << items << method;
      }
    }
  }

  void a_wide_table_with_many_targets_is_no_exception() {
    QFETCH(QString, items);
    QFETCH(QString, method);
    constexpr double mixing = 0.4;
    const bool of_samples = items == "samples";
    const Problem problem = random_problem(9, 40, 34, 0.3, 25);
    const Tables tables = tables_of(problem);
    Settings settings{{"select", items.toStdString()}, {"mixing", "0.4"}, {"count", "5"}};
    if (method == "pcov-cur") {
      settings["recompute_every"] = "1";
      settings["eigenvectors"] = "1";
    }
    const Result result = run(method.toStdString(), problem, settings);
    compare(result, method == "pcov-cur" ? cur_steps(tables, mixing, of_samples, 1, 1, 5)
                                         : fps_steps(tables, mixing, of_samples, 5));
    const auto [of_inputs, of_targets] = left_by(tables, chosen(result), of_samples);
    QVERIFY(near(result.objective, mixing * of_inputs + (1.0 - mixing) * of_targets));
  }

  void the_first_feature_may_be_the_farthest_from_the_mean_data() {
    QTest::addColumn<int>("samples");
    QTest::newRow("a long table") << 40;
    QTest::newRow("a wide table") << 7;
  }

  void the_first_feature_may_be_the_farthest_from_the_mean() {
    QFETCH(int, samples);
    const Problem problem = random_problem(samples, 30, 36, 0.3, 3);
    const Matrix product = mixed(tables_of(problem), 0.6, false);
    const Vector far = product.diagonal() - 2.0 * product.rowwise().mean();
    Index farthest = 0;
    far.maxCoeff(&farthest);
    const Result result =
        run("pcov-fps", problem, {{"mixing", "0.6"}, {"count", "2"}, {"start", "mean"}});
    QCOMPARE(chosen(result).front(), farthest);
  }

  void the_objective_is_what_is_left_in_proportion_of_the_mixing_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("items");
    QTest::addColumn<double>("mixing");
    for (const char* items : {"features", "samples"}) {
      for (const double mixing : {0.2, 0.9}) {
        for (const char* method : {"pcov-cur", "pcov-fps"}) {
          QTest::addRow("%s of %s, %g", method, items, mixing) << method << items << mixing;
        }
      }
      for (const char* method : {"cur", "fps"}) {
        QTest::addRow("%s of %s", method, items) << method << items << 1.0;
      }
    }
  }

  /// Of the run, and of every point of its path.
  void the_objective_is_what_is_left_in_proportion_of_the_mixing() {
    QFETCH(QString, method);
    QFETCH(QString, items);
    QFETCH(double, mixing);
    const bool of_samples = items == "samples";
    const Problem problem = random_problem(25, 8, 33, 0.3, 2);
    Settings settings{{"select", items.toStdString()}, {"count", "5"}};
    if (method.startsWith("pcov")) {
      settings["mixing"] = std::to_string(mixing);
    }
    const Result result = run(method.toStdString(), problem, settings);
    const Tables tables = tables_of(problem);
    const auto unexplained = [&](const std::vector<Index>& some) {
      const auto [of_inputs, of_targets] = left_by(tables, some, of_samples);
      return mixing * of_inputs + (1.0 - mixing) * of_targets;
    };
    QVERIFY(near(result.objective, unexplained(chosen(result))));
    QCOMPARE(result.path.size(), of_samples ? 0U : 5U);
    for (const PathPoint& point : result.path) {
      QCOMPARE(std::ssize(point.selection), point.feature_count);
      QVERIFY(near(point.objective, unexplained(point.selection)));
    }
  }
};

QTEST_GUILESS_MAIN(TestPcovByDefinition)
#include "tst_by_definition.moc"

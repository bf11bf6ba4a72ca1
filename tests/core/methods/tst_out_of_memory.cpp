// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <functional>
#include <memory>
#include <new>
#include <numeric>
#include <string>
#include <vector>

#include "core/analysis/held_out_error.h"
#include "core/analysis/imbalance_plane.h"
#include "core/cluster/cluster_assignment.h"
#include "core/cluster/point_adaptive_density.h"
#include "core/embed/projection.h"
#include "core/embed/tsne.h"
#include "core/error.h"
#include "core/geometry/pair_distances.h"
#include "core/in_words.h"
#include "core/measures/correlation.h"
#include "core/measures/neighbour_error.h"
#include "core/measures/plane_density.h"
#include "core/measures/reconstruction_error.h"
#include "core/methods/registry.h"
#include "core/run/background_run.h"
#include "tests/support/failing_memory.h"
#include "tests/support/pcov_cases.h"
#include "tests/support/run_method.h"

using namespace steelyard;
using tests::FailingMemory;
using tests::Settings;

namespace {

/// All numbers that something gives, in one list: two are the same when these are.
using Numbers = std::vector<double>;

constexpr Index samples = 120;
constexpr Index dimension = 6;

Matrix normal_table(Index columns, std::uint64_t seed) {
  Random random(seed);
  Matrix values(samples, columns);
  for (double& value : values.reshaped()) {
    value = random.normal();
  }
  return values;
}

ProblemPtr problem() {
  static const ProblemPtr made = [] {
    const Matrix inputs = normal_table(dimension, 1);
    Matrix truth(samples, 2);
    truth << inputs.col(0) + 0.5 * inputs.col(1), inputs.col(2).array().sin().matrix();
    return std::make_shared<const Problem>(tests::problem_from(inputs, truth));
  }();
  return made;
}

void append(Numbers& numbers, const Matrix& values) {
  numbers.insert(numbers.end(), values.data(), values.data() + values.size());
}

Numbers numbers_of(const Result& result) {
  Numbers numbers{result.objective};
  append(numbers, result.space.weights());
  for (const FeatureColumn& column : result.columns) {
    numbers.insert(numbers.end(), column.values.begin(), column.values.end());
  }
  numbers.insert(numbers.end(), result.selection.features.begin(), result.selection.features.end());
  for (const PathPoint& point : result.path) {
    numbers.push_back(point.objective);
    append(numbers, point.weights);
  }
  for (const Figure& figure : result.figures) {
    if (const auto* lines = std::get_if<LinesShape>(&figure.shape)) {
      for (const FigureLine& line : lines->lines) {
        numbers.insert(numbers.end(), line.y.begin(), line.y.end());
      }
    } else if (const auto* matrix = std::get_if<MatrixShape>(&figure.shape)) {
      numbers.insert(numbers.end(), matrix->values.begin(), matrix->values.end());
    }
  }
  return numbers;
}

/// How it ended, in words; numbers where it did.
struct Ended {
  std::string trouble;
  Numbers numbers;
};

Ended tried(const std::function<Numbers()>& work) {
  try {
    return {{}, work()};
  } catch (const std::exception& exception) {
    tests::failing::armed = false;
    return {in_words(exception), {}};
  }
}

/// The k of the requests that are refused, at most `most` of them, evenly spread, the first and the
/// last among them.
std::vector<long> spread(long requests, long most) {
  std::vector<long> chosen;
  const long count = std::min(requests, most);
  for (long k = 0; k < count; ++k) {
    chosen.push_back(count < 2 ? 0 : k * (requests - 1) / (count - 1));
  }
  return chosen;
}

void must_survive(const std::function<Numbers()>& work) {
  const Numbers undisturbed = work();  // and threads, tables of the library and such are there now
  long requests = 0;
  {
    const FailingMemory counted(0, 0);
    QCOMPARE(work(), undisturbed);
    requests = FailingMemory::requests();
  }
  QVERIFY(requests > 0);
  long failures = 0;
  for (const long so_many : {1L, 1000000L}) {
    for (const long refused : spread(requests, so_many == 1 ? 30 : 10)) {
      Ended ended;
      {
        const FailingMemory failing(refused, so_many);
        ended = tried(work);
      }
      failures += ended.trouble.empty() ? 0 : 1;
      if (ended.trouble.empty()) {
        QCOMPARE(ended.numbers, undisturbed);  // it got along without
      } else {
        QVERIFY2(ended.trouble.find("not enough memory") != std::string::npos,
                 ended.trouble.c_str());
      }
    }
  }
  QVERIFY(failures > 0);
  QCOMPARE(work(), undisturbed);
}

/// A run as the command line does it. Fails with the reason of its outcome.
Numbers run(const Method& method, const Settings& settings) {
  const auto stepper = method.begin(problem(), tests::values_of(method, settings));
  const Outcome outcome = drive(*stepper, {}, [](Snapshot&&) {});
  tests::failing::armed = false;  // what there was before is to be had
  const Result result = result_of(*stepper, outcome);
  if (outcome.ending == Ending::failed) {
    throw std::runtime_error(in_words(outcome.reason));
  }
  return numbers_of(result);
}

NearestNeighbours neighbours() {
  Space space{problem()->inputs, Vector::Zero(dimension)};
  return *nearest_neighbours(space, 20);
}

Split halves() { return random_split(samples, 0.5, 1); }

Numbers held_out(HeldOutMeasure measure) {
  HeldOutOptions options;
  options.measure = measure;
  options.random_rankings = 2;
  options.points = 3;
  std::vector<Index> ranking(static_cast<std::size_t>(dimension));
  std::iota(ranking.begin(), ranking.end(), Index{0});
  const auto found = held_out_error(*problem(), Ranked::features, {ranking}, options);
  Numbers numbers = found->rankings.front().errors;
  numbers.insert(numbers.end(), found->random.mean.begin(), found->random.mean.end());
  return numbers;
}

/// Without memory for another size, a matrix must not free its numbers twice.
template <typename Table>
void must_be_empty_without_memory() {
  constexpr bool column = Table::ColsAtCompileTime == 1;
  Table numbers;
  const auto resize = [&numbers](Index count) {
    numbers.resize(column ? count : 1, column ? 1 : count);
  };
  resize(40);
  {
    const FailingMemory failing(0, 1);
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc, resize(90));
  }
  QCOMPARE(numbers.size(), Index{0});
  numbers.setOnes(1, 1);
  QCOMPARE(static_cast<double>(numbers.sum()), 1.0);
}

Numbers tsne(Index exact_up_to) {
  TsneOptions options;
  options.perplexity = 8.0;
  options.exact_up_to = exact_up_to;
  Tsne map(problem()->inputs, options);
  map.advance(3);
  Numbers numbers;
  append(numbers, map.coordinates());
  return numbers;
}

}  // namespace

class TestOutOfMemory : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    if (!tests::memory_can_fail) {
      QSKIP("a sanitizer has an allocator of its own, which cannot be made to fail here");
    }
  }

  void a_matrix_without_memory_for_another_size_is_empty() {
    must_be_empty_without_memory<Matrix>();
    must_be_empty_without_memory<Vector>();
    must_be_empty_without_memory<Eigen::RowVectorXd>();
    must_be_empty_without_memory<Eigen::ArrayXXd>();
    must_be_empty_without_memory<Eigen::MatrixXf>();
    must_be_empty_without_memory<Eigen::VectorXf>();
    must_be_empty_without_memory<Eigen::RowVectorXf>();
    must_be_empty_without_memory<NearestNeighbours::Distances>();
    must_be_empty_without_memory<NearestNeighbours::Samples>();
    must_be_empty_without_memory<Eigen::MatrixX<Index>>();
    must_be_empty_without_memory<Eigen::VectorX<Index>>();
  }

  /// Of values, texts and lists alone ask for memory of their own.
  void values_that_cannot_be_copied_are_refused() {
    ParameterValues values;
    values.set("search", std::string(100, 'x'));
    values.set("penalties", std::vector<double>(100, 1.0));
    long requests = 0;
    {
      const FailingMemory counted(0, 0);
      const ParameterValues copy = values;
      requests = FailingMemory::requests();
    }
    QVERIFY(requests >= 4);
    for (long refused = 0; refused < requests; ++refused) {
      const FailingMemory failing(refused, 1);
      const auto copy = [&values] { const ParameterValues copied = values; };
      QVERIFY_THROWS_EXCEPTION(std::bad_alloc, copy());
    }
  }

  void a_run_ends_in_words_and_the_next_is_as_ever_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("settings");
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      const QString id = QString::fromStdString(method->info().id);
      const auto add = [&](const char* settings) {
        QTest::addRow("%s %s", qPrintable(id), settings) << id << settings;
      };
      if (id == "dii") {
        for (const char* settings :
             {"search=none", "search=none precision=double", "search=none batches=3",
              "search=none learning_rate=auto", "search=forward", "search=backward",
              "search=l1-path penalties=4", "search=exhaustive", "search=none decay=best",
              "search=forward trust=block-validation blocks=2",
              "search=forward trust=random-subsets replicates=2",
              "search=none trust=stability replicates=2"}) {
          add(settings);
        }
      } else if (method->schema().find("select") == nullptr) {
        for (const char* settings : {"trust=none", "trust=stability replicates=2"}) {
          add(settings);
        }
      } else {
        for (const char* settings : {"select=features", "select=samples count=20",
                                     "select=features trust=stability replicates=2"}) {
          add(settings);
        }
      }
    }
  }
  void a_run_ends_in_words_and_the_next_is_as_ever() {
    QFETCH(QString, id);
    QFETCH(QString, settings);
    const MethodRegistry registry = builtin_methods();
    const Method& method = registry.find(id.toStdString());
    Settings given;
    for (const QString& setting : settings.split(' ')) {
      given[setting.section('=', 0, 0).toStdString()] = setting.section('=', 1).toStdString();
    }
    if (method.schema().find("epochs") != nullptr) {
      given["epochs"] = "4";
    }
    for (const auto& [name, few] : {std::pair{"iterations", "3"},
                                    {"shuffles", "2"},
                                    {"updates", "20"},
                                    {"trees", "20"},
                                    {"penalties", "20"}}) {
      if (method.schema().find(name) != nullptr) {
        given.emplace(name, few);
      }
    }
    QVERIFY(method.check(*problem(), tests::values_of(method, given)).empty());
    must_survive([&] { return run(method, given); });
  }

  void what_is_looked_at_ends_in_words_too_data() {
    QTest::addColumn<std::function<Numbers()>>("work");
    const auto add = [](const char* name, std::function<Numbers()> work) {
      QTest::addRow("%s", name) << std::move(work);
    };
    add("imbalance plane", [] {
      const auto plane = ImbalancePlane::of(problem());
      return Numbers{plane->all_inputs().forward.value, plane->features().front().backward.value};
    });
    add("correlations", [] {
      Numbers numbers;
      append(numbers, correlation_matrix(problem()->inputs, {0, 2, 4}));
      return numbers;
    });
    add("neighbours and densities", [] {
      const NearestNeighbours found = neighbours();
      const std::vector<Index> sizes = adaptive_neighbourhoods(found, 3.0, 23.9);
      Numbers numbers;
      append(numbers, point_adaptive_density(found, 3.0, sizes).log_density);
      return numbers;
    });
    add("k-means", [] {
      const auto found = cluster_samples(problem()->inputs, {.clusters = 3});
      return Numbers(found.cluster_of.begin(), found.cluster_of.end());
    });
    add("density peaks", [] {
      const auto found = cluster_samples(problem()->inputs,
                                         {.algorithm = ClusterOptions::Algorithm::density_peaks});
      return Numbers(found.cluster_of.begin(), found.cluster_of.end());
    });
    add("plane density", [] {
      PlaneDensityOptions options;
      options.cells = {20, 20};
      Numbers numbers;
      append(numbers, plane_density(problem()->truth, options).density);
      std::replace_if(
          numbers.begin(), numbers.end(), [](double value) { return std::isnan(value); }, -1.0);
      return numbers;
    });
    add("local reconstruction", [] {
      const auto found =
          local_reconstruction(problem()->inputs, problem()->truth, halves(), 20, {});
      return Numbers{found->error};
    });
    add("held out", [] { return held_out(HeldOutMeasure::ridge); });
    add("held out, kernel", [] { return held_out(HeldOutMeasure::kernel_ridge); });
    add("held out, rebuilt", [] { return held_out(HeldOutMeasure::local_reconstruction); });
    add("nearest in the truth", [] {
      const Space truth{problem()->truth, Vector::Zero(2)};
      return Numbers{truth_error(problem()->inputs, truth)->mean};
    });
    add("distances between points", [] {
      const PairDistances distances(problem()->inputs);
      std::vector<Index> rows{0, 5, 9};
      Numbers block(rows.size() * static_cast<std::size_t>(distances.row_length()));
      static_cast<void>(distances.fill(rows, block, {}));
      return block;
    });
    add("t-SNE", [] { return tsne(2000); });
    add("t-SNE of many", [] { return tsne(10); });
    const auto projection_methods = builtin_projections();
    for (const auto& method : projection_methods.all()) {
      const std::string id = method->id();
      add(("projection " + id).c_str(), [id] {
        const ProjectionRegistry projections = builtin_projections();
        const ProjectionMethod& projection = projections.find(id);
        Numbers numbers;
        append(numbers, projection
                            .project(*problem(), Vector(Vector::Ones(dimension)), {0, 1},
                                     complete(projection, {}))
                            .coordinates);
        return numbers;
      });
    }
  }
  void what_is_looked_at_ends_in_words_too() {
    QFETCH(std::function<Numbers()>, work);
    must_survive(work);
  }

  void a_run_beside_the_window_ends_in_words_and_keeps_the_best_so_far() {
    const MethodRegistry registry = builtin_methods();
    const Method& method = registry.find("dii");
    const auto values = tests::values_of(method, {{"epochs", "50"}, {"search", "none"}});
    bool kept = false;
    for (long refused = 0; refused < 4000; refused += 131) {
      BackgroundRun run(method.begin(problem(), values), BackgroundRun::Start::paused);
      std::optional<Outcome> outcome;
      {
        const FailingMemory failing(refused, 1);
        run.resume();
        while (!outcome) {
          std::optional<Snapshot> seen;
          try {
            seen = run.look();
          } catch (const std::bad_alloc&) {
          }
          if (seen) {
            outcome = seen->outcome;
          }
          std::this_thread::yield();
        }
      }
      if (outcome->ending == Ending::failed) {
        const std::string reason = in_words(outcome->reason);
        QVERIFY2(reason.find("not enough memory") != std::string::npos, reason.c_str());
        kept = kept || run.result().objective > 0.0;
      }
    }
    QVERIFY(kept);
  }
};

QTEST_GUILESS_MAIN(TestOutOfMemory)
#include "tst_out_of_memory.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include "core/methods/gated_laplacian/gate_options.h"
#include "core/methods/gated_laplacian/open_columns.h"
#include "core/methods/registry.h"
#include "core/parallel.h"
#include "core/run/driver.h"
#include "core/run/streamed_figures.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/sanitized.h"
#include "tests/support/toy_problem.h"
#include "tests/support/two_moons.h"

using namespace steelyard;
using tests::Settings;

namespace {

const Method& dufs() {
  static const MethodRegistry registry = builtin_methods();
  return registry.find("dufs");
}

std::shared_ptr<Problem> moons(Index samples = 100, Index columns = 20, std::uint64_t seed = 3) {
  const auto problem = toy_problem(samples, columns);
  problem->inputs = tests::two_moons(samples, columns, seed);
  return problem;
}

/// Not long, but with every stage.
const Settings short_run{{"epochs", "40"}, {"restarts", "3"}};

const Figure* figure_of(const Result& result, const std::string& id) {
  const auto found = std::find_if(result.figures.begin(), result.figures.end(),
                                  [&](const Figure& figure) { return figure.id == id; });
  return found == result.figures.end() ? nullptr : &*found;
}

}  // namespace

class TestGateMethod : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_moons_are_selected_and_noise_is_not() {
    if (tests::sanitized) {
      QSKIP("too slow under a sanitizer");
    }
    const Result result = tests::run_to_end(dufs(), moons());
    QCOMPARE(result.outcome.ending, Ending::converged);
    std::vector<Index> selected = result.selection.features;
    std::sort(selected.begin(), selected.end());
    QCOMPARE(selected, (std::vector<Index>{0, 1}));
    QCOMPARE(in_words(result.selection.rule), std::string("gates open at the end"));
    QVERIFY2(result.objective < -0.975, qPrintable(QString::number(result.objective)));
    QVERIFY(result.space.empty());
    QCOMPARE(result.columns[0].id, std::string("open"));
    QVERIFY(result.columns[0].kind == ValueKind::probability);
    for (std::size_t k = 0; k < 20U; ++k) {
      QVERIFY(k < 2U ? result.columns[0].values[k] > 0.99 : result.columns[0].values[k] < 0.05);
      QCOMPARE(result.columns[1].values[k] > 0.0, k < 2U);
    }
    QVERIFY(tests::warns_of(result, "starts opened exactly these gates"));
    for (const char* id : {"open-gates", "gates", "starts", "spectrum"}) {
      QVERIFY2(figure_of(result, id) != nullptr, id);
      QCOMPARE(in_words(contradiction_in(*figure_of(result, id))), std::string());
    }
  }

  void any_number_of_threads_gives_the_same_bits() {
    const std::size_t most = most_threads();
    const Result many = tests::run_to_end(dufs(), moons(40, 6), short_run);
    set_most_threads(1);
    const Result one = tests::run_to_end(dufs(), moons(40, 6), short_run);
    set_most_threads(most);
    QCOMPARE(one.objective, many.objective);
    QCOMPARE(one.columns[1].values, many.columns[1].values);
    QCOMPARE(one.histories[0].y, many.histories[0].y);
    QCOMPARE(one.warnings, many.warnings);
  }

  /// Open gates come by how far they are open, and starts agree only if they opened the same ones.
  void what_is_selected_comes_best_first() {
    const Result result =
        tests::run_to_end(dufs(), moons(60, 8), {{"epochs", "300"}, {"restarts", "4"}});
    const std::vector<Index>& chosen = result.selection.features;
    QVERIFY(chosen.size() > 1U);
    const std::vector<double>& mu = result.columns[1].values;
    for (std::size_t k = 1; k < chosen.size(); ++k) {
      QVERIFY(mu[static_cast<std::size_t>(chosen[k - 1])] >=
              mu[static_cast<std::size_t>(chosen[k])]);
    }
  }

  /// A gate that is open in the result is open in every start that opened exactly the same gates,
  /// and a closed one in none of them.
  void starts_agree_if_they_opened_the_same_gates() {
    int disagreements = 0;
    for (int seed = 1; seed <= 12; ++seed) {
      const Result result =
          tests::run_to_end(dufs(), moons(30, 8),
                            {{"epochs", "300"}, {"restarts", "4"}, {"seed", std::to_string(seed)}});
      const std::vector<double>& open = result.columns[0].values;
      const std::vector<double>& mu = result.columns[1].values;
      const std::vector<double>& share = result.columns[2].values;
      for (int agreeing = 1; agreeing <= 4; ++agreeing) {
        if (!tests::warns_of(result, std::to_string(agreeing) + " of 4 starts opened")) {
          continue;
        }
        disagreements += 4 - agreeing;
        QCOMPARE(tests::finding_of(result, "agreeing_starts").value, static_cast<double>(agreeing));
        for (std::size_t column = 0; column < open.size(); ++column) {
          const double agree = mu[column] > 0.0 ? share[column] : 1.0 - share[column];
          QVERIFY2(4.0 * agree > agreeing - 0.5, qPrintable(QString::number(seed)));
        }
      }
    }
    QVERIFY(disagreements > 0);
  }

  void pieces_of_any_size_give_the_same_run() {
    const auto problem = moons(30, 5);
    const auto run = [&](std::size_t piece) {
      const auto stepper = dufs().begin(problem, tests::values_of(dufs(), short_run));
      while (!stepper->advance({piece}, {}).outcome) {
      }
      return stepper->result();
    };
    const Result small = run(1);
    const Result large = run(17);
    QCOMPARE(small.histories[0].y, large.histories[0].y);
    QCOMPARE(small.columns[1].values, large.columns[1].values);
    QCOMPARE(small.histories[0].y.size(), 41U);
  }

  /// What is streamed is, at the end, what the result holds.
  void streamed_figures_end_as_those_of_the_result() {
    const auto stepper = dufs().begin(moons(40, 6), tests::values_of(dufs(), short_run));
    StreamedFigures streamed;
    std::map<std::string, Figure> last;
    drive(*stepper, {}, [&](Snapshot&& snapshot) {
      for (Figure& figure : streamed.append(snapshot.appended)) {
        last[figure.id] = std::move(figure);
      }
    });
    const Result result = stepper->result();
    QCOMPARE(last.size(), result.figures.size());
    const auto& counts = lines_of(*figure_of(result, "open-gates"));
    for (std::size_t line = 0; line < counts.size(); ++line) {
      QCOMPARE(lines_of(last["open-gates"])[line].x, counts[line].x);
      QCOMPARE(lines_of(last["open-gates"])[line].y, counts[line].y);
    }
    QCOMPARE(std::get<MatrixShape>(last["gates"].shape).values,
             std::get<MatrixShape>(figure_of(result, "gates")->shape).values);
  }

  /// A high price closes all gates: that is a result, and an empty one.
  void an_empty_selection_is_told() {
    const Result result = tests::run_to_end(
        dufs(), moons(30, 5),
        {{"loss", "price"}, {"lambda", "10"}, {"learning_rate", "0.1"}, {"restarts", "2"}});
    QCOMPARE(result.outcome.ending, Ending::converged);
    QVERIFY(result.selection.features.empty());
    QCOMPARE(in_words(result.selection.rule), std::string("gates open at the end"));
    QVERIFY(tests::warns_of(result, "empty: all gates are closed"));
  }

  void with_most_gates_open_there_is_only_a_ranking() {
    const Result result = tests::run_to_end(dufs(), moons(30, 8), {{"epochs", "1"}});
    QCOMPARE(result.outcome.ending, Ending::iteration_limit);
    QVERIFY(result.selection.rule.says_nothing());
    QVERIFY(tests::warns_of(result, "not converged: ranking only. 8 of 8 gates are open"));
  }

  void a_constant_column_has_no_gate_and_ranks_last() {
    const auto problem = moons(30, 5);
    Matrix inputs = problem->inputs;
    inputs.col(3).setConstant(7.0);
    problem->inputs = std::move(inputs);
    const Result result = tests::run_to_end(dufs(), problem, short_run);
    QCOMPARE(ranking(result.columns).back(), 3);
    QCOMPARE(result.columns[0].values[3], 0.0);
    QVERIFY(std::isnan(result.columns[1].values[3]));
    QVERIFY(tests::warns_of(result, "without a gate and ranked last: x4"));
  }

  void one_column_that_varies_is_not_enough() {
    const auto problem = moons(30, 3);
    Matrix inputs = problem->inputs;
    inputs.rightCols(2).setConstant(1.0);
    problem->inputs = std::move(inputs);
    const Result result = tests::run_to_end(dufs(), problem, short_run);
    QCOMPARE(result.outcome.ending, Ending::failed);
    QCOMPARE(result.outcome.reason.id, std::string("gates.too_few_vary"));
    QVERIFY(!has_solution(result));
  }

  void what_does_not_fit_the_table_is_refused() {
    const auto few = moons(8, 4);
    auto complaints = dufs().check(*few, tests::values_of(dufs(), {{"neighbours", "8"}}));
    QCOMPARE(complaints.size(), 1U);
    QVERIFY(in_words(complaints.front()).find("accepted: 2 to 7") != std::string::npos);
    complaints =
        dufs().check(*few, tests::values_of(dufs(), {{"batch", "4"}, {"neighbours", "5"}}));
    QVERIFY(in_words(complaints.front()).find("accepted: 2 to 3") != std::string::npos);
    const auto one = std::make_shared<Problem>(few->with_inputs(std::vector<Index>{1}));
    complaints = dufs().check(*one, dufs().schema().defaults());
    QCOMPARE(complaints.front().label, std::string("Inputs"));
    QCOMPARE(dufs().check(*few, dufs().schema().defaults()).size(), 0U);
  }

  /// A column that is 0 but for two samples joins all others, and so looks smooth.
  void an_open_column_that_hardly_varies_is_named() {
    const auto problem = moons(40, 6);
    Matrix inputs = problem->inputs;
    for (const Index column : {2, 4}) {
      inputs.col(column).setZero();
      inputs(column, column) = inputs(column + 20, column) = 1.0;
    }
    problem->inputs = std::move(inputs);
    const Result result =
        tests::run_to_end(dufs(), problem, {{"epochs", "400"}, {"restarts", "2"}});
    QVERIFY(tests::warns_of(result, "the same in more than 9 of 10 samples"));
    QVERIFY(tests::warns_of(result, "x3, x5"));
  }

  void duplicate_rows_do_no_harm() {
    const auto problem = moons(40, 6);
    Matrix inputs = problem->inputs;
    for (Index row = 1; row < 30; ++row) {
      inputs.row(row) = inputs.row(0);
    }
    problem->inputs = std::move(inputs);
    const Result result = tests::run_to_end(dufs(), problem, short_run);
    QVERIFY(has_solution(result));
    QVERIFY(result.outcome.ending != Ending::failed);
  }

  void many_samples_are_taken_in_batches() {
    const ParameterValues values = dufs().schema().defaults();
    QCOMPARE(gated::gate_options(values, 600, 10).training.batch, 600);
    const gated::GateOptions options = gated::gate_options(values, 1440, 1024);
    QCOMPARE(options.training.batch, 256);
    QCOMPARE(gated::steps_of_epoch(options.training, 1440), 6);
    QCOMPARE(options.epochs, std::uint64_t{334});
    const Result result =
        tests::run_to_end(dufs(), moons(700, 4), {{"epochs", "2"}, {"restarts", "2"}});
    QVERIFY(has_solution(result));
  }

  void more_columns_are_given_more_starts() {
    const ParameterValues values = dufs().schema().defaults();
    QCOMPARE(gated::gate_options(values, 100, 20).starts, 24);
    QCOMPARE(gated::gate_options(values, 100, 40).starts, 48);
    QCOMPARE(gated::gate_options(values, 100, 100).starts, 120);
    QCOMPARE(gated::gate_options(values, 72, 7129).starts, 5);
  }

  /// Both coordinates of the point on the circle move with one gate.
  void a_periodic_column_has_one_gate() {
    const auto problem = moons(40, 4);
    Matrix inputs = problem->inputs;
    for (Index row = 0; row < 40; ++row) {
      inputs(row, 2) = std::numbers::pi * static_cast<double>(row) / 20.0;
    }
    problem->inputs = std::move(inputs);
    problem->features[2].period = 2.0 * std::numbers::pi;
    const gated::GatedTable table = gated::gated_table(*problem);
    QCOMPARE(table.gates(), 4);
    QCOMPARE(table.gate_of, (std::vector<Index>{0, 1, 2, 2, 3}));
    for (Index column = 0; column < 5; ++column) {
      QVERIFY(std::abs(table.values.row(column).mean()) < 1e-12);
    }
    QVERIFY(std::abs(table.values.middleRows(2, 2).squaredNorm() - 80.0) < 1e-9);
    QVERIFY(std::abs(table.values.row(0).squaredNorm() - 40.0) < 1e-9);
    QCOMPARE(table.by_gate(Vector{{1, 2, 3, 4, 5}}), (Vector{{1, 2, 7, 5}}));
    const Result result = tests::run_to_end(dufs(), problem, short_run);
    QCOMPARE(result.columns[0].values.size(), 4U);
  }

  void units_and_origins_do_not_matter() {
    const auto problem = moons(40, 5);
    const auto other = std::make_shared<Problem>(*problem);
    Matrix inputs = problem->inputs;
    inputs.col(1) *= 1024.0;
    inputs.col(2).array() += 512.0;
    other->inputs = std::move(inputs);
    const Result one = tests::run_to_end(dufs(), problem, short_run);
    const Result two = tests::run_to_end(dufs(), other, short_run);
    for (std::size_t k = 0; k < 5U; ++k) {
      QVERIFY(std::abs(one.columns[0].values[k] - two.columns[0].values[k]) < 1e-8);
    }
  }

  /// As many as there are groups without a way between them.
  void the_spectrum_counts_separate_groups() {
    Matrix columns = tests::normal_matrix(60, 2, 4);
    for (Index row = 0; row < 60; ++row) {
      columns(row, 0) += 200.0 * static_cast<double>(row % 3);
    }
    const gated::GatedTable table = gated::gated_table(columns);
    const std::vector<double> values = gated::walk_spectrum(table, {}, {0, 1});
    QCOMPARE(std::count_if(values.begin(), values.end(),
                           [](double value) { return value > 1.0 - 1e-9; }),
             3);
    QVERIFY(std::is_sorted(values.rbegin(), values.rend()));
  }

  void random_columns_never_are_the_chosen_ones() {
    const gated::GatedTable table =
        gated::gated_table(tests::standardised(tests::two_moons(40, 4, 1)));
    const auto beside = gated::open_columns_loss(table, {}, {0, 1}, {});
    for (const double loss : beside->random) {
      QVERIFY(loss > beside->chosen);
    }
  }

  void can_be_stopped_at_any_time() {
    for (const int after : {1, 2, 3}) {
      std::stop_source source;
      const auto stepper = dufs().begin(moons(40, 6), tests::values_of(dufs(), short_run));
      int pieces = 0;
      const Outcome outcome = drive(*stepper, source.get_token(), [&](Snapshot&&) {
        if (++pieces == after) {
          source.request_stop();
        }
      });
      QCOMPARE(outcome.ending, Ending::stopped);
      QCOMPARE(pieces, after + 1);
      const Result result = stepper->result();
      QVERIFY(has_solution(result));
      QCOMPARE(result.histories[0].y.size(), result.iterations + 1);
    }
  }

  void studies_take_it() {
    Settings settings = short_run;
    settings["trust"] = "stability";
    settings["replicates"] = "3";
    const Result result = tests::run_to_end(dufs(), moons(40, 6), settings);
    QVERIFY(result.columns.back().kind == ValueKind::share);
    QCOMPARE(result.columns.back().values.size(), 6U);
  }
};

QTEST_GUILESS_MAIN(TestGateMethod)
#include "tst_gate_method.moc"

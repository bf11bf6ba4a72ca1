// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <set>
#include <string>

#include "core/methods/registry.h"
#include "tests/support/run_method.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Ids whose value only a run finds, or which stand for no number.
const std::set<std::string>& found_by_runs() {
  static const std::set<std::string> ids{
      "lambda",       "sigma",     "ridge", "penalty",
      "width",        "threshold", "depth", "planted_correlation",
      "planted_noise"};
  return ids;
}

std::shared_ptr<Problem> problem_of_size(Index samples, Index inputs) {
  Matrix table = Matrix::NullaryExpr(samples, inputs, [](Index row, Index column) {
    return std::sin(1.0 + 0.37 * static_cast<double>(row * (column + 3)) +
                    static_cast<double>(column));
  });
  Matrix target = table.leftCols(1) + 0.5 * table.rightCols(1);
  return number_problem(std::move(table), std::move(target));
}

/// Of a run with these settings; default parameters otherwise.
ParameterValues known(const Method& method, const Problem& problem, const Settings& settings = {}) {
  return method.automatic_values(problem, values_of(method, settings), {});
}

}  // namespace

/// What "auto" stands for, before a run.
class TestAutomaticValues : public QObject {
  Q_OBJECT

  MethodRegistry methods_ = builtin_methods();

  [[nodiscard]] const Method& method(const char* id) const { return methods_.find(id); }

 private Q_SLOTS:
  /// So no help names what the parameter itself refuses.
  void what_a_parameter_depends_on_can_be_chosen() {
    for (const auto& each : methods_.all()) {
      for (const ParameterSpec& spec : each->schema().specs()) {
        for (const AppliesWhen& condition : spec.applies_when) {
          const ParameterSpec* const other = each->schema().find(condition.id);
          if (other == nullptr || other->type != ParameterType::choice) {
            continue;
          }
          for (const std::string& value : condition.values) {
            const bool offered =
                std::any_of(other->choices.begin(), other->choices.end(),
                            [&](const ParameterChoice& choice) { return choice.id == value; });
            QVERIFY2(offered, (each->info().id + ": " + spec.id + " applies when " + condition.id +
                               " is " + value)
                                  .c_str());
          }
        }
      }
    }
  }

  void every_parameter_that_may_be_automatic_is_known_or_found_by_the_run() {
    const auto problem = problem_of_size(60, 6);
    for (const auto& each : methods_.all()) {
      for (const std::string study : {"search", "trust"}) {
        const ParameterSpec* const chosen = each->schema().find(study);
        for (const ParameterChoice& choice :
             chosen == nullptr ? std::vector<ParameterChoice>{{"", "", ""}} : chosen->choices) {
          const ParameterValues values =
              values_of(*each, choice.id.empty() ? Settings{} : Settings{{study, choice.id}});
          if (!each->check(*problem, values).empty()) {
            continue;
          }
          const ParameterValues numbers = each->automatic_values(*problem, values, {});
          for (const ParameterSpec& spec : each->schema().specs()) {
            if (spec.may_be_automatic && each->schema().applies(spec, values)) {
              QVERIFY2(numbers.contains(spec.id) != found_by_runs().contains(spec.id),
                       (each->info().id + " " + choice.id + " " + spec.id).c_str());
            }
          }
        }
      }
    }
  }

  void they_are_values_that_the_schema_accepts() {
    const auto problem = problem_of_size(60, 6);
    for (const auto& each : methods_.all()) {
      ParameterValues values = each->schema().defaults();
      if (each->check(*problem, values).empty()) {
        for (const auto& [id, value] : each->automatic_values(*problem, values, {})) {
          QVERIFY2(values.is_automatic(id), (each->info().id + ' ' + id).c_str());
          values.set(id, value);
        }
        QVERIFY2(each->schema().check(values).empty(), each->info().id.c_str());
      }
    }
  }

  void they_follow_the_size_of_the_table() {
    const auto few = problem_of_size(60, 6);
    const auto many = problem_of_size(6000, 40);
    QCOMPARE(known(method("dii"), *few).integer("rows"), std::int64_t{60});
    QCOMPARE(known(method("dii"), *many).integer("rows"), std::int64_t{1000});
    QCOMPARE(known(method("fps"), *few).integer("count"), std::int64_t{3});
    QCOMPARE(known(method("fps"), *few, {{"share", "1"}}).integer("count"), std::int64_t{6});
    QCOMPARE(known(method("mrmr"), *few).integer("features"), std::int64_t{6});
    QCOMPARE(known(method("mrmr"), *many).integer("features"), std::int64_t{20});
    QCOMPARE(known(method("mlkr"), *many).integer("components"), std::int64_t{40});
    QCOMPARE(known(method("dufs"), *few).integer("batch"), std::int64_t{60});
    QCOMPARE(known(method("dufs"), *many).integer("batch"), std::int64_t{256});
    QCOMPARE(known(method("dufs"), *few).integer("epochs"), std::int64_t{2000});
  }

  void they_follow_other_parameters_and_studies() {
    const auto few = problem_of_size(60, 6);
    const auto wide = problem_of_size(60, 40);
    const Method& dii = method("dii");
    QCOMPARE(known(dii, *few).real("learning_rate"), 0.3);
    QVERIFY(!known(dii, *few, {{"optimizer", "descent"}}).contains("learning_rate"));
    QCOMPARE(known(dii, *few).real("narrowing"), 1.0);
    QCOMPARE(known(dii, *few, {{"search", "l1-path"}}).real("narrowing"), 0.1);
    QCOMPARE(known(dii, *few, {{"search", "forward"}}).integer("most_features"), std::int64_t{6});
    QCOMPARE(known(dii, *wide, {{"search", "forward"}}).integer("most_features"), std::int64_t{15});
    QCOMPARE(known(dii, *wide, {{"search", "backward"}}).integer("most_features"),
             std::int64_t{40});
    QVERIFY(!known(dii, *few).contains("most_features"));
    QVERIFY(!known(dii, *few, {{"rows", "10"}}).contains("rows"));
    QCOMPARE(known(method("sic"), *few, {{"eta_rule", "adam"}}).real("eta_rate"), 0.01);
  }

  void a_run_with_the_number_written_out_is_the_same() {
    const auto problem = problem_of_size(40, 5);
    for (const char* id : {"dii", "fps", "cur", "mrmr"}) {
      const Method& each = method(id);
      ParameterValues values = each.schema().defaults();
      Settings written;
      for (const auto& [parameter, value] : each.automatic_values(*problem, values, {})) {
        written[parameter] = to_text(value);
      }
      QVERIFY2(!written.empty(), id);
      const Result automatic = run_to_end(each, problem);
      const Result given = run_to_end(each, problem, written);
      QCOMPARE(given.objective, automatic.objective);
      QVERIFY2(given.columns.front().values == automatic.columns.front().values, id);
    }
  }
};

QTEST_GUILESS_MAIN(TestAutomaticValues)
#include "tst_automatic_values.moc"

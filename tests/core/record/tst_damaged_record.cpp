// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <functional>
#include <limits>

#include "core/error.h"
#include "core/record/json.h"
#include "core/record/result_checks.h"
#include "core/record/session.h"
#include "tests/support/record_refusal.h"

using namespace steelyard;
using json::Json;

namespace {

/// Of three features and ten samples; everything fits.
Json whole() {
  Record record;
  record.data.rows = 10;
  record.data.columns = 4;
  record.method = "dii";
  record.parameters.set("epochs", std::int64_t{7});
  record.feature_names = {"x", "y", "z"};
  Result& result = record.result;
  result.objective = 0.5;
  result.columns = {{"weight", "Weight", "", ValueKind::weight, {1.0, 1.0, 0.5}}};
  result.space = LearnedSpace::of_map(Matrix{{1.0, 2.0, 3.0}});
  result.selection = {{1, 0}, other_words("weight above 0")};
  PathPoint point;
  point.feature_count = 2;
  point.weights = Vector{{0.1, 0.7, 0.0}};
  point.selection = {1, 0};
  result.path = {point};
  result.suggested_path_point = 0;
  result.samples = SampleSelection{{3, 1}, {0.5, 0.5}};
  result.projections = {{"p", "P", Matrix{{1.0, 2.0}}, {other_words("x"), other_words("y")}}};
  result.histories = {{{"dii", "DII", true}, {0, 1}, {0.5, 0.4}}};
  result.figures = {
      {"c", "C", "", {"x"}, {"y"}, LinesShape{{{"g", {1, 2}, {3, 4}, {2, 3}, {4, 5}}}}}};
  return json::parse(to_json(record), "a record");
}

using Damage = std::function<void(Json&)>;

}  // namespace

/// What the rest of the program takes for granted of a record is looked at when it is read.
class TestDamagedRecord : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void what_fits_is_read() {
    QCOMPARE(tests::record_refusal(json::to_text(whole())), std::string());
  }

  void what_does_not_fit_is_refused_and_named_data() {
    QTest::addColumn<Damage>("damage");
    QTest::addColumn<QString>("named");
    const auto row = [](const char* name, Damage damage, const char* named) {
      QTest::newRow(name) << std::move(damage) << named;
    };
    row(
        "more path weights than features",
        [](Json& r) { r["result"]["path"][0]["weights"].push_back(1.0); },
        "path point 1 has 4 weights where 3 belong");
    row(
        "fewer path weights than features",
        [](Json& r) { r["result"]["path"][0]["weights"] = {1.0}; }, "path point 1 has 1 weight");
    row(
        "a path of a feature that is not there",
        [](Json& r) { r["result"]["path"][0]["selection"] = {3}; }, "number 4");
    row(
        "a path point of more features than there are",
        [](Json& r) { r["result"]["path"][0]["feature_count"] = 4; },
        "path point 1 has 4 features");
    row(
        "a suggested point beyond the path",
        [](Json& r) { r["result"]["suggested_path_point"] = 1; }, "path point 2 is suggested");
    row(
        "a feature selected twice",
        [](Json& r) {
          r["result"]["selection"]["features"] = {1, 1};
        },
        "feature 2 twice");
    row(
        "a selection of half a feature",
        [](Json& r) { r["result"]["selection"]["features"] = {0.5}; },
        "'features' holds a value of another kind");
    row(
        "a selection of a switch", [](Json& r) { r["result"]["selection"]["features"] = {true}; },
        "'features' holds a value of another kind");
    row(
        "a selection beyond all numbers",
        [](Json& r) {
          r["result"]["selection"]["features"] = {std::numeric_limits<std::uint64_t>::max()};
        },
        "'features' holds a value of another kind");
    row(
        "a selection of the last of all numbers",
        [](Json& r) {
          r["result"]["selection"]["features"] = {std::numeric_limits<std::int64_t>::max()};
        },
        "number 9223372036854775808");
    row(
        "fewer values than features", [](Json& r) { r["result"]["columns"][0]["values"].erase(0); },
        "the column 'weight' has 2 values where 3 belong");
    row(
        "a column that is there twice",
        [](Json& r) { r["result"]["columns"].push_back(r["result"]["columns"][0]); },
        "the column 'weight' is there twice");
    row(
        "a column of no known kind", [](Json& r) { r["result"]["columns"][0]["kind"] = "mood"; },
        "'mood' is no kind of value");
    row(
        "a weight below 0", [](Json& r) { r["result"]["columns"][0]["values"][1] = -1.0; },
        "the column 'weight' has the weight -1");
    row(
        "a space with a weight below 0",
        [](Json& r) {
          r["result"]["space"] = {{"weights", {1.0, -2.0, 0.0}}};
        },
        "the space has the weight -2");
    row(
        "a space that is no number",
        [](Json& r) {
          r["result"]["space"] = {{"weights", {1.0, nullptr, 0.0}}};
        },
        "the space holds what is no number");
    row(
        "a path weight below 0", [](Json& r) { r["result"]["path"][0]["weights"][0] = -2.0; },
        "has the weight -2");
    row(
        "a sample that is not there",
        [](Json& r) {
          r["result"]["samples"]["positions"] = {3, 10};
        },
        "number 11");
    row(
        "fewer weights than samples", [](Json& r) { r["result"]["samples"]["weights"] = {1.0}; },
        "1 weight where 2 belong");
    row(
        "a map of other features",
        [](Json& r) {
          r["result"]["space"]["map"] = {{1.0, 2.0}};
        },
        "the space has 2 columns where 3 belong");
    row(
        "a map of words",
        [](Json& r) {
          r["result"]["space"]["map"] = {{1.0, 2.0, "x"}};
        },
        "'map'");
    row(
        "a history of unequal lengths", [](Json& r) { r["result"]["histories"][0]["y"].erase(0); },
        "history 'dii'");
    row(
        "a history of words", [](Json& r) { r["result"]["histories"][0]["y"][0] = "x"; },
        "'y' holds what is no number");
    row(
        "a curve of unequal lengths",
        [](Json& r) { r["result"]["figures"][0]["drawn"]["lines"][0]["y"].erase(0); }, "line 'g'");
    row(
        "half a band",
        [](Json& r) { r["result"]["figures"][0]["drawn"]["lines"][0]["high"].clear(); },
        "line 'g'");
    row(
        "axes without labels",
        [](Json& r) { r["result"]["projections"][0]["axis_labels"] = {"x"}; }, "projection 'p'");
    row(
        "rows below 0", [](Json& r) { r["data"]["rows"] = -1; }, "negative");
    row(
        "iterations below 0", [](Json& r) { r["result"]["iterations"] = -1; }, "'iterations'");
    row(
        "rows that are no whole number", [](Json& r) { r["data"]["rows"] = 1e300; }, "'rows'");
    row(
        "a row that is no whole number", [](Json& r) { r["problem_options"]["samples"] = {1.5}; },
        "'samples'");
    row(
        "a number that is a switch", [](Json& r) { r["seconds"] = true; }, "'seconds'");
  }
  void what_does_not_fit_is_refused_and_named() {
    QFETCH(Damage, damage);
    QFETCH(QString, named);
    Json record = whole();
    damage(record);
    const std::string said = tests::record_refusal(json::to_text(record));
    QVERIFY2(QString::fromStdString(said).contains(named), said.c_str());
    QVERIFY2(said.rfind("r.json", 0) == 0, said.c_str());
  }

  void the_same_is_refused_in_a_session() {
    Json record = whole();
    Json session = json::parse(to_json(SavedSession()), "a session");
    session["runs"] = {{{"number", 1}, {"record", record}}};
    QCOMPARE(session_from_json(json::to_text(session), "s.json").runs.size(), 1U);
    record["result"]["path"][0]["weights"].push_back(1.0);
    session["runs"][0]["record"] = record;
    QVERIFY_THROWS_EXCEPTION(Error, (void)session_from_json(json::to_text(session), "s.json"));
  }

  void run_numbers_of_a_session_are_told_apart_and_can_be_followed() {
    Json session = json::parse(to_json(SavedSession()), "a session");
    const auto numbered = [](const Json& number) {
      return Json{{"number", number}, {"record", whole()}};
    };
    for (const Json& second : {Json(1), Json(0), Json(std::numeric_limits<std::uint64_t>::max())}) {
      session["runs"] = {numbered(1), numbered(second)};
      QVERIFY_THROWS_EXCEPTION(Error, (void)session_from_json(json::to_text(session), "s.json"));
    }
  }

  void results_of_another_table_are_refused() {
    const Record record = record_from_json(json::to_text(whole()), "r.json");
    Problem problem;
    problem.inputs = Matrix(Matrix::Zero(4, 3));
    refuse_results_of_another(record, problem, "r.json");
    problem.inputs = Matrix(Matrix::Zero(3, 3));  // the record selected the fourth sample
    QVERIFY_THROWS_EXCEPTION(Error, refuse_results_of_another(record, problem, "r.json"));
    problem.inputs = Matrix(Matrix::Zero(4, 2));
    QVERIFY_THROWS_EXCEPTION(Error, refuse_results_of_another(record, problem, "r.json"));
  }
};

QTEST_GUILESS_MAIN(TestDamagedRecord)
#include "tst_damaged_record.moc"

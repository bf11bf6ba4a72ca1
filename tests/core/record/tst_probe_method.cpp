// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/analysis/held_out_error.h"
#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "core/record/compared_lines.h"
#include "core/record/json.h"
#include "core/record/record_builder.h"
#include "core/record/result_difference.h"
#include "core/record/run_comparison.h"
#include "core/record/run_tables.h"
#include "core/report/html_report.h"
#include "tests/support/probe_method.h"
#include "tests/support/record_refusal.h"
#include "tests/support/run_method.h"
#include "tests/support/text_of_rows.h"

using namespace steelyard;

namespace {

const tests::ProbeMethod probe;

std::shared_ptr<const Problem> problem() {
  static const auto made = std::make_shared<const Problem>(make_problem(ten_gaussians(40, 3)));
  return made;
}

Record record_of(const char* found) {
  const Dataset table = ten_gaussians(40, 3);
  const ParameterValues values = tests::values_of(probe, {{"found", found}});
  Record record = begin_record(table, nullptr, {}, probe, values, *problem());
  complete_record(record, *problem(), tests::run_to_end(probe, problem(), {{"found", found}}), 0.5);
  return record;
}

ComparedRun compared(const char* name, const char* found) {
  return {name, "Probe", 40, std::make_shared<const Record>(record_of(found))};
}

bool has_line_with(const std::string& page, const std::vector<std::string>& words) {
  return std::all_of(words.begin(), words.end(), [&page](const std::string& word) {
    return page.find(word) != std::string::npos;
  });
}

}  // namespace

/// What a method of any kind says arrives in every place that is no window.
class TestProbeMethod : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_record_and_back() {
    for (const char* found : {"something", "nothing"}) {
      const Record record = record_of(found);
      const Record back = record_from_json(to_json(record), "r.json");
      QVERIFY(difference_of(back.result, record.result).none());
      QCOMPARE(to_json(back), to_json(record));
      QCOMPARE(back.result.columns.size(), 7U);
      QVERIFY(back.result.space.is_map());
      QVERIFY(back.result.selection == record.result.selection);
      QCOMPARE(back.result.objective, -2.5);
      QVERIFY(back.result.findings == record.result.findings);
      QCOMPARE(back.result.findings.size(), 2U);
    }
  }

  void findings_that_differ_are_told() {
    const Result one = record_of("something").result;
    Result other = one;
    other.findings[0].value += 0.5;
    QCOMPARE(difference_of(one, other).largest, 0.5);
    other = one;
    *other.findings[0].error += 0.25;
    QCOMPARE(difference_of(one, other).largest, 0.25);
    other = one;
    other.findings[0].error.reset();
    QCOMPARE(difference_of(one, other).others, std::vector<std::string>{"other findings"});
    other = one;
    other.findings.pop_back();
    QCOMPARE(difference_of(one, other).others, std::vector<std::string>{"other findings"});
    QVERIFY(difference_of(other, one).none());  // an earlier version found less
  }

  void a_finding_that_is_there_twice_is_refused() {
    Record record = record_of("something");
    record.result.findings[1].id = record.result.findings[0].id;
    const std::string why = tests::record_refusal(to_json(record));
    QVERIFY2(why.find("the finding 'stretch' is there twice") != std::string::npos, why.c_str());
  }

  /// Records of earlier versions have none.
  void a_record_without_findings_is_read() {
    json::Json file = json::parse(to_json(record_of("something")), "a record");
    QCOMPARE(file["result"].erase("findings"), 1U);
    QVERIFY(record_from_json(json::to_text(file), "r.json").result.findings.empty());
  }

  void figures_of_every_shape_come_back() {
    const std::vector<Figure> figures =
        record_from_json(to_json(record_of("something")), "r.json").result.figures;
    QCOMPARE(figures.size(), 6U);
    const Figure& lines = figures[0];
    QCOMPARE(lines.help, std::string("Falls from left to right."));
    QVERIFY(lines.x.logarithmic);
    QCOMPARE(lines.x.unit, std::string("kT"));
    QCOMPARE(lines.y.low, std::optional(-4.0));
    QCOMPARE(lines.thresholds.front().name, std::string("best penalty"));
    QVERIFY(lines.thresholds.front().of_x);
    QCOMPARE(lines_of(lines)[0].low, (std::vector<double>{4.0, -3.5}));
    QVERIFY(lines_of(lines)[1].reference);
    QVERIFY(!lines_of(lines)[2].joined);
    QVERIFY(std::isnan(lines_of(lines)[2].y[1]));
    const auto& bars = std::get<BarsShape>(figures[1].shape);
    QCOMPARE(bars.high[1], 3.0);
    QCOMPARE(bars.reference, (std::vector<double>{-1.0, 2.0, 0.5}));
    const auto& points = std::get<PointsShape>(figures[2].shape);
    QCOMPARE(points.groups[0].points[2], std::string("s3"));
    QVERIFY(points.groups[1].reference);
    const auto& matrix = std::get<MatrixShape>(figures[3].shape);
    QCOMPARE(matrix.values[0], -3.0);
    QVERIFY(matrix.scale == ColourScale::diverging);
    QVERIFY(matrix.picture);
    QCOMPARE(matrix.cell_names[1], std::string("ur"));
    QCOMPARE(matrix.marked, (std::vector<bool>{false, true, false, false}));
    QCOMPARE(std::get<TextTable>(figures[4].shape).rows[1][1], std::string("no"));
    const auto& boxes = std::get<BoxesShape>(figures[5].shape);
    QCOMPARE(boxes.names, (std::vector<std::string>{"ours", "theirs"}));
    QCOMPARE(boxes.groups[1].name, std::string("FDP"));
    QCOMPARE(boxes.groups[0].values[0][1], 1.0);
    QVERIFY(std::isnan(boxes.groups[0].values[0][2]));
    QVERIFY(boxes.groups[1].values[1].empty());
    QCOMPARE(boxes.groups[0].reference[0], 1.0);
    QVERIFY(boxes.groups[1].reference.empty());
  }

  void a_figure_that_contradicts_itself_is_refused() {
    Record record = record_of("something");
    std::get<MatrixShape>(record.result.figures[3].shape).values.pop_back();
    const std::string why = tests::record_refusal(to_json(record));
    QVERIFY2(why.find("probe-matrix") != std::string::npos, why.c_str());
    QVERIFY2(why.find("3 values for 4 cells") != std::string::npos, why.c_str());
  }

  void boxes_that_are_no_numbers_are_refused() {
    json::Json file = json::parse(to_json(record_of("something")), "a record");
    json::Json& groups = file["result"]["figures"][5]["drawn"]["groups"];
    groups[0]["values"][1] = 0.5;
    std::string why = tests::record_refusal(json::to_text(file));
    QVERIFY2(why.find("'values' holds no list") != std::string::npos, why.c_str());
    groups[0]["values"] = {{0.5, "high"}, {0.25}};
    why = tests::record_refusal(json::to_text(file));
    QVERIFY2(why.find("'values' holds what is no number") != std::string::npos, why.c_str());
    groups[0]["values"] = {{0.5}};
    why = tests::record_refusal(json::to_text(file));
    QVERIFY2(why.find("group 'TPR' has 1 list of values for 2 names") != std::string::npos,
             why.c_str());
  }

  /// Records of earlier versions say nothing of it.
  void a_matrix_is_no_picture_unless_the_record_says_so() {
    json::Json file = json::parse(to_json(record_of("something")), "a record");
    json::Json& drawn = file["result"]["figures"][3]["drawn"];
    for (const char* later : {"picture", "cell_names", "marked"}) {
      QCOMPARE(drawn.erase(later), 1U);
    }
    const Record back = record_from_json(json::to_text(file), "r.json");
    const auto& matrix = std::get<MatrixShape>(back.result.figures[3].shape);
    QVERIFY(!matrix.picture);
    QVERIFY(matrix.cell_names.empty() && matrix.marked.empty());
    QCOMPARE(matrix.values[0], -3.0);
  }

  void figures_that_differ_are_told() {
    const Result one = record_of("something").result;
    Result other = one;
    std::get<BarsShape>(other.figures[1].shape).values[0] -= 0.25;
    QCOMPARE(difference_of(one, other).largest, 0.25);
    other = one;
    std::get<BoxesShape>(other.figures[5].shape).groups[1].values[0][2] += 0.125;
    QCOMPARE(difference_of(one, other).largest, 0.125);
    std::get<BoxesShape>(other.figures[5].shape).groups[1].values[1] = {0.5};
    QCOMPARE(difference_of(one, other).others, std::vector<std::string>{"other figures"});
    other = one;
    std::get<TextTable>(other.figures[4].shape).rows[0][1] = "no";
    QCOMPARE(difference_of(one, other).others, std::vector<std::string>{"other figures"});
    other = one;
    other.figures.erase(other.figures.begin());
    QCOMPARE(difference_of(one, other).others, std::vector<std::string>{"other figures"});
    QVERIFY(difference_of(other, one).none());
  }

  /// The figures of two studies had other ids in earlier versions.
  void a_figure_under_its_former_id_is_the_same() {
    Result now = record_of("something").result;
    now.figures[1].id = "k-fold";
    Result then = now;
    then.figures[1].id = "held-out-risk";
    QVERIFY(difference_of(then, now).none());
    std::get<BarsShape>(now.figures[1].shape).values[0] -= 0.25;
    QCOMPARE(difference_of(then, now).largest, 0.25);
    then.figures[1].id = "something-else";
    QVERIFY(!difference_of(then, now).others.empty());
  }

  void a_fitted_model_can_be_asked_about_other_samples() {
    const Result result = record_of("something").result;
    QVERIFY(result.predictor != nullptr);
    const Matrix predicted = result.predictor->predict(problem()->inputs);
    QCOMPARE(predicted.rows(), problem()->samples());
    QCOMPARE(predicted(3, 0), problem()->inputs(3, 0));
  }

  void what_differs_is_told() {
    const Result one = record_of("something").result;
    QVERIFY(!difference_of(one, record_of("nothing").result).none());
    Result other = one;
    other.columns[3].values[1] = std::nextafter(other.columns[3].values[1], 1.0);
    QVERIFY(difference_of(one, other).largest > 0.0);
  }

  void the_tables_hold_every_column() {
    const Record record = record_of("something");
    const TextTable selected =
        selection_table(*problem(), record.result, record.result.selection.features);
    QCOMPARE(selected.header,
             (std::vector<std::string>{"rank", "feature", "unit", "statistic", "open", "p_value",
                                       "q_value", "share", "error", "real", "selected"}));
    QCOMPARE(selected.rows[0], (std::vector<std::string>{"1", "x1", "", "1", "0.5", "0.01", "0.1",
                                                         "0.25", "0.125", "1", "yes"}));
    QCOMPARE(selected.rows[9][3], std::string("-8"));
    QCOMPARE(selected.rows[1].back(), std::string("no"));
    const Dataset table = ten_gaussians(40, 3);
    const TextTable reduced =
        tests::text_of(reduced_table(table, {}, *problem(), record.result.space, {0, 1, 2}, true));
    QCOMPARE(reduced.header, (std::vector<std::string>{"component_1 of 3 of 10 inputs",
                                                       "component_2 of 3 of 10 inputs"}));
    QCOMPARE(reduced.rows[3][0], number_text(problem()->inputs(3, 0) - problem()->inputs(3, 1)));
  }

  void findings_have_a_table() {
    const TextTable table = findings_table(record_of("something").result.findings);
    QCOMPARE(table.rows[0], (std::vector<std::string>{"stretch", "Stretch", "0.25", "0.125", "nm",
                                                      "lower", "two pieces"}));
    QCOMPARE(table.rows[1],
             (std::vector<std::string>{"count", "Count", "3", "", "", "neither", ""}));
  }

  void nothing_found_selects_nothing() {
    const Record record = record_of("nothing");
    const TextTable selected =
        selection_table(*problem(), record.result, record.result.selection.features);
    QCOMPARE(selected.rows.size(), 10U);
    for (const auto& row : selected.rows) {
      QCOMPARE(row.back(), std::string("no"));
    }
  }

  void the_report_shows_columns_and_rule() {
    Report report{"A report",
                  "2026-11-23T00:00:00Z",
                  {compared("run 1", "something"), compared("run 2", "nothing")},
                  {}};
    const std::string page = to_html(report, builtin_methods());
    QVERIFY(has_line_with(page, {"Statistic", "Open", "How often", "Real", "made up"}));
    QVERIFY(has_line_with(page, {"<h3>Table</h3>", "\">found</th>"}));
    QVERIFY(has_line_with(
        page, {"<h3>Method and findings</h3>", "Stretch", "0.25 ± 0.12 nm", "two pieces"}));
    QVERIFY(has_line_with(
        page, {"2 features: Benjamini-Hochberg at 0.1", "0 features: Benjamini-Hochberg at 0.1"}));
  }

  void runs_are_compared() {
    const std::vector<ComparedRun> runs{compared("run 1", "something"),
                                        compared("run 2", "nothing")};
    const TextTable table = comparison_table(runs);
    const auto at = [&table](const char* heading) {
      return std::find(table.header.begin(), table.header.end(), heading) - table.header.begin();
    };
    QCOMPARE(table.rows[0][static_cast<std::size_t>(at("selected"))], std::string("2"));
    QCOMPARE(table.rows[1][static_cast<std::size_t>(at("selected"))], std::string("0"));
    QCOMPARE(table.rows[0][static_cast<std::size_t>(at("objective"))], std::string("-2.5"));
    const std::vector<ComparedLine> lines = side_by_side(runs, builtin_methods());
    const auto stretch = std::find_if(lines.begin(), lines.end(), [](const ComparedLine& line) {
      return in_words(line.name) == "Stretch";
    });
    QVERIFY(stretch != lines.end() && !stretch->differs);
    QCOMPARE(in_words(stretch->cells),
             (std::vector<std::string>{"0.25 ± 0.12 nm", "0.25 ± 0.12 nm"}));
    const Record& one = *runs[0].record;
    const Record& other = *runs[1].record;
    QVERIFY(std::abs(pair_value(one, other, PairMeasure::spearman) - 1.0) < 1e-12);
    QVERIFY(std::isnan(pair_value(one, other, PairMeasure::jaccard)));
  }

  void the_ranking_can_be_tried_on_held_out_samples() {
    const Result result = record_of("something").result;
    QVERIFY(ranked_of(result) == Ranked::features);
    QCOMPARE(tried_ranking(result), (std::vector<Index>{2, 0, 1, 3, 4, 5, 6, 7, 8, 9}));
  }

  void a_map_has_no_overlap_with_known_weights() {
    QVERIFY(!record_of("something").cosine_overlap.has_value());
  }
};

QTEST_GUILESS_MAIN(TestProbeMethod)
#include "tst_probe_method.moc"

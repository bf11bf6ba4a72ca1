// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <limits>

#include "core/error.h"
#include "core/methods/registry.h"
#include "core/record/question_json.h"
#include "core/record/record.h"
#include "tests/support/record_refusal.h"

using namespace steelyard;

namespace {

Result full_result() {
  Result result;
  result.outcome = {Ending::stopped, message("dii.starts_ended", "{1} starts ended", 2)};
  result.iterations = 42;
  result.objective = 0.1 + 0.2;
  constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
  result.columns = {{"score", "Score", "of what", ValueKind::signed_score, {-1.0 / 3.0, 0.5}},
                    {"p_value", "p", "", ValueKind::p_value, {unknown, 1e-300}}};
  result.space = LearnedSpace::of_map(Matrix{{1.0, 2.0}, {3.0, 1e-17}});
  result.selection = {{1, 0}, message("f_test.rule", "Benjamini-Hochberg at {1}", "0.1")};
  PathPoint point;
  point.feature_count = 1;
  point.objective = 0.25;
  point.penalty = 1e-4;
  point.weights = Vector{{0.1, 0.7}};
  point.selection = {1};
  point.label = "a";
  result.path = {point};
  result.suggested_path_point = 0;
  result.selection.count_decided_by = FeatureSelection::CountDecidedBy::held_out;
  result.selection.kept = 1;
  result.suggestion = message("knee.lowest", "{1} {1:feature|features}: the knee", 2);
  result.samples = SampleSelection{{3, 1}, {0.5, 0.5}};
  result.projections = {
      {"p", "P", Matrix{{1.0, 2.0}}, {message("pca.axis", "PC {1}", 1), other_words("y")}}};
  result.histories = {{{"dii", "DII", true}, {0, 1}, {0.5, std::nan("")}}};
  result.figures = {
      {"c", "C", "", {"x"}, {"y"}, LinesShape{{{"g", {1, 2}, {3, 4}, {2, 3}, {4, 5}}}}}};
  result.warnings = {message("method.step", "step {1} was halved {2} {2:time|times}", "a", 2)};
  return result;
}

TableOrigin full_origin() {
  ParameterValues values;
  values.set("condition", std::string("a > 1"));
  return {{Dialect{'\t', false, ',', '"', "%", 3, '.'}, {"X", "Y"}},
          {{"/data/labels.npz", {{}, {"y"}}, "name", "11ee"}},
          {{"filter", values}}};
}

Record full_record() {
  Record record;
  record.program_version = "1";
  record.instruction_set = "none";
  record.compiler = "c";
  record.data = {"/data/a b.csv", "00ff", full_origin(), 10, 2, ReadFile{"/data/w.csv", "22dd"}};
  record.columns = {
      {"x", RoleSet{}.with(Role::input).with(Role::truth), "m", 6.28, 0.0, 0.5, "atom 1", true}};
  record.problem_options = {
      MissingPolicy::fill_median, true, {1, 2, 3}, TruthKind::pair_distances, true};
  record.method = "dii";
  record.parameters.set("rate", Automatic{});
  record.parameters.set("epochs", std::int64_t{7});
  record.parameters.set("l1", 1e-4);
  record.parameters.set("list", std::vector<double>{1.0, 2.5});
  record.parameters.set("on", true);
  record.parameters.set("shape", std::string("round"));
  record.started = "2026-01-01T00:00:00Z";
  record.seconds = 0.1;
  record.feature_names = {"x", "y"};
  record.purity = 0.75;
  record.result = full_result();
  return record;
}

}  // namespace

class TestRecord : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// A record keeps no types: what it reads back must still be what each method accepts.
  void parameters_of_all_methods_come_back() {
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      const ParameterSchema& schema = method->schema();
      const json::Json written = json::from_parameters(schema.defaults());
      const ParameterValues read = json::to_parameters(json::Reader(written, "parameters"));
      const auto complaints = schema.check(read);
      QVERIFY2(complaints.empty(), complaints.empty() ? "" : in_words(complaints.front()).c_str());
      QVERIFY(read == schema.defaults());
    }
  }

  void a_selection_of_what_is_not_there_is_refused() {
    Record record = full_record();
    record.result.selection.features = {0, 2};
    QVERIFY(tests::record_refusal(to_json(record)).find("number 3") != std::string::npos);
    record.result.selection.features = {-1};
    QVERIFY(tests::record_refusal(to_json(record)).find("1 to 2") != std::string::npos);
    record.result.selection.features = {1};
    QCOMPARE(tests::record_refusal(to_json(record)), std::string());
  }

  /// Older records do not say which columns were made of text; only their names tell.
  void what_was_made_of_text_comes_back_also_without_a_mark() {
    Record record = full_record();
    record.columns = {{"k=a", {}, "", 0.0, 0.0, {}, "k", false, TextOrigin{"k", "a"}},
                      {"k=b", {}, "", 0.0, 0.0, {}, "k", false, TextOrigin{"k", "b"}},
                      {"l=b", {}, "", 0.0, 0.0, {}, "k", false, {}}};
    record.data.origin.steps = {{"encode", {}}};
    const std::string text = to_json(record);
    QVERIFY(record_from_json(text, "r.json").columns == record.columns);
    json::Json old = json::Json::parse(text);
    for (json::Json& column : old["columns"]) {
      column.erase("of_text");
    }
    QVERIFY(record_from_json(old.dump(), "r.json").columns == record.columns);
    old["data"].erase("steps");  // then they are numbers of a file
    for (const ColumnChoice& column : record_from_json(old.dump(), "r.json").columns) {
      QVERIFY(!column.of_text);
    }
  }

  void what_was_not_found_is_absent() {
    Record record = full_record();
    QVERIFY(to_json(record).find("\"objective\": 0.3") != std::string::npos);
    record.result.path.clear();
    record.result.suggested_path_point.reset();
    record.result.objective = Result().objective;
    QVERIFY(!has_solution(record.result));
    const std::string text = to_json(record);
    QVERIFY2(text.find("\"objective\"") == std::string::npos, text.c_str());
    const Record back = record_from_json(text, "r.json");
    QVERIFY(!has_solution(back.result));
    QCOMPARE(to_json(back), text);
  }

  void what_a_person_chose_comes_back_and_is_what_is_shown() {
    Record record = full_record();
    QVERIFY(shown_selection(record) == record.result.selection);
    record.chosen = std::vector<Index>{1};
    const Record back = record_from_json(to_json(record), "r.json");
    QCOMPARE(back.chosen, record.chosen);
    QCOMPARE(shown_selection(back).features, (std::vector<Index>{1}));
    QVERIFY(back.result.selection == record.result.selection);
    record.chosen = std::vector<Index>{2};
    QVERIFY(tests::record_refusal(to_json(record)).find("number 3") != std::string::npos);
  }

  void files_and_partial_come_back() {
    Record record = full_record();
    record.files = {"a.csv", "record.json"};
    record.partial = true;
    const Record back = record_from_json(to_json(record), "r.json");
    QCOMPARE(back.files, record.files);
    QVERIFY(back.partial);
    QCOMPARE(back.warnings.size(), 1U);
    QCOMPARE(record_from_json(to_json(back), "r.json").warnings.size(), 1U);  // told once
    QVERIFY(to_json(full_record()).find("partial") == std::string::npos);
  }

  void a_number_beyond_all_numbers_is_refused() {
    const std::string said = tests::record_refusal(R"({"schema": 2, "seconds": 1e999})");
    QVERIFY2(said.find("too large") != std::string::npos, said.c_str());
  }

  void a_record_from_before_marks_between_thousands_is_read() {
    std::string text = to_json(full_record());
    const std::size_t at = text.find("\"thousands_mark\"");
    QVERIFY(at != std::string::npos);
    // The key is the last of its object: the comma in front of it goes, too.
    const std::size_t comma = text.rfind(',', at);
    text.erase(comma, text.find('}', at) - comma);
    const Record back = record_from_json(text, "r.json");
    QCOMPARE(back.data.origin.reading.dialect->thousands_mark, '\0');
    QCOMPARE(back.data.origin.reading.dialect->skip_lines, std::size_t{3});
  }

  void how_a_text_is_encoded_and_what_stands_beside_its_values_comes_back() {
    Record record = full_record();
    Dialect& dialect = *record.data.origin.reading.dialect;
    dialect.encoding = "utf-16le";
    dialect.units_row = true;
    dialect.row_names = true;
    dialect.name_rows = 3;
    dialect.thousands_mark = '\'';
    const Record back = record_from_json(to_json(record), "r.json");
    QVERIFY(back.data.origin.reading.dialect == dialect);
  }

  void comes_back_bit_for_bit() {
    const Record record = full_record();
    const std::string text = to_json(record);
    const Record back = record_from_json(text, "r.json");
    QCOMPARE(to_json(back), text);
    QVERIFY(back.result.objective == record.result.objective);
    QCOMPARE(back.result.columns.size(), 2U);
    QVERIFY(back.result.columns[0].kind == ValueKind::signed_score);
    QCOMPARE(back.result.columns[0].help, std::string("of what"));
    QVERIFY(back.result.columns[0].values == record.result.columns[0].values);
    QVERIFY(std::isnan(back.result.columns[1].values[0]));
    QVERIFY(back.result.columns[1].values[1] == 1e-300);
    QVERIFY(back.result.selection == record.result.selection);
    QVERIFY(back.parameters == record.parameters);
    QVERIFY(back.data.origin == record.data.origin);
    QCOMPARE(back.data.origin.beside.front().sha256, std::string("11ee"));
    QVERIFY(back.data.weights_file == record.data.weights_file);
    QVERIFY(back.columns.front().roles == record.columns.front().roles);
    QCOMPARE(back.columns.front().group, record.columns.front().group);
    QVERIFY(back.problem_options.truth_kind == TruthKind::pair_distances);
    QVERIFY(back.problem_options.wrap_periods);
    QVERIFY(back.result.space == record.result.space);
    QCOMPARE(lines_of(back.result.figures.front()).front().high, (std::vector<double>{4, 5}));
    QVERIFY(std::isnan(back.result.histories.front().y[1]));
    QVERIFY(!back.cosine_overlap.has_value());
  }

  void an_answer_comes_back() {
    Record record = full_record();
    QVERIFY(to_json(record).find("\"answer\"") == std::string::npos);
    Answer answer;
    answer.level = AnswerLevel::bad;
    answer.headline = message("answer.selected", "{1} of {2} columns {1:was|were} selected{3}", 1,
                              2, message("answer.may_be_chance", ", which may be chance"));
    answer.detail = followed_by(message("answer.columns", "{1}.", other_words("x")),
                                message("answer.was_stopped", "The run was stopped."));
    answer.enough = true;
    answer.selection = {0};
    answer.suggestion = message("answer.by_rule", "By the rule of the run: {1}.", "the fewest");
    const Message copy = message("fairness.copy", "{1} is a copy of {2}", "x", "y");
    answer.checks = {{"chance",
                      message("answer.asks_chance", "Is there anything?"),
                      {},
                      other_words("not checked"),
                      {},
                      {},
                      4.5},
                     {"fairness",
                      message("answer.asks_fairness", "Is it fair?"),
                      AnswerLevel::caution,
                      message("fairness.finding", "{1}.", copy),
                      followed_by(other_words("Leave it."), copy),
                      {{"copies", message("test.copies", "{1}", "copies"), 1.0, 0.1 + 0.2,
                        "columns", Better::lower, other_words("all samples")}},
                      0.0}};
    record.answer = answer;
    const Record back = record_from_json(to_json(record), "r.json");
    QCOMPARE(to_json(back), to_json(record));
    QVERIFY(back.warnings == record.warnings);
    QVERIFY(back.answer->level == AnswerLevel::bad);
    QVERIFY(back.answer->headline == answer.headline);
    QVERIFY(back.answer->detail == answer.detail);
    QVERIFY(back.answer->suggestion == answer.suggestion);
    QCOMPARE(in_words(*back.answer),
             std::string("1 of 2 columns was selected, which may be chance: x. The run was "
                         "stopped. Note: x is a copy of y. Not checked: chance (about 5 s)."));
    QVERIFY(back.answer->enough);
    QCOMPARE(back.answer->selection, answer.selection);
    QVERIFY(!back.answer->checks[0].level);
    QVERIFY(back.answer->checks[0].seconds == 4.5);
    QVERIFY(back.answer->checks[1].level == AnswerLevel::caution);
    for (std::size_t check = 0; check < answer.checks.size(); ++check) {
      QVERIFY(back.answer->checks[check].title == answer.checks[check].title);
      QVERIFY(back.answer->checks[check].finding == answer.checks[check].finding);
      QVERIFY(back.answer->checks[check].next_step == answer.checks[check].next_step);
      QVERIFY(back.answer->checks[check].numbers == answer.checks[check].numbers);
    }
    record.answer->selection = {2};
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(record_from_json(to_json(record), "r.json")));
  }

  void a_check_that_costs_nothing_can_be_made_and_one_of_before_that_cost_nothing_could_not() {
    Record record = full_record();
    record.answer.emplace();
    record.answer->selection = {1};
    record.answer->checks = {
        {"chance",
         message("answer.asks_chance", "Is there anything?"),
         {},
         other_words("not checked"),
         {},
         {},
         0.0},
        {"fairness", other_words("Is it fair?"), {}, other_words("impossible"), {}, {}, {}}};
    const Record back = record_from_json(to_json(record), "r.json");
    QVERIFY(back.answer->checks[0].seconds == 0.0);
    QVERIFY(!back.answer->checks[1].seconds);
    json::Json object = json::parse(to_json(record), "r.json");
    for (json::Json& check : object["answer"]["checks"]) {
      check.erase("can_be_made");
      check["seconds"] = 0.0;
    }
    const Record old = record_from_json(json::to_text(object), "r.json");
    QVERIFY(!old.answer->checks[0].seconds);
    QVERIFY(!old.answer->checks[1].seconds);
  }

  /// First there was the sentence alone, later headline and detail, too: all of them texts.
  void an_answer_of_before_it_had_messages_says_the_same() {
    const std::string sentence = "1 of 2 columns is enough: x. Not checked: chance.";
    json::Json object = json::parse(to_json(full_record()), "r.json");
    object["answer"] = json::parse(
        R"({"level": "caution", "selection": [0], "checks": [{"id": "chance", "title": "Is it?",
            "level": null, "finding": "Not {1} checked.", "next_step": "", "seconds": 0.0}]})",
        "answer");
    object["answer"]["sentence"] = sentence;
    for (const bool in_parts : {false, true}) {
      if (in_parts) {
        object["answer"]["headline"] = "1 of 2 columns is enough";
        object["answer"]["detail"] = "x.";
      }
      const Answer back = *record_from_json(json::to_text(object), "r.json").answer;
      QCOMPARE(in_words(back), sentence);
      QCOMPARE(back.headline.says_nothing(), !in_parts);
      QCOMPARE(in_words(back.checks.front().title), std::string("Is it?"));
      QCOMPARE(in_words(back.checks.front().finding), std::string("Not {1} checked."));
      QVERIFY(back.checks.front().next_step.says_nothing());
      QVERIFY(back.checks.front().numbers.empty());
      QVERIFY(back.suggestion.says_nothing());
    }
  }

  void parts_within_parts_come_to_an_end() {
    const auto with_parts = [](int levels) {
      Message deep = other_words("x");
      for (int level = 0; level < levels; ++level) {
        deep = followed_by(deep, other_words("y"));
      }
      Record record = full_record();
      record.answer.emplace().headline = deep;
      return to_json(record);
    };
    QCOMPARE(tests::record_refusal(with_parts(16)), std::string());
    try {
      static_cast<void>(record_from_json(with_parts(17), "r.json"));
      QFAIL("it was read");
    } catch (const Error& error) {
      QCOMPARE(error.parts().what.id, std::string("message.too_deep"));
    }
  }

  /// Parts that repeat their parts: a small file, but ten thousand million characters.
  void a_message_does_not_grow_without_end() {
    json::Json object = json::parse(to_json(full_record()), "r.json");
    json::Json parts = "xxxxxxxxxx";
    for (int level = 0; level < 9; ++level) {
      parts = {{"id", "m"},
               {"pattern", "{1}{1}{1}{1}{1}{1}{1}{1}{1}{1}"},
               {"arguments", json::Json::array({parts})}};
    }
    object["result"]["selection"]["rule_message"] = parts;
    try {
      static_cast<void>(record_from_json(json::to_text(object), "r.json"));
      QFAIL("it was read");
    } catch (const Error& error) {
      QCOMPARE(error.parts().what.id, std::string("message.too_long"));
    }
  }

  void an_empty_selection_keeps_its_rule() {
    Record record = full_record();
    record.result.selection = {{}, other_words("Benjamini-Hochberg at 0.1")};
    const Record back = record_from_json(to_json(record), "r.json");
    QVERIFY(back.result.selection.features.empty());
    QCOMPARE(in_words(back.result.selection.rule), std::string("Benjamini-Hochberg at 0.1"));
  }

  void sentences_of_a_result_of_before_they_were_messages_stay() {
    json::Json object = json::parse(to_json(full_record()), "r.json");
    object["result"]["selection"].erase("rule_message");
    object["result"].erase("suggestion_message");
    object["result"].erase("reason_message");
    const Result back = record_from_json(json::to_text(object), "r.json").result;
    QVERIFY(back.selection.rule == other_words("Benjamini-Hochberg at 0.1"));
    QVERIFY(back.suggestion == other_words("2 features: the knee"));
    QVERIFY(back.outcome.reason == other_words("2 starts ended"));
  }

  void a_key_from_the_future_is_a_warning() {
    std::string text = to_json(full_record());
    text.insert(1, "\"colour\": 3,");
    const Record back = record_from_json(text, "r.json");
    QCOMPARE(back.warnings.size(), 1U);
    QCOMPARE(back.warnings.front(),
             message("record.unknown_key",
                     "the record's key '{1}' is not known and was passed over", "colour"));
  }

  void messages_keep_their_ids_and_arguments() {
    const std::string text = to_json(full_record());
    const Record back = record_from_json(text, "r.json");
    QVERIFY(back.result.warnings == full_result().warnings);
    QVERIFY(back.result.outcome.reason == full_result().outcome.reason);
    QVERIFY(text.find("2 starts ended") != std::string::npos);
    QVERIFY(text.find("step a was halved 2 times") != std::string::npos);  // for whoever reads it
  }

  void labels_of_a_projection_keep_their_ids() {
    const std::string text = to_json(full_record());
    QVERIFY(text.find("PC 1") != std::string::npos);  // for whoever reads it
    const Projection back = record_from_json(text, "r.json").result.projections.front();
    QVERIFY(back.axis_labels == full_result().projections.front().axis_labels);
  }

  void labels_of_a_projection_of_before_they_were_messages_stay() {
    json::Json object = json::parse(to_json(full_record()), "r.json");
    object["result"]["projections"][0]["axis_labels"] = {"PC 1", "{1}"};
    const Result back = record_from_json(json::to_text(object), "r.json").result;
    QCOMPARE(in_words(back.projections.front().axis_labels),
             (std::vector<std::string>{"PC 1", "{1}"}));
    object["result"]["projections"][0].erase("axis_labels");
    QVERIFY(!tests::record_refusal(json::to_text(object)).empty());
  }

  void a_record_of_before_messages_had_ids_has_sentences() {
    const auto with = [](const char* warning) {
      json::Json object = json::parse(to_json(full_record()), "r.json");
      object["warnings"] = json::Json::array({json::parse(warning, "warning")});
      return json::to_text(object);
    };
    const Record back = record_from_json(with(R"("made of {1}")"), "r.json");
    QCOMPARE(in_words(back.warnings.front()), std::string("made of {1}"));
    QVERIFY(back.warnings.front().id.empty());
    for (const char* wrong : {"3", "{}", R"({"id": 1, "pattern": "", "arguments": []})",
                              R"({"id": "a", "pattern": "", "arguments": [1]})"}) {
      QVERIFY(!tests::record_refusal(with(wrong)).empty());
    }
  }

  void the_order_of_a_record_of_before_there_were_orders_is_one() {
    Record record = full_record();
    record.result.columns.front() = {"order", "Order", "", ValueKind::signed_score, {1.0, 0.5}};
    const Record back = record_from_json(to_json(record), "r.json");
    QVERIFY(back.result.columns.front().kind == ValueKind::order);
  }

  void what_was_said_of_a_partial_record_before_messages_had_ids_is_said_once() {
    Record record = full_record();
    record.partial = true;
    const Record once = record_from_json(to_json(record), "r.json");
    record.warnings = {other_words(in_words(once.warnings.front()))};
    const Record back = record_from_json(to_json(record), "r.json");
    QCOMPARE(back.warnings.size(), 1U);
    QCOMPARE(back.warnings.front().id, std::string("record.partial"));
  }

  void a_record_of_before_there_were_kinds_of_truth_has_columns() {
    std::string text = to_json(full_record());
    const std::string kind = ",\n  \"truth_kind\": \"pair-distances\",\n  \"wrap_periods\": true";
    text.erase(text.find(kind), kind.size());
    QVERIFY(record_from_json(text, "r.json").problem_options.truth_kind == TruthKind::columns);
  }

  void a_missing_key_is_named() {
    std::string text = to_json(full_record());
    text.replace(text.find("\"method\""), 8, "\"methud\"");
    QVERIFY(tests::record_refusal(text).find("'method' is missing") != std::string::npos);
  }

  void what_is_no_record_is_refused_in_plain_words() {
    QVERIFY(tests::record_refusal("").find("not JSON") != std::string::npos);
    QVERIFY(tests::record_refusal("[1]").find("not an object") != std::string::npos);
    QVERIFY(tests::record_refusal("{\"schema\": \"x\"}").find("schema") != std::string::npos);
    QVERIFY(tests::record_refusal("{\"schema\": 99}").find("newer version") != std::string::npos);
    QVERIFY(tests::record_refusal("{\"schema\": 1}").find("of schema 2") != std::string::npos);
  }

  void is_written_and_read_as_a_file() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("record.json").toStdString();
    write_record(path, full_record());
    QCOMPARE(to_json(read_record(path)), to_json(full_record()));
    QVERIFY_THROWS_EXCEPTION(Error, (void)read_record(path + ".not"));
  }
};

QTEST_GUILESS_MAIN(TestRecord)
#include "tst_record.moc"

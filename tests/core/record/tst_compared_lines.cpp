// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>

#include "core/methods/registry.h"
#include "core/record/compared_lines.h"
#include "tests/support/compared_runs.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestComparedLines : public QObject {
  Q_OBJECT

  MethodRegistry methods_ = builtin_methods();
  std::vector<ComparedRun> runs_;

  const ComparedLine* line(const std::vector<ComparedLine>& lines, const std::string& name) {
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const ComparedLine& each) {
      return in_words(each.name) == name;
    });
    return found == lines.end() ? nullptr : &*found;
  }
  /// Both with all settings of the DII.
  void give_settings() {
    for (ComparedRun& run : runs_) {
      edited(run).parameters = methods_.find("dii").schema().defaults();
    }
  }

 private Q_SLOTS:
  void init() {
    runs_ = {compared_run("run 1", {"a", "b", "c"}, {1.0, 0.5, 0.25}, {2, 0}),
             compared_run("run 2", {"c", "a", "d"}, {1.0, 0.75, 0.125}, {0, 2})};
  }

  void chosen_columns_are_common_or_of_one_alone() {
    const std::vector<ComparedLine> lines = side_by_side(runs_, methods_);
    const ComparedLine* both = line(lines, "chosen by both");
    QVERIFY(both != nullptr && both->shared);
    QCOMPARE(in_words(both->cells), (std::vector<std::string>{"1 column: c", ""}));
    const ComparedLine* alone = line(lines, "chosen by one alone");
    QVERIFY(alone != nullptr);
    QCOMPARE(in_words(alone->cells), (std::vector<std::string>{"a", "d"}));
    QCOMPARE(in_words(line(lines, "number of columns chosen")->cells),
             (std::vector<std::string>{"2 of 3", "2 of 3"}));
  }

  void of_three_runs_only_what_all_chose_is_common() {
    runs_.push_back(compared_run("run 3", {"a", "b", "c"}, {1.0, 0.5, 0.25}, {1}));
    const std::vector<ComparedLine> lines = side_by_side(runs_, methods_);
    QCOMPARE(in_words(line(lines, "chosen by all")->cells),
             (std::vector<std::string>{"none", "", ""}));
    QCOMPARE(in_words(line(lines, "chosen besides")->cells),
             (std::vector<std::string>{"c, a", "c, d", "b"}));
    QVERIFY(chosen_by_all(runs_).empty());
  }

  void a_setting_has_its_label_and_says_what_it_is() {
    give_settings();
    edited(runs_[1]).parameters.set("search", std::string("l1-path"));
    edited(runs_[1]).parameters.set("epochs", std::int64_t{7});
    const std::vector<ComparedLine> lines = side_by_side(runs_, methods_);
    const ParameterSchema schema = methods_.find("dii").schema();
    const ComparedLine* search = line(lines, schema.find("search")->label);
    QVERIFY(search != nullptr && search->differs);
    QCOMPARE(search->part, ComparedLine::Part::settings);
    QCOMPARE(in_words(search->cells[1]), std::string("L1 path"));
    QVERIFY(in_words(search->cells[0]) != in_words(search->cells[1]));
    const ComparedLine* epochs = line(lines, schema.find("epochs")->label);
    QVERIFY(epochs != nullptr && epochs->differs);
    QCOMPARE(in_words(epochs->cells[1]), std::string("7"));
    const ComparedLine* seed = line(lines, schema.find("seed")->label);
    QVERIFY(seed != nullptr && !seed->differs);
  }

  void what_a_setting_cannot_change_is_left_out() {
    give_settings();
    const ParameterSchema schema = methods_.find("dii").schema();
    const ParameterSpec* most = schema.find("most_features");
    QVERIFY(most != nullptr);
    for (ComparedRun& run : runs_) {
      edited(run).parameters.set("search", std::string("none"));
    }
    QVERIFY(!schema.applies(*most, runs_[0].record->parameters));
    QVERIFY(line(side_by_side(runs_, methods_), most->label) == nullptr);
  }

  void what_differs_comes_first_in_each_part() {
    give_settings();
    edited(runs_[1]).parameters.set("seed", std::int64_t{9});
    const std::vector<ComparedLine> lines = side_by_side(runs_, methods_);
    for (std::size_t k = 1; k < lines.size(); ++k) {
      QVERIFY(lines[k - 1].part <= lines[k].part);
      QVERIFY(lines[k - 1].part != lines[k].part || lines[k - 1].differs || !lines[k].differs);
    }
    const auto first = std::find_if(lines.begin(), lines.end(), [](const ComparedLine& each) {
      return each.part == ComparedLine::Part::settings;
    });
    QVERIFY(first != lines.end());
    QCOMPARE(in_words(first->cells),
             (std::vector<std::string>{to_text(runs_[0].record->parameters.at("seed")), "9"}));
  }

  void objectives_of_different_quantities_are_named() {
    QCOMPARE(in_words(line(side_by_side(runs_, methods_), "DII")->cells),
             (std::vector<std::string>{"0.125", "0.125"}));
    edited(runs_[1]).result.histories.front().info.title = "Error";
    QCOMPARE(in_words(line(side_by_side(runs_, methods_), "objective")->cells),
             (std::vector<std::string>{"DII 0.125", "Error 0.125"}));
  }

  void a_run_without_a_result_says_so() {
    runs_[1] = compared_run("run 2", {"a", "b"}, {}, {});
    QCOMPARE(in_words(line(side_by_side(runs_, methods_), "DII")->cells[1]),
             std::string("no result"));
  }

  void another_target_is_seen_in_the_question() {
    edited(runs_[0]).columns.push_back(
        {"y", RoleSet().with(Role::truth), "", 0.0, 0.0, std::nullopt, ""});
    const std::vector<ComparedLine> lines = side_by_side(runs_, methods_);
    QCOMPARE(in_words(line(lines, "explained")->cells), (std::vector<std::string>{"y", "nothing"}));
    QVERIFY(!line(lines, "table")->differs);
  }

  void a_method_that_is_not_known_shows_its_ids() {
    for (ComparedRun& run : runs_) {
      edited(run).method = "of-another-time";
    }
    edited(runs_[1]).parameters.set("knob", 0.5);
    const std::vector<ComparedLine> lines = side_by_side(runs_, methods_);
    const ComparedLine* knob = line(lines, "knob");
    QVERIFY(knob != nullptr && knob->differs);
    QCOMPARE(in_words(knob->cells), (std::vector<std::string>{"", "0.5"}));
  }

  void without_runs_there_are_no_lines() { QVERIFY(side_by_side({}, methods_).empty()); }
};

QTEST_GUILESS_MAIN(TestComparedLines)
#include "tst_compared_lines.moc"

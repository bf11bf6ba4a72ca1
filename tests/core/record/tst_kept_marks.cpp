// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <string>

#include "core/record/question_json.h"
#include "core/record/record_json.h"

using namespace steelyard;

namespace {

RunRequest asked_about(const Column& column) {
  RunRequest asked;
  asked.data = {"/data/a.csv", "00ff", {}, 10, 1};
  asked.columns = choices_of({column});
  asked.method = "dii";
  return asked;
}

AnswerCheck after_record(const AnswerCheck& check, bool of_earlier_version) {
  Answer answer;
  answer.checks = {check};
  json::Json object = json::from_answer(answer);
  if (of_earlier_version) {
    object["checks"][0].erase("verdict");
  }
  return json::to_answer(json::Reader(object, "r.json")).checks.front();
}

}  // namespace

/// Small marks that are lost in a record are missed only when the run is repeated or reported.
class TestKeptMarks : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Otherwise, a repeated run would hold samples out by a column that a person does not want.
  void what_a_person_left_out_stays_left_out() {
    for (const bool left_out : {true, false}) {
      Column site;
      site.name = "site";
      site.left_out = left_out;
      json::Json object;
      json::put_question(asked_about(site), object);
      const RunRequest back = json::to_question(json::Reader(object, "r.json"));
      Dataset table;
      table.columns.emplace_back().name = "site";
      apply_choices(back.columns, table);
      QCOMPARE(table.columns.front().left_out, left_out);
    }
  }

  void the_verdict_of_a_check_comes_back() {
    AnswerCheck check{.id = "held-out",
                      .title = other_words("Does it help?"),
                      .level = AnswerLevel::caution,
                      .finding = other_words("It does.")};
    QVERIFY(after_record(check, false).verdict == CheckVerdict::unnamed);
    for (const CheckVerdict verdict :
         {CheckVerdict::explains_little, CheckVerdict::no_better_than_random,
          CheckVerdict::explains_some, CheckVerdict::stopped_early, CheckVerdict::perhaps_better,
          CheckVerdict::differs_within_groups}) {
      check.verdict = verdict;
      QVERIFY(after_record(check, false).verdict == verdict);
    }
  }

  void the_targets_that_are_explained_and_those_that_are_not_come_back() {
    AnswerCheck check{.id = "held-out",
                      .title = other_words("Does it help?"),
                      .level = AnswerLevel::caution,
                      .finding = other_words("With one of them.")};
    QVERIFY(after_record(check, false).explained.empty());
    check.explained = {"dose"};
    check.unexplained = {"noise", "time"};
    const AnswerCheck back = after_record(check, false);
    QVERIFY(back.explained == check.explained && back.unexplained == check.unexplained);
  }

  /// Earlier versions told it only by what a person is advised to do.
  void a_record_of_an_earlier_version_tells_the_verdict_by_the_next_step() {
    AnswerCheck check{.id = "held-out",
                      .title = other_words("Does it help?"),
                      .level = AnswerLevel::bad,
                      .finding = other_words("It does not.")};
    check.next_step = message("held_out.hardly_matters", "It hardly matters.");
    QVERIFY(after_record(check, true).verdict == CheckVerdict::no_better_than_random);
    check.next_step = message("held_out.explains_little.next", "Do not rely on it.");
    QVERIFY(after_record(check, true).verdict == CheckVerdict::explains_little);
  }
};

QTEST_GUILESS_MAIN(TestKeptMarks)
#include "tst_kept_marks.moc"

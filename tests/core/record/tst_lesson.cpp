// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/generators.h"
#include "core/error.h"
#include "core/methods/registry.h"
#include "core/record/lesson_replay.h"
#include "tests/support/broken_parts.h"

using namespace steelyard;

namespace {

const char* const whole = R"({
  "id": "l", "order": 3, "title": "L", "text": "t", "data": "generator:ten-gaussians?samples=60",
  "roles": {"x10": ["label"]}, "units": {"x1": "m"}, "standardise_truth": true,
  "method": "dii", "parameters": {"epochs": "7", "seed": "4"},
  "steps": [
    {"do": "Look.", "look": "weights", "see": "s", "why": "w", "question": "q", "answer": "a"},
    {"do": "Run.", "run": true, "claim": {"objective_at_most": 0.9, "best_features": ["x1"]}},
    {"do": "Leave x1 out.", "run": true,
     "set": {"roles": {"x1": []}, "parameters": {"epochs": "9"}, "standardise_truth": false, "speed": 5,
             "prepare": [{"step": "stride", "settings": {"stride": "2"}}]},
     "claim": {"objective_above_step": 2}},
    {"do": "Test.", "run": true,
     "set": {"method": "f-test", "parameters": {}, "roles": {"*": ["input"], "truth1": ["truth"]}},
     "claim": {"selected_at_least": 1}}],
  "own": "o"})";

/// The texts of the same lesson in other words.
const char* const other_texts = R"({
  "title": "M", "text": "u",
  "steps": [
    {"do": "Sieh.", "see": "S", "why": "W", "question": "Q", "answer": "A"},
    {"do": "Lauf."}, {"do": "Ohne x1."}, {"do": "Teste."}],
  "own": "p"})";

QString refusal_of_texts(const QString& texts) {
  try {
    static_cast<void>(retold(parse_lesson(whole, "l.json"), texts.toStdString(), "de/l.json"));
  } catch (const Error& error) {
    return QString::fromUtf8(error.what());
  }
  return {};
}

QString refusal(const QString& text) {
  try {
    static_cast<void>(parse_lesson(text.toStdString(), "l.json"));
  } catch (const Error& error) {
    return QString::fromUtf8(error.what());
  }
  return {};
}

/// A run with three features, of which the first matters, ranked c, a, b; a and c are selected.
LessonRun made_run(std::size_t step, double objective) {
  LessonRun run;
  run.step = step;
  run.record.feature_names = {"a", "b", "c"};
  run.record.result.objective = objective;
  run.record.result.columns = {{"score", "Score", "", ValueKind::score, {2.0, 1.0, 3.0}}};
  run.record.result.selection = {{2, 0}, other_words("two")};
  Problem problem;
  problem.known_weights = Vector{{1.0, 0.0, 0.0}};
  run.problem = std::make_shared<const Problem>(std::move(problem));
  return run;
}

LessonClaim bounded(const std::string& key, double value) {
  return {{lesson_bound(key, value, "")}, {}, {}, {}};
}

bool holds(const LessonClaim& claim) {
  return tests::broken_parts(claim, {made_run(1, 0.5), made_run(3, 0.25)}).empty();
}

}  // namespace

class TestLesson : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void reads_all_that_the_file_says() {
    const Lesson lesson = parse_lesson(whole, "l.json");
    QCOMPARE(lesson.order, 3);
    QVERIFY(lesson.standardise_truth);
    QCOMPARE(lesson.steps.size(), 4U);
    QCOMPARE(lesson.steps[0].what, "Look.");
    QCOMPARE(lesson.steps[0].look, "weights");
    QCOMPARE(lesson.steps[0].answer, "a");
    QVERIFY(is_empty(lesson.steps[0].set) && is_empty(lesson.steps[1].set));
    QVERIFY(lesson.steps[1].run && !lesson.steps[0].run);
    QCOMPARE(lesson.steps[1].claim.best_features, (std::vector<std::string>{"x1"}));
    QVERIFY(!is_empty(lesson.steps[2].set));
    QCOMPARE(lesson.steps[2].set.standardise_truth, std::optional<bool>(false));
    QCOMPARE(lesson.steps[2].set.speed, std::optional<double>(5.0));
    QCOMPARE(lesson.steps[2].set.prepare.at(0).settings.at("stride"), "2");
    QVERIFY(lesson.steps[2].set.roles.at("x1").empty());
    QCOMPARE(lesson.own, "o");
  }

  void a_damaged_lesson_is_refused_by_step_and_key_data() {
    QTest::addColumn<QString>("was");
    QTest::addColumn<QString>("is");
    QTest::addColumn<QString>("named");
    const auto row = [](const char* name, const char* was, const char* is, const char* named) {
      QTest::newRow(name) << was << is << named;
    };
    row("a role that is a number", R"(["label"])", "[5]", "x10");
    row("roles that are one text", R"(["label"])", R"("label")", "x10");
    row("a role that is none", R"(["label"])", R"(["labels"])", "labels");
    row("a parameter that is a list", R"("7")", "[7]", "parameters");
    row("a misspelt key", R"("order")", R"("odrer")", "odrer");
    row("a misspelt key of a step", R"("look")", R"("lok")", "step 1");
    row("a misspelt quantity", "objective_at_most", "objectiv_at_most", "step 2, claim");
    row("a misspelt list", "best_features", "best", "best");
    row("a bound that is a text", "0.9", R"("x")", "step 2");
    row("an unknown change", R"("standardise_truth": false)", R"("standardise": false)", "step 3");
    row("a speed that no button has", R"("speed": 5)", R"("speed": 7)", "20");
    row("a step of preparation without a name", R"("step": "stride")", R"("name": "stride")",
        "step 3, set, prepare");
    row("an answer without its question", R"("question": "q", )", "", "question");
    row("a run without a claim", R"({"objective_above_step": 2})", "null", "step 3");
    row("a claim without a run", R"("do": "Run.", "run": true)", R"("do": "Run.")", "step 2");
    row("no end", R"("own")", R"("title")", "own");
  }
  void a_damaged_lesson_is_refused_by_step_and_key() {
    QFETCH(QString, was);
    QFETCH(QString, is);
    QFETCH(QString, named);
    QString text = QString::fromUtf8(whole);
    QVERIFY(text.contains(was));
    text.replace(was, is);
    const QString said = refusal(text);
    QVERIFY2(said.contains(named) && said.contains("l.json"), qPrintable(said));
  }

  void other_texts_replace_the_texts_alone() {
    const Lesson before = parse_lesson(whole, "l.json");
    const Lesson after = retold(before, other_texts, "de/l.json");
    QCOMPARE(after.title + after.text + after.own, std::string("Mup"));
    const LessonStep& first = after.steps.at(0);
    QCOMPARE(first.what, "Sieh.");
    QCOMPARE(first.see + first.why + first.question + first.answer, std::string("SWQA"));
    QCOMPARE(after.steps.at(3).what, "Teste.");
    QCOMPARE(after.id, before.id);
    QCOMPARE(first.look, "weights");
    QVERIFY(after.steps.at(1).run && after.steps.at(1).see.empty());
    QCOMPARE(after.steps.at(2).set.parameters, before.steps.at(2).set.parameters);
    QCOMPARE(after.parameters, before.parameters);
  }

  void texts_that_do_not_fit_are_refused_by_step_and_key_data() {
    QTest::addColumn<QString>("was");
    QTest::addColumn<QString>("is");
    QTest::addColumn<QString>("named");
    const auto row = [](const char* name, const char* was, const char* is, const char* named) {
      QTest::newRow(name) << was << is << named;
    };
    row("a text that is missing", R"("why": "W", )", "", "why");
    row("a text that the step does not have", R"("do": "Lauf.")", R"("do": "", "see": "s")",
        "step 2");
    row("something else than a text", R"("do": "Lauf.")", R"("do": "", "run": true)", "run");
    row("a step too few", R"({"do": "Ohne x1."}, )", "", "3 steps");
    row("no title", R"("title")", R"("titel")", "titel");
    row("a number", R"("p")", "5", "own");
  }
  void texts_that_do_not_fit_are_refused_by_step_and_key() {
    QFETCH(QString, was);
    QFETCH(QString, is);
    QFETCH(QString, named);
    QString texts = QString::fromUtf8(other_texts);
    QVERIFY(texts.contains(was));
    texts.replace(was, is);
    const QString said = refusal_of_texts(texts);
    QVERIFY2(said.contains(named) && said.contains("de/l.json"), qPrintable(said));
  }

  void a_claim_on_the_answer_is_held_against_it() {
    LessonClaim claim;
    claim.answer = AnswerLevel::bad;
    claim.says = {"names the country"};
    QVERIFY(!claim.empty() && claim.asks_answer());
    LessonRun run = made_run(1, 0.5);
    QCOMPARE(tests::broken_parts(claim, {run}).size(), 1U);  // there is no answer
    run.record.answer = Answer{};
    run.record.answer->level = AnswerLevel::bad;
    run.record.answer->checks = {{"fairness",
                                  other_words("Is it fair?"),
                                  AnswerLevel::bad,
                                  other_words("x1 names the country."),
                                  {},
                                  {},
                                  0.0}};
    QVERIFY(tests::broken_parts(claim, {run}).empty());
    run.record.answer->level = AnswerLevel::good;
    run.record.answer->checks.clear();
    QCOMPARE(tests::broken_parts(claim, {run}).size(), 2U);
  }

  void a_claim_on_the_answer_is_read() {
    const QString text = QString::fromUtf8(whole).replace(
        R"("objective_above_step": 2)", R"("answer": "caution", "says": ["a", "b"])");
    const LessonClaim claim = parse_lesson(text.toStdString(), "l.json").steps[2].claim;
    QVERIFY(claim.answer == AnswerLevel::caution);
    QCOMPARE(claim.says, (std::vector<std::string>{"a", "b"}));
    QVERIFY(claim.bounds.empty());
    QVERIFY(refusal(QString(text).replace("caution", "blue")).contains("blue"));
  }

  void has_four_to_eight_steps() {
    QString text = QString::fromUtf8(whole);
    const QString step = R"({"do": "Look.", "look": "weights", "see": "s", "why": "w", )"
                         R"("question": "q", "answer": "a"},)";
    QVERIFY(text.contains(step));
    QVERIFY(refusal(QString(text).remove(step)).contains("3 steps"));
    QVERIFY(refusal(QString(text).replace(step, step.repeated(5))).isEmpty());
    QVERIFY(refusal(QString(text).replace(step, step.repeated(6))).contains("9 steps"));
  }

  void settings_add_up_until_another_method_comes() {
    const MethodRegistry registry = builtin_methods();
    const Lesson lesson = parse_lesson(whole, "l.json");
    const LessonSettings begin = lesson_settings(lesson, 0, registry);
    QCOMPARE(begin.values.integer("epochs"), 7);
    QVERIFY(begin.options.standardise_truth);
    const LessonSettings third = lesson_settings(lesson, 3, registry);
    QCOMPARE(third.values.integer("epochs"), 9);
    QCOMPARE(third.values.integer("seed"), 4);
    QVERIFY(!third.options.standardise_truth);
    QVERIFY(!lesson_settings(lesson, 2, registry).speed.has_value());
    QCOMPARE(lesson_settings(lesson, 4, registry).speed, std::optional<double>(5.0));
    const LessonSettings last = lesson_settings(lesson, 4, registry);
    QCOMPARE(last.method->info().id, "f-test");
    QVERIFY(last.values == last.method->schema().defaults());
  }

  void an_unknown_parameter_is_named_with_its_step() {
    const MethodRegistry registry = builtin_methods();
    Lesson lesson = parse_lesson(whole, "l.json");
    lesson.steps[2].set.parameters["epoch"] = "9";
    QVERIFY(static_cast<bool>(lesson_settings(lesson, 2, registry).method));
    try {
      static_cast<void>(lesson_settings(lesson, 3, registry));
      QFAIL("taken");
    } catch (const Error& error) {
      QVERIFY(QString::fromUtf8(error.what()).contains("step 3"));
    }
  }

  void a_replay_does_the_steps_in_turn() {
    const MethodRegistry registry = builtin_methods();
    const Lesson lesson = parse_lesson(whole, "l.json");
    Dataset table = open_generator(lesson.data);
    apply_roles(lesson, table);
    QCOMPARE(table.columns[0].unit, "m");
    QVERIFY(table.columns[9].roles == RoleSet{}.with(Role::label));
    LessonReplay replay(lesson, table, registry);
    QVERIFY(replay.next() == nullptr);
    const LessonRun* run = replay.next();
    QVERIFY(run != nullptr && run->step == 2);
    QCOMPARE(run->problem->samples(), 60);
    QCOMPARE(run->problem->dimension(), 9);
    run = replay.next();
    QCOMPARE(run->problem->samples(), 30);
    QCOMPARE(run->problem->dimension(), 8);
    QCOMPARE(run->record.parameters.integer("epochs"), 9);
    run = replay.next();
    QCOMPARE(run->problem->dimension(), 19);
    QCOMPARE(run->record.method, "f-test");
    QVERIFY(replay.at_end());
    QCOMPARE(replay.runs().size(), 3U);
  }

  void bounds_are_held_against_what_came_out() {
    QVERIFY(holds(bounded("objective_at_most", 0.25)) && !holds(bounded("objective_at_most", 0.2)));
    QVERIFY(holds(bounded("objective_at_least", 0.25)) &&
            !holds(bounded("objective_at_least", 0.3)));
    QVERIFY(holds(bounded("objective_below_step", 1)) &&
            !holds(bounded("objective_above_step", 1)));
    QVERIFY(!holds(bounded("objective_below_step", 2)));  // which had no run
    QVERIFY(holds(bounded("true_at_least", 1)) && !holds(bounded("true_at_least", 2)));
    QVERIFY(holds(bounded("false_at_most", 1)) && !holds(bounded("false_at_most", 0)));
    QVERIFY(holds(bounded("true_of_best_at_most", 0)));
    QVERIFY(holds(bounded("selected_at_least", 2)) && !holds(bounded("selected_at_least", 3)));
    QVERIFY(!holds(bounded("purity_at_least", 0)));  // it has none
  }

  void names_are_held_against_ranking_and_selection() {
    QVERIFY(holds({{}, {"c", "a"}, {}, {}}) && !holds({{}, {"a"}, {}, {}}));
    QVERIFY(holds({{}, {}, {"a", "c"}, {}}) && !holds({{}, {}, {"a"}, {}}));
    QVERIFY(holds({{}, {}, {}, {"b"}}) && !holds({{}, {}, {}, {"a"}}));
  }

  void what_a_check_found_is_held_against_a_claim() {
    LessonRun run = made_run(1, 0.5);
    QVERIFY(!lesson_quantity("p_value", run) && !lesson_quantity("held_out", run));
    run.record.result.findings = {{"p_value", other_words("p"), 0.75},
                                  {"held_out", other_words("Error"), 0.3, 0.1}};
    QCOMPARE(lesson_quantity("p_value", run), std::optional<double>(0.75));
    QCOMPARE(lesson_quantity("held_out", run), std::optional<double>(0.3));
    QVERIFY(!lesson_quantity("steady", run));
  }

  void what_is_broken_is_said_with_its_number() {
    const std::vector<std::string> broken =
        tests::broken_parts(bounded("objective_at_most", 0.1), {made_run(1, 0.25)});
    QCOMPARE(broken.size(), 1U);
    QVERIFY(QString::fromStdString(broken[0]).contains("0.25"));
  }
};

QTEST_GUILESS_MAIN(TestLesson)
#include "tst_lesson.moc"

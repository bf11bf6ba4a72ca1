// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTemporaryDir>
#include <QtTest>
#include <limits>
#include <utility>

#include "core/error.h"
#include "core/platform/atomic_write.h"
#include "core/record/session.h"

using namespace steelyard;

namespace {

SavedSession example() {
  SavedSession session;
  session.saved = "2026-11-21T19:00:00Z";
  session.title = "peptide.csv";
  session.asked.data.source = "/data/peptide.csv";
  session.asked.data.rows = 9;
  session.asked.method = "dii";
  session.asked.parameters.set("epochs", std::int64_t{80});
  session.asked.columns.push_back({"phi", RoleSet{}.with(Role::input), "rad", 6.28, 0, {}, ""});
  Record record;
  record.method = "dii";
  record.feature_names = {"phi"};
  record.result.columns = {{"score", "Score", "", ValueKind::score, {0.25}}};
  session.runs.push_back({3, std::make_shared<const Record>(record)});
  session.shown = 3;
  session.arrangement = "abc";
  return session;
}

SavedSession compared() {
  SavedSession session = example();
  SavedPanel panel;
  panel.largest = 12;
  panel.methods = {"f-test", "relief"};
  panel.ticks = {{"f-test", true}, {"relief", false}};
  panel.seconds = {{"f-test", 1.0 / 3.0}, {"relief", std::numeric_limits<double>::quiet_NaN()}};
  panel.log = std::make_shared<const std::string>("{\"kind\":\"steelyard panel\"}\n");
  session.panel = std::move(panel);
  return session;
}

std::string refusal(const std::string& text) {
  try {
    static_cast<void>(session_from_json(text, "s.json"));
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

}  // namespace

class TestSession : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void comes_back_as_it_was() {
    const std::string text = to_json(example());
    const SavedSession back = session_from_json(text, "s.json");
    QCOMPARE(to_json(back), text);
    QCOMPARE(back.runs.front().number, std::uint64_t{3});
    QCOMPARE(back.runs.front().record->result.columns.front().values.front(), 0.25);
    QVERIFY(back.asked.parameters == example().asked.parameters);
    QVERIFY(back.asked.columns == example().asked.columns);
    QVERIFY(back.shown == std::uint64_t{3});
  }

  void a_run_keeps_the_name_that_it_was_given() {
    SavedSession session = example();
    session.runs.front().name = "for the paper";
    QCOMPARE(session_from_json(to_json(session), "s.json").runs.front().name,
             std::string("for the paper"));
    QVERIFY(session_from_json(to_json(example()), "s.json").runs.front().name.empty());
  }

  void a_choice_comes_back_with_both_answers() {
    SavedSession session = example();
    Record record = *session.runs.front().record;
    record.answer.emplace().headline = other_words("the run's own");
    session.runs.front().record = std::make_shared<const Record>(record);
    session.runs.front().choice = ChosenColumns{{0}, Answer{}};
    session.runs.front().choice->answer->headline = other_words("of the choice");
    const SavedRun back = session_from_json(to_json(session), "s.json").runs.front();
    QVERIFY(back.choice.has_value());
    QCOMPARE(back.choice->features, (std::vector<Index>{0}));
    QCOMPARE(in_words(*back.choice->answer), std::string("of the choice"));
    QCOMPARE(in_words(*back.record->answer), std::string("the run's own"));
    QVERIFY(!back.record->chosen.has_value());
    session.runs.front().choice->answer.reset();
    session.runs.front().choice->features = {};
    const SavedRun none = session_from_json(to_json(session), "s.json").runs.front();
    QVERIFY(none.choice && none.choice->features.empty() && !none.choice->answer);
    QCOMPARE(in_words(*none.record->answer), std::string("the run's own"));
    session.runs.front().choice->features = {1};
    QVERIFY(!refusal(to_json(session)).empty());
  }

  void the_content_tells_what_a_file_is() {
    QTemporaryDir folder;
    const std::string path = folder.filePath("a.json").toStdString();
    write_session(path, example());
    QVERIFY(kept_file(path) == KeptFile::session);
    QCOMPARE(to_json(read_session(path)), to_json(example()));
    write_record(path, *example().runs.front().record);
    QVERIFY(kept_file(path) == KeptFile::record);
    QVERIFY(kept_file(folder.filePath("nothing").toStdString()) == KeptFile::none);
    const std::string table = folder.filePath("table.json").toStdString();
    write_atomically(table, "x,y\n1,2\n");
    QVERIFY(kept_file(table) == KeptFile::none);
  }

  void a_comparison_of_methods_comes_back() {
    QVERIFY(!session_from_json(to_json(example()), "s.json").panel.has_value());
    const std::string text = to_json(compared());
    const SavedSession back = session_from_json(text, "s.json");
    QCOMPARE(to_json(back), text);
    QVERIFY(back.panel.has_value());
    QCOMPARE(back.panel->largest, Index{12});
    QCOMPARE(back.panel->methods, (std::vector<std::string>{"f-test", "relief"}));
    QVERIFY(back.panel->ticks == compared().panel->ticks);
    QCOMPARE(back.panel->seconds.at("f-test"), 1.0 / 3.0);
    QCOMPARE(back.panel->seconds.size(), std::size_t{1});  // what is no number is not known
    QCOMPARE(*back.panel->log, *compared().panel->log);
  }

  void a_damaged_comparison_is_refused() {
    const auto said = [](const std::string& from, const std::string& to) {
      std::string text = to_json(compared());
      text.replace(text.find(from), from.size(), to);
      return QString::fromStdString(refusal(text));
    };
    QVERIFY(said("\"largest\":12", "\"largest\":0").contains("largest is 0"));
    QVERIFY(said("\"largest\":12", "\"largest\":1e9").contains("another kind"));
    QVERIFY(said("\"relief\":false", "\"relief\":1").contains("another kind"));
    QVERIFY(said("\"f-test\":0.3", "\"f-test\":-0.3").contains("no duration"));
    QVERIFY(said("\"methods\":[", "\"methods\":[7,").contains("another kind"));
    QVERIFY(said("\"log\":", "\"lag\":").contains("'log' is missing"));
    SavedSession session = compared();
    session.panel->log = std::make_shared<const std::string>(most_panel_log + 1, 'a');
    QVERIFY(QString::fromStdString(refusal(to_json(session))).contains("too long"));
    session = compared();
    session.panel->methods.assign(1001, "f-test");
    QVERIFY(QString::fromStdString(refusal(to_json(session))).contains("too many methods"));
  }

  void what_is_no_session_is_refused() {
    const std::string whole = to_json(example());
    QVERIFY(!refusal("").empty());
    QVERIFY(!refusal("{}").empty());
    QVERIFY(!refusal("[1]").empty());
    QVERIFY(!refusal(whole.substr(0, whole.size() / 2)).empty());
    std::string newer = whole;
    newer.replace(newer.find("\"schema\":1"), 10, "\"schema\":9");
    QVERIFY(refusal(newer).find("newer version") != std::string::npos);
  }
};

QTEST_APPLESS_MAIN(TestSession)
#include "tst_session.moc"

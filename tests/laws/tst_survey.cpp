// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <memory>

#include "core/message.h"
#include "core/prepare/preparation.h"
#include "core/prepare/text_columns.h"
#include "core/record/record.h"
#include "core/record/recorded_run.h"
#include "tests/support/law_problems.h"
#include "tests/support/quick_settings.h"
#include "tests/support/survey.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

Dataset answers(bool classes) {
  const Dataset table = survey(classes);
  return prepared(table, *proposed_encoding(table));
}

}  // namespace

/// Each method takes a survey whose text became numbers, or says why not.
class TestSurvey : public QObject {
  Q_OBJECT

  const MethodRegistry methods_ = builtin_methods();

 private Q_SLOTS:
  void each_method_takes_it_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("classes");
    for (const std::string& id : method_ids()) {
      QTest::addRow("%s, numbers", id.c_str()) << QString::fromStdString(id) << false;
      QTest::addRow("%s, classes", id.c_str()) << QString::fromStdString(id) << true;
    }
  }
  void each_method_takes_it() {
    QFETCH(QString, id);
    QFETCH(bool, classes);
    const Method& method = methods_.find(id.toStdString());
    const Dataset table = answers(classes);
    const Settings settings = quick_settings(method);
    const ParameterValues values = values_of(method, settings);
    const auto problem = std::make_shared<const Problem>(make_problem(table));
    const std::vector<Complaint> complaints = method.check(*problem, values);
    if (!complaints.empty()) {
      QSKIP(in_words(statement_of(complaints.front())).c_str());
    }
    const Record record = recorded_run({table, nullptr, {}, method, values}, {}, {}).record;
    QVERIFY(!record.result.columns.empty());
    QCOMPARE(std::ssize(record.result.columns.front().values), Index{8});
    const Record back = record_from_json(to_json(record), "record.json");
    QVERIFY(back.data.origin == record.data.origin);
  }

  void the_planted_answers_are_found() {
    const Dataset table = answers(false);
    const Method& method = methods_.find("automatic");
    const auto problem = std::make_shared<const Problem>(make_problem(table));
    const Result result = run_to_end(method, problem, quick_settings(method));
    const std::vector<Index>& found = result.selection.features;
    for (const Index planted : {0, 1}) {  // opinion, smokes
      QVERIFY(std::find(found.begin(), found.end(), planted) != found.end());
    }
  }
};

QTEST_APPLESS_MAIN(TestSurvey)
#include "tst_survey.moc"

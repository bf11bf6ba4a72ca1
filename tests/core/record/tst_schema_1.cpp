// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/error.h"
#include "core/record/json.h"
#include "core/record/record.h"
#include "tests/support/paths.h"
#include "tests/support/record_refusal.h"

using namespace steelyard;
using json::Json;

namespace {

std::string fixture(const char* name) {
  return tests::fixtures_dir() + "/schema_1/" + name + ".json";
}

}  // namespace

/// Records that the program wrote before results had columns.
class TestSchema1 : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void weights_come_back_as_columns_and_space() {
    const Record record = read_record(fixture("dii"));
    const Result& result = record.result;
    QCOMPARE(result.columns.size(), 2U);
    QCOMPARE(result.columns[0].id, std::string("weight"));
    QCOMPARE(result.columns[0].values,
             (std::vector<double>{1.0, 0.3211645271206809, 0.3049693526197515}));
    QCOMPARE(result.columns[1].values,
             (std::vector<double>{1.0735033003191348, 0.3003342564394656, 0.35389254593461444}));
    QVERIFY(result.space ==
            LearnedSpace(Vector{{1.0735033003191348, 0.3003342564394656, 0.35389254593461444}}));
    QCOMPARE(result.selection.features, (std::vector<Index>{0, 1, 2}));
  }

  void scores_that_posed_as_weights_are_scores() {
    const Record record = read_record(fixture("pcov-cur"));
    const Result& result = record.result;
    QCOMPARE(result.columns.size(), 1U);
    QCOMPARE(result.columns[0].id, std::string("score"));
    QVERIFY(result.columns[0].kind == ValueKind::score);
    QCOMPARE(result.columns[0].values, (std::vector<double>{1.0, 0.34052907005012967, 0.0}));
    QVERIFY(result.space.empty());
    QCOMPARE(result.selection.features, (std::vector<Index>{0, 1}));
  }

  void is_written_again_in_the_schema_of_today() {
    const Record record = read_record(fixture("dii"));
    const std::string text = to_json(record);
    QVERIFY(text.find("\"schema\": 2") != std::string::npos);
    QCOMPARE(to_json(record_from_json(text, "r.json")), text);
  }

  void damage_is_still_refused_in_plain_words() {
    Json object = json::parse(to_json(read_record(fixture("dii"))), "a record");
    object["schema"] = 1;
    const std::string said = tests::record_refusal(json::to_text(object));
    QVERIFY2(said.find("'features' is missing") != std::string::npos, said.c_str());
  }
};

QTEST_GUILESS_MAIN(TestSchema1)
#include "tst_schema_1.moc"

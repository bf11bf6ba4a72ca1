// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/error.h"
#include "core/parameter/completed_values.h"
#include "core/parameter/parameter.h"

using namespace steelyard;

namespace {

ParameterSpec spec(const char* id, ParameterType type, ParameterValue initial) {
  ParameterSpec made;
  made.id = id;
  made.label = id;
  made.type = type;
  made.initial = std::move(initial);
  return made;
}

ParameterSchema schema() {
  ParameterSpec count = spec("count", ParameterType::integer, std::int64_t{5});
  count.aliases = {"number"};
  count.minimum = 1;
  count.maximum = 9;
  ParameterSpec width = spec("width", ParameterType::real, Automatic{});
  width.may_be_automatic = true;
  width.minimum = 0;
  ParameterSpec shape = spec("shape", ParameterType::choice, std::string("round"));
  shape.choices = {{"round", "", ""}, {"square", "", ""}};
  ParameterSpec corner = spec("corner", ParameterType::real, 1.0);
  corner.maximum = 2;
  corner.applies_when = {AppliesWhen{"shape", {"square"}}};
  return ParameterSchema({count, width, shape, corner, spec("loud", ParameterType::toggle, false),
                          spec("list", ParameterType::list, std::vector<double>{})});
}

std::string refusal(const char* id, const char* text) {
  const ParameterSchema parameters = schema();
  try {
    (void)parameters.parse(*parameters.find(id), text);
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

}  // namespace

class TestParameter : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void text_becomes_a_value_and_the_same_text_again_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    const std::vector<std::pair<QString, QString>> cases{
        {"count", "7"},       {"count", "1"},    {"count", "9"},      {"width", "0.1"},
        {"width", "1e-300"},  {"width", "auto"}, {"shape", "square"}, {"loud", "true"},
        {"list", "1,2.5,-3"}, {"list", ""}};
    for (const auto& [id, text] : cases) {
      QTest::newRow(qPrintable(id + " " + text)) << id << text;
    }
  }
  void text_becomes_a_value_and_the_same_text_again() {
    QFETCH(QString, id);
    QFETCH(QString, text);
    const ParameterSchema parameters = schema();
    const ParameterValue value =
        parameters.parse(*parameters.find(id.toStdString()), text.toStdString());
    QCOMPARE(QString::fromStdString(to_text(value)), text);
  }

  void refuses_and_says_what_would_be_accepted() {
    QVERIFY(refusal("count", "0").find("a whole number from 1 to 9") != std::string::npos);
    QVERIFY(refusal("count", "2.5").find("count") != std::string::npos);
    QVERIFY(refusal("count", "auto").find("'auto'") != std::string::npos);
    QVERIFY(refusal("width", "-1").find("or auto") != std::string::npos);
    QVERIFY(refusal("width", "nan").find("'nan'") != std::string::npos);
    QVERIFY(refusal("width", "inf").find("'inf'") != std::string::npos);
    QVERIFY(refusal("width", "1 ").find("'1 '") != std::string::npos);
    QVERIFY(refusal("shape", "oval").find("round, square") != std::string::npos);
    QVERIFY(refusal("loud", "maybe").find("true or false") != std::string::npos);
    QVERIFY(refusal("list", "1,,2").find("numbers separated by commas") != std::string::npos);
  }

  void an_alias_finds_its_parameter() {
    QCOMPARE(schema().find("number")->id, std::string("count"));
    QVERIFY(schema().find("nothing") == nullptr);
  }

  void what_an_earlier_version_did_not_know_is_as_by_default() {
    ParameterValues earlier;
    const ParameterSchema known = schema();
    const ParameterSpec& kept = known.specs().front();
    earlier.set(kept.id, kept.initial);
    QVERIFY(!known.check(earlier).empty());
    QVERIFY(completed_values(known, earlier) == known.defaults());
  }

  void what_has_gone_is_passed_over_where_it_asked_for_what_is_always_done() {
    const ParameterSchema known(schema().specs(), {{"kernel", "fast"}});
    ParameterValues earlier = known.defaults();
    earlier.set("kernel", std::string("fast"));
    QVERIFY(completed_values(known, earlier) == known.defaults());
    earlier.set("kernel", std::string("plain"));
    const auto complaints = known.check(completed_values(known, earlier));
    QCOMPARE(complaints.size(), 1U);
    QCOMPARE(complaints.front().parameter, std::string("kernel"));
  }

  void two_parameters_of_one_id_are_refused() {
    const ParameterSpec one = spec("one", ParameterType::toggle, false);
    ParameterSpec other = spec("other", ParameterType::toggle, false);
    QCOMPARE(ParameterSchema({one, other}).specs().size(), 2U);
    other.aliases = {"one"};
    QVERIFY_THROWS_EXCEPTION(Error, ParameterSchema({one, one}));
    QVERIFY_THROWS_EXCEPTION(Error, ParameterSchema({one, other}));
  }

  void defaults_have_no_complaint() { QVERIFY(schema().check(schema().defaults()).empty()); }

  void check_names_everything_that_is_wrong() {
    ParameterValues values = schema().defaults();
    values.set("count", std::int64_t{10});
    values.set("shape", std::string("oval"));
    values.set("unknown", 1.0);
    QCOMPARE(schema().check(values).size(), 3U);
  }

  void what_does_not_apply_is_not_complained_of() {
    ParameterValues values = schema().defaults();
    values.set("corner", std::string("\0", 1));  // whoever reads it all the same cannot
    QCOMPARE(in_words(schema().check(values).front()),
             std::string("corner: ' ' is not accepted; accepted: a number of at most 2"));
    values.set("corner", 99.0);
    QVERIFY(schema().check(values).empty());
    values.set("shape", std::string("square"));
    QCOMPARE(schema().check(values).front().parameter, std::string("corner"));
  }

  void asking_for_another_type_is_a_fault() {
    const ParameterValues values = schema().defaults();
    QVERIFY_THROWS_EXCEPTION(Error, (void)values.real("count"));
    QVERIFY_THROWS_EXCEPTION(Error, (void)values.real("nothing"));
  }
};

QTEST_GUILESS_MAIN(TestParameter)
#include "tst_parameter.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cstdint>
#include <string>

#include "core/error.h"
#include "core/parameter/given_value.h"
#include "tests/support/parameter_builders.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

ParameterSchema schema() {
  ParameterSpec epochs = tests::plain_parameter("epochs", ParameterType::integer, std::int64_t{5});
  epochs.aliases = {"steps"};
  epochs.minimum = 1.0;
  epochs.maximum = 9.0;
  return ParameterSchema({epochs, tests::plain_parameter("rate", ParameterType::real, 0.5)});
}

}  // namespace

class TestGivenValue : public QObject {
  Q_OBJECT

  const Message unknown_ = other_words("'width' is not a parameter of it");

  QString said_of(const std::string& id, const std::string& text,
                  const ParameterSchema& all = schema(), const std::string& where = "") const {
    ParameterValues values = all.defaults();
    const QString said =
        message_of([&] { set_given_value(id, text, all, unknown_, where, values); });
    return values == all.defaults() ? said : QStringLiteral("a value was set");
  }

 private Q_SLOTS:
  void the_value_is_kept_under_the_present_id() {
    const ParameterSchema all = schema();
    ParameterValues values = all.defaults();
    set_given_value("steps", "7", all, unknown_, "", values);
    QCOMPARE(to_text(values.at("epochs")), std::string("7"));
    QCOMPARE(to_text(values.at("rate")), std::string("0.5"));
    QVERIFY(!values.contains("steps"));
  }

  void an_unknown_parameter_is_answered_with_the_known_ones() {
    QCOMPARE(said_of("width", "1"),
             QString("'width' is not a parameter of it. Accepted: epochs, rate"));
    QCOMPARE(said_of("width", "1", schema(), "option --set"),
             QString("option --set: 'width' is not a parameter of it. Accepted: epochs, rate"));
    QCOMPARE(said_of("width", "1", ParameterSchema()),
             QString("'width' is not a parameter of it. Accepted: no parameter"));
  }

  void the_nearest_parameter_comes_first() {
    QCOMPARE(said_of("rates", "1"),
             QString("'width' is not a parameter of it. Accepted: rate, if that is meant; all are "
                     "epochs, rate"));  // what is unknown is said by the caller
  }

  void a_whole_number_is_not_rounded_into_the_range() {
    ParameterSpec seed = tests::plain_parameter("seed", ParameterType::integer, std::int64_t{1});
    seed.minimum = 0.0;
    seed.maximum = 9007199254740992.0;  // 2^53, to which 2^53 + 1 is rounded
    const ParameterSchema all({seed});
    QCOMPARE(said_of("seed", "9007199254740992", all), QString("a value was set"));
    QVERIFY(said_of("seed", "9007199254740993", all).contains("is not accepted"));
  }

  void a_value_that_is_not_accepted_sets_nothing() {
    const QString said = said_of("epochs", "12");
    QVERIFY2(said.contains("12") && said.contains("from 1 to 9"), qPrintable(said));
  }
};

QTEST_GUILESS_MAIN(TestGivenValue)
#include "tst_given_value.moc"

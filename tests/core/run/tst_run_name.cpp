// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/run/run_name.h"

using namespace steelyard;

namespace {

ParameterSchema schema() {
  ParameterSpec search =
      tests::plain_parameter("search", ParameterType::choice, std::string("none"));
  search.choices = {{"none", "None", ""}, {"l1", "L1 path", ""}};
  ParameterSpec strength = tests::plain_parameter("strength", ParameterType::real, 0.5);
  strength.applies_when = {{"search", {"l1"}}};
  return ParameterSchema(
      {search, tests::plain_parameter("epochs", ParameterType::integer, std::int64_t{100}),
       strength, tests::plain_parameter("shuffle", ParameterType::toggle, true)});
}

std::string named(const std::string& title, const ParameterValues& values) {
  MethodInfo info;
  info.title = title;
  return run_name(info, schema(), values);
}

constexpr auto longTitle = "A method with a very long title";

}  // namespace

class TestRunName : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void without_changes_it_is_the_title() {
    QCOMPARE(named("Short", schema().defaults()), std::string("Short"));
    QCOMPARE(named(longTitle, schema().defaults()), std::string(longTitle));
  }

  void it_says_what_differs_from_the_defaults() {
    ParameterValues values = schema().defaults();
    values.set("search", std::string("l1"));
    values.set("epochs", std::int64_t{50});
    QCOMPARE(named(longTitle, values), std::string("L1 path, The epochs 50"));
    QCOMPARE(named("Short", values), std::string("Short, L1 path, The epochs 50"));
  }

  /// All runs of a sweep have names of their own, also that with the default.
  void what_is_varied_is_named_first_and_with_its_value() {
    const auto varied = [](const ParameterValues& values, const std::string& id) {
      return run_name({}, schema(), values, "not", id);
    };
    ParameterValues values = schema().defaults();
    QCOMPARE(varied(values, "epochs"), std::string("The epochs 100"));
    QCOMPARE(varied(values, "search"), std::string("None"));
    values.set("search", std::string("l1"));
    values.set("epochs", std::int64_t{50});
    QCOMPARE(varied(values, "epochs"), std::string("The epochs 50, L1 path"));
    QCOMPARE(varied(values, "no-such"), std::string("L1 path, The epochs 50"));
  }

  void what_does_not_apply_is_left_out() {
    ParameterValues values = schema().defaults();
    values.set("strength", 0.1);
    QCOMPARE(named(longTitle, values), std::string(longTitle));
    values.set("search", std::string("l1"));
    QCOMPARE(named(longTitle, values), std::string("L1 path, The strength 0.1"));
  }

  /// "L1 penalty 2e-04" stood beside a form that says 0.0002.
  void numbers_are_written_out_as_in_the_form_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("words");
    QTest::newRow("small") << 2e-4 << "0.0002";
    QTest::newRow("the least") << 1e-4 << "0.0001";
    QTest::newRow("negative") << -2e-4 << "-0.0002";
    QTest::newRow("smaller") << 2e-5 << "2e-05";
    QTest::newRow("large") << 1e5 << "100000";
    QTest::newRow("usual") << 0.1 << "0.1";
  }

  void numbers_are_written_out_as_in_the_form() {
    QFETCH(const double, value);
    ParameterValues values = schema().defaults();
    values.set("search", std::string("l1"));
    values.set("strength", value);
    QTEST(QString::fromStdString(named(longTitle, values)).section(' ', -1), "words");
    const std::string varied = run_name({}, schema(), values, "not", "strength");
    QTEST(QString::fromStdString(varied).section(',', 0, 0).section(' ', -1), "words");
  }

  void capitalised_words_are_shortened_to_their_initials() {
    QCOMPARE(named("Differentiable Information Imbalance", schema().defaults()),
             std::string("DII"));
    QCOMPARE(named("Differentiable information imbalance", schema().defaults()),
             std::string("Differentiable information imbalance"));
  }

  void three_settings_are_enough() {
    ParameterValues values = schema().defaults();
    values.set("search", std::string("l1"));
    values.set("epochs", std::int64_t{7});
    values.set("strength", 0.25);
    values.set("shuffle", false);
    QCOMPARE(named(longTitle, values), std::string("L1 path, The epochs 7, The strength 0.25"));
    values.set("strength", 0.5);
    QCOMPARE(named(longTitle, values), std::string("L1 path, The epochs 7, not The shuffle"));
  }
};

QTEST_GUILESS_MAIN(TestRunName)
#include "tests/support/parameter_builders.h"
#include "tst_run_name.moc"

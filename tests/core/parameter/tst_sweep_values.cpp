// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>

#include "core/error.h"
#include "core/parameter/sweep_values.h"

using namespace steelyard;

namespace {

ParameterSchema schema() {
  ParameterSpec search =
      tests::plain_parameter("search", ParameterType::choice, std::string("none"));
  search.choices = {{"none", "None", ""}, {"l1", "L1 path", ""}};
  ParameterSpec epochs =
      tests::plain_parameter("epochs", ParameterType::integer, std::int64_t{100});
  epochs.minimum = 1.0;
  epochs.maximum = 1000.0;
  ParameterSpec strength = tests::plain_parameter("strength", ParameterType::real, 0.5);
  strength.applies_when = {{"search", {"l1"}}};
  ParameterSpec rate = tests::plain_parameter("rate", ParameterType::real, Automatic{});
  rate.may_be_automatic = true;
  return ParameterSchema(
      {search, epochs, strength, rate,
       tests::plain_parameter("grid", ParameterType::list, std::vector<double>{1.0})});
}

std::vector<ParameterValue> values(const std::string& id, std::string_view text) {
  const ParameterSchema all = schema();
  return sweep_values(all, *all.find(id), text);
}

/// What is said of such a text.
std::string complaint(const std::string& id, std::string_view text) {
  try {
    (void)values(id, text);
  } catch (const Error& error) {
    return error.kind() == ErrorKind::bad_input ? error.what() : "a fault";
  }
  return {};
}

bool refuses(const SweepRange& range) {
  try {
    (void)numbers_of(range);
  } catch (const Error& error) {
    return error.kind() == ErrorKind::bad_input;
  }
  return false;
}

}  // namespace

class TestSweepValues : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_linear_range_has_equal_distances() {
    QCOMPARE(numbers_of({0.0, 1.0, 5}), (std::vector<double>{0.0, 0.25, 0.5, 0.75, 1.0}));
    QCOMPARE(numbers_of({3.0, -3.0, 3}), (std::vector<double>{3.0, 0.0, -3.0}));
    QCOMPARE(numbers_of({7.0, 9.0, 1}), std::vector<double>{7.0});
    QCOMPARE(numbers_of({2.0, 2.5, 2}), (std::vector<double>{2.0, 2.5}));
  }

  void a_logarithmic_range_has_equal_ratios() {
    QCOMPARE(numbers_of({0.001, 10.0, 5, true}),
             (std::vector<double>{0.001, 0.01, 0.1, 1.0, 10.0}));
    const std::vector<double> numbers = numbers_of({2.0, 1e6, 40, true});
    const double ratio = std::pow(5e5, 1.0 / 39.0);
    for (std::size_t k = 1; k < numbers.size(); ++k) {
      QVERIFY(std::abs(numbers[k] / numbers[k - 1] / ratio - 1.0) < 0.02);
    }
  }

  /// They become names of runs.
  void numbers_inside_are_short_and_the_ends_are_as_given() {
    QCOMPARE(numbers_of({0.1, 10.0, 5, true}), (std::vector<double>{0.1, 0.316, 1.0, 3.16, 10.0}));
    const double odd = 0.12345678901234567;
    QCOMPARE(numbers_of({odd, 1.0, 3}).front(), odd);
    const std::vector<double> narrow = numbers_of({1.0, 1.000001, 3});
    QVERIFY(narrow[0] < narrow[1] && narrow[1] < narrow[2]);
  }

  void the_largest_numbers_do_not_overflow() {
    const double most = std::numeric_limits<double>::max();
    for (const double number : numbers_of({-most, most, 5})) {
      QVERIFY(std::isfinite(number));
    }
    for (const double number : numbers_of({1e-300, 1e300, 7, true})) {
      QVERIFY(std::isfinite(number));
    }
  }

  void a_range_that_is_none_is_refused() {
    QVERIFY(refuses({0.0, 1.0, 0}));
    QVERIFY(refuses({0.0, 1.0, most_sweep_values + 1}));
    QVERIFY(refuses({0.0, 1.0, 5, true}));
    QVERIFY(refuses({1.0, -1.0, 5, true}));
    QVERIFY(refuses({std::nan(""), 1.0, 5}));
    QVERIFY(refuses({0.0, HUGE_VAL, 5}));
    QVERIFY(!refuses({0.0, 1.0, most_sweep_values}));
  }

  void whole_numbers_are_rounded_and_none_comes_twice() {
    const ParameterSchema all = schema();
    QCOMPARE(sweep_text(*all.find("epochs"), {1.0, 4.0, 7}), std::string("1, 2, 3, 4"));
    QCOMPARE(sweep_text(*all.find("rate"), {1.0, 2.0, 3}), std::string("1, 1.5, 2"));
    QCOMPARE(
        values("epochs", "10:1000:3:log"),
        (std::vector<ParameterValue>{std::int64_t{10}, std::int64_t{100}, std::int64_t{1000}}));
  }

  void a_proposed_range_is_accepted_by_the_parameter() {
    const ParameterSchema all = schema();
    const ParameterSpec& epochs = *all.find("epochs");
    for (const std::int64_t epoch : {1, 3, 100, 1000}) {
      const SweepRange range = proposed_range(epochs, epoch);
      QVERIFY(range.first >= 1.0 && range.first < range.last && range.last <= 1000.0);
      QVERIFY(!sweep_values(all, epochs, sweep_text(epochs, range)).empty());
    }
    ParameterSpec rate = *all.find("rate");
    QCOMPARE(proposed_range(rate, Automatic{}).first, 0.5);
    QCOMPARE(proposed_range(rate, 0.0).last, 1.0);
    rate.logarithmic = true;
    QVERIFY(proposed_range(rate, 0.5).logarithmic);
    QCOMPARE(proposed_range(rate, 0.5).last, 5.0);
    QVERIFY(!proposed_range(rate, 0.0).logarithmic);
  }

  void a_list_keeps_its_order_and_leaves_repetitions_out() {
    QCOMPARE(values("epochs", " 50, 10 ,50,"),
             (std::vector<ParameterValue>{std::int64_t{50}, std::int64_t{10}}));
    QCOMPARE(values("rate", "auto, 1e-3"), (std::vector<ParameterValue>{Automatic{}, 1e-3}));
    QCOMPARE(values("search", "l1,none"),
             (std::vector<ParameterValue>{std::string("l1"), std::string("none")}));
    QCOMPARE(values("grid", "1, 2; 3,4"),
             (std::vector<ParameterValue>{std::vector<double>{1.0, 2.0},
                                          std::vector<double>{3.0, 4.0}}));
  }

  void what_the_schema_refuses_is_named() {
    const std::string said = complaint("epochs", "10, 2000");
    QVERIFY2(said.find("'2000'") != std::string::npos, said.c_str());
    QVERIFY2(said.find("from 1 to 1000") != std::string::npos, said.c_str());
    QVERIFY(complaint("epochs", "1.5").find("'1.5'") != std::string::npos);
    QVERIFY(complaint("search", "l1, l2").find("'l2'") != std::string::npos);
    QVERIFY(complaint("epochs", "0:10:3").find("'0'") != std::string::npos);
    QVERIFY(complaint("epochs", " , ").find("no value") != std::string::npos);
    for (const char* text : {"1:2", "1:2:3:lin", "a:2:3", "1:2:3:log:5", "1:2:x"}) {
      QVERIFY2(complaint("rate", text).find("is not a range") != std::string::npos, text);
    }
    std::string many;
    for (int k = 0; k <= most_sweep_values; ++k) {
      many += std::to_string(k + 1) + ",";
    }
    QVERIFY(complaint("epochs", many).find("too many") != std::string::npos);
  }

  void settings_differ_in_the_one_value_only() {
    const ParameterSchema all = schema();
    ParameterValues settings = all.defaults();
    settings.set("rate", 0.25);
    const auto runs = swept(all, settings, *all.find("epochs"), values("epochs", "1,2"));
    QCOMPARE(runs.size(), std::size_t{2});
    QCOMPARE(runs[0].integer("epochs"), std::int64_t{1});
    QCOMPARE(runs[1].integer("epochs"), std::int64_t{2});
    for (ParameterValues run : runs) {
      run.set("epochs", settings.at("epochs"));
      QVERIFY(run == settings);
    }
  }

  void a_setting_without_effect_is_refused() {
    const ParameterSchema all = schema();
    ParameterValues settings = all.defaults();
    const auto strengths = values("strength", "1,2");
    QVERIFY_THROWS_EXCEPTION(Error, (void)swept(all, settings, *all.find("strength"), strengths));
    settings.set("search", std::string("l1"));
    QCOMPARE(swept(all, settings, *all.find("strength"), strengths).size(), std::size_t{2});
  }
};

QTEST_GUILESS_MAIN(TestSweepValues)
#include "tests/support/parameter_builders.h"
#include "tst_sweep_values.moc"

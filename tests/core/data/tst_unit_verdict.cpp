// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/unit_verdict.h"

using namespace steelyard;

namespace {

OddWords counts(const std::vector<std::pair<std::string, Index>>& words) {
  OddWords made;
  std::uint64_t line = 2;
  for (const auto& [word, count] : words) {
    made[word] = {line++, "1 " + word, count};
  }
  return made;
}

}  // namespace

class TestUnitVerdict : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void one_unit_is_that_of_all() {
    const UnitVerdict verdict = verdict_on_units(counts({{"mg", 10}}), {}, 40);
    QCOMPARE(verdict.unit, std::string("mg"));
    QCOMPARE(verdict.with_unit.count, Index{10});
    QVERIFY(!verdict.disagrees && !verdict.percent_on_some && verdict.stray.count == 0);
  }

  void under_five_percent_are_stray_and_five_are_not() {
    QCOMPARE(verdict_on_units(counts({{"mg", 4}}), {}, 100).stray.count, Index{4});
    QCOMPARE(verdict_on_units(counts({{"mg", 5}}), {}, 100).unit, std::string("mg"));
    const UnitVerdict most = verdict_on_units(counts({{"g", 4}, {"mg", 96}}), {}, 100);
    QCOMPARE(most.unit, std::string("mg"));
    QCOMPARE(most.stray.count, Index{4});
    QVERIFY(verdict_on_units(counts({{"g", 5}, {"mg", 95}}), {}, 100).disagrees);
    QVERIFY(verdict_on_units(counts({{"g", 1}, {"mg", 9}}), {}, 10).disagrees);
  }

  void two_units_among_numbers_without_any_disagree() {
    QVERIFY(verdict_on_units(counts({{"g", 4}, {"mg", 6}}), {}, 100).disagrees);
    const OddWords many = counts({{"", 90}, {"a", 2}, {"b", 2}});
    QVERIFY(verdict_on_units(many, {}, 100).disagrees);
  }

  void percent_leaves_open_what_the_others_are() {
    QVERIFY(verdict_on_units(counts({{"%", 20}}), {}, 40).percent_on_some);
    QVERIFY(!verdict_on_units(counts({{"%", 40}}), {}, 40).percent_on_some);
    QVERIFY(!verdict_on_units(counts({{"%", 39}, {"g", 1}}), {}, 40).percent_on_some);
  }

  /// 300M beside 1.5B, sizes of `du -h`, tenors of bonds, age and sex.
  void letters_beside_other_units_are_no_factors() {
    const std::vector<OddWords> columns{counts({{"B", 2}, {"M", 2}}),
                                        counts({{"G", 2}, {"K", 1}, {"M", 1}}),
                                        counts({{"M", 2}, {"Y", 2}}), counts({{"F", 1}, {"M", 3}})};
    for (const OddWords& units : columns) {
      const OddWords factors = counts({{"K", 1}, {"M", 1}});
      const UnitVerdict verdict = verdict_on_units(units, factors, 4);
      QVERIFY(verdict.disagrees && verdict.factors.empty() && verdict.unit.empty());
    }
    const UnitVerdict few =
        verdict_on_units(counts({{"M", 2}, {"mg", 98}}), counts({{"M", 2}}), 100);
    QCOMPARE(few.stray.count, Index{2});
    QVERIFY(few.factors.empty());
    const UnitVerdict dollars =
        verdict_on_units(counts({{"M", 2}, {"$", 8}}), counts({{"M", 2}}), 10);
    QCOMPARE(dollars.unit, std::string("$"));
    QCOMPARE(dollars.factors.size(), std::size_t{1});
  }

  /// Numbers of houses and of residues have letters; among followers, K may be a thousand.
  void a_unit_of_some_numbers_is_known_or_stands_apart() {
    const auto with = [](const std::string& unit, const std::string& text, Index count) {
      return OddWords{{unit, OddCells{2, text, count}}};
    };
    for (const auto& [unit, text] : std::vector<std::pair<std::string, std::string>>{
             {"a", "16a"}, {"A", "52A"}, {"xyz", "7xyz"}}) {
      QVERIFY(verdict_on_units(with(unit, text, 1), {}, 4).disagrees);
      QCOMPARE(verdict_on_units(with(unit, text, 4), {}, 4).unit, unit);
    }
    const OddWords capital = with("K", "1.2K", 1);
    QVERIFY(verdict_on_units(capital, capital, 4).disagrees);
    for (const auto& [unit, text] : std::vector<std::pair<std::string, std::string>>{
             {"a", "16 a"}, {"mg", "16mg"}, {"m/s", "16m/s"}, {"kg/m3", "16kg/m3"}, {"$", "$16"}}) {
      QCOMPARE(verdict_on_units(with(unit, text, 1), {}, 4).unit, unit);
    }
  }

  void letters_are_factors_unless_all_numbers_have_the_same_one() {
    const OddWords k = counts({{"k", 20}});
    QCOMPARE(verdict_on_units(k, k, 40).factors.size(), std::size_t{1});
    QCOMPARE(verdict_on_units(k, k, 40).unit, std::string());
    QCOMPARE(verdict_on_units(k, k, 20).unit, std::string("k"));
    QVERIFY(verdict_on_units(k, k, 20).factors.empty());
    const OddWords both = counts({{"M", 10}, {"k", 10}});
    QCOMPARE(verdict_on_units(both, both, 20).factors.size(), std::size_t{2});
    const OddWords kelvin = counts({{"K", 20}});
    QCOMPARE(verdict_on_units(kelvin, kelvin, 40).unit, std::string("K"));
    QCOMPARE(verdict_on_units(counts({{"$", 40}}), kelvin, 40).factors.size(), std::size_t{1});
    const OddWords capitals = counts({{"K", 20}, {"M", 5}});
    QCOMPARE(verdict_on_units(capitals, capitals, 40).factors.size(), std::size_t{2});
    // Behind a blank, as most of these are, it is kelvin.
    QCOMPARE(verdict_on_units(counts({{"K", 20}}), counts({{"K", 5}}), 40).unit, std::string("K"));
    const UnitVerdict dollars = verdict_on_units(counts({{"$", 40}}), k, 40);
    QCOMPARE(dollars.unit, std::string("$"));
    QCOMPARE(dollars.factors.size(), std::size_t{1});
  }
};

QTEST_GUILESS_MAIN(TestUnitVerdict)
#include "tst_unit_verdict.moc"

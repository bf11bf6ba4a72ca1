// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>
#include <optional>
#include <set>

#include "core/data/joined_tables.h"
#include "core/error.h"
#include "core/prepare/preparation.h"

using namespace steelyard;

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

Column input(const std::string& name) {
  Column column;
  column.name = name;
  column.roles = column.roles.with(Role::input);
  return column;
}

/// Six samples: a number, its double plus one, a constant, and a class.
Dataset table() {
  Dataset made;
  made.name = "six";
  made.columns = {input("x"), input("y"), input("flat"), {}};
  made.columns[3].name = "kind";
  made.columns[3].kind = ColumnKind::category;
  made.columns[3].categories = {"a", "b"};
  made.columns[3].roles = RoleSet{}.with(Role::label);
  made.values.resize(6, 4);
  made.values << 1, 3, 7, 0, 2, 5, 7, 0, 3, 7, 7, 1, 4, 9, 7, 1, 5, 11, 7, 0, 9, 19, 7, 1;
  return made;
}

PreparationStep step(const char* id,
                     std::initializer_list<std::pair<const char*, ParameterValue>> given = {}) {
  PreparationStep made{id, preparation(id).schema().defaults()};
  for (const auto& [name, value] : given) {
    made.values.set(name, value);
  }
  return made;
}

std::string refusal(const Dataset& of, const PreparationStep& given) {
  try {
    static_cast<void>(prepared(of, given));
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

std::vector<double> column(const Dataset& of, Index at) {
  return {of.values.col(at).begin(), of.values.col(at).end()};
}

}  // namespace

class TestPreparation : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void scaling_makes_mean_0_and_deviation_1_and_periods_follow() {
    Dataset before = table();
    before.columns[0].period = 10.0;
    before.columns[0].known_weight = 2.0;
    before.columns[0].truth_period = 5.0;
    const Dataset after = prepared(before, step("scale"));
    const auto x = after.values.col(0).array();
    QVERIFY(std::abs(x.mean()) < 1e-15);
    QVERIFY(std::abs(x.square().mean() - 1.0) < 1e-15);
    const double spread = 10.0 / after.columns[0].period;
    QVERIFY(std::abs(spread - std::sqrt((before.values.col(0).array() - 4.0).square().mean())) <
            1e-12);
    QVERIFY(std::abs(*after.columns[0].known_weight - 2.0 * spread) < 1e-12);
    QVERIFY(std::abs(after.columns[0].truth_period - 5.0 / spread) < 1e-12);
    QCOMPARE(column(after, 2), column(before, 2));  // without spread it stays
  }

  void a_step_that_takes_long_can_be_stopped() {
    std::stop_source given_up;
    given_up.request_stop();
    for (const char* id : {"scale", "log", "drop-columns", "farthest"}) {
      try {
        static_cast<void>(prepared(table(), step(id, {{"columns", std::string("x,y")}}),
                                   {{}, given_up.get_token()}));
        QFAIL(id);
      } catch (const Error& error) {
        QVERIFY2(std::string(error.what()).find("cancelled") != std::string::npos, error.what());
      }
    }
  }

  void quartiles_scale_robustly() {
    const Dataset after = prepared(table(), step("scale", {{"by", std::string("quartiles")}}));
    // x: median 3.5, quartiles 2.25 and 4.75
    QVERIFY(std::abs(after.values(5, 0) - (9.0 - 3.5) / 2.5) < 1e-12);
  }

  void a_logarithm_refuses_what_has_none() {
    Dataset weighed = table();
    weighed.columns[0].known_weight = weighed.columns[1].known_weight = 2.0;
    const Dataset after = prepared(
        weighed, step("log", {{"base", std::string("10")}, {"columns", std::string("x")}}));
    QVERIFY(std::abs(after.values(5, 0) - std::log10(9.0)) < 1e-15);
    QVERIFY(!after.columns[0].known_weight);  // it was of the values as they were
    QCOMPARE(after.columns[1].known_weight, std::optional<double>(2.0));
    Dataset zero = table();
    zero.values(4, 1) = 0.0;
    const std::string words = refusal(zero, step("log"));
    QVERIFY2(words.find("'y', row 5") != std::string::npos, words.c_str());
  }

  void columns_that_tell_nothing_are_dropped() {
    Dataset twins = table();
    twins.columns.insert(twins.columns.begin() + 1, input("twin"));
    twins.values.conservativeResize(6, 5);
    twins.values.rightCols(4) = Matrix(table().values.rightCols(4))(Eigen::all, {0, 1, 2, 3});
    twins.values.col(1) = twins.values.col(0);
    twins.values.col(2) = table().values.col(1);
    twins.values.col(3) = table().values.col(2);
    twins.values.col(4) = table().values.col(3);
    const Dataset plain = prepared(twins, step("drop-columns"));
    QCOMPARE(plain.columns.size(), std::size_t{3});  // x, y, kind
    const Dataset multiples = prepared(twins, step("drop-columns", {{"multiple", true}}));
    QCOMPARE(multiples.columns.size(), std::size_t{2});  // y = 2 x + 1
    QCOMPARE(multiples.columns[0].name, std::string("x"));
    QCOMPARE(multiples.columns[1].name, std::string("kind"));
  }

  void a_column_and_its_negative_tell_the_same() {
    Dataset turned = table();
    turned.values.col(1) = 2.0 - 3.0 * turned.values.col(0).array();
    const Dataset after = prepared(turned, step("drop-columns", {{"multiple", true}}));
    QCOMPARE(after.columns.size(), std::size_t{2});
    QCOMPARE(after.columns[0].name, std::string("x"));
  }

  void gaps_are_left_out_or_filled() {
    Dataset gaps = table();
    gaps.values(1, 0) = nan;
    const Dataset fewer = prepared(gaps, step("missing"));
    QCOMPARE(fewer.samples(), Index{5});
    QCOMPARE(fewer.row_of(1), Index{2});
    const Dataset filled = prepared(gaps, step("missing", {{"how", std::string("fill-median")}}));
    QCOMPARE(filled.values(1, 0), 4.0);  // of 1 3 4 5 9
    const Dataset narrower =
        prepared(gaps, step("missing", {{"how", std::string("drop-columns")}}));
    QCOMPARE(narrower.columns.size(), std::size_t{3});
    gaps.values(2, 1) = nan;  // y, of which nobody asked
    gaps.values(3, 2) = nan;
    const Dataset asked = prepared(gaps, step("missing", {{"how", std::string("drop-columns")},
                                                          {"columns", std::string("x,flat")}}));
    QCOMPARE(asked.columns.size(), std::size_t{2});
    QCOMPARE(asked.columns[0].name, std::string("y"));
    QCOMPARE(asked.columns[1].name, std::string("kind"));
  }

  void samples_keep_the_rows_of_their_file_through_several_steps() {
    Dataset after = prepared(table(), step("stride", {{"stride", std::int64_t{2}}}));
    QCOMPARE(after.rows, (std::vector<Index>{0, 2, 4}));
    after = prepared(after, step("samples", {{"rows", std::vector<double>{3}}, {"keep", false}}));
    QCOMPARE(after.rows, (std::vector<Index>{0, 4}));
    QCOMPARE(after.source_rows, Index{6});
    QCOMPARE(column(after, 0), (std::vector<double>{1, 5}));
    QCOMPARE(after.origin.steps.size(), std::size_t{2});
  }

  void a_condition_compares_numbers_and_words() {
    const auto kept = [](const char* condition) {
      return prepared(table(), step("filter", {{"condition", std::string(condition)}})).rows;
    };
    QCOMPARE(kept("x >= 3 and kind = b"), (std::vector<Index>{2, 3, 5}));
    QCOMPARE(kept("kind != b"), (std::vector<Index>{0, 1, 4}));
    QCOMPARE(kept("x < 2"), (std::vector<Index>{0}));
    for (const char* wrong : {"", "x", "z > 1", "x > abc", "kind > a", "kind = c"}) {
      QVERIFY2(!refusal(table(), step("filter", {{"condition", std::string(wrong)}})).empty(),
               wrong);
    }
    QVERIFY(!refusal(table(), step("filter", {{"condition", std::string("x > 100")}})).empty());
  }

  void a_cell_without_a_value_fulfils_nothing() {
    Dataset gap = table();
    gap.values(1, 0) = nan;
    const auto kept = [&](const char* condition) {
      return prepared(gap, step("filter", {{"condition", std::string(condition)}})).rows;
    };
    QCOMPARE(kept("x != 3"), (std::vector<Index>{0, 3, 4, 5}));
    QCOMPARE(kept("x < 5"), (std::vector<Index>{0, 2, 3}));
  }

  void random_samples_are_the_same_for_the_same_seed() {
    const auto some = step("random", {{"count", std::int64_t{3}}});
    QCOMPARE(prepared(table(), some).rows, prepared(table(), some).rows);
    QCOMPARE(prepared(table(), some).samples(), Index{3});
    QCOMPARE(prepared(table(), step("random")).samples(), Index{6});  // all where there are fewer
    std::set<std::vector<Index>> choices;
    for (std::int64_t seed = 1; seed <= 8; ++seed) {
      const auto other = step("random", {{"count", std::int64_t{3}}, {"seed", seed}});
      choices.insert(prepared(table(), other).rows);
    }
    QVERIFY(choices.size() > 1);
  }

  void farthest_samples_take_the_ends() {
    const Dataset after = prepared(
        table(), step("farthest", {{"count", std::int64_t{3}}, {"columns", std::string("x")}}));
    // 4 is nearest to the mean, 9 the farthest from it, then 1
    QCOMPARE(column(after, 0), (std::vector<double>{1, 4, 9}));
  }

  void each_next_sample_is_far_from_all_before() {
    Dataset line = table();
    line.values.col(0) << 1, 2, 3, 4, 6, 10;
    const Dataset after = prepared(
        line, step("farthest",
                   {{"count", std::int64_t{4}}, {"columns", std::string("x")}, {"scaled", false}}));
    QCOMPARE(column(after, 0), (std::vector<double>{1, 4, 6, 10}));  // begins with 4, 10, 1
  }

  void farthest_samples_know_periods() {
    Dataset ring = table();
    ring.columns[0].period = 10.0;
    ring.values.col(0) << 0, 1, 5, 9, 9.5, 5.5;
    const Dataset after = prepared(
        ring, step("farthest",
                   {{"count", std::int64_t{2}}, {"columns", std::string("x")}, {"scaled", false}}));
    // They spread least around 8.3, to which 9 is nearest; 5 is the farthest from it.
    QCOMPARE(column(after, 0), (std::vector<double>{5, 9}));
  }

  /// Scaling divides the circle as well as the values on it.
  void scaled_farthest_samples_know_periods() {
    Dataset ring = table();
    ring.columns[0].period = 360.0;
    ring.values.col(0) << 0, 10, 180, 340, 350, 190;
    const Dataset after = prepared(
        ring, step("farthest", {{"count", std::int64_t{2}}, {"columns", std::string("x")}}));
    QCOMPARE(column(after, 0), (std::vector<double>{180, 340}));  // not 340 and 0
  }

  /// The samples lie around 0 = 100: there the first one is taken.
  void farthest_samples_begin_in_the_middle_of_a_circle() {
    Dataset ring = table();
    ring.columns[0].period = 100.0;
    ring.values.col(0) << 92, 96, 99.5, 1, 3, 7;
    const Dataset after = prepared(
        ring, step("farthest", {{"count", std::int64_t{1}}, {"columns", std::string("x")}}));
    QCOMPARE(column(after, 0), (std::vector<double>{99.5}));
  }

  void a_step_remembers_its_columns_whatever_becomes_of_roles() {
    Dataset after = prepared(table(), step("scale"));
    QCOMPARE(after.origin.steps.front().values.choice("columns"), std::string("1-3"));
    Dataset other = table();
    other.columns[0].roles = {};
    const Dataset again = prepared(other, after.origin.steps.front());
    QCOMPARE(column(again, 0), column(after, 0));
  }

  void values_out_of_range_are_refused_by_name() {
    QVERIFY(!refusal(table(), step("stride", {{"stride", std::int64_t{0}}})).empty());
    QVERIFY(!refusal(table(), step("scale", {{"columns", std::string("kind")}})).empty());
    QVERIFY(!refusal(table(), step("samples")).empty());
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(preparation("magic")));
  }

  void every_step_has_words_and_defaults_that_fit() {
    for (const Preparation& way : preparations()) {
      QVERIFY(!way.title.empty() && !way.purpose.empty());
      const ParameterSchema schema = way.schema();
      QVERIFY(schema.check(schema.defaults()).empty());
      QVERIFY(!described(step(std::string(way.id).c_str())).empty());
    }
  }

  /// What the form shows, and nothing of a setting without a value.
  void people_read_a_step_in_the_words_of_its_form() {
    PreparationStep encode{"encode", preparation("encode").schema().defaults()};
    encode.values.set("columns", std::string("3,5-9"));
    const std::string said = in_words(statement_of(encode));
    QVERIFY2(said.find("; Columns: 3,5-9; As: what fits the values; Missing cells: stay missing") !=
                 std::string::npos,
             said.c_str());
    QVERIFY2(said.find("Order") == std::string::npos, said.c_str());
  }
};

QTEST_APPLESS_MAIN(TestPreparation)
#include "tst_preparation.moc"

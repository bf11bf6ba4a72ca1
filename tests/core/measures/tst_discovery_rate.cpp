// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/data/delimited_reader.h"
#include "core/error.h"
#include "core/measures/discovery_rate.h"
#include "tests/support/json_text.h"
#include "tests/support/paths.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr double no_number = std::numeric_limits<double>::quiet_NaN();

std::string reference(const std::string& name) {
  return shared_dir() + "/reference/gated_sobolev/" + name;
}

/// A row of a table of vectors of different lengths, filled up with "nan".
Vector row_of(const Matrix& table, Index row) {
  Index length = table.cols();
  while (length > 0 && std::isnan(table(row, length - 1))) {
    --length;
  }
  return table.row(row).head(length).transpose();
}

double number(const nlohmann::json& json) {
  return json.is_string() ? std::numeric_limits<double>::infinity() : json.get<double>();
}

}  // namespace

class TestDiscoveryRate : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void benjamini_hochberg_agrees_with_the_reference() {
    const nlohmann::json cases = json_of_file(reference("expected/bh.json"));
    if (cases.is_null()) {
      QSKIP("the folder ../shared is not here");
    }
    const Matrix vectors = read_delimited(reference("inputs/bh_p.csv"), Dialect{}).values;
    for (const auto& wanted : cases) {
      const Vector p = row_of(vectors, wanted.at("vector").get<Index>());
      const double q = wanted.at("q");
      QVERIFY(discoveries(p, q) == wanted.at("selected").get<std::vector<Index>>());
      QVERIFY(discoveries(p, q, StepRule::down) ==
              wanted.at("step_down_of_the_peer").get<std::vector<Index>>());
      const Vector adjusted = adjusted_p_values(p);
      const auto expected = wanted.at("adjusted").get<std::vector<double>>();
      QCOMPARE(adjusted.size(), std::ssize(expected));
      for (std::size_t k = 0; k < expected.size(); ++k) {
        QVERIFY(std::abs(adjusted[static_cast<Index>(k)] - expected[k]) <= 1e-12 * expected[k]);
      }
    }
  }

  /// A feature is discovered at q if, and only if, its adjusted p-value is at
  /// most q.
  void adjusted_values_say_at_which_rate_a_feature_is_found() {
    const Vector p{{0.9, 0.001, 0.03, no_number, 0.012, 0.2}};
    const Vector adjusted = adjusted_p_values(p);
    QVERIFY(std::isnan(adjusted[3]));
    for (const double q : {0.004, 0.006, 0.02, 0.04, 0.06, 0.3}) {
      std::vector<Index> below;
      for (Index k = 0; k < p.size(); ++k) {
        if (adjusted[k] <= q) {
          below.push_back(k);
        }
      }
      QVERIFY(discoveries(p, q) == below);
    }
  }

  void the_knockoff_filter_agrees_with_the_reference() {
    const nlohmann::json cases = json_of_file(reference("expected/knock_threshold.json"));
    if (cases.is_null()) {
      QSKIP("the folder ../shared is not here");
    }
    const Matrix vectors = read_delimited(reference("inputs/knock_W.csv"), Dialect{}).values;
    for (const auto& wanted : cases) {
      const Vector statistics = row_of(vectors, wanted.at("vector").get<Index>());
      const KnockoffFilter found =
          knockoff_filter(statistics, wanted.at("q"), wanted.at("offset").get<int>());
      QCOMPARE(found.threshold, number(wanted.at("threshold")));
      QVERIFY(found.selected == wanted.at("selected").get<std::vector<Index>>());
    }
  }

  void with_the_offset_few_discoveries_are_impossible() {
    const Vector statistics = Vector::LinSpaced(9, 1.0, 2.0);
    QVERIFY(knockoff_filter(statistics, 0.1, 1).selected.empty());
    QCOMPARE(std::ssize(knockoff_filter(statistics, 0.1, 0).selected), Index{9});
    QCOMPARE(std::ssize(knockoff_filter(Vector::LinSpaced(10, 1.0, 2.0), 0.1, 1).selected),
             Index{10});
  }

  void what_is_not_finite_is_never_selected() {
    Vector statistics = Vector::LinSpaced(10, 1.0, 2.0);
    statistics[2] = no_number;
    statistics[3] = std::numeric_limits<double>::infinity();
    QVERIFY(
        (knockoff_filter(statistics, 0.2).selected == std::vector<Index>{0, 1, 4, 5, 6, 7, 8, 9}));
    QVERIFY(knockoff_filter(Vector::Zero(5), 0.5).selected.empty());
    QVERIFY(knockoff_filter(Vector(), 0.5).selected.empty());
  }

  void bad_rates_are_refused() {
    const Vector p{{0.1, 0.2}};
    for (const double q : {0.0, 1.0, -0.1, no_number}) {
      QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(discoveries(p, q)));
      QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(knockoff_filter(p, q)));
    }
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(knockoff_filter(p, 0.1, 2)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(adjusted_p_values(Vector{{0.5, 1.5}})));
  }
};

QTEST_GUILESS_MAIN(TestDiscoveryRate)
#include "tst_discovery_rate.moc"

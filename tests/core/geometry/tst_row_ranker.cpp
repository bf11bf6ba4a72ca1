// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

#include "core/geometry/row_ranker.h"
#include "core/random.h"

using namespace steelyard;

namespace {

/// By definition: average position among all others, by a comparison sort. A gap that rounding may
/// have made is none.
std::vector<std::uint32_t> expected_ranks(const std::vector<double>& distances, std::size_t self) {
  std::vector<std::size_t> others(distances.size());
  std::iota(others.begin(), others.end(), std::size_t{0});
  others.erase(others.begin() + static_cast<std::ptrdiff_t>(self));
  const auto distance = [&](std::size_t place) { return distances[others[place]]; };
  std::sort(others.begin(), others.end(),
            [&](std::size_t a, std::size_t b) { return distances[a] < distances[b]; });
  const double median = distance(others.size() / 2);
  const auto is_gap = [&](double near, double far) {
    return near != far && far - near > std::ldexp(std::sqrt(far) * std::sqrt(median), -38);
  };
  std::vector<std::uint32_t> doubled(distances.size(), 0);
  for (std::size_t first = 0, last = 0; first < others.size(); first = last) {
    last = first + 1;
    while (last < others.size() && !is_gap(distance(last - 1), distance(last))) {
      ++last;
    }
    for (std::size_t place = first; place < last; ++place) {
      doubled[others[place]] = static_cast<std::uint32_t>(first + 1 + last);
    }
  }
  return doubled;
}

std::vector<double> drawn(Index samples, const std::function<double(Random&)>& draw) {
  Random random(static_cast<std::uint64_t>(samples));
  std::vector<double> values(static_cast<std::size_t>(samples));
  std::generate(values.begin(), values.end(), [&] { return draw(random); });
  return values;
}

}  // namespace

class TestRowRanker : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void agrees_with_a_comparison_sort_data() {
    QTest::addColumn<std::vector<double>>("distances");
    const auto chi = [](Random& random) { return std::pow(random.normal(), 2); };
    const auto few = [](Random& random) { return std::floor(7.0 * random.uniform()); };
    const auto scales = [](Random& random) { return std::exp(300.0 * random.normal()); };
    const auto zeros = [](Random& random) { return std::max(0.0, random.normal()); };
    const auto close = [](Random& random) {
      return 1.0 + 1e-15 * std::floor(9 * random.uniform());
    };
    const auto outlier = [](Random& random) {
      return random.uniform() < 0.001 ? 1e300 : random.uniform();
    };
    for (const Index samples : {2, 3, 17, 200, 1429, 4096, 4097, 30000}) {
      const auto row = [&](const char* what) -> QTestData& {
        return QTest::addRow("%s, %d", what, static_cast<int>(samples));
      };
      row("squares") << drawn(samples, chi);
      row("few values") << drawn(samples, few);
      row("any scale") << drawn(samples, scales);
      row("half duplicates") << drawn(samples, zeros);
      row("last bits") << drawn(samples, close);
      row("an outlier") << drawn(samples, outlier);
      row("some set apart") << drawn(samples, [](Random& random) {
        return random.uniform() < 0.1 ? std::numeric_limits<double>::max() : random.uniform();
      });
      row("all infinite") << std::vector<double>(static_cast<std::size_t>(samples),
                                                 std::numeric_limits<double>::infinity());
      row("all equal") << std::vector<double>(static_cast<std::size_t>(samples), 3.0);
      row("all zero") << std::vector<double>(static_cast<std::size_t>(samples), 0.0);
    }
    const double far = std::numeric_limits<double>::infinity();
    const double tiny = std::numeric_limits<double>::denorm_min();
    QTest::newRow("ends of the range") << std::vector<double>{0.0, far, tiny, 1.0, far, -0.0, tiny};
  }
  void agrees_with_a_comparison_sort() {
    QFETCH(std::vector<double>, distances);
    RowRanker ranker(static_cast<Index>(distances.size()));
    std::vector<std::uint32_t> doubled(distances.size(), 99);
    for (const std::size_t self : {std::size_t{0}, distances.size() / 2, distances.size() - 1}) {
      ranker.rank(distances, static_cast<Index>(self), std::span(doubled));
      QVERIFY(doubled == expected_ranks(distances, self));
    }
  }

  /// Of numbers with two digits, many distances are equal, though not to the last bit, and in
  /// other units, or moved, to other bits.
  void the_unit_of_rounded_numbers_breaks_no_tie_data() {
    QTest::addColumn<double>("unit");
    QTest::addColumn<double>("shift");
    QTest::newRow("as written") << 1.0 << 0.0;
    QTest::newRow("feet") << 0.3048 << 0.0;
    QTest::newRow("shifted") << 1.0 << 1013.25;
    QTest::newRow("pounds") << 2.20462 << -17.3;
    QTest::newRow("tiny") << 1.6e-19 << 0.0;
    QTest::newRow("far outlier") << 1.0 << -1.0;
  }
  void the_unit_of_rounded_numbers_breaks_no_tie() {
    QFETCH(double, unit);
    QFETCH(double, shift);
    constexpr Index samples = 300;
    std::vector<double> whole =
        drawn(samples, [](Random& random) { return std::floor(400.0 * random.uniform()); });
    if (QByteArray(QTest::currentDataTag()) == "far outlier") {
      whole.back() = 1e20;
    }
    std::vector<double> exact(whole.size());
    std::vector<double> rounded(whole.size());
    for (std::size_t j = 0; j < whole.size(); ++j) {
      const auto written = [&](double value) { return unit * (shift + value / 100.0); };
      exact[j] = std::pow(whole[j] - whole[0], 2);
      rounded[j] = std::pow(written(whole[j]) - written(whole[0]), 2);
    }
    RowRanker ranker(samples);
    std::vector<std::uint32_t> of_exact(exact.size());
    std::vector<std::uint32_t> of_rounded(exact.size());
    ranker.rank(exact, 0, std::span(of_exact));
    ranker.rank(rounded, 0, std::span(of_rounded));
    QVERIFY(of_exact == of_rounded);
    QCOMPARE(of_exact, expected_ranks(exact, 0));
    QVERIFY(std::count(of_exact.begin(), of_exact.end(), of_exact[1]) < samples / 10);
  }

  void a_row_leaves_nothing_behind_for_the_next() {
    const std::vector<double> first = drawn(500, [](Random& random) { return random.uniform(); });
    const std::vector<double> second(500, 2.0);
    RowRanker used(500);
    std::vector<std::uint16_t> doubled(500);
    used.rank(first, 3, std::span(doubled));
    used.rank(second, 7, std::span(doubled));
    QCOMPARE(doubled[0], std::uint16_t{500});
    QCOMPARE(doubled[7], std::uint16_t{0});
  }
};

QTEST_GUILESS_MAIN(TestRowRanker)
#include "tst_row_ranker.moc"

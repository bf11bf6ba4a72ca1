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

/// By definition: average position among all others, by a comparison sort.
std::vector<std::uint32_t> expected_ranks(const std::vector<double>& distances, std::size_t self) {
  std::vector<double> others = distances;
  others.erase(others.begin() + static_cast<std::ptrdiff_t>(self));
  std::sort(others.begin(), others.end());
  std::vector<std::uint32_t> doubled(distances.size(), 0);
  for (std::size_t j = 0; j < distances.size(); ++j) {
    if (j != self) {
      const auto [low, high] = std::equal_range(others.begin(), others.end(), distances[j]);
      doubled[j] = static_cast<std::uint32_t>((low - others.begin()) + 1 + (high - others.begin()));
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

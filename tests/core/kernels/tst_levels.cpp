// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "core/kernels/kernels.h"
#include "core/random.h"

using namespace steelyard;
using kernels::Kernels;

/// The kernels of every level that this processor has, against those of the least.
class TestKernelLevels : public QObject {
  Q_OBJECT

  static constexpr Index samples = 83;
  static constexpr Index lanes = kernels::Points<double>::lanes;

  template <typename Real>
  struct Table {
    std::vector<Real> tiled, by_sample, periods, inverse;
    kernels::Points<Real> points;
  };

  static std::vector<double> normal_numbers(std::size_t count, std::uint64_t seed) {
    Random random(seed);
    std::vector<double> numbers(count);
    for (double& number : numbers) {
      number = random.normal();
    }
    return numbers;
  }
  template <typename Real>
  static std::vector<Real> as(const std::vector<double>& numbers) {
    return {numbers.begin(), numbers.end()};
  }
  /// Of several features, one of them periodic.
  template <typename Real>
  static Table<Real> table(Index features) {
    const Index step = kernels::Points<Real>::register_bytes / Index{sizeof(Real)};
    const Index padded = (features + step - 1) / step * step;
    constexpr Index at_once = kernels::Points<Real>::features_at_once;
    const Index tiled = (features + at_once - 1) / at_once * at_once;
    const Index tiles = (samples + lanes - 1) / lanes;
    Table<Real> table{std::vector<Real>(static_cast<std::size_t>(tiles * lanes * tiled)),
                      std::vector<Real>(static_cast<std::size_t>(tiles * lanes * padded)),
                      std::vector<Real>(static_cast<std::size_t>(padded)),
                      std::vector<Real>(static_cast<std::size_t>(padded)),
                      {}};
    table.periods[2] = Real{2};
    table.inverse[2] = Real{0.5};
    Random random(5);
    for (Index i = 0; i < samples; ++i) {
      for (Index k = 0; k < features; ++k) {
        const auto value = static_cast<Real>(random.normal());
        table.by_sample[static_cast<std::size_t>(i * padded + k)] = value;
        table.tiled[static_cast<std::size_t>((i / lanes * tiled + k) * lanes + i % lanes)] = value;
      }
    }
    table.points = {table.tiled.data(),
                    table.by_sample.data(),
                    table.periods.data(),
                    table.inverse.data(),
                    tiles,
                    features,
                    padded,
                    tiled};
    return table;
  }
  template <typename Real>
  static const kernels::PointLoops<Real>& points_of(const Kernels& kernels) {
    if constexpr (sizeof(Real) == sizeof(float)) {
      return kernels.single_points;
    } else {
      return kernels.double_points;
    }
  }
  /// All that the loops over pairs give, one after the other.
  template <typename Real>
  static std::vector<double> passes(const Kernels& kernels) {
    const Table<Real> of = table<Real>(37);
    const auto& loops = points_of<Real>(kernels);
    const std::vector<Index> rows{3, 80, 5, 6, 7, 11, 12, 13, 14, 20, 21, 22, 23, 30, 31, 32, 33};
    const auto row_length = static_cast<std::size_t>(of.points.tiles * lanes);
    std::vector<Real> distances(rows.size() * row_length);
    loops.distances(of.points, rows.data(), rows.size(), distances.data());
    std::vector<double> found;
    for (std::size_t r = 0; r < rows.size(); ++r) {
      const auto row = distances.begin() + static_cast<std::ptrdiff_t>(r * row_length);
      found.insert(found.end(), row, row + samples);
      std::fill(row + samples, row + static_cast<std::ptrdiff_t>(row_length), Real{0});
    }
    std::vector<double> sums(static_cast<std::size_t>(of.points.padded_active));
    loops.add_differences(of.points, rows.data(), rows.size(), distances.data(), sums.data());
    const std::vector<std::uint32_t> others{0, 82, 7, 9, 41, 42};
    std::vector<Real> few(others.size());
    loops.few_distances(of.points, 17, others.data(), others.size(), few.data());
    loops.add_few_differences(of.points, 17, others.data(), others.size(), few.data(), sums.data());
    found.insert(found.end(), few.begin(), few.end());
    found.insert(found.end(), sums.begin(), sums.end());
    return found;
  }
  template <typename Real>
  static std::vector<double> softmax(const kernels::SoftmaxLoops<Real>& loops) {
    std::vector<Real> cells = as<Real>(normal_numbers(samples, 7));
    std::vector<Real> ranks(cells.size());
    std::vector<std::uint16_t> doubled(cells.size());
    std::vector<std::uint32_t> places(cells.size());
    for (std::size_t k = 0; k < cells.size(); ++k) {
      cells[k] = cells[k] * cells[k] + static_cast<Real>(0.1);
      doubled[k] = static_cast<std::uint16_t>(2 * k + 1);
      places[k] = static_cast<std::uint32_t>((k * 31) % cells.size());
    }
    loops.gather_narrow(doubled.data(), places.data(), cells.size(), ranks.data());
    double first = 0.0;
    double second = 0.0;
    loops.two_least(cells.data(), cells.size(), &first, &second);
    const kernels::SoftmaxSums sums =
        loops.exponentials(cells.data(), ranks.data(), cells.size(), 0.3, std::sqrt(first), 18.0);
    loops.make_factors(cells.data(), ranks.data(), cells.size(),
                       static_cast<Real>(sums.ranks / sums.exponentials), Real{0.5});
    std::vector<double> found(cells.begin(), cells.end());
    found.insert(found.end(),
                 {first, second, sums.exponentials, sums.ranks, static_cast<double>(sums.near)});
    return found;
  }
  /// Whether some and all are half of what is stored.
  template <typename Real, typename Stored, typename Gather, typename Copy>
  static bool halves(const std::vector<std::uint32_t>& numbers, const std::vector<Stored>& stored,
                     const Gather& gather, const Copy& copy) {
    const std::size_t count = numbers.size();
    std::vector<std::uint32_t> places(count);
    for (std::size_t k = 0; k < count; ++k) {
      places[k] = static_cast<std::uint32_t>((k * 31) % count);
    }
    std::vector<Real> gathered(count);
    std::vector<Real> copied(count);
    gather(stored.data(), places.data(), count, gathered.data());
    copy(stored.data(), count, copied.data());
    bool right = true;
    for (std::size_t k = 0; k < count; ++k) {
      right = right && 2.0 * static_cast<double>(copied[k]) == numbers[k] &&
              2.0 * static_cast<double>(gathered[k]) == numbers[places[k]];
    }
    return right;
  }
  template <typename Real>
  static bool halves_of_every_width(const kernels::SoftmaxLoops<Real>& loops) {
    std::vector<std::uint32_t> small;
    std::vector<std::uint16_t> narrow;
    std::vector<std::uint32_t> large;
    std::vector<std::uint8_t> middle;
    for (std::uint32_t k = 0; k < samples; ++k) {
      small.push_back(65535U - 700U * k);
      narrow.push_back(static_cast<std::uint16_t>(small.back()));
      large.push_back(16777215U - 200001U * k);
      for (const unsigned shift : {0U, 8U, 16U}) {
        middle.push_back(static_cast<std::uint8_t>(large.back() >> shift));
      }
    }
    middle.push_back(255);  // belongs to no number
    return halves<Real>(small, narrow, loops.gather_narrow, loops.copy_narrow) &&
           halves<Real>(large, middle, loops.gather_middle, loops.copy_middle) &&
           halves<Real>(large, large, loops.gather_wide, loops.copy_wide);
  }
  static std::vector<double> products(const Kernels& kernels) {
    constexpr Index size = 70;
    const std::vector<double> a = normal_numbers(size * size, 11);
    const std::vector<double> b = normal_numbers(size * size, 12);
    std::vector<double> triangle = a;
    for (Index k = 0; k < size; ++k) {
      triangle[static_cast<std::size_t>(k * size + k)] = 20.0;
    }
    std::vector<double> found;
    const auto keep = [&](const std::vector<double>& result) {
      found.insert(found.end(), result.begin(), result.end());
    };
    for (const bool left : {false, true}) {
      for (const bool right : {false, true}) {
        std::vector<double> c = b;
        kernels.double_products.matrices(left, right, size, size, size, 0.5, a.data(), size,
                                         b.data(), size, c.data(), size);
        keep(c);
        c = b;
        kernels.triangles.rank_update(left, right, size, size, 0.5, a.data(), size, c.data(), size);
        keep(c);
        for (const bool transposed : {false, true}) {
          c = b;
          kernels.triangles.solve(left, right, transposed, false, size, size, triangle.data(), size,
                                  c.data(), size);
          keep(c);
        }
      }
      std::vector<double> c = b;
      kernels.double_products.vector(left, size, size, 0.5, a.data(), size, b.data(), 1, c.data(),
                                     1);
      kernels.triangles.vector(left, size, 0.5, a.data(), size, b.data(), c.data() + size);
      kernels.triangles.matrix(left, size, 3, 0.5, a.data(), size, b.data(), size,
                               c.data() + 2 * size, size);
      keep(c);
    }
    return found;
  }
  static std::vector<double> exponentials(const Kernels& kernels) {
    std::vector<double> values = normal_numbers(samples, 3);
    kernels.exponential.gaussian(values.data(), values.size(), -0.7);
    kernels.exponential.decay(values.data(), values.size(), 0.0);
    return values;
  }
  /// From a row on each side of the last whole four, one feature periodic.
  static std::vector<double> tile_distances(const Kernels& kernels) {
    constexpr Index features = 3;
    const std::vector<double> tiled = normal_numbers(6 * features * lanes, 21);
    const std::vector<double> periods{0.0, 1.5, 0.0};
    const std::vector<Index> rows{0, 95, 17, 40, 41};
    std::vector<double> block(rows.size() * 6 * lanes, -1.0);
    kernels.tile_distances({tiled.data(), periods.data(), features, 6, 1, 5}, rows.data(),
                           rows.size(), block.data());
    return block;
  }
  template <typename Real>
  static std::vector<double> changed_elements(const kernels::ElementLoops<Real>& loops) {
    std::vector<Real> point = as<Real>(normal_numbers(samples, 31));
    std::vector<Real> mean = as<Real>(normal_numbers(samples, 32));
    std::vector<Real> square(samples, Real{2});
    const std::vector<Real> gradient = as<Real>(normal_numbers(samples, 33));
    const std::vector<Real> masks(samples, Real{2});
    std::vector<Real> slopes(samples);
    loops.adam({Real(0.9), Real(0.1), Real(0.99), Real(0.01), Real(0.3), Real(0.5), Real(1e-8)},
               gradient.data(), samples, point.data(), mean.data(), square.data());
    std::vector<double> found(point.begin(), point.end());
    loops.rectify(masks.data(), samples, point.data(), slopes.data());
    for (const auto& numbers : {point, mean, square, slopes}) {
      found.insert(found.end(), numbers.begin(), numbers.end());
    }
    return found;
  }
  static std::vector<double> pulled(const Kernels& kernels) {
    const std::vector<double> a = normal_numbers(samples, 41);
    const std::vector<double> b = normal_numbers(samples, 42);
    std::vector<double> both(samples);
    kernels.pull({a.data(), b.data(), a.data(), 0.5, -2.0, 0.25}, b.data(), samples, both.data());
    kernels.add_scaled(a.data(), samples, -1.5, both.data());
    return both;
  }
  static double second_least(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + 1, values.end());
    return values[1];
  }
  static void compare(const std::vector<double>& found, const std::vector<double>& least,
                      double tolerance) {
    QCOMPARE(found.size(), least.size());
    for (std::size_t k = 0; k < found.size(); ++k) {
      const double difference = std::abs(found[k] - least[k]);
      QVERIFY2(difference <= tolerance * (1.0 + std::abs(least[k])),
               qPrintable(QString("%1: %2, not %3").arg(k).arg(found[k]).arg(least[k])));
    }
  }

 private Q_SLOTS:
  void agree_data() {
    QTest::addColumn<int>("level");
    for (const Level level : usable_levels()) {
      QTest::newRow(name_of(level).c_str()) << static_cast<int>(level);
    }
  }
  void agree() {
    QFETCH(int, level);
    const Kernels& kernels = kernels::kernels_at(static_cast<Level>(level));
    const Kernels& least = kernels::kernels_at(Level::portable);
    constexpr double close = 1e-11;
    constexpr double close_in_single_precision = 1e-4;
    compare(passes<double>(kernels), passes<double>(least), close);
    compare(passes<float>(kernels), passes<float>(least), close_in_single_precision);
    compare(softmax(kernels.double_softmax), softmax(least.double_softmax), close);
    compare(softmax(kernels.single_softmax), softmax(least.single_softmax),
            close_in_single_precision);
    compare(products(kernels), products(least), close);
    compare(exponentials(kernels), exponentials(least), close);
    compare(tile_distances(kernels), tile_distances(least), close);
    compare(changed_elements(kernels.double_elements), changed_elements(least.double_elements),
            close);
    compare(changed_elements(kernels.single_elements), changed_elements(least.single_elements),
            close_in_single_precision);
    compare(pulled(kernels), pulled(least), close);
  }

  void distances_are_placed_in_their_order() {
    // Of any length, with what counts for nothing among them: 0, -0, and 1e300 or more.
    std::vector<double> distances{0.0, 3.0, 1e300, -0.0, 2.0};
    for (std::size_t count = 5; count < 70; ++count) {
      distances.resize(count, 2.5 + 0.01 * static_cast<double>(count));
      for (const Level level : usable_levels()) {
        const kernels::RowLoops& loops = kernels::kernels_at(level).rows;
        kernels::BitRange range;
        loops.widen(distances.data(), count, std::bit_cast<std::uint64_t>(1e300), &range);
        QCOMPARE(std::bit_cast<double>(range.lowest), 2.0);
        QCOMPARE(std::bit_cast<double>(range.highest),
                 *std::max_element(distances.begin() + 3, distances.end()) > 3.0 ? distances.back()
                                                                                 : 3.0);
        std::vector<std::uint32_t> places(count);
        loops.place(distances.data(), count, range.lowest, 45, 1000, places.data());
        QCOMPARE(places[0], 0U);
        QCOMPARE(places[3], 0U);
        QCOMPARE(places[4], 1U);
        // One place for each 2^45 of the bits, of which there are 2^51 from 2 to 3.
        QCOMPARE(places[1], 65U);
        QCOMPARE(places[2], 1000U);
      }
    }
  }

  void ranks_are_half_of_what_is_stored_in_any_width() {
    for (const Level level : usable_levels()) {
      const Kernels& kernels = kernels::kernels_at(level);
      QVERIFY2(halves_of_every_width(kernels.single_softmax), name_of(level).c_str());
      QVERIFY2(halves_of_every_width(kernels.double_softmax), name_of(level).c_str());
    }
  }

  void two_least_stand_anywhere() {
    const std::vector<double> numbers{9.0, 4.0, 7.0, 3.0, 3.0, 8.0, 6.0, 5.0, 2.0};
    for (const Level level : usable_levels()) {
      const auto& loops = kernels::kernels_at(level).double_softmax;
      // Shorter and longer than a row of lanes, the two in every pair of places.
      for (const std::size_t count : {2U, 16U, 17U, 40U}) {
        for (std::size_t one = 0; one < count; ++one) {
          for (std::size_t other = 0; other < count; ++other) {
            std::vector<double> values(count);
            for (std::size_t k = 0; k < count; ++k) {
              values[k] = numbers[k % numbers.size()];
            }
            values[other] = 1.5;
            values[one] = 1.0;
            const double expected = one == other ? second_least(values) : 1.5;
            double first = 0.0;
            double second = 0.0;
            loops.two_least(values.data(), count, &first, &second);
            QCOMPARE(first, 1.0);
            QCOMPARE(second, expected);
          }
        }
      }
    }
  }

  void a_product_is_the_sum_of_products() {
    constexpr Index rows = 9;
    constexpr Index columns = 5;
    constexpr Index depth = 21;
    const std::vector<double> a = normal_numbers(rows * depth, 1);
    const std::vector<double> b = normal_numbers(depth * columns, 2);
    for (const Level level : usable_levels()) {
      std::vector<double> c(rows * columns, 1.0);
      kernels::kernels_at(level).double_products.matrices(
          false, false, rows, columns, depth, 2.0, a.data(), rows, b.data(), depth, c.data(), rows);
      for (Index i = 0; i < rows; ++i) {
        for (Index j = 0; j < columns; ++j) {
          double sum = 1.0;
          for (Index k = 0; k < depth; ++k) {
            sum += 2.0 * a[static_cast<std::size_t>(k * rows + i)] *
                   b[static_cast<std::size_t>(j * depth + k)];
          }
          QVERIFY(std::abs(c[static_cast<std::size_t>(j * rows + i)] - sum) < 1e-12);
        }
      }
    }
  }

  void the_triangle_that_is_not_read_may_hold_anything() {
    constexpr Index size = 3;
    constexpr double other = 1e300;
    // By columns: 2 . . / 1 4 . / 3 5 8
    const std::vector<double> triangle{2.0, 1.0, 3.0, other, 4.0, 5.0, other, other, 8.0};
    for (const Level level : usable_levels()) {
      std::vector<double> solved{2.0, 9.0, 29.0};
      kernels::kernels_at(level).triangles.solve(false, true, false, false, size, 1,
                                                 triangle.data(), size, solved.data(), size);
      QCOMPARE(solved, (std::vector<double>{1.0, 2.0, 2.0}));
      std::vector<double> transposed{10.0, 18.0, 16.0};
      kernels::kernels_at(level).triangles.solve(false, true, true, false, size, 1, triangle.data(),
                                                 size, transposed.data(), size);
      QCOMPARE(transposed, (std::vector<double>{1.0, 2.0, 2.0}));
    }
  }
};

QTEST_GUILESS_MAIN(TestKernelLevels)
#include "tst_levels.moc"

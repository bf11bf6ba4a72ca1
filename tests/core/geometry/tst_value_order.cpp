// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>
#include <vector>

#include "core/geometry/value_order.h"
#include "core/random.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

std::vector<std::uint32_t> stably_sorted(const Vector& values) {
  std::vector<std::uint32_t> samples(static_cast<std::size_t>(values.size()));
  std::iota(samples.begin(), samples.end(), 0U);
  std::stable_sort(samples.begin(), samples.end(), [&](std::uint32_t one, std::uint32_t other) {
    return values[one] < values[other];
  });
  return samples;
}

/// Of all sizes and both signs, with ties and both zeros.
Vector many_kinds(Index samples) {
  Vector values = normal_matrix(samples, 1, 5).col(0);
  for (Index sample = 0; sample < samples; ++sample) {
    switch (sample % 5) {
      case 0:
        values[sample] *= 1e200;
        break;
      case 1:
        values[sample] *= 1e-310;
        break;
      case 2:
        values[sample] = sample % 2 == 0 ? 0.0 : -0.0;
        break;
      case 3:
        values[sample] = static_cast<double>(sample % 7) - 3.0;
        break;
      default:
        break;
    }
  }
  values[samples / 2] = std::numeric_limits<double>::lowest();
  values[samples / 3] = std::numeric_limits<double>::max();
  return values;
}

}  // namespace

class TestValueOrder : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void few_and_many_samples_are_sorted_stably() {
    for (const Index samples : {Index{0}, Index{1}, Index{3}}) {
      const Vector values = Vector::Constant(samples, -2.5);
      QCOMPARE(samples_by_value(values), stably_sorted(values));
    }
    for (const Index samples : {Index{100}, Index{1499}, Index{1500}, Index{6000}}) {
      const Vector values = many_kinds(samples);
      QCOMPARE(samples_by_value(values), stably_sorted(values));
    }
  }
  void values_that_share_their_digits_are_sorted_too() {
    Vector values(3000);
    for (Index sample = 0; sample < values.size(); ++sample) {
      values[sample] = static_cast<double>((sample * 7) % 2);
    }
    QCOMPARE(samples_by_value(values), stably_sorted(values));
    values.setConstant(4.0);
    QCOMPARE(samples_by_value(values), stably_sorted(values));
  }
  void whole_numbers_of_all_bits_are_sorted_stably() {
    for (const std::size_t samples : {std::size_t{100}, std::size_t{6000}}) {
      std::vector<std::uint64_t> keys;
      for (std::size_t sample = 0; sample < samples; ++sample) {
        keys.push_back(mixed_bits(sample % (samples / 2)));
      }
      std::vector<std::uint32_t> plain(samples);
      std::iota(plain.begin(), plain.end(), 0U);
      std::stable_sort(plain.begin(), plain.end(), [&](std::uint32_t one, std::uint32_t other) {
        return keys[one] < keys[other];
      });
      QCOMPARE(samples_by_key(keys), plain);
    }
  }
};

QTEST_GUILESS_MAIN(TestValueOrder)
#include "tst_value_order.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/bytes.h"
#include "core/error.h"
#include "core/random.h"

using namespace steelyard;

namespace {

struct Everything {
  double number = 0.0;
  std::int64_t whole = 0;
  bool flag = false;
  std::string text;
  std::optional<double> maybe;
  std::vector<std::vector<Index>> lists;
  Matrix matrix;
  Vector vector;
  Message message;
  ParameterValues values;
};

template <typename Bytes, EitherOf<Everything> T>
void each_part(Bytes& bytes, T& all) {
  bytes(all.number, all.whole, all.flag, all.text, all.maybe, all.lists, all.matrix, all.vector,
        all.message, all.values);
}

Everything everything() {
  Everything all;
  all.number = -0.1;
  all.whole = -123456789012345;
  all.flag = true;
  all.text = std::string("a\0b \xC3\xA4", 6);
  all.maybe = 1e-310;
  all.lists = {{}, {0, -1, 1000000}, {5}};
  all.matrix = Matrix::Random(3, 2);
  all.vector = Vector::Random(4);
  all.message = message("tests.outer", "{1} of {2}", 3, message("tests.inner", "all"));
  all.values.set("a", Automatic());
  all.values.set("b", std::int64_t{7});
  all.values.set("c", 0.5);
  all.values.set("d", true);
  all.values.set("e", std::string("text"));
  all.values.set("f", std::vector<double>{1.0, 2.0});
  return all;
}

bool are_same_bits(double one, double other) { return std::memcmp(&one, &other, sizeof one) == 0; }

}  // namespace

class TestBytes : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void what_is_read_is_what_was_written() {
    const Everything all = everything();
    Everything read;
    from_bytes(as_bytes(all), read);
    QCOMPARE(read.number, all.number);
    QCOMPARE(read.whole, all.whole);
    QCOMPARE(read.flag, all.flag);
    QVERIFY(read.text == all.text);
    QVERIFY(read.maybe == all.maybe);
    QVERIFY(read.lists == all.lists);
    QVERIFY(read.matrix == all.matrix);
    QVERIFY(read.vector == all.vector);
    QVERIFY(read.message == all.message);
    QVERIFY(read.values == all.values);
  }

  void numbers_keep_their_bits() {
    const double limits[] = {0.0,
                             -0.0,
                             std::numeric_limits<double>::infinity(),
                             std::numeric_limits<double>::denorm_min(),
                             std::nan("5"),
                             std::nextafter(1.0, 2.0)};
    for (const double number : limits) {
      double read = 1.0;
      from_bytes(as_bytes(number), read);
      QVERIFY(are_same_bits(read, number));
    }
    for (const std::int64_t number :
         {std::int64_t{0}, std::int64_t{-1}, std::numeric_limits<std::int64_t>::min(),
          std::numeric_limits<std::int64_t>::max()}) {
      std::int64_t read = 5;
      from_bytes(as_bytes(number), read);
      QCOMPARE(read, number);
    }
    for (const std::uint64_t number : {std::uint64_t{0}, ~std::uint64_t{0}}) {
      std::uint64_t read = 5;
      from_bytes(as_bytes(number), read);
      QCOMPARE(read, number);
    }
  }

  /// A trial names its samples: they are most of what is sent.
  void positions_are_short() {
    std::vector<Index> positions(1000);
    for (Index k = 0; k < 1000; ++k) {
      positions[static_cast<std::size_t>(k)] = k;
    }
    QVERIFY(as_bytes(positions).size() < 2000);
  }

  void bytes_that_end_early_or_late_are_refused() {
    const std::string bytes = as_bytes(everything());
    for (std::size_t size = 0; size < bytes.size(); ++size) {
      Everything read;
      QVERIFY_THROWS_EXCEPTION(Error, from_bytes(bytes.substr(0, size), read));
    }
    Everything read;
    QVERIFY_THROWS_EXCEPTION(Error, from_bytes(bytes + "x", read));
  }

  void changed_bytes_never_do_harm() {
    const std::string bytes = as_bytes(everything());
    Random random(3);
    for (int round = 0; round < 2000; ++round) {
      std::string changed = bytes;
      for (int k = 0; k < 4; ++k) {
        changed[random.below(changed.size())] = static_cast<char>(random.below(256));
      }
      try {
        Everything read;
        from_bytes(changed, read);
      } catch (const Error&) {  // NOLINT(bugprone-empty-catch): most of them are refused
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestBytes)
#include "tst_bytes.moc"

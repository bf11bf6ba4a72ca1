// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>

#include "core/data/table_reader.h"
#include "tests/support/messages.h"
#include "tests/support/npy_bytes.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"
#include "tests/support/zip_bytes.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

QByteArray doubles(const std::vector<double>& numbers, const QByteArray& shape) {
  return npy(dictionary("<f8", "False", shape), bytes_of(numbers, false));
}

const QByteArray x = doubles({1, 2, 3, 4, 5, 6, 7, 8}, "(4, 2)");
const QByteArray classes =
    npy(dictionary("<i4", "False", "(4,)"), bytes_of(std::vector<std::int32_t>{0, 1, 0, 1}, false));

}  // namespace

class TestNpzReader : public QObject {
  Q_OBJECT

 private:
  TemporaryText files_;

  Dataset read(const QByteArray& content, const Reading& reading = {}) const {
    return read_table(files_.write("a.npz", content), reading);
  }
  QString refusal(const QByteArray& content, const Reading& reading = {}) const {
    return message_of([&] { (void)read(content, reading); });
  }

 private Q_SLOTS:
  void arrays_stand_side_by_side_and_y_is_the_answer() {
    const Dataset dataset = read(zip({{"X.npy", x}, {"y.npy", classes, true}}));
    QCOMPARE(dataset.values.cols(), Index{3});
    QCOMPARE(dataset.columns[1].name, std::string("X_2"));
    QCOMPARE(dataset.columns[2].name, std::string("y"));
    QVERIFY(dataset.columns[2].roles == RoleSet().with(Role::label));
    QCOMPARE(dataset.values(3, 1), 8.0);
    QCOMPARE(dataset.values(3, 2), 1.0);
    const Dataset real = read(zip({{"X.npy", x}, {"Y.npy", doubles({0.5, 1, 2, 3}, "(4, 1)")}}));
    QVERIFY(real.columns[2].roles == RoleSet().with(Role::truth));
  }

  /// numpy issue 11220
  void texts_name_the_columns_or_are_classes() {
    const auto of_case = [](const char* name) {
      return read_table(tests::fixtures_dir() + "/tables/85_npz_names/" + name);
    };
    const Dataset named = of_case("d.npz");
    QCOMPARE(std::ssize(named.columns), Index{4});
    QCOMPARE(named.samples(), Index{80});
    QCOMPARE(named.columns[0].name, std::string("alpha"));
    QCOMPARE(named.columns[2].name, std::string("gamma"));
    QCOMPARE(named.columns[3].name, std::string("y"));
    QVERIFY(std::abs(named.values(0, 0) - 10.3772) < 1e-4);
    QVERIFY(std::abs(named.values(0, 3) - 20.2537) < 1e-4);
    QVERIFY(named.columns[3].roles.has(Role::truth));
    QVERIFY(named.warnings.empty());
    const Dataset pickled = of_case("o.npz");
    QCOMPARE(pickled.columns[0].name, std::string("X_1"));
    QVERIFY(tests::says(pickled.warnings, "Python objects"));

    const QByteArray bytes =
        npy(dictionary("|S2", "False", "(4,)"), QByteArray("b\0a\0b\0\0\0", 8));
    const QByteArray names = npy(dictionary("|S2", "False", "(2,)"), "w1w2");
    const Dataset texts = read(
        zip({{"target_names.npy", names}, {"X.npy", x}, {"cols.npy", names}, {"y.npy", bytes}}));
    QCOMPARE(texts.columns[1].name, std::string("w2"));
    QVERIFY(texts.columns[2].roles == RoleSet().with(Role::label));
    QCOMPARE(texts.columns[2].categories, (std::vector<std::string>{"b", "a"}));
    QCOMPARE(texts.values(1, 2), 1.0);
    QVERIFY(std::isnan(texts.values(3, 2)));
    QVERIFY(refusal(zip({{"names.npy", names}})).contains("only texts"));
  }

  void reads_members_however_they_were_written_data() {
    QTest::addColumn<bool>("deflated");
    QTest::addColumn<bool>("zip64");
    QTest::addColumn<bool>("descriptor");
    for (int k = 0; k < 8; ++k) {
      QTest::addRow("%d", k) << ((k & 1) != 0) << ((k & 2) != 0) << ((k & 4) != 0);
    }
  }
  void reads_members_however_they_were_written() {
    QFETCH(bool, deflated);
    QFETCH(bool, zip64);
    QFETCH(bool, descriptor);
    const Dataset dataset = read(zip({{"X.npy", x, deflated, zip64, descriptor}}));
    QVERIFY(dataset.values == (Matrix(4, 2) << 1, 2, 3, 4, 5, 6, 7, 8).finished());
  }

  /// 80 MB of zeros in 80 kB.
  void what_becomes_far_larger_than_the_archive_is_read_only_if_that_is_wanted() {
    const QByteArray zeros =
        npy(dictionary("<f8", "False", "(1000000, 10)"), QByteArray(80000000, '\0'));
    const auto path = files_.write("zeros.npz", zip({{"X.npy", zeros, true}}));
    const auto refused = [&](const ReadControl& control) {
      return message_of([&] { (void)read_table(path, {}, control); });
    };
    QVERIFY2(refused({}).contains("80 MB"), qPrintable(refused({})));
    const ReadControl agreed{{}, {}, [](const std::string&) { return true; }};
    QCOMPARE(refused(agreed), QString("nothing was thrown"));
  }

  /// As archivers write times there, and numpy sizes.
  void a_field_before_the_data_is_passed_over() {
    MadeMember member{"X.npy", x};
    member.local_extra = little(0x5455, 2) + little(5, 2) + QByteArray("times");
    const Dataset dataset = read(zip({member}));
    QVERIFY(dataset.values == (Matrix(4, 2) << 1, 2, 3, 4, 5, 6, 7, 8).finished());
  }

  void says_what_there_is_and_what_it_would_take() {
    const auto path =
        files_.write("a.npz", zip({{"X.npy", x},
                                   {"note.txt", "hello"},
                                   {"names.npy", npy(dictionary("|O", "False", "(4,)"), "abc")},
                                   {"scale.npy", doubles({7}, "()")},
                                   {"other.npy", doubles({1, 2, 3}, "(3,)")},
                                   {"y.npy", classes}}));
    const auto arrays = arrays_in(path);
    QCOMPARE(arrays.size(), 6U);
    QCOMPARE(arrays[0].shape_text, std::string("4 x 2 float64"));
    QVERIFY(arrays[0].usable && arrays[0].chosen && arrays[5].chosen);
    QVERIFY(!arrays[1].usable && !arrays[2].usable && !arrays[3].usable);
    QVERIFY(in_words(arrays[2].trouble).find("Python objects") != std::string::npos);
    QVERIFY(arrays[4].usable && !arrays[4].chosen);
    QCOMPARE(read_table(path).values.cols(), Index{3});
  }

  void takes_the_arrays_that_are_asked_for_in_their_order() {
    const QByteArray file = zip({{"X.npy", x}, {"y.npy", classes}});
    const Dataset dataset = read(file, {{}, {"y", "X"}});
    QCOMPARE(dataset.columns[0].name, std::string("y"));
    QCOMPARE(dataset.values(1, 0), 1.0);
    QVERIFY(refusal(file, {{}, {"z"}}).contains("no array 'z'"));
    QVERIFY(refusal(file, {{}, {"X", "X"}}).contains("twice"));
    QVERIFY(refusal(zip({{"X.npy", x}, {"w.npy", doubles({1}, "(1,)")}}), {{}, {"X", "w"}})
                .contains("1 row where 'X' has 4"));
  }

  void refuses_what_it_cannot_read_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("named");
    const double infinity = std::numeric_limits<double>::infinity();
    const QByteArray good = zip({{"X.npy", x, true}});
    QTest::newRow("cut off") << good.left(good.size() - 30) << "cut off";
    QTest::newRow("only the mark") << good.left(4) << "cut off";
    QTest::newRow("no members") << zip({{"note.txt", "hello"}}) << "ZIP archive";
    QTest::newRow("encrypted") << zip({{"X.npy", x, false, false, false, 1}}) << "encrypted";
    QTest::newRow("method") << zip({{"X.npy", x, true, false, false, 0, 12}}) << "method 12";
    QTest::newRow("claims 2^60 bytes")
        << zip({{"X.npy", x, true, true, false, 0, -1, qint64{1} << 60}}) << "cannot be";
    QTest::newRow("begins behind the end")
        << zip({{"X.npy", x, true, false, false, 0, -1, -1, 1 << 30}}) << "cannot be";
    QTest::newRow("array of 2^60")
        << zip({{"X.npy", npy(dictionary("<f8", "False", "(1152921504606846976,)"), "12345678")}})
        << "cut off";
    for (const bool deflated : {false, true}) {
      MadeMember bad{"X.npy", x, deflated};
      bad.wrong_checksum = true;
      QTest::newRow(deflated ? "checksum, deflated" : "checksum, stored")
          << zip({bad, {"y.npy", classes}}) << "checksum of 'X.npy' is wrong";
    }
    QTest::newRow("infinite") << zip({{"X.npy", doubles({1, 2, 3, infinity}, "(2, 2)")}})
                              << "row 2, column 'X_2'";
    QTest::newRow("claims to be shorter than it is")
        << zip({{"X.npy", x + x, true, false, false, 0, -1, x.size()}}) << "longer than";
  }
  void refuses_what_it_cannot_read() {
    QFETCH(QByteArray, content);
    QFETCH(QString, named);
    const QString message = refusal(content);
    QVERIFY2(message.contains(named) && message.contains("Accepted: "), qPrintable(message));
  }

  void a_file_cut_off_anywhere_is_refused() {
    for (const QByteArray& good : {zip({{"X.npy", x, true}, {"y.npy", classes}}),
                                   zip({{"X.npy", x}, {"y.npy", classes, true, true}})}) {
      for (qsizetype length = 1; length < good.size(); length += 5) {
        const QString message = refusal(good.left(length));
        QVERIFY2(message.contains("Accepted: "),
                 qPrintable(QStringLiteral("%1 bytes: %2").arg(length).arg(message)));
      }
    }
  }

  void an_array_that_cannot_be_read_is_named() {
    const Dataset dataset = read(zip({{"X.npy", x}, {"z.npy", "nonsense"}, {"y.npy", classes}}));
    QCOMPARE(dataset.values.cols(), Index{3});
    QCOMPARE(dataset.warnings.size(), 1U);
    QVERIFY(tests::says(dataset.warnings, "left out: 'z' ("));
  }

  void an_array_of_other_rows_is_named_with_its_shape() {
    const QByteArray split = zip({{"X.npy", x},
                                  {"y.npy", classes},
                                  {"X_test.npy", doubles({1, 2, 3, 4, 5, 6}, "(3, 2)")},
                                  {"only.npy", doubles({1}, "(1,)")}});
    const Dataset dataset = read(split);
    QCOMPARE(dataset.warnings.size(), 1U);
    QCOMPARE(in_words(dataset.warnings[0]),
             std::string("left out: 'X_test' (3 x 2 float64, where 'X' has 4 rows)"));
    QVERIFY(read(split, {{}, {"X", "y"}}).warnings.empty());  // who chose has seen the list
    const Dataset alone = read(zip({{"X.npy", x}, {"z.npy", doubles({1, 2, 3}, "(3,)")}}));
    QCOMPARE(alone.warnings.size(), 1U);
    const Dataset same =
        read(zip({{"X.npy", x}, {"y.npy", classes}, {"w.npy", doubles({1, 2, 3, 4}, "(4,)")}}));
    QCOMPARE(in_words(same.warnings.at(0)),
             std::string("left out: 'w' (4 float64, no part of X and its answer)"));
  }

  /// MATLAB's toolboxes take features x samples.
  void an_array_that_may_be_transposed_is_named() {
    const QByteArray wide = doubles({1, 2, 3, 4, 5, 6, 7, 8}, "(2, 4)");
    for (const QByteArray& target : {classes, doubles({1, 2, 3, 4}, "(1, 4)")}) {
      const Dataset dataset = read(zip({{"X.npy", wide}, {"Y.npy", target}}));
      QCOMPARE(dataset.values.rows(), Index{2});
      QCOMPARE(dataset.warnings.size(), 2U);
      QCOMPARE(dataset.warnings[1].id, std::string("table.array_may_be_transposed"));
    }
    const Dataset row = read(zip({{"X.npy", x}, {"Y.npy", doubles({1, 2, 3, 4}, "(1, 4)")}}));
    QCOMPARE(row.values.rows(), Index{4});
    QCOMPARE(row.warnings.at(1).id, std::string("table.array_is_row"));
    // A target of as many rows says that the samples are rows.
    const Dataset right =
        read(zip({{"X.npy", x}, {"y.npy", classes}, {"scales.npy", doubles({1, 2}, "(2,)")}}));
    QCOMPARE(right.warnings.size(), 1U);
  }

  void missing_cells_stay_missing() {
    const double gap = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(std::isnan(read(zip({{"X.npy", doubles({1, gap}, "(2,)")}})).values(1, 0)));
  }

  void can_be_cancelled() {
    std::stop_source source;
    source.request_stop();
    const auto path = files_.write("a.npz", zip({{"X.npy", x}}));
    QVERIFY(message_of([&] {
              (void)read_table(path, {}, {{}, source.get_token()});
            }).contains("cancelled"));
  }
};

QTEST_GUILESS_MAIN(TestNpzReader)
#include "tst_npz_reader.moc"

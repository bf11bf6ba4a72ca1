// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFileInfo>
#include <QtTest>
#include <limits>

#include "core/data/file_format.h"
#include "core/data/npy_reader.h"
#include "core/data/table_reader.h"
#include "core/random.h"
#include "tests/support/npy_bytes.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const Matrix table = (Matrix(2, 3) << 1, 2, 3, 4, 5, 6).finished();

}  // namespace

class TestNpyReader : public QObject {
  Q_OBJECT

 private:
  TemporaryText files_;

  Dataset read(const QByteArray& content) const { return read_npy(files_.write("array", content)); }
  QString refusal(const QByteArray& content) const {
    return message_of([&] { (void)read(content); });
  }

 private Q_SLOTS:
  void reads_every_type_in_either_byte_order_data() {
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("data");
    const auto rows = [&]<typename Number>(const char* type, Number /*of the type*/) {
      const std::vector<Number> numbers{Number(1), Number(2), Number(3),
                                        Number(4), Number(5), Number(6)};
      QTest::addRow("<%s", type) << QByteArray("<") + type << bytes_of(numbers, false);
      QTest::addRow(">%s", type) << QByteArray(">") + type << bytes_of(numbers, true);
    };
    rows("f4", float{});
    rows("f8", double{});
    rows("f2", Eigen::half{});
    rows("i1", std::int8_t{});
    rows("i2", std::int16_t{});
    rows("i4", std::int32_t{});
    rows("i8", std::int64_t{});
    rows("u1", std::uint8_t{});
    rows("u2", std::uint16_t{});
    rows("u4", std::uint32_t{});
    rows("u8", std::uint64_t{});
    QTest::newRow("|u1") << QByteArray("|u1") << QByteArray("\1\2\3\4\5\6");
  }
  void reads_every_type_in_either_byte_order() {
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, data);
    const Dataset dataset = read(npy(dictionary(type, "False", "(2, 3)"), data));
    QVERIFY(dataset.values == table);
    QCOMPARE(dataset.columns[2].name, std::string("column 3"));
  }

  void keeps_signs_and_missing_cells() {
    const double gap = std::numeric_limits<double>::quiet_NaN();
    const auto doubles = bytes_of(std::vector<double>{-1.5, gap, 1e-300}, false);
    const Dataset dataset = read(npy(dictionary("<f8", "False", "(3,)"), doubles));
    QCOMPARE(dataset.values(0, 0), -1.5);
    QVERIFY(std::isnan(dataset.values(1, 0)));
    QCOMPARE(dataset.values(2, 0), 1e-300);
    const auto integers = bytes_of(std::vector<std::int16_t>{-32768, -1, 7}, true);
    QCOMPARE(read(npy(dictionary(">i2", "False", "(3,)"), integers)).values(0, 0), -32768.0);
  }

  void reads_true_and_false_as_one_and_zero() {
    const Dataset dataset = read(npy(dictionary("|b1", "False", "(3,)"), QByteArray("\1\0\1", 3)));
    QVERIFY(dataset.values == Matrix((Matrix(3, 1) << 1, 0, 1).finished()));
  }

  void reads_fortran_order() {
    const auto data = bytes_of(std::vector<float>{1, 4, 2, 5, 3, 6}, false);
    QVERIFY(read(npy(dictionary("<f4", "True", "(2, 3)"), data)).values == table);
  }

  void reads_all_versions_of_the_format() {
    const auto data = bytes_of(std::vector<double>{1, 2, 3, 4, 5, 6}, false);
    for (const char version : {char{1}, char{2}, char{3}}) {
      QVERIFY(read(npy(dictionary("<f8", "False", "(2, 3)"), data, version)).values == table);
    }
    QVERIFY(refusal(npy(dictionary("<f8", "False", "(2, 3)"), data, 4)).contains("version is 4"));
  }

  void arrays_of_points_become_columns_named_by_point_and_axis() {
    std::vector<float> c_order;
    std::vector<float> fortran_order(12);
    for (std::size_t k = 0; k < 12; ++k) {  // sample, point, axis
      c_order.push_back(static_cast<float>(k));
      fortran_order[k / 6 + 2 * (k / 3 % 2) + 4 * (k % 3)] = static_cast<float>(k);
    }
    const Dataset dataset =
        read(npy(dictionary("<f4", "False", "(2, 2, 3)"), bytes_of(c_order, false)));
    QCOMPARE(dataset.columns[4].name, std::string("p2_y"));
    QCOMPARE(dataset.values(1, 4), 10.0);
    const Dataset same =
        read(npy(dictionary("<f4", "True", "(2, 2, 3)"), bytes_of(fortran_order, false)));
    QVERIFY(same.values == dataset.values);
  }

  void reads_arrays_longer_than_one_chunk_in_either_order() {
    const Index rows = 7000;
    const Index columns = 100;
    Matrix expected(rows, columns);
    Random random(1);
    for (double& value : expected.reshaped()) {
      value = random.normal();
    }
    const Eigen::Matrix<double, -1, -1, Eigen::RowMajor> by_rows = expected;
    const auto raw = [](const double* numbers) {
      return QByteArray(reinterpret_cast<const char*>(numbers), rows * columns * 8);
    };
    QVERIFY(read(npy(dictionary("<f8", "False", "(7000, 100)"), raw(by_rows.data()))).values ==
            expected);
    QVERIFY(read(npy(dictionary("<f8", "True", "(7000, 100)"), raw(expected.data()))).values ==
            expected);
  }

  /// numpy issue 14142
  void fields_of_records_are_columns() {
    const Dataset dataset = read_table(tests::fixtures_dir() + "/tables/81_npy_structured/t.npy");
    QCOMPARE(dataset.samples(), Index{80});
    QStringList names;
    for (const Column& column : dataset.columns) {
      names << QString::fromStdString(column.name);
    }
    QCOMPARE(names.join(' '), QString("id a k ok pos_1 pos_2 pos_3 y"));
    QVERIFY(dataset.columns[0].kind == ColumnKind::category);
    QCOMPARE(dataset.columns[0].categories.front(), std::string("ü0"));
    QVERIFY(std::abs(dataset.values(0, 1) - 10.3772) < 1e-4);  // in the other byte order
    QVERIFY((dataset.values.col(3).array() == 0.0 || dataset.values.col(3).array() == 1.0).all());
  }
  void records_may_be_nested_and_have_fields_that_are_left_out() {
    QByteArray record = bytes_of(std::vector<float>{1.5F}, false);
    record += QByteArray("ab\0\0", 4) + bytes_of(std::vector<std::int64_t>{7}, false);
    record += bytes_of(std::vector<std::int16_t>{-3}, true);
    const Dataset dataset =
        read(npy("{'descr': [(('title', 'n'), [('x', '<f4'), ('t', '|S3')]), ('', '|V1'), "
                 "('day', '<M8[D]'), ('k', '>i2')], 'fortran_order': False, 'shape': (1,)}",
                 record));
    QCOMPARE(std::ssize(dataset.columns), Index{3});
    QCOMPARE(dataset.columns[0].name, std::string("n.x"));
    QCOMPARE(dataset.columns[1].categories, std::vector<std::string>{"ab"});
    QCOMPARE(dataset.values(0, 2), -3.0);
    QCOMPARE(dataset.warnings.size(), 1U);
    QVERIFY(in_words(dataset.warnings[0]).ends_with("day"));
  }

  void refuses_what_it_cannot_read_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("named");
    const QByteArray six = bytes_of(std::vector<double>{1, 2, 3, 4, 5, 6}, false);
    const auto with = [&](const QByteArray& text) { return npy(text, six); };
    QTest::newRow("objects") << with(dictionary("|O", "False", "(6,)")) << "Python objects";
    QTest::newRow("text") << with(dictionary("<U12", "False", "(1,)")) << "holds texts";
    QTest::newRow("other text") << with(dictionary("<U0", "False", "(6,)")) << "'<U0'";
    QTest::newRow("complex") << with(dictionary("<c16", "False", "(3,)")) << "'<c16'";
    QTest::newRow("long double") << with(dictionary("<f16", "False", "(3,)")) << "'<f16'";
    const auto records = [&](const QByteArray& fields, const QByteArray& shape = "(6,)") {
      return with("{'descr': " + fields + ", 'fortran_order': False, 'shape': " + shape + "}");
    };
    QTest::newRow("records of objects") << records("[('a', '|O')]") << "Python objects";
    QTest::newRow("records of dates") << records("[('a', '<M8[ns]')]") << "hold no numbers";
    QTest::newRow("records without fields") << records("[]") << "hold no numbers";
    QTest::newRow("records of records")
        << records("[('a', [('b', '<f4')], (2,))]") << "arrays of records";
    QTest::newRow("records in two dimensions") << records("[('a', '<f8')]", "(3, 2)") << "3 x 2";
    QTest::newRow("large records")
        << records("[('a', '<f8', (999999999, 999999999))]") << "too large";
    QTest::newRow("many fields") << records("[('a', '<f8', (2000000,))]") << "too large";
    QTest::newRow("deep records") << records(QByteArray("[('a', ").repeated(20)) << "too deeply";
    QTest::newRow("short records") << records("[('a', '<f8'), ('b', '<f8')]") << "cut off";
    QTest::newRow("more than there is") << with(dictionary("<f8", "False", "(2, 4)")) << "cut off";
    QTest::newRow("less than there is") << with(dictionary("<f8", "False", "(2, 2)")) << "48 bytes";
    QTest::newRow("product beyond 64 bits")
        << with(dictionary("<f8", "False", "(4294967296, 4294967296)")) << "cut off";
    QTest::newRow("product that wraps to the right size")
        << with(dictionary("<f8", "False", "(3, 6148914691236517206)")) << "cut off";
    QTest::newRow("length beyond 64 bits")
        << with(dictionary("<f8", "False", "(99999999999999999999999,)")) << "out of range";
    QTest::newRow("negative length") << with(dictionary("<f8", "False", "(-6,)")) << "length";
    QTest::newRow("no row") << npy(dictionary("<f8", "False", "(0, 3)"), {}) << "empty";
    QTest::newRow("one number") << with(dictionary("<f8", "False", "()")) << "a single number";
    QTest::newRow("three dimensions")
        << with(dictionary("<f8", "False", "(1, 3, 2)")) << "1 x 3 x 2";
    QTest::newRow("no shape") << with("{'descr': '<f8', 'fortran_order': False}") << "shape";
    QTest::newRow("a key twice")
        << with("{'descr': '<f8', 'descr': '<f8', 'fortran_order': False, 'shape': (6,)}")
        << "once";
    QTest::newRow("unknown key") << with("{'descr': '<f8', 'x': 1}") << "'x'";
    QTest::newRow("open quote") << with("{'descr: 1}") << "quote";
    QTest::newRow("no dictionary") << with("[1, 2]") << "'{'";
    QTest::newRow("more after it")
        << with(dictionary("<f8", "False", "(6,)") + "{}") << "after the dictionary";
    QTest::newRow("header cut off")
        << QByteArray("\x93NUMPY\1\0\x76\0{'descr'", 17) << "ends within";
    QTest::newRow("nothing but the mark") << QByteArray("\x93NUMPY", 6) << "ends within";
    QTest::newRow("header of 4 GB")
        << QByteArray("\x93NUMPY\2\0\xFF\xFF\xFF\xFF{}", 14) << "4294967295";
    QTest::newRow("infinite")
        << npy(dictionary("<f8", "False", "(1, 2)"),
               bytes_of(std::vector<double>{0, std::numeric_limits<double>::infinity()}, false))
        << "row 1, column 'column 2'";
  }
  void refuses_what_it_cannot_read() {
    QFETCH(QByteArray, content);
    QFETCH(QString, named);
    const QString message = refusal(content);
    QVERIFY2(message.contains(named) && message.contains("Accepted: "), qPrintable(message));
  }

  void any_changed_byte_of_the_header_is_read_or_refused_but_never_trusted() {
    const QByteArray good = npy(dictionary("<f8", "False", "(2, 3)"),
                                bytes_of(std::vector<double>{1, 2, 3, 4, 5, 6}, false));
    Random random(5);
    int refused = 0;
    for (int trial = 0; trial < 4000; ++trial) {
      QByteArray bad = good;
      for (std::uint64_t change = 0; change <= random.below(3); ++change) {
        const auto at = static_cast<qsizetype>(random.below(80));
        bad[at] = static_cast<char>(random.below(256));
      }
      try {
        QCOMPARE(read(bad).values.size() % 6, 0);
      } catch (const Error&) {
        ++refused;
      }
    }
    QVERIFY(refused > 2000);
  }

  void says_where_integers_were_rounded() {
    const auto large = bytes_of(std::vector<std::int64_t>{1, (std::int64_t{1} << 53) + 1}, false);
    QCOMPARE(read(npy(dictionary("<i8", "False", "(2,)"), large)).warnings.size(), 1U);
  }

  void can_be_cancelled() {
    std::stop_source source;
    source.request_stop();
    const auto path = files_.write("array", npy(dictionary("|u1", "False", "(2,)"), "ab"));
    QVERIFY(message_of([&] {
              (void)read_npy(path, {{}, source.get_token()});
            }).contains("cancelled"));
  }

  void a_table_is_told_by_its_content_not_its_name() {
    const auto array = files_.write("a.csv", npy(dictionary("|u1", "False", "(2,)"), "ab"));
    const auto text = files_.write("b.npy", "x;y\n1,5;2\n3;4\n");
    QVERIFY(file_format(array).id == "npy");
    QVERIFY(file_format(text).takes_dialect);
    QCOMPARE(read_table(array).values(1, 0), 98.0);
    QCOMPARE(read_table(text).values(0, 0), 1.5);
  }

  void reads_what_numpy_wrote() {
    const QString path =
        QString::fromStdString(tests::shared_dir() + "/data/cln025/cln025_heavy_xyz.npy");
    if (!QFileInfo::exists(path)) {
      QSKIP("the peptide's trajectory is not here");
    }
    const Dataset dataset = read_npy(path.toStdString());
    QCOMPARE(dataset.samples(), 1429);
    QCOMPARE(dataset.values.cols(), 279);
    QVERIFY(dataset.values.allFinite());
    QVERIFY(dataset.values.cwiseAbs().maxCoeff() < 10.0);  // nanometres
  }
};

QTEST_GUILESS_MAIN(TestNpyReader)
#include "tst_npy_reader.moc"

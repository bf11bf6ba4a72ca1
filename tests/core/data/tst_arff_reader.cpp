// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/data/arff_date.h"
#include "core/data/file_format.h"
#include "core/data/table_reader.h"
#include "core/data/target_roles.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

class TestArffReader : public QObject {
  Q_OBJECT

 private:
  TemporaryText files_;

  Dataset read(const QByteArray& content, const ReadControl& control = {}) const {
    return read_table(files_.write("table.arff", content), {}, control);
  }
  static Dataset of_case(const char* name) {
    return read_table(tests::fixtures_dir() + "/tables/" + name + "/t.arff", {}, {});
  }
  QString refusal(const QByteArray& content) const {
    return message_of([&] { (void)read(content); });
  }

 private Q_SLOTS:
  void attributes_become_columns_of_their_kind() {
    const Dataset dataset = read(
        "% iris\n@RELATION 'small iris'\n\n@attribute 'sepal length' NUMERIC\n"
        "@attribute width real % in cm\n@attribute name string\n"
        "@attribute class {setosa, 'iris virginica', never}\n@attribute day date 'yyyy'\n"
        "@DATA\n5.1, 3.5, 'it\\'s', setosa, 2001\n% between\n?,1e-3,\"b\",'iris virginica',?\n");
    QCOMPARE(dataset.values.rows(), Index{2});
    QCOMPARE(dataset.columns.size(), 5U);
    QCOMPARE(dataset.columns[0].name, std::string("sepal length"));
    QCOMPARE(dataset.values(0, 0), 5.1);
    QVERIFY(std::isnan(dataset.values(1, 0)));
    QCOMPARE(dataset.values(1, 1), 1e-3);
    QCOMPARE(dataset.columns[2].categories, (std::vector<std::string>{"it's", "b"}));
    QVERIFY(dataset.columns[2].kind == ColumnKind::category);
    QCOMPARE(dataset.columns[3].categories,
             (std::vector<std::string>{"setosa", "iris virginica", "never"}));
    QCOMPARE(dataset.values(1, 3), 1.0);
    QVERIFY(dataset.columns[3].roles == RoleSet().with(Role::label));
    QVERIFY(std::isnan(dataset.values(1, 4)));
    QVERIFY(dataset.warnings.empty());
  }

  void the_last_nominal_attribute_is_the_label_where_none_is_called_class() {
    const Dataset dataset = read(
        "@relation r\n@attribute a {x,y}\n@attribute b {u,v}\n@attribute c real\n@data\nx v 1\n");
    QVERIFY(dataset.columns[0].roles.empty());
    QVERIFY(dataset.columns[1].roles.has(Role::label));
    QCOMPARE(dataset.values(0, 1), 1.0);
  }

  void sparse_rows_hold_zeros_where_nothing_is_said() {
    const Dataset dataset = read(
        "@relation r\n@attribute a real\n@attribute b real\n@attribute c {no,yes}\n@data\n"
        "{1 2.5, 2 yes}\n{ }\n{0 ?}\n");
    QCOMPARE(dataset.values(0, 0), 0.0);
    QCOMPARE(dataset.values(0, 1), 2.5);
    QCOMPARE(dataset.values(0, 2), 1.0);
    QCOMPARE(dataset.values(1, 2), 0.0);
    QVERIFY(std::isnan(dataset.values(2, 0)));
  }

  /// scipy's loadarff, OpenML issue 216
  void dates_are_times_and_texts_are_texts() {
    const Dataset dataset = of_case("72_arff_date_string");
    QVERIFY(dataset.columns[0].roles == RoleSet().with(Role::time));
    QCOMPARE(dataset.columns[0].categories.front(), std::string("2024-01-01 10:00:00"));
    QCOMPARE(dataset.columns[1].categories.front(), std::string("it's 0, ok"));
    QVERIFY(dataset.columns[2].kind == ColumnKind::number);
    QCOMPARE(dataset.samples(), Index{80});
    QVERIFY(dataset.columns[1].kind == ColumnKind::category);
    QVERIFY(dataset.columns[3].kind == ColumnKind::number);
    QCOMPARE(dataset.values(0, 2), 10.377);
    QCOMPARE(dataset.values(0, 3), 20.254);
  }
  void dates_of_any_format_are_in_one_order() {
    QCOMPARE(*iso_date("31/01/2024", "dd/MM/yyyy"), std::string("2024-01-31"));
    QCOMPARE(*iso_date("1.2.69 7:5", "d.M.yy H:m"), std::string("2069-02-01 07:05"));
    QCOMPARE(*iso_date("20240131T143015", "yyyyMMdd'T'HHmmss"), std::string("2024-01-31 14:30:15"));
    QCOMPARE(*iso_date("2024-01", "yyyy-MM"), std::string("2024-01"));
    for (const char* format : {"dd/MM", "dd/MM/yyyy HH", "dd-MM-yyyy", "dd/MMM/yyyy", "'x"}) {
      QVERIFY2(!iso_date("31/01/2024", format), format);
    }
  }

  void keel_says_what_is_explained() {
    const std::string folder = tests::fixtures_dir() + "/tables/137_keel/";
    const Dataset classes = read_table(folder + "t.dat");
    QCOMPARE(classes.samples(), Index{40});
    QCOMPARE(classes.columns.size(), 5U);
    QVERIFY(classes.columns[3].roles.has(Role::label));
    QVERIFY(classes.columns[4].set_aside && !classes.columns[0].set_aside);
    QCOMPARE(classes.values.col(2).array().isNaN().count(), Index{4});  // <null>
    Dataset numbers = read_table(folder + "regression.dat");
    QVERIFY(numbers.columns[4].roles.has(Role::truth) && numbers.columns[3].roles.empty());
    ask_by_default(numbers);
    QCOMPARE(explained_columns(numbers.columns), std::vector<Index>{4});
  }

  void a_null_that_is_declared_or_a_text_is_no_missing_cell() {
    const Dataset dataset = read(
        "@relation r\n@attribute x {a,<null>}\n@attribute s string\n@attribute n numeric\n"
        "@attribute k {a,b}\n@data\na,u,1,a\n<null>,<null>,<null>,<null>\n");
    QCOMPARE(dataset.values(1, 0), 1.0);
    QCOMPARE(dataset.columns[1].categories, (std::vector<std::string>{"u", "<null>"}));
    QVERIFY(std::isnan(dataset.values(1, 2)) && std::isnan(dataset.values(1, 3)));
    const Dataset keel = read(
        "@relation r\n@attribute s string\n@attribute n numeric\n@inputs s\n@outputs n\n"
        "@data\nu,1\n<null>,2\n");
    QVERIFY(std::isnan(keel.values(1, 0)));
  }

  /// liac-arff issues 97 and 101
  void a_comma_may_end_the_rows() {
    const Dataset dataset = of_case("73_arff_trailing_comma");
    QCOMPARE(std::ssize(dataset.columns), Index{4});
    QCOMPARE(dataset.samples(), Index{80});
    QCOMPARE(dataset.values(0, 2), 6.0261);
    QCOMPARE(dataset.values(0, 3), 1.0);
    QVERIFY(dataset.warnings.empty());
  }

  /// openml-python issue 287, farff issue 35
  void weights_of_rows_are_a_column_that_is_no_input() {
    Dataset dataset = of_case("74_arff_comment_weight");
    QCOMPARE(std::ssize(dataset.columns), Index{4});
    QCOMPARE(dataset.columns[0].name, std::string("a"));
    QCOMPARE(dataset.columns[2].categories, (std::vector<std::string>{"-1", "1"}));
    QCOMPARE(dataset.columns[3].name, std::string("instance weight"));
    QCOMPARE(dataset.values(1, 3), 2.0);
    QCOMPARE(dataset.warnings.size(), 1U);
    QCOMPARE(dataset.warnings[0].id, std::string("arff.weights"));
    ask_by_default(dataset);
    QVERIFY(dataset.columns_with(Role::input) == (std::vector<Index>{0, 1}));
    QVERIFY(dataset.columns[3].roles == RoleSet().with(Role::weight));
  }
  /// As the last column, they would be taken for the target.
  void what_is_explained_stands_before_the_weights() {
    Dataset dataset = read(
        "@relation r\n@attribute a real\n@attribute b real\n@data\n"
        "1.5,2.5,{1}\n2.5,3.75,{2}\n3.25,1.5,{1.5}\n4.5,9.5,{3}\n");
    ask_by_default(dataset);
    QVERIFY(dataset.columns_with(Role::truth) == (std::vector<Index>{1}));
    QVERIFY(dataset.columns_with(Role::input) == (std::vector<Index>{0}));
    QVERIFY(dataset.columns_with(Role::weight) == (std::vector<Index>{2}));
  }
  void weights_may_follow_sparse_rows_and_not_all_of_them() {
    const QByteArray header = "@relation r\n@attribute a real\n@attribute t string\n@data\n";
    const Dataset dataset = read(header + "{0 2.5},{0.5}\n{ }, {3}\n{0 1}\n");
    QVERIFY(dataset.values.col(2) == (Vector(3) << 0.5, 3.0, 1.0).finished());
    QCOMPARE(dataset.values(0, 0), 2.5);
    QCOMPARE(read(header + "1,'{2}'\n").values.cols(), Index{2});
  }

  void refuses_what_it_cannot_read_data() {
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<QString>("named");
    const QByteArray two = "@attribute a real\n@attribute b {u,v}\n@data\n";
    QTest::newRow("ragged") << two + "1,u\n2\n"
                            << "line 6: the row has 1 value where 2";
    QTest::newRow("too long") << two + "1,u,3\n"
                              << "line 5: the row has more values";
    QTest::newRow("comma too many") << two + "1,u,,\n"
                                    << "line 5";
    QTest::newRow("text") << two + "x,u\n"
                          << "line 5: 'x' is not a finite number in 'a'";
    QTest::newRow("infinite") << two + "1,u\n-inf,v\n"
                              << "line 6: '-inf'";
    QTest::newRow("category") << two + "1,w\n"
                              << "'w' is not a category of 'b'";
    QTest::newRow("open quote") << two + "1,'u\n"
                                << "line 5: a quote is not closed";
    QTest::newRow("sparse position") << two + "{2 1}\n"
                                     << "'2' is not the position of an attribute";
    QTest::newRow("sparse end") << two + "{0 1\n"
                                << "line 5";
    QTest::newRow("sparse fraction beyond") << two + "{1e300 1}\n"
                                            << "line 5";
    QTest::newRow("weight") << two + "1,u,{x}\n"
                            << "line 5: 'x' is not the weight";
    QTest::newRow("weight below zero") << two + "1,u,{-1}\n"
                                       << "line 5: '-1' is not the weight";
    QTest::newRow("no rows") << two + "% nothing\n"
                             << "no rows";
    QTest::newRow("no data") << QByteArray("@attribute a real\n") << "no @data";
    QTest::newRow("no attribute") << QByteArray("@data\n1\n") << "no @attribute";
    QTest::newRow("relational") << QByteArray("@attribute a relational\n@data\n1\n") << "line 2";
    QTest::newRow("category twice") << QByteArray("@attribute a {u,u}\n@data\nu\n") << "twice";
    QTest::newRow("zero byte") << two + QByteArray("1\0,u\n", 5) << "binary";
  }
  void refuses_what_it_cannot_read() {
    QFETCH(QByteArray, rest);
    QFETCH(QString, named);
    const QString message = refusal("@relation r\n" + rest);
    QVERIFY2(message.contains(named) && message.contains("Accepted: "), qPrintable(message));
  }

  void many_rows_arrive_in_their_order_and_progress_runs_to_the_end() {
    QByteArray text = "@relation r\n@attribute a real\n@attribute b real\n@data\n";
    for (int row = 0; row < 300000; ++row) {
      text += QByteArray::number(row) + ",0.5\n";
    }
    std::vector<double> seen;
    const Dataset dataset = read(text, {[&](double done) { seen.push_back(done); }, {}});
    QCOMPARE(dataset.samples(), Index{300000});
    QVERIFY(dataset.values.col(0) == Vector::LinSpaced(300000, 0.0, 299999.0));
    QVERIFY(std::is_sorted(seen.begin(), seen.end()) && seen.back() == 1.0);
  }

  void can_be_cancelled() {
    std::stop_source source;
    source.request_stop();
    QVERIFY(message_of([&] {
              (void)read("@relation r\n@attribute a real\n@data\n1\n", {{}, source.get_token()});
            }).contains("cancelled"));
  }
};

QTEST_GUILESS_MAIN(TestArffReader)
#include "tst_arff_reader.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/generators.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

class TestGenerators : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ten_gaussians_has_the_planted_columns_and_roles() {
    const Dataset table = ten_gaussians();
    QCOMPARE(table.samples(), 1500);
    QCOMPARE(table.columns.size(), 21U);
    QCOMPARE(table.columns_with(Role::input).size(), 10U);
    QCOMPARE(table.columns_with(Role::truth).size(), 10U);
    QCOMPARE(table.columns_with(Role::label), (std::vector<Index>{20}));
    const std::array<double, 10> planted{5, 2, 1, 1, 0.5, 1e-4, 1e-4, 1e-4, 1e-4, 1e-4};
    for (std::size_t k = 0; k < planted.size(); ++k) {
      const auto column = static_cast<Index>(k);
      QCOMPARE(table.columns[k].known_weight, std::optional<double>(planted.at(k)));
      QVERIFY(table.values.col(column + 10) == table.values.col(column) * planted.at(k));
    }
  }

  void its_inputs_are_independent_standard_normal() {
    constexpr Index samples = 20'000;
    const Matrix inputs = ten_gaussians(samples, 5).values.leftCols(10);
    // Six standard errors: fails by chance less than once in a million seeds.
    const double bound = 6.0 / std::sqrt(static_cast<double>(samples));
    const Matrix second = inputs.transpose() * inputs / static_cast<double>(samples);
    QVERIFY(inputs.colwise().mean().cwiseAbs().maxCoeff() < bound);
    QVERIFY((second - Matrix::Identity(10, 10)).cwiseAbs().maxCoeff() < bound * std::sqrt(2.0));
    const double fourth = inputs.array().square().square().mean();
    QVERIFY(std::abs(fourth - 3.0) < 6.0 * std::sqrt(96.0 / (10.0 * samples)));
  }

  void its_classes_are_the_thirds_of_the_sum_of_the_truth() {
    const Dataset table = ten_gaussians(300, 2);
    const Vector sum = table.values.middleCols(10, 10).rowwise().sum();
    std::array<double, 3> lowest{1e9, 1e9, 1e9};
    std::array<double, 3> highest{-1e9, -1e9, -1e9};
    std::array<int, 3> count{};
    for (Index row = 0; row < 300; ++row) {
      const auto third = static_cast<std::size_t>(table.values(row, 20));
      lowest.at(third) = std::min(lowest.at(third), sum[row]);
      highest.at(third) = std::max(highest.at(third), sum[row]);
      ++count.at(third);
    }
    QCOMPARE(count, (std::array<int, 3>{100, 100, 100}));
    QVERIFY(highest[0] < lowest[1] && highest[1] < lowest[2]);
    QCOMPARE(table.columns[20].categories, (std::vector<std::string>{"low", "middle", "high"}));
  }

  void the_seed_alone_decides() {
    QVERIFY(ten_gaussians(50, 3).values == ten_gaussians(50, 3).values);
    QVERIFY(ten_gaussians(50, 3).values != ten_gaussians(50, 4).values);
  }

  void opens_what_a_dataset_names_as_its_source() {
    const Dataset made = ten_gaussians(60, 9);
    const Dataset opened = open_generator(made.source);
    QVERIFY(opened.values == made.values);
    QCOMPARE(opened.source, made.source);
    QCOMPARE(open_generator("generator:ten-gaussians").samples(), 1500);
  }

  void a_source_says_whether_it_is_generated() {
    QVERIFY(is_generated(monomials(10).source));
    QVERIFY(is_generated("generator:eleven"));
    for (const char* other : {"", "generator", "/data/generator:x.csv", ":/data/wine.csv"}) {
      QVERIFY2(!is_generated(other), other);
    }
  }

  void refuses_unknown_generators_and_options_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("named");
    QTest::newRow("unknown") << "generator:eleven"
                             << "ten-gaussians";
    QTest::newRow("option") << "generator:ten-gaussians?colour=red"
                            << "colour";
    QTest::newRow("no number") << "generator:ten-gaussians?samples=many"
                               << "many";
    QTest::newRow("no value") << "generator:ten-gaussians?seed"
                              << "whole number";
    QTest::newRow("negative seed") << "generator:ten-gaussians?seed=-1"
                                   << "-1";
    QTest::newRow("no sample") << "generator:ten-gaussians?samples=-5"
                               << "-5";
    QTest::newRow("too few") << "generator:ten-gaussians?samples=3"
                             << "3";
    QTest::newRow("zero") << "generator:ten-gaussians?samples=0"
                          << "0 samples";
    QTest::newRow("too many") << "generator:ten-gaussians?samples=99999999999"
                              << "99999999999";
  }
  void refuses_unknown_generators_and_options() {
    QFETCH(QString, source);
    QFETCH(QString, named);
    const QString message = message_of([&] { (void)open_generator(source.toStdString()); });
    QVERIFY2(message.contains(named) && message.contains("Accepted: "), qPrintable(message));
  }
};

QTEST_GUILESS_MAIN(TestGenerators)
#include "tst_generators.moc"

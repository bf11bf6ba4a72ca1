// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/data/column_proposals.h"
#include "core/data/file_format.h"
#include "core/data/table_reader.h"
#include "core/data/time_column.h"
#include "core/error.h"
#include "tests/support/messages.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

// tests/fixtures/tables/statistics/README says what the files hold.
std::string fixture(const QString& name) {
  return tests::fixtures_dir() + "/tables/statistics/" + name.toStdString();
}

QByteArray bytes_of(const QString& name) {
  QFile file(QString::fromStdString(fixture(name)));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Index position(const Dataset& dataset, const char* name) {
  return dataset.column_named(name).value_or(-1);
}

const Column& column(const Dataset& dataset, const char* name) {
  return dataset.columns.at(static_cast<std::size_t>(position(dataset, name)));
}

std::string text_at(const Dataset& dataset, Index row, const char* name) {
  const double value = dataset.values(row, position(dataset, name));
  return std::isnan(value) ? ""
                           : column(dataset, name).categories.at(static_cast<std::size_t>(value));
}

bool is_sas(const QString& name) { return name.endsWith("xpt") || name.endsWith("sas7bdat"); }

}  // namespace

class TestStatisticsReader : public QObject {
  Q_OBJECT

 private:
  TemporaryText files_;

  static void every_file() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("format");
    QTest::newRow("sav") << "survey.sav"
                         << "spss";
    QTest::newRow("zsav") << "survey.zsav"
                          << "spss";
    QTest::newRow("por") << "survey.por"
                         << "spss-portable";
    QTest::newRow("dta") << "survey.dta"
                         << "stata";
    QTest::newRow("sas7bdat") << "survey.sas7bdat"
                              << "sas";
    QTest::newRow("xpt") << "survey.xpt"
                         << "sas-transport";
  }

 private Q_SLOTS:
  void initTestCase() { qputenv("STEELYARD_PARSE", tests::parser_path().c_str()); }

  void reads_numbers_and_texts_data() { every_file(); }
  void reads_numbers_and_texts() {
    QFETCH(QString, name);
    QFETCH(QString, format);
    QCOMPARE(
        QString::fromStdString(std::string(file_format(std::filesystem::path(fixture(name))).id)),
        format);
    const Dataset dataset = read_table(fixture(name));
    QCOMPARE(dataset.samples(), Index{24});
    QCOMPARE(dataset.columns.size(), std::size_t{8});
    QCOMPARE(dataset.values(23, position(dataset, "ID")), 1024.0);
    const Index income = position(dataset, "INCOME");
    // The numbers of a portable file are rounded in base 30.
    QVERIFY(std::abs(dataset.values(1, income) - 1234.6) < (name.endsWith("por") ? 1e-9 : 1e-300));
    QVERIFY(std::isnan(dataset.values(5, income)));
    QCOMPARE(std::isnan(dataset.values(6, income)), format.startsWith("spss"));
    QCOMPARE(text_at(dataset, 3, "TOWN"), std::string());
    QCOMPARE(text_at(dataset, 4, "TOWN"), std::string(name.endsWith("por") ? "Bonn" : "Köln"));
    QCOMPARE(text_at(dataset, 1, "SEX"), std::string(format.startsWith("spss") ? "male" : "m"));
    QVERIFY(tests::says(dataset.warnings, "How satisfied are you?"));
  }

  void the_column_that_weighs_the_rows_is_their_weight() {
    const Dataset dataset = read_table(fixture("weighted.sav"));
    QCOMPARE(dataset.columns_with(Role::weight), std::vector<Index>{position(dataset, "WT")});
    QVERIFY(column(dataset, "WT").set_aside);
    QVERIFY(tests::says(dataset.warnings, "the file weighs its rows by 'WT'"));
    QVERIFY(column_proposals(dataset).targets.empty() ||
            column_proposals(dataset).targets.front().column != position(dataset, "WT"));
    const Dataset survey = read_table(fixture("survey.sav"));
    QVERIFY(survey.columns_with(Role::weight).empty());
    QVERIFY(!tests::has_message(survey.warnings, "statistics.weight"));
  }

  void dates_become_time_data() { every_file(); }
  void dates_become_time() {
    QFETCH(QString, name);
    const Dataset dataset = read_table(fixture(name));
    QCOMPARE(text_at(dataset, 0, "DAY"), std::string("2024-01-15"));
    QCOMPARE(text_at(dataset, 17, "DAY"), std::string("2024-02-01"));
    QCOMPARE(text_at(dataset, 5, "STAMP"), std::string("2024-01-20T05:00:30"));
    const auto times = times_in(dataset, position(dataset, "DAY"));
    QVERIFY(times.has_value());
    QCOMPARE(times->front(), 19737.0);
    QVERIFY(times_in(dataset, position(dataset, "STAMP")).has_value());
  }

  void labelled_codes_are_ordered_text_data() { every_file(); }
  void labelled_codes_are_ordered_text() {
    QFETCH(QString, name);
    const Dataset dataset = read_table(fixture(name));
    const Index satisfied = position(dataset, "SATISF");
    QVERIFY(std::isnan(dataset.values(7, satisfied)));
    QVERIFY(tests::says(dataset.warnings, "3 cells"));
    const bool sas = is_sas(name);
    QCOMPARE(tests::says(dataset.warnings, "(no answer)"), !sas);
    const double code = dataset.values(1, satisfied);  // 4
    QCOMPARE(code, sas ? 4.0 : 3.0);
    const std::vector<std::string> order{"very dissatisfied", "dissatisfied", "neither",
                                         "satisfied", "very satisfied"};
    QVERIFY(column(dataset, "SATISF").categories == (sas ? std::vector<std::string>() : order));
  }

  void a_scale_with_labelled_ends_stays_numbers_data() { every_file(); }
  void a_scale_with_labelled_ends_stays_numbers() {
    QFETCH(QString, name);
    const Dataset dataset = read_table(fixture(name));
    QVERIFY(column(dataset, "TRUST").kind == ColumnKind::number);
    QCOMPARE(dataset.values(6, position(dataset, "TRUST")), 7.0);
    QCOMPARE(tests::says(dataset.warnings, "1 = not at all, 7 = very much"), !is_sas(name));
  }

  void cut_off_files_are_refused_data() { every_file(); }
  void cut_off_files_are_refused() {
    QFETCH(QString, name);
    const QByteArray whole = bytes_of(name);
    // The last line of a portable file holds only marks of its end.
    const qsizetype all = whole.size() - (name.endsWith("por") ? 80 : 1);
    for (qsizetype length = 700; length < all; length += all / 12) {
      if (name.endsWith("xpt") && length % 80 == 0) {
        continue;  // a shorter table
      }
      const auto path = files_.write(QStringLiteral("cut"), whole.left(length));
      try {
        (void)read_table(path);
        QFAIL(qPrintable(QStringLiteral("%1 bytes are read").arg(length)));
      } catch (const Error& error) {
        QVERIFY2(std::string(error.what()).find("damaged or cut off") != std::string::npos,
                 error.what());
      }
    }
  }

  void changed_bytes_do_no_harm_data() { every_file(); }
  void changed_bytes_do_no_harm() {
    QFETCH(QString, name);
    const QByteArray whole = bytes_of(name);
    for (int k = 0; k < 15; ++k) {
      QByteArray changed = whole;
      changed[static_cast<qsizetype>((k * 977 + 60) % whole.size())] = static_cast<char>(0xFF - k);
      try {
        const Dataset dataset = read_table(files_.write(QStringLiteral("changed"), changed));
        QVERIFY(dataset.samples() > 0);
      } catch (const Error& error) {
        QVERIFY(error.kind() == ErrorKind::bad_input);
      }
    }
  }
};

QTEST_GUILESS_MAIN(TestStatisticsReader)
#include "tst_statistics_reader.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <string>

#include "core/data/parse_protocol.h"
#include "core/data/unusable_array.h"

using namespace steelyard;

/// What the process that parses a file says of an array becomes a statement.
class TestUnusableArray : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void each_word_is_a_statement_data() {
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("words");
    const auto row = [](const std::string& said, const char* words) {
      QTest::newRow(said.c_str()) << QString::fromStdString(said) << QString(words);
    };
    row(std::string(parse_protocol::no_numbers), "holds no numbers");
    row(std::string(parse_protocol::single_number), "is a single number");
    row(std::string(parse_protocol::no_values), "is empty");
    row(std::string(parse_protocol::elsewhere), "has its numbers in another file");
    row(std::string(parse_protocol::complex_numbers), "holds complex numbers");
    row(std::string(parse_protocol::matlab_object),
        "is a table or another object that only MATLAB can read; there, writetable(T, 'T.csv') "
        "writes a table T as text");
    row(std::string(parse_protocol::dimensions) + "3", "has 3 dimensions");
    const std::string kind(parse_protocol::other_kind);
    for (const char* const name : {"text", "cells", "structure", "sparse", "object"}) {
      row(kind + name, ("is not a full array of numbers, but " + std::string(name)).c_str());
    }
  }
  void each_word_is_a_statement() {
    QFETCH(QString, said);
    QFETCH(QString, words);
    const Message found = why_unusable(said.toStdString());
    QCOMPARE(QString::fromStdString(in_words(found)), words);
    QVERIFY(!found.id.empty());
    for (const MessageArgument& argument : found.arguments) {
      for (const Message& part : argument.part) {
        QVERIFY(!part.id.empty());
      }
    }
  }

  /// A malicious file may have taken over the process.
  void other_words_stay_as_they_are() {
    QCOMPARE(in_words(why_unusable("{1} is <b>odd</b>")), std::string("{1} is <b>odd</b>"));
    QCOMPARE(in_words(why_unusable("kind {1}")),
             std::string("is not a full array of numbers, but {1}"));
    QVERIFY(why_unusable("").says_nothing());
  }
};

QTEST_APPLESS_MAIN(TestUnusableArray)
#include "tst_unusable_array.moc"

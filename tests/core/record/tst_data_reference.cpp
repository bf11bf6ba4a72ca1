// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/record/data_reference.h"

using namespace steelyard;

class TestDataReference : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_table_is_called_by_the_name_of_its_file() {
    DataReference data;
    data.source = "/home/someone/tables/W\u00e4rme.csv";
    QCOMPARE(table_name(data), std::string("W\u00e4rme.csv"));
    data.source = ":/data/wine.csv";  // part of the program
    QCOMPARE(table_name(data), std::string("wine.csv"));
    data.source = "generator:ten-gaussians?samples=60&seed=1";
    QCOMPARE(table_name(data), data.source);
  }
};

QTEST_GUILESS_MAIN(TestDataReference)
#include "tst_data_reference.moc"

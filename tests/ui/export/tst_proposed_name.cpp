// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "ui/export/proposed_name.h"

using namespace steelyard::ui;

class TestProposedName : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void begins_with_the_table_whatever_its_source_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("name");
    QTest::newRow("file") << "/tables/Boston.csv"
                          << "Boston_selected.csv";
    QTest::newRow("packed") << "/tables/cells.v2.csv.gz"
                            << "cells.v2_selected.csv";
    QTest::newRow("spaces") << "/tables/my data (1).txt"
                            << "my-data-1-_selected.csv";
    QTest::newRow("letters") << "/tables/Größen.csv"
                             << "Größen_selected.csv";
    QTest::newRow("of the program") << ":/data/wine.csv"
                                    << "wine_selected.csv";
    QTest::newRow("made up") << "generator:ten-gaussians?seed=1"
                             << "ten-gaussians_selected.csv";
    QTest::newRow("unknown") << ""
                             << "selected.csv";
  }
  void begins_with_the_table_whatever_its_source() {
    QFETCH(QString, source);
    QTEST(proposedName(source.toStdString(), "selected.csv"), "name");
  }

  void a_long_name_is_cut() {
    const std::string source = "/tables/" + std::string(200, 'x') + ".csv";
    QCOMPARE(proposedName(source, "selected.csv").size(), 60 + 13);
  }
};

QTEST_GUILESS_MAIN(TestProposedName)
#include "tst_proposed_name.moc"

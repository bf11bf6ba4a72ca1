// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/file_format.h"
#include "core/data/table_reader.h"
#include "core/data/xvg_header.h"
#include "tests/support/messages.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

class TestXvgReader : public QObject {
  Q_OBJECT

  TemporaryText files_;

  Dataset read(const QByteArray& text) const { return read_table(files_.write("t.xvg", text)); }

 private Q_SLOTS:
  void legends_and_labels_become_names_and_units() {
    const std::string path = tests::fixtures_dir() + "/tables/136_xvg/energy.xvg";
    QVERIFY(file_format(std::filesystem::path(path)).id == "xvg");
    const Dataset table = read_table(path);
    QCOMPARE(table.samples(), Index{40});
    QCOMPARE(table.columns.size(), 3U);
    QCOMPARE(table.columns[0].name, std::string("Time"));
    QCOMPARE(table.columns[0].unit, std::string("ps"));
    QVERIFY(table.columns[0].roles.has(Role::time));
    QCOMPARE(table.columns[1].name, std::string("Potential"));
    QCOMPARE(table.columns[1].unit, std::string("kJ/mol"));
    QCOMPARE(table.columns[2].name, std::string("Temperature"));
    QCOMPARE(table.columns[2].unit, std::string("K"));
    QCOMPARE(table.values(39, 0), 78.0);
    QVERIFY(table.warnings.empty());
  }

  void a_single_series_is_called_by_the_axis() {
    const Dataset table = read_table(tests::fixtures_dir() + "/tables/136_xvg/rmsd.xvg");
    QCOMPARE(table.columns[1].name, std::string("RMSD"));
    QCOMPARE(table.columns[1].unit, std::string("nm"));
    QCOMPARE(table.columns[0].unit, std::string("ns"));
  }

  void further_sets_are_not_mixed_with_the_first() {
    const QByteArray head = "@ title \"x\"\n@ xaxis label \"Residue\"\n1 2\n3 4\n&\n";
    const Dataset one = read(head);
    QCOMPARE(one.samples(), Index{2});
    QVERIFY(one.columns[0].roles.empty() && one.warnings.size() == 1U);  // the y axis has no label
    const Dataset two = read(head + "@target G0.S1\n5 6\n");
    QCOMPARE(two.samples(), Index{2});
    QVERIFY(tests::has_message(two.warnings, "xvg.further_sets"));
  }

  void what_is_no_table_is_refused() {
    const auto refusal = [&](const QByteArray& text) {
      return message_of([&] { (void)read(text); });
    };
    QVERIFY(refusal("@ title \"x\"\n").contains("no rows"));
    QVERIFY(refusal("@ title \"x\"\n1 2\n1 2 3\n").contains("line 3"));
    QVERIFY(refusal("@ title \"x\"\n1 2\n1 z\n").contains("'z'"));
  }

  void labels_are_split() {
    QCOMPARE(split_label("Time (ps)").label, std::string("Time"));
    QCOMPARE(split_label("(nm)").unit, std::string("nm"));
    QCOMPARE(split_label("").label, std::string());
    QCOMPARE(split_label("a)").unit, std::string());
    QCOMPARE(units_in_label("(kJ/mol), (K"), (std::vector<std::string>{"kJ/mol", "K"}));
  }
};

QTEST_GUILESS_MAIN(TestXvgReader)
#include "tst_xvg_reader.moc"

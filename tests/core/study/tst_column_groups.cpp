// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>

#include "core/error.h"
#include "core/study/column_groups.h"

using namespace steelyard;

namespace {

std::vector<ColumnInfo> named(const std::vector<std::string>& names) {
  std::vector<ColumnInfo> features;
  for (const std::string& name : names) {
    features.push_back({name, "", "", 0.0});
  }
  return features;
}

using Members = std::vector<std::vector<Index>>;
using Names = std::vector<std::string>;

}  // namespace

class TestColumnGroups : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void names_say_the_group_data() {
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("group");
    QTest::newRow("position") << "P10.A"
                              << "P10";
    QTest::newRow("one of several values") << "colour=red"
                                           << "colour";
    QTest::newRow("a point in the value") << "size=1.5"
                                          << "size";
    QTest::newRow("blanks") << "colour = red"
                            << "colour";
    QTest::newRow("no mark") << "age"
                             << "";
    QTest::newRow("nothing before it") << ".5"
                                       << "";
    QTest::newRow("empty") << ""
                           << "";
  }
  void names_say_the_group() {
    QFETCH(QString, column);
    QFETCH(QString, group);
    const std::string name = column.toStdString();
    QCOMPARE(std::string(name_of_group(name)), group.toStdString());
  }

  void names_become_groups() {
    const auto features = named({"P10.A", "age", "P10.V", "P1.A", "colour=red", "colour=blue"});
    const ColumnGroups groups = column_groups(features, {GroupedBy::names, ""});
    QCOMPARE(groups.names, (Names{"P10", "age", "P1", "colour"}));
    QCOMPARE(groups.members, (Members{{0, 2}, {1}, {3}, {4, 5}}));
    QCOMPARE(groups.group_of(), (std::vector<Index>{0, 1, 0, 2, 3, 3}));
    QVERIFY(!groups.each_alone());
    QVERIFY(!groups.shared_column());
    QVERIFY(column_groups(features, {}).each_alone());
    QCOMPARE(column_groups(features, {}).count(), Index{6});
  }

  void the_table_has_groups() {
    auto features = named({"a", "b", "c"});
    features[0].group = features[2].group = "outer";
    const ColumnGroups groups = column_groups(features, {GroupedBy::table, ""});
    QCOMPARE(groups.names, (Names{"outer", "b"}));
    QCOMPARE(groups.members, (Members{{0, 2}, {1}}));
  }

  void groups_can_be_listed() {
    const auto features = named({"P1.A", "P1.C", "P2.A", "x", "y"});
    const ColumnGroups groups =
        column_groups(features, {GroupedBy::list, " first : P1.* , x; P2.A,x ;"});
    QCOMPARE(groups.names, (Names{"first", "P2.A, x", "y"}));
    QCOMPARE(groups.members, (Members{{0, 1, 3}, {2, 3}, {4}}));
    QVERIFY(groups.shared_column() == std::optional<Index>(3));
    QCOMPARE(groups.columns_of({1, 0}), (std::vector<Index>{2, 3, 0, 1}));
  }

  void columns_have_the_least_value_of_their_groups() {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const ColumnGroups groups =
        column_groups(named({"x", "y", "z"}), {GroupedBy::list, "x, y; y, z"});
    const Vector values = groups.least_of(Vector{{0.5, 0.2}});
    QCOMPARE(values[0], 0.5);
    QCOMPARE(values[1], 0.2);
    QCOMPARE(values[2], 0.2);
    const Vector some = groups.least_of(Vector{{0.5, nan}});
    QCOMPARE(some[1], 0.5);
    QVERIFY(std::isnan(some[2]));
  }

  void odd_lists_are_refused_in_words_data() {
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("id");
    QTest::newRow("nothing") << ""
                             << "groups.no_groups";
    QTest::newRow("no columns") << "x, y; a:"
                                << "groups.empty_group";
    QTest::newRow("unknown") << "x, w"
                             << "groups.unknown_column";
    QTest::newRow("unknown beginning") << "w*"
                                       << "groups.unknown_column";
  }
  void odd_lists_are_refused_in_words() {
    QFETCH(QString, list);
    QFETCH(QString, id);
    const auto trouble =
        trouble_with_groups(named({"x", "y"}), {GroupedBy::list, list.toStdString()});
    QVERIFY(trouble.has_value());
    QCOMPARE(trouble->what.id, id.toStdString());
    QCOMPARE(trouble->parameter, std::string("group_list"));
  }
};

QTEST_GUILESS_MAIN(TestColumnGroups)
#include "tst_column_groups.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "tests/ui/data/example_table.h"
#include "ui/data/default_roles.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestDefaultRoles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void every_varying_number_is_compared_with_all_of_them() {
    Dataset table = exampleTable();
    giveDefaultRoles(table);
    QCOMPARE(table.columns_with(Role::input), (std::vector<Index>{1, 2, 3}));
    QCOMPARE(table.columns_with(Role::truth), table.columns_with(Role::input));
    QCOMPARE(table.columns_with(Role::label), (std::vector<Index>{4}));
  }

  void a_text_column_of_different_names_is_no_label() {
    Dataset table = exampleTable();
    table.columns[4].categories = {"a", "b", "c", "d", "e", "f"};
    giveDefaultRoles(table);
    QVERIFY(table.columns_with(Role::label).empty());
  }

  void roles_that_are_there_are_kept() {
    Dataset table = exampleTable();
    table.columns[3].roles = RoleSet().with(Role::input);
    giveDefaultRoles(table);
    QCOMPARE(table.columns_with(Role::input), (std::vector<Index>{3}));
    QVERIFY(table.columns_with(Role::truth).empty());
  }
};

QTEST_GUILESS_MAIN(TestDefaultRoles)
#include "tst_default_roles.moc"

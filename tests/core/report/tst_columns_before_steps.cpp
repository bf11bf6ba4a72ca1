// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/columns_before_steps.h"

#include <QtTest>
#include <algorithm>

#include "core/prepare/preparation.h"
#include "core/prepare/text_columns.h"
#include "core/record/question.h"
#include "tests/support/survey.h"

using namespace steelyard;

namespace {

using Names = std::vector<std::string>;

/// Six samples: the text "colour", and two columns of numbers whose names and whose group look as
/// if a step had made them of a text "k".
Dataset look_alikes() {
  Dataset table;
  table.name = table.source = "k.csv";
  tests::add_text(table, "colour", {"red", "blue", "green"}, {0, 1, 2, 0, 1, 2});
  const Index before = table.values.cols();
  table.values.conservativeResize(6, before + 2);
  for (const char* name : {"k=a", "k=b"}) {
    Column& column = table.columns.emplace_back();
    column.name = name;
    column.group = "k";
  }
  table.values.col(before) << 1, 2, 3, 4, 5, 6;
  table.values.col(before + 1) << 2, 4, 1, 7, 9, 0;
  for (Column& column : table.columns) {
    column.roles = RoleSet().with(Role::input);
  }
  return table;
}

Names names_before(const std::vector<ColumnChoice>& choices, const TableOrigin& origin) {
  Names names;
  for (const ColumnChoice& column : columns_before_steps(choices, origin)) {
    names.push_back(column.name);
  }
  return names;
}

}  // namespace

class TestColumnsBeforeSteps : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void indicators_are_their_text_again_and_others_stay() {
    const Dataset table = prepared(look_alikes(), *proposed_encoding(look_alikes()));
    const auto choices = choices_of(table.columns);
    QVERIFY(choices.front().of_text.has_value());
    QCOMPARE(choices.front().of_text->column, std::string("colour"));
    QCOMPARE(names_before(choices, table.origin), (Names{"colour", "k=a", "k=b"}));
    const auto before = columns_before_steps(choices, table.origin);
    QCOMPARE(before[1].group, std::string("k"));
    QVERIFY(before[0].group.empty());
  }

  void the_group_that_a_person_gives_does_not_change_what_a_column_was() {
    Dataset table = prepared(look_alikes(), *proposed_encoding(look_alikes()));
    for (Column& column : table.columns) {
      column.group = "mine";
    }
    QCOMPARE(names_before(choices_of(table.columns), table.origin),
             (Names{"colour", "k=a", "k=b"}));
  }

  void a_file_that_no_step_encoded_keeps_its_names() {
    Dataset table = look_alikes();
    table.keep_columns({1, 2});
    QCOMPARE(names_before(choices_of(table.columns), table.origin), (Names{"k=a", "k=b"}));
  }
};

QTEST_APPLESS_MAIN(TestColumnsBeforeSteps)
#include "tst_columns_before_steps.moc"

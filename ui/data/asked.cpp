// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/asked.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <numeric>
#include <utility>

#include "core/data/target_roles.h"
#include "core/measures/spread.h"
#include "core/prepare/text_columns.h"
#include "core/problem/truth_scaling.h"
#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

/// Of the columns that have no missing cells.
double ratioOfSpreads(const Dataset& table, const std::vector<Index>& columns,
                      const std::vector<Index>& missing) {
  Vector deviations = Vector::Zero(std::ssize(columns));
  for (std::size_t at = 0; at < columns.size(); ++at) {
    if (missing[at] == 0) {
      deviations[static_cast<Index>(at)] = standard_deviations(table.values.col(columns[at]))[0];
    }
  }
  return spread_ratio(deviations);
}

Index missingIn(const Dataset& table, const std::vector<Index>& columns) {
  const std::vector<Index> missing = count_missing(table, columns);
  return std::accumulate(missing.begin(), missing.end(), Index{0});
}

Index missingInTexts(const Dataset& table) {
  std::vector<Index> texts;
  for (Index column = 0; column < std::ssize(table.columns); ++column) {
    if (table.columns[static_cast<std::size_t>(column)].kind == ColumnKind::category) {
      texts.push_back(column);
    }
  }
  return missingIn(table, texts);
}

/// Whether a column was only given a role so that its values colour the samples.
bool colours(const Column& column, Index position, const QuestionChoice& wanted) {
  const bool explained = std::count(wanted.columns.begin(), wanted.columns.end(), position) > 0;
  return column.roles == RoleSet().with(Role::label) && !explained &&
         wanted.what != QuestionChoice::Explain::Nothing;
}

}  // namespace

std::vector<Index> groupsOf(const TableSnapshot& table) {
  std::vector<Index> groups = table.columns_with(Role::id);
  std::erase_if(groups, [&](Index column) { return !looks_repeated(*table.table, column); });
  return groups;
}

AskedTable lookedAt(std::shared_ptr<const Dataset> table, std::vector<Index> groups) {
  AskedTable asked;
  asked.proposed = column_proposals(*table);
  if (!groups.empty()) {
    asked.proposed.groups = std::move(groups);
  }
  asked.findings = column_findings(*table, asked.proposed.groups);
  const std::vector<Index> numbers = table->number_columns();
  const std::vector<Index> missing = count_missing(*table, numbers);
  asked.texts = texts_of_few_values(*table);
  std::vector<Index> possible = numbers;
  possible.insert(possible.end(), asked.texts.begin(), asked.texts.end());
  asked.missing = missingIn(*table, possible);
  asked.missingTexts = missingInTexts(*table);
  if (asked.missing > 0) {
    asked.incomplete = table->samples() - std::ssize(complete_rows(*table, possible));
  }
  asked.spreads = ratioOfSpreads(*table, numbers, missing);
  asked.table = TableSnapshot(std::move(table));
  return asked;
}

QString namesInWords(const Dataset& table, const std::vector<Index>& columns) {
  constexpr std::size_t most = 4;
  QStringList names;
  for (std::size_t at = 0; at < std::min(most, columns.size()); ++at) {
    names << plainName(table.columns[static_cast<std::size_t>(columns[at])].name);
  }
  const QString list = names.join(QStringLiteral(", "));
  return columns.size() <= most
             ? list
             : QCoreApplication::translate("Asked", "%1 and %2 more")
                   .arg(list, countText(std::ssize(columns) - std::ssize(names)));
}

MissingPolicy policyFor(const AskedTable& asked) {
  constexpr Index enough = 20;
  if (asked.missing == 0) {
    return MissingPolicy::refuse;
  }
  if (asked.chosenPolicy) {
    return *asked.chosenPolicy;
  }
  const Index samples = asked.table.samples();
  const Index left = samples - asked.incomplete;
  return left >= enough && 2 * left >= samples ? MissingPolicy::drop_rows
                                               : MissingPolicy::fill_median;
}

QuestionChoice wantedBy(const std::vector<Column>& ofTable, bool fromAnotherTable) {
  if (fromAnotherTable) {
    return {QuestionChoice::Explain::Another, {}};
  }
  std::vector<Index> columns = explained_columns(ofTable);
  return columns.empty() ? QuestionChoice{}
                         : QuestionChoice{QuestionChoice::Explain::Columns, std::move(columns)};
}

std::optional<std::string> textExplained(const QuestionChoice& wanted,
                                         const std::vector<Column>& ofTable) {
  if (wanted.what != QuestionChoice::Explain::Columns || wanted.columns.empty()) {
    return std::nullopt;
  }
  const Column& first = ofTable[static_cast<std::size_t>(wanted.columns.front())];
  if (!is_indicator(first)) {
    return std::nullopt;
  }
  const std::string& text = first.made_of_text->column;
  std::vector<Index> made;
  for (Index column = 0; column < std::ssize(ofTable); ++column) {
    const Column& about = ofTable[static_cast<std::size_t>(column)];
    if (is_indicator(about) && about.made_of_text->column == text) {
      made.push_back(column);
    }
  }
  return made == wanted.columns ? std::optional(text) : std::nullopt;
}

void applyWanted(const QuestionChoice& wanted, TableSnapshot& table,
                 const std::vector<Index>& leftOut) {
  if (wanted.what == QuestionChoice::Explain::Another) {
    ask_for_another_table(*table.table, table.columns);
  } else {
    ask_for(*table.table, table.columns, wanted.columns);
  }
  for (const Index column : leftOut) {
    RoleSet& roles = table.columns[static_cast<std::size_t>(column)].roles;
    roles = roles.without(Role::input);
  }
}

AskedTable withTextInputs(AskedTable asked, const QuestionChoice& wanted,
                          const ReadControl& control) {
  bool any = false;
  for (const Index text : asked.texts) {
    Column& column = asked.table.columns[static_cast<std::size_t>(text)];
    if (colours(column, text, wanted)) {
      column.roles = {};
    }
    column.set_aside =
        column.set_aside || std::count(asked.leftOut.begin(), asked.leftOut.end(), text) > 0;
    any = any || (column.roles.empty() && !column.set_aside);
  }
  if (!any) {
    return asked;
  }
  Dataset table = with_text_inputs(asked.table.copied(), true, control);
  if (wanted.what == QuestionChoice::Explain::Nothing && table.columns_with(Role::truth).empty()) {
    for (const Index input : table.columns_with(Role::input)) {  // all of them were text
      RoleSet& roles = table.columns[static_cast<std::size_t>(input)].roles;
      roles = roles.with(Role::truth);
    }
  }
  AskedTable made = lookedAt(std::make_shared<const Dataset>(std::move(table)));
  made.chosenPolicy = asked.chosenPolicy;
  return made;
}

}  // namespace steelyard::ui

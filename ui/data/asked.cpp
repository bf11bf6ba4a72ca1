// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/asked.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/data/target_roles.h"
#include "core/measures/spread.h"
#include "core/prepare/column_encoding.h"
#include "core/prepare/text_columns.h"
#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

double deviationOf(const Eigen::Ref<const Vector>& values) {
  if (!values.array().isNaN().any()) {
    return standard_deviations(values)[0];
  }
  const std::vector<double> present = present_values(values);
  return present.empty() ? 0.0
                         : standard_deviations(
                               Eigen::Map<const Vector>(present.data(), std::ssize(present)))[0];
}

void widen(SpreadRange& spread, double deviation) {
  if (deviation > 0.0) {
    spread.least = spread.least > 0.0 ? std::min(spread.least, deviation) : deviation;
    spread.most = std::max(spread.most, deviation);
  }
}

/// Of the numbers that the text will be: see core/prepare/column_encoding.h.
SpreadRange spreadOfText(const Dataset& table, Index column) {
  const ColumnEncoding encoding = encoding_of(table, column);
  const bool indicators = encoding.kind == EncodingKind::indicators;
  SpreadRange spread;
  const auto add = [&](const auto& numberOf) {
    Vector values = table.values.col(column);
    for (double& cell : values) {
      cell = std::isnan(cell) ? cell : numberOf(cell);
    }
    widen(spread, deviationOf(values));
  };
  for (const Index value : indicators ? encoding.values : std::vector<Index>{}) {
    add([value](double cell) { return cell == static_cast<double>(value) ? 1.0 : 0.0; });
  }
  if (!indicators && encoding.kind != EncodingKind::none) {
    add([&encoding](double cell) { return encoding.numbers[static_cast<std::size_t>(cell)]; });
  }
  return spread;
}

std::vector<SpreadRange> spreadsOf(const Dataset& table, const std::vector<Index>& texts) {
  std::vector<SpreadRange> spreads(table.columns.size());
  for (const Index column : table.number_columns()) {
    widen(spreads[static_cast<std::size_t>(column)], deviationOf(table.values.col(column)));
  }
  for (const Index column : texts) {
    spreads[static_cast<std::size_t>(column)] = spreadOfText(table, column);
  }
  return spreads;
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
  asked.texts = texts_of_few_values(*table);
  asked.missing = table->values.array().isNaN().count();
  asked.spreads = spreadsOf(*table, asked.texts);
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

MissingCells missingIn(const AskedTable& asked, const std::vector<Index>& used) {
  return asked.missing == 0 ? MissingCells{} : missing_cells(*asked.table.table, used);
}

MissingPolicy policyFor(const AskedTable& asked, const MissingCells& missing) {
  constexpr Index enough = 20;
  if (missing.cells == 0) {
    return MissingPolicy::refuse;
  }
  if (asked.chosenPolicy) {
    return *asked.chosenPolicy;
  }
  const Index samples = asked.table.samples();
  const Index left = samples - missing.rows;
  return left >= enough && 2 * left >= samples ? MissingPolicy::drop_rows
                                               : MissingPolicy::fill_median;
}

double ratioOfSpreads(const AskedTable& asked, const std::vector<Index>& used) {
  SpreadRange all;
  for (const Index column : used) {
    const SpreadRange& one = asked.spreads[static_cast<std::size_t>(column)];
    widen(all, one.least);
    widen(all, one.most);
  }
  return all.least > 0.0 ? all.most / all.least : 1.0;
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
    column.left_out =
        column.left_out || std::count(asked.leftOut.begin(), asked.leftOut.end(), text) > 0;
    column.set_aside = column.set_aside || column.left_out;
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

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/tested_samples.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <string>
#include <utility>

#include "core/data/joined_tables.h"
#include "core/data/table_reader.h"
#include "core/error.h"
#include "core/message.h"
#include "core/positions.h"
#include "core/prepare/filter_samples.h"
#include "core/prepare/further_rows.h"
#include "core/prepare/preparation.h"
#include "core/record/further_reading.h"
#include "core/record/further_units.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// The samples of a problem that stand at these positions of its table.
/// \param positions  ascending
std::vector<Index> samples_at(const Problem& problem, const std::vector<Index>& positions) {
  std::vector<Index> found;
  for (Index sample = 0; sample < problem.samples(); ++sample) {
    if (std::binary_search(positions.begin(), positions.end(), problem.row_of(sample))) {
      found.push_back(sample);
    }
  }
  return found;
}

void refuse_empty_parts(const std::vector<Index>& tested, const Problem& problem) {
  const bool none = tested.empty();
  if (none || std::ssize(tested) == problem.samples()) {
    throw bad_input({none ? message("tested_samples.none", "no sample is tested")
                          : message("tested_samples.all", "no sample is left to learn from"),
                     "samples to test on",
                     message("tested_samples.all.accepted", "some of the samples, but not all")});
  }
}

bool changes_values(const PreparationStep& step) { return preparation(step.id).changes_values; }

bool cannot_follow(const PreparationStep& step) {
  return changes_values(step) && preparation(step.id).follow == nullptr;
}

/// What was computed from the whole table cannot always be repeated for a file.
void refuse_what_depends_on_the_table(const Record& record, const Dataset& table,
                                      const TestChoice& choice) {
  const std::string where = table.name + ", to be tested on " + choice.file;
  for (const PreparationStep& step : table.origin.steps) {
    if (cannot_follow(step)) {
      throw bad_input(
          {message("tested_samples.changed_values",
                   "{1} was applied to the whole table, which cannot be repeated for another",
                   message("tested_samples.step", "'{1}'",
                           term_words(std::string(preparation(step.id).title)))),
           where, message("tested_samples.changed_values.accepted", "a record without this step")});
    }
  }
  if (!table.origin.beside.empty()) {
    throw bad_input(
        {message("tested_samples.joined", "columns of another file were joined"), where,
         message("tested_samples.joined.accepted", "a table whose columns are in one file")});
  }
  if (record.truth_data && !choice.of_inputs) {
    throw bad_input({message("tested_samples.other_truth",
                             "the target is another table, which says nothing of further samples"),
                     where,
                     message("tested_samples.other_truth.accepted", "a target among the columns")});
  }
}

bool is_needed(const Column& column) {
  return column.roles.has(Role::input) || column.roles.has(Role::truth);
}

/// Missing cells would be refused with the number of a row that no file has, or filled by what the
/// tested samples say.
void refuse_gaps(const Dataset& both, const Dataset& table, const TestChoice& choice,
                 MissingPolicy policy) {
  if (policy == MissingPolicy::drop_rows) {
    return;
  }
  const Index first = policy == MissingPolicy::fill_median ? 0 : table.samples();
  for (Index column = 0; column < both.values.cols(); ++column) {
    for (Index row = first; row < both.samples(); ++row) {
      if (is_needed(both.columns[static_cast<std::size_t>(column)]) &&
          std::isnan(both.values(row, column))) {
        const bool learned = row < table.samples();
        throw bad_input(
            {message("tested_samples.gap", "a cell is missing in the column {1}, row {2}",
                     in_quotes(both.columns[static_cast<std::size_t>(column)].name),
                     learned ? table.row_of(row) + 1 : row - table.samples() + 1),
             learned ? table.name : choice.file,
             message("tested_samples.gap.accepted",
                     "complete samples, or a record that leaves incomplete ones out (--missing "
                     "drop-rows)")});
      }
    }
  }
}

/// The further samples are related to no other and come later.
SampleOrder continued(SampleOrder order, Index before, Index further) {
  for (auto* numbers : {&order.group_of, &order.copy_of}) {
    if (*numbers) {
      int next =
          (*numbers)->empty() ? 0 : 1 + *std::max_element((*numbers)->begin(), (*numbers)->end());
      for (Index sample = 0; sample < further; ++sample) {
        (*numbers)->push_back(next++);
      }
    }
  }
  if (order.time) {
    for (Index sample = before; sample < before + further; ++sample) {
      order.time->push_back(sample);
    }
  }
  return order;
}

void forget_truth(Dataset& table) {
  for (Column& column : table.columns) {
    column.roles = column.roles.without(Role::truth);
  }
}

/// The record's samples are drawn by their weights already, each as often as it counts, and those
/// of the file count once.
void forget_weights(Dataset& table) {
  for (Column& column : table.columns) {
    column.roles = column.roles.without(Role::weight);
  }
}

/// "Learned from a.csv, tested on b.csv."
Message tested_on(const Dataset& table, const Dataset& further, const std::string& where) {
  Message how =
      where.empty()
          ? message("tested.of_file", "Learned from {1}, tested on {2}.", table.name, further.name)
          : message("tested.of_file_where", "Learned from {1}, tested on {2}, where {3}.",
                    table.name, further.name, where);
  const auto& steps = table.origin.steps;
  const auto changing = std::count_if(steps.begin(), steps.end(), changes_values);
  if (changing > 0) {
    how = followed_by(how, message("tested.with_steps",
                                   "The steps that changed values of {1} were applied to {2} by "
                                   "what {1} says.",
                                   table.name, further.name));
  }
  return changing == std::ssize(steps)
             ? how
             : followed_by(how, message("tested.without_steps",
                                        "The steps that chose what is in {1} were not applied to "
                                        "{2}.",
                                        table.name, further.name));
}

/// Says nothing where both tables state each unit, or none does.
Message on_units(const std::vector<std::string>& of_one, const Dataset& table,
                 const Dataset& further) {
  return of_one.empty() ? Message()
                        : message("tested.units",
                                  "Only one of {1} and {2} states the {3:unit|units} of {4}: the "
                                  "values were taken as they are.",
                                  table.name, further.name, of_one.size(), names_in_words(of_one));
}

/// The columns of the unprepared table that the needed ones were made of.
std::set<std::string> needed_before(const Dataset& table, const Dataset& unprepared) {
  std::set<std::string> names;
  for (const Column& column : table.columns) {
    const std::string& name = name_before_steps(column);
    if (is_needed(column) && unprepared.column_named(name)) {
      names.insert(name);
    }
  }
  return names;
}

/// A file's rows as they were read, prepared like the record's, and those that meet the condition.
struct FurtherRows {
  Dataset prepared;
  std::vector<Index> meeting;  ///< ascending
};

FurtherRows further_rows(const Dataset& table, const Dataset& unprepared, const Dataset& read,
                         const std::string& where, const ReadControl& control) {
  Dataset rows = rows_in_columns_of(unprepared, read, needed_before(table, unprepared));
  std::vector<Index> meeting =
      where.empty() ? all_positions(rows.samples()) : samples_where(rows, where);
  return {prepared_further(std::move(rows), unprepared, table.origin.steps, control),
          std::move(meeting)};
}

/// The rows from the first one on that meet the condition.
std::vector<Index> rows_from(Index first, const Dataset& both, const std::string& where) {
  const std::vector<Index> meeting =
      where.empty() ? all_positions(both.samples()) : samples_where(both, where);
  return {std::lower_bound(meeting.begin(), meeting.end(), first), meeting.end()};
}

TestedSamples of_file(const Record& record, const PreparedTable& tables, const Problem& own,
                      const TestChoice& choice, const ReadControl& control) {
  const Dataset& table = tables.prepared;
  refuse_what_depends_on_the_table(record, table, choice);
  Dataset both = table;
  ProblemOptions options = record.problem_options;
  if (choice.of_inputs) {
    forget_truth(both);
    options.truth_kind = TruthKind::columns;
  }
  if (!both.columns_with(Role::weight).empty()) {
    forget_weights(both);
    options.samples = own.rows;
  }
  const Dataset read =
      read_table(choice.file, further_reading(table, choice.file, control), control);
  const std::set<std::string> needed = needed_before(both, tables.unprepared);
  refuse_other_units(tables.unprepared, read, needed);
  std::vector<Index> below;
  if (std::any_of(table.origin.steps.begin(), table.origin.steps.end(), changes_values)) {
    const FurtherRows further = further_rows(both, tables.unprepared, read, choice.where, control);
    both = stacked_tables(std::move(both), further.prepared);
    below = further.meeting;
    std::for_each(below.begin(), below.end(), [&](Index& row) { row += table.samples(); });
  } else {
    both = stacked_tables(std::move(both), read);
    below = rows_from(table.samples(), both, choice.where);
  }
  refuse_gaps(both, table, choice, options.missing);
  if (options.samples.empty()) {
    options.samples = all_positions(table.samples());
  }
  options.samples.insert(options.samples.end(), below.begin(), below.end());
  Problem problem = make_problem(both, options);
  GivenTest given{samples_at(problem, below),
                  followed_by(tested_on(table, read, choice.where),
                              on_units(units_of_one(tables.unprepared, read, needed), table, read)),
                  problem.order};
  refuse_empty_parts(given.tested, problem);
  problem.order = continued(own.order, own.samples(), problem.samples() - own.samples());
  return {std::move(problem), std::move(given)};
}

}  // namespace

TestedSamples tested_samples(const Record& record, const PreparedTable& tables,
                             const Problem& problem, const TestChoice& choice,
                             const ReadControl& control) {
  if (!choice.file.empty()) {
    return of_file(record, tables, problem, choice, control);
  }
  const std::vector<Index> tested =
      samples_at(problem, samples_where(tables.prepared, choice.where));
  refuse_empty_parts(tested, problem);
  return {problem,
          {tested,
           message("tested.seen",
                   "The samples where {1} were tested. The run had seen them, so that their errors "
                   "may be too small: for samples that it has not seen, run on the others, and "
                   "give these as --test-data.",
                   choice.where),
           problem.order}};
}

}  // namespace steelyard

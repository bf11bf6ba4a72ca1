// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/applied_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

#include "core/data/fill_rule.h"
#include "core/data/missing.h"
#include "core/data/read_progress.h"
#include "core/embed/pca.h"
#include "core/message.h"
#include "core/positions.h"
#include "core/prepare/further_rows.h"
#include "core/problem/periods.h"
#include "core/problem/samples_as_points.h"
#include "core/record/applied_errors.h"
#include "core/record/further_units.h"
#include "core/record/gaps_of_rows.h"
#include "core/record/run_tables.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr double not_there = std::numeric_limits<double>::quiet_NaN();

/// The column of the table before preparation that an input was made from: its own, one of text, or
/// the one that a step made it from.
const std::string& origin_of(const ColumnInfo& input) {
  if (input.of_text) {
    return input.of_text->column;
  }
  return input.made_from.empty() ? input.name : input.made_from;
}

std::set<std::string> origins_of(const Application& application, const std::vector<Index>& inputs) {
  std::set<std::string> names;
  for (const Index input : inputs) {
    names.insert(origin_of(application.problem->features[static_cast<std::size_t>(input)]));
  }
  return names;
}

/// The further rows' inputs, in the order of the problem's; missing where the table has no such
/// column.
Matrix inputs_of(const Dataset& prepared, const Problem& problem) {
  Matrix inputs = Matrix::Constant(prepared.samples(), problem.dimension(), not_there);
  for (Index input = 0; input < problem.dimension(); ++input) {
    const auto column =
        prepared.column_named(problem.features[static_cast<std::size_t>(input)].name);
    if (column) {
      inputs.col(input) = prepared.values.col(*column);
    }
  }
  return inputs;
}

/// What the run has filled cells of an input with; nothing if it had no gaps.
std::optional<double> filling_of_run(const Problem& problem, Index input) {
  for (const FilledColumn& filled :
       problem.filled_inputs ? *problem.filled_inputs : std::vector<FilledColumn>()) {
    const auto gap = std::find(filled.was_missing.begin(), filled.was_missing.end(), true);
    if (filled.column == input && gap != filled.was_missing.end()) {
      return problem.inputs(gap - filled.was_missing.begin(), input);
    }
  }
  return std::nullopt;
}

FillRules rules_of_inputs(const Problem& problem) {
  std::vector<std::optional<TextOrigin>> origins;
  for (const ColumnInfo& feature : problem.features) {
    origins.push_back(feature.of_text);
  }
  return {problem.inputs, std::move(origins), [](Index, Index) { return false; }};
}

/// What the record's samples know of an input.
double filling_of(const Problem& problem, Index input, FillRules& rules) {
  const std::optional<double> known = filling_of_run(problem, input);
  return known ? *known
               : filler(rules.of(input), present_values(problem.inputs.col(input)),
                        all_positions(problem.samples()));
}

/// Missing cells are filled by what the record's samples know, as the run has filled its own.
void fill_as_the_run(const Problem& problem, Matrix& inputs) {
  FillRules rules = rules_of_inputs(problem);
  for (Index input = 0; input < problem.dimension(); ++input) {
    auto cells = inputs.col(input);
    if (cells.array().isNaN().any()) {
      const double filling = filling_of(problem, input, rules);
      cells = cells.array().isNaN().select(filling, cells.array());
    }
  }
}

/// Inputs that no result depends on must not make a row incomplete.
void ignore_others(const std::vector<Index>& needed, Matrix& inputs) {
  std::vector<bool> is_needed(static_cast<std::size_t>(inputs.cols()), false);
  for (const Index input : needed) {
    is_needed[static_cast<std::size_t>(input)] = true;
  }
  for (Index input = 0; input < inputs.cols(); ++input) {
    if (!is_needed[static_cast<std::size_t>(input)]) {
      inputs.col(input).setZero();
    }
  }
}

std::vector<std::vector<Index>> outside_of(const Problem& seen, const Matrix& inputs,
                                           const std::vector<Index>& selected) {
  std::vector<std::vector<Index>> outside(static_cast<std::size_t>(inputs.rows()));
  for (const Index input : selected) {
    if (seen.features[static_cast<std::size_t>(input)].period > 0.0) {
      continue;
    }
    const double least = seen.inputs.col(input).minCoeff();
    const double most = seen.inputs.col(input).maxCoeff();
    for (Index row = 0; row < inputs.rows(); ++row) {
      if (inputs(row, input) < least || inputs(row, input) > most) {
        outside[static_cast<std::size_t>(row)].push_back(input);
      }
    }
  }
  return outside;
}

/// The rows on the principal components of the record's samples, in the space that is shown.
Matrix components_of(const Application& application, const std::vector<Index>& selected,
                     const Problem& rows) {
  const Problem& seen = *application.problem;
  const LearnedSpace space = display_space(application.record.result.space, selected, seen);
  constexpr Index shown = 2;
  const PrincipalComponents components = principal_components(rows_in(space, seen), shown);
  const Matrix points = points_in(space, seen);
  return (points_in(space, rows).rowwise() - points.colwise().mean()) * components.loadings;
}

bool predicts_classes(const Problem& problem) {
  return problem.labels.has_value() && problem.truth_features.empty();
}

/// A model knows the targets as they count, times a scale.
void divide_by_scales(const Problem& problem, Matrix& predicted) {
  for (Index target = 0; target < predicted.cols(); ++target) {
    const double scale = problem.truth_features[static_cast<std::size_t>(target)].scale;
    predicted.col(target) /= scale > 0.0 ? scale : 1.0;
  }
}

/// Lot by lot, so that nobody waits for the end of a large table after a stop.
/// \throws Error(bad_input) "cancelled" on stop
Matrix predicted_in_lots(const Predictor& predictor, const Matrix& inputs,
                         const std::stop_token& stop) {
  constexpr Index lot = 2048;
  Matrix predicted;
  for (Index first = 0; first < inputs.rows(); first += lot) {
    refuse_if_stopped(stop);
    const Index count = std::min(lot, inputs.rows() - first);
    const Matrix some = predictor.predict(Matrix(inputs.middleRows(first, count)));
    predicted.conservativeResize(inputs.rows(), some.cols());
    predicted.middleRows(first, count) = some;
  }
  return predicted;
}

/// A person may show other columns than those that the run selected and fitted its model to.
void warn_of_other_selection(const Application& application, AppliedRows& applied) {
  const auto of_model = application.predictor->needed_inputs();
  if (!application.record.chosen || !of_model) {
    return;
  }
  const std::set<Index> known(of_model->begin(), of_model->end());
  if (known != std::set<Index>(applied.selected.begin(), applied.selected.end())) {
    applied.warnings.push_back(
        message("applied.model_of_run",
                "the predictions come from the columns that the run selected itself ({1}), while "
                "the coordinates come from those that a person chose",
                names_in_words(*application.problem, *of_model)));
  }
}

void predict(const Application& application, const Matrix& inputs, const std::stop_token& stop,
             AppliedRows& applied) {
  const Problem& problem = *application.problem;
  if (predicts_classes(problem)) {
    applied.predicted_names = {problem.labels->name};
  } else {
    for (const ColumnInfo& target : problem.truth_features) {
      applied.predicted_names.push_back(target.name);
    }
  }
  const std::vector<Index> complete = finite_rows(inputs);
  applied.predicted =
      Matrix::Constant(inputs.rows(), std::ssize(applied.predicted_names), not_there);
  if (complete.empty()) {
    return;
  }
  Matrix predicted =
      predicted_in_lots(*application.predictor, Matrix(inputs(complete, Eigen::all)), stop);
  if (predicted.cols() != applied.predicted.cols()) {
    applied.predicted_names.clear();
    applied.predicted = Matrix(inputs.rows(), 0);
    applied.warnings.push_back(message(
        "applied.other_target",
        "nothing is predicted, as the model does not predict the target itself but what is made of "
        "it, such as the sine of an angle"));
    return;
  }
  if (!predicts_classes(problem)) {
    divide_by_scales(problem, predicted);
  }
  applied.predicted(complete, Eigen::all) = predicted;
  warn_of_other_selection(application, applied);
}

std::string class_name(const Problem& problem, double number) {
  if (!std::isfinite(number)) {
    return {};
  }
  return problem.labels->names.at(static_cast<std::size_t>(std::llround(number)));
}

/// \param wanted  inputs, one of which an incomplete row lacks
Index count_incomplete(const Matrix& inputs, const std::vector<Index>& wanted) {
  Index incomplete = 0;
  for (Index row = 0; row < inputs.rows(); ++row) {
    incomplete += std::any_of(wanted.begin(), wanted.end(),
                              [&](Index input) { return std::isnan(inputs(row, input)); })
                      ? 1
                      : 0;
  }
  return incomplete;
}

/// Categories of a needed text column that the record's table does not have.
void warn_of_new_categories(const Application& application, const std::set<std::string>& needed,
                            const Dataset& rows, std::vector<Message>& warnings) {
  for (std::size_t column = 0; column < rows.columns.size(); ++column) {
    const std::size_t known = application.source.columns[column].categories.size();
    const std::vector<std::string>& all = rows.columns[column].categories;
    if (needed.contains(rows.columns[column].name) && all.size() > known) {
      warnings.push_back(message("applied.new_category",
                                 "column {1} has {2} that the run has not seen",
                                 in_quotes(rows.columns[column].name), in_quotes(all[known])));
    }
  }
}

bool asked_for(const Record& record) { return record.chosen.has_value(); }

std::vector<Index> selected_of(const Record& record) {
  std::vector<Index> selected =
      reduced_to(record.result.space, shown_selection(record).features, asked_for(record));
  refuse_no_columns(selected);
  return selected;
}

/// The inputs that the coordinates and the predictions are made of.
std::vector<Index> needed_by(const Application& application, const std::vector<Index>& selected) {
  if (application.predictor == nullptr) {
    return selected;
  }
  const auto of_model = application.predictor->needed_inputs();
  if (!of_model) {
    return all_positions(application.problem->dimension());
  }
  std::set<Index> needed(selected.begin(), selected.end());
  needed.insert(of_model->begin(), of_model->end());
  return {needed.begin(), needed.end()};
}

}  // namespace

Vector fillings_of_inputs(const Problem& problem) {
  FillRules rules = rules_of_inputs(problem);
  Vector fillings(problem.dimension());
  for (Index input = 0; input < problem.dimension(); ++input) {
    fillings(input) = filling_of(problem, input, rules);
  }
  return fillings;
}

Message why_no_model(const MethodInfo& info, bool repeated) {
  if (!info.predicts && !info.predicts_from_selection) {
    return message("applied.fits_no_model",
                   "nothing is predicted, as the method of the run fits no model");
  }
  return repeated ? message("applied.found_no_model",
                            "nothing is predicted, as the run has found nothing that it could fit "
                            "a model to")
                  : message("applied.model_not_kept",
                            "nothing is predicted, as the file of the run does not hold its model; "
                            "run it once more, and apply that run");
}

void refuse_lacking_columns(const Application& application, const Dataset& further,
                            ModelToCome model) {
  std::vector<Index> needed = needed_by(application, selected_of(application.record));
  if (model == ModelToCome::of_all_inputs) {
    needed = all_positions(application.problem->dimension());
  } else if (model == ModelToCome::of_selection) {
    const std::vector<Index>& of_run = application.record.result.selection.features;
    needed.insert(needed.end(), of_run.begin(), of_run.end());
  }
  const std::set<std::string> names = origins_of(application, needed);
  refuse_lacking_names(names, further);
  if (application.source.origin.steps.empty()) {  // steps may have changed units
    refuse_other_units(application.source, further, names);
  }
}

AppliedRows applied_to(const Application& application, const Dataset& further,
                       const ReadControl& control) {
  const Problem& problem = *application.problem;
  const Record& record = application.record;
  AppliedRows applied;
  applied.selected = selected_of(record);
  const std::vector<Index> needed = needed_by(application, applied.selected);
  const std::set<std::string> names = origins_of(application, needed);
  applied.named = rows_in_columns_of(application.source, further, names);
  refuse_other_units(application.source, further, names);
  applied.warnings = notes_on_units(application.source, further, names);
  std::copy_if(further.warnings.begin(), further.warnings.end(),
               std::back_inserter(applied.warnings),
               [](const Message& warning) { return warning.id == "table.repeated_name"; });
  warn_of_new_categories(application, names, applied.named, applied.warnings);
  if (application.predictor == nullptr && !application.no_model.says_nothing()) {
    applied.warnings.push_back(application.no_model);
  }
  const Dataset prepared =
      prepared_further(applied.named, application.source, application.steps, control);
  const bool fills = record.problem_options.missing == MissingPolicy::fill_median;
  const std::vector<Message> gaps = notes_on_gaps(problem, needed, applied.named, prepared, fills);
  applied.warnings.insert(applied.warnings.end(), gaps.begin(), gaps.end());
  Matrix inputs = inputs_of(prepared, problem);
  if (fills) {
    fill_as_the_run(problem, inputs);
  }
  applied.incomplete = count_incomplete(inputs, applied.selected);
  if (application.predictor != nullptr) {
    applied.unpredicted = count_incomplete(inputs, needed) - applied.incomplete;
  }
  ignore_others(needed, inputs);
  applied.rows.features = problem.features;
  applied.rows.inputs = SharedMatrix(std::move(inputs));
  if (record.problem_options.wrap_periods) {
    wrap_periods(applied.rows.features, applied.rows.inputs);
  }
  applied.rows.rows = all_positions(applied.rows.samples());
  applied.outside = outside_of(problem, applied.rows.inputs, applied.selected);
  applied.components = components_of(application, applied.selected, applied.rows);
  applied.predicted = Matrix(applied.rows.samples(), 0);
  if (application.predictor != nullptr) {
    predict(application, applied.rows.inputs, control.stop, applied);
    const std::vector<Message> errors =
        errors_of_predictions(application, prepared, applied.predicted);
    applied.warnings.insert(applied.warnings.end(), errors.begin(), errors.end());
  }
  return applied;
}

namespace {

/// Empty if missing.
std::string rounded_cell(double value) {
  constexpr int digits = 6;
  return std::isnan(value) ? std::string() : short_text(value, digits);
}

std::string names_outside(const AppliedRows& applied, Index row) {
  std::string names;
  for (const Index input : applied.outside[static_cast<std::size_t>(row)]) {
    names +=
        (names.empty() ? "" : "; ") + applied.rows.features[static_cast<std::size_t>(input)].name;
  }
  return names;
}

/// Columns of text, in the record's table or in the further rows, with values in these, that are no
/// input, nor what is explained.
std::vector<Index> unused_text(const Application& application, const Dataset& named) {
  const Problem& problem = *application.problem;
  std::set<std::string> used = origins_of(application, all_positions(problem.dimension()));
  for (const ColumnInfo& target : problem.truth_features) {
    used.insert(origin_of(target));
  }
  std::vector<Index> unused;
  for (std::size_t column = 0; column < named.columns.size(); ++column) {
    const auto at = static_cast<Index>(column);
    const bool text = named.columns[column].kind == ColumnKind::category ||
                      application.source.columns[column].kind == ColumnKind::category;
    if (text && !used.contains(named.columns[column].name) &&
        !named.values.col(at).array().isNaN().all()) {
      unused.push_back(at);
    }
  }
  return unused;
}

/// The naming columns of the record's table that are there before preparation, too; and text.
RowFrame frame_for(const Application& application, const Dataset& named) {
  RowFrame frame;
  frame.numbered = true;
  for (const Index column : naming_columns(application.columns)) {
    const std::string& name = application.columns[static_cast<std::size_t>(column)].name;
    if (const auto at = application.source.column_named(name)) {
      frame.before.push_back(*at);
    }
  }
  for (const Index column : unused_text(application, named)) {
    if (std::find(frame.before.begin(), frame.before.end(), column) == frame.before.end()) {
      frame.before.push_back(column);
    }
  }
  return frame;
}

}  // namespace

RowTable applied_table(const Application& application, const AppliedRows& applied) {
  const Record& record = application.record;
  RowTable table = reduced_table(applied.named, frame_for(application, applied.named), applied.rows,
                                 record.result.space, applied.selected, asked_for(record));
  for (Index component = 0; component < applied.components.cols(); ++component) {
    table.header.push_back("pc_" + std::to_string(component + 1));
  }
  for (const std::string& name : applied.predicted_names) {
    table.header.push_back(name + " (predicted)");
  }
  table.header.emplace_back("outside");
  table.append_cells = [reduced = table.append_cells, &applied, problem = application.problem](
                           Index row, std::vector<std::string>& cells) {
    reduced(row, cells);
    for (const double value : applied.components.row(row)) {
      cells.push_back(rounded_cell(value));
    }
    for (const double value : applied.predicted.row(row)) {
      cells.push_back(predicts_classes(*problem) ? class_name(*problem, value)
                                                 : rounded_cell(value));
    }
    cells.push_back(names_outside(applied, row));
  };
  return table;
}

std::vector<Message> remarks_on(const AppliedRows& applied) {
  std::vector<Message> remarks = applied.warnings;
  Index rows = 0;
  std::set<Index> inputs;
  for (const std::vector<Index>& outside : applied.outside) {
    rows += outside.empty() ? 0 : 1;
    inputs.insert(outside.begin(), outside.end());
  }
  if (rows > 0) {
    remarks.push_back(
        message("applied.outside",
                "{1} of {2} {2:row|rows} {1:lies|lie} outside of what the run has seen, in {3}",
                rows, applied.rows.samples(),
                names_in_words(applied.rows, std::vector<Index>(inputs.begin(), inputs.end()))));
  }
  if (applied.incomplete > 0) {
    remarks.push_back(message("applied.incomplete",
                              "{1} {1:row lacks|rows lack} a selected column and {1:has|have} "
                              "empty cells in its place",
                              applied.incomplete));
  }
  if (applied.unpredicted > 0) {
    remarks.push_back(message("applied.unpredicted",
                              "{1} further {1:row lacks|rows lack} another column that the model "
                              "needs, so that nothing is predicted for {1:it|them}",
                              applied.unpredicted));
  }
  return remarks;
}

}  // namespace steelyard

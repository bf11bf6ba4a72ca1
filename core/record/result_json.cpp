// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/result_json.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "core/record/figure_json.h"
#include "core/record/json.h"
#include "core/record/message_json.h"

namespace steelyard::json {
namespace {

Vector to_vector(const std::vector<double>& values) {
  return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

Json from_matrix(const Matrix& matrix) {
  Json rows = Json::array();
  for (Index row = 0; row < matrix.rows(); ++row) {
    rows.push_back(numbers(Vector(matrix.row(row).transpose())));
  }
  return rows;
}

/// A list of rows of equally many numbers; null is NaN.
Matrix to_matrix(const Reader& reader, const char* key) {
  const Json& rows = reader.array(key);
  const Index columns = rows.empty() ? 0 : static_cast<Index>(rows.front().size());
  Matrix matrix(static_cast<Index>(rows.size()), columns);
  Index row = 0;
  for (const Json& cells : rows) {
    const bool numbers_only =
        cells.is_array() && std::all_of(cells.begin(), cells.end(), [](const Json& cell) {
          return cell.is_number() || cell.is_null();
        });
    if (!numbers_only || static_cast<Index>(cells.size()) != columns) {
      throw bad_input(
          {message("record.no_matrix", "the key '{1}' holds no rows of equally many numbers", key),
           reader.where(), other_words("[[ ... ], [ ... ]]")});
    }
    Index column = 0;
    for (const Json& cell : cells) {
      matrix(row, column++) =
          cell.is_number() ? cell.get<double>() : std::numeric_limits<double>::quiet_NaN();
    }
    ++row;
  }
  return matrix;
}

Json from_column(const FeatureColumn& column) {
  return {{"id", column.id},
          {"title", column.title},
          {"help", column.help},
          {"kind", value_kind_id(column.kind)},
          {"values", numbers(column.values)}};
}

ValueKind to_kind(const Reader& reader) {
  try {
    return value_kind(reader.get<std::string>("kind"));
  } catch (const Error& error) {
    throw said_at(error, other_words(reader.where()));
  }
}

FeatureColumn to_column(const Reader& reader) {
  FeatureColumn column{reader.get<std::string>("id"), reader.get<std::string>("title"),
                       reader.get<std::string>("help"), to_kind(reader), reader.numbers("values")};
  // Before orders had a kind of their own, the order of mRMR was a signed score.
  if (column.id == "order" && column.kind == ValueKind::signed_score) {
    column.kind = ValueKind::order;
  }
  return column;
}

Json from_space(const LearnedSpace& space) {
  Json object = Json::object();
  if (space.is_map()) {
    object["map"] = from_matrix(space.map());
  } else if (!space.empty()) {
    object["weights"] = numbers(space.weights());
  }
  return object;
}

LearnedSpace to_space(const Reader& reader) {
  if (reader.has("map")) {
    return LearnedSpace::of_map(to_matrix(reader, "map"));
  }
  return reader.has("weights") ? LearnedSpace(to_vector(reader.numbers("weights")))
                               : LearnedSpace();
}

Json from_path_point(const PathPoint& point) {
  return {{"label", point.label},
          {"feature_count", point.feature_count},
          {"objective", number(point.objective)},
          {"penalty", number(point.penalty)},
          {"error", number(point.error)},
          {"weights", numbers(point.weights)},
          {"selection", point.selection},
          {"warnings", list_of(point.warnings, from_message)}};
}

PathPoint to_path_point(const Reader& reader) {
  return {reader.get<Index>("feature_count"),   reader.number("objective"),
          reader.optional_number("penalty"),    reader.optional_number("error"),
          to_vector(reader.numbers("weights")), reader.get<std::vector<Index>>("selection"),
          reader.get<std::string>("label"),     to_messages(reader, "warnings")};
}

Json from_history(const History& history) {
  return {{"id", history.info.id},
          {"title", history.info.title},
          {"logarithmic", history.info.logarithmic},
          {"of_solutions", history.info.of_solutions},
          {"x", numbers(history.x)},
          {"y", numbers(history.y)}};
}

History to_history(const Reader& reader) {
  return {{reader.get<std::string>("id"), reader.get<std::string>("title"),
           reader.get_or("logarithmic", false), reader.get_or("of_solutions", false)},
          reader.numbers("x"),
          reader.numbers("y")};
}

Json from_projection(const Projection& projection) {
  return {{"id", projection.id},
          {"title", projection.title},
          {"axis_labels", list_of(projection.axis_labels, from_message)},
          {"coordinates", from_matrix(projection.coordinates)}};
}

Projection to_projection(const Reader& reader) {
  static_cast<void>(reader.array("axis_labels"));  // never missing
  return {reader.get<std::string>("id"), reader.get<std::string>("title"),
          to_matrix(reader, "coordinates"), to_messages(reader, "axis_labels")};
}

constexpr std::array<const char*, 4> numbers_by{"of_rule", "open", "held_out", "of_test"};

/// What decided how many there are is said only where it is not the rule.
Json from_selection(const FeatureSelection& selection) {
  Json object{{"features", selection.features}};
  put(selection.rule, "rule", object);
  if (selection.count_decided_by != FeatureSelection::CountDecidedBy::of_rule) {
    object["number"] = numbers_by.at(static_cast<std::size_t>(selection.count_decided_by));
  }
  if (selection.kept > 0) {
    object["kept"] = selection.kept;
  }
  return object;
}

FeatureSelection to_selection(const Reader& reader) {
  static_cast<void>(reader.get<std::string>("rule"));  // it may be empty, but never missing
  FeatureSelection selection{reader.get<std::vector<Index>>("features"),
                             to_message(reader, "rule")};
  const auto by = reader.get_or("number", std::string());
  for (std::size_t place = 0; place < numbers_by.size(); ++place) {
    if (by == numbers_by.at(place)) {
      selection.count_decided_by = static_cast<FeatureSelection::CountDecidedBy>(place);
    }
  }
  selection.kept =
      std::clamp<Index>(reader.get_or("kept", Index{0}), 0, std::ssize(selection.features));
  return selection;
}

}  // namespace

Json from_finding(const Finding& finding) {
  Json object{{"id", finding.id}, {"value", number(finding.value)}};
  put(finding.title, "title", object);
  if (finding.error) {
    object["error"] = number(finding.error);
  }
  object["unit"] = finding.unit;
  object["better"] = better_id(finding.better);
  put(finding.measured_on, "measured_on", object);
  return object;
}

Finding to_finding(const Reader& reader) {
  return {reader.get<std::string>("id"),
          required_message(reader, "title"),
          reader.number("value"),
          reader.optional_number("error"),
          reader.get_or("unit", std::string()),
          better_of(reader.get_or("better", std::string(better_id(Better::neither)))),
          to_message(reader, "measured_on")};
}

Json from_result(const Result& result) {
  Json object{{"outcome", ending_id(result.outcome.ending)}, {"iterations", result.iterations}};
  put(result.outcome.reason, "reason", object);
  if (has_solution(result)) {
    object["objective"] = number(result.objective);
  }
  if (result.objective_error) {
    object["objective_error"] = number(result.objective_error);
  }
  object["columns"] = list_of(result.columns, from_column);
  object["space"] = from_space(result.space);
  object["selection"] = from_selection(result.selection);
  object["path"] = list_of(result.path, from_path_point);
  if (result.suggested_path_point) {
    object["suggested_path_point"] = *result.suggested_path_point;
  }
  if (!result.suggestion.says_nothing()) {
    put(result.suggestion, "suggestion", object);
  }
  if (result.samples) {
    object["samples"] = {{"positions", result.samples->positions},
                         {"weights", numbers(result.samples->weights)}};
  }
  object["projections"] = list_of(result.projections, from_projection);
  object["histories"] = list_of(result.histories, from_history);
  object["figures"] = list_of(result.figures, from_figure);
  object["findings"] = list_of(result.findings, from_finding);
  object["warnings"] = list_of(result.warnings, from_message);
  return object;
}

Result to_result(const Reader& reader) {
  Result result;
  result.outcome = {ending(reader.get<std::string>("outcome")), to_message(reader, "reason")};
  result.iterations = reader.get<std::uint64_t>("iterations");
  result.objective = reader.has("objective") ? reader.get<double>("objective") : result.objective;
  result.objective_error = reader.optional_number("objective_error");
  result.columns = list_from<FeatureColumn>(reader, "columns", to_column);
  result.space = to_space(reader.child("space"));
  result.selection = to_selection(reader.child("selection"));
  result.path = list_from<PathPoint>(reader, "path", to_path_point);
  if (reader.has("suggested_path_point")) {
    result.suggested_path_point = reader.get<std::size_t>("suggested_path_point");
  }
  result.suggestion = to_message(reader, "suggestion");
  if (reader.has("samples")) {
    const Reader samples = reader.child("samples");
    result.samples =
        SampleSelection{samples.get<std::vector<Index>>("positions"), samples.numbers("weights")};
  }
  result.projections = list_from<Projection>(reader, "projections", to_projection);
  result.histories = list_from<History>(reader, "histories", to_history);
  result.figures = list_from<Figure>(reader, "figures", to_figure);
  result.findings = list_from<Finding>(reader, "findings", to_finding);
  result.warnings = to_messages(reader, "warnings");
  return result;
}

}  // namespace steelyard::json

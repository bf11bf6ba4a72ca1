// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/result_json.h"

#include <algorithm>
#include <limits>
#include <utility>

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
      throw bad_input({"the key '" + std::string(key) + "' holds no rows of equally many numbers",
                       reader.where(), "[[ ... ], [ ... ]]"});
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

Json from_feature(const FeatureResult& feature, const std::string& name) {
  Json object{{"name", name},
              {"weight", number(feature.weight)},
              {"relative_weight", number(feature.relative_weight)},
              {"score", number(feature.score)}};
  if (feature.error) {
    object["error"] = number(feature.error);
  }
  if (feature.p_value) {
    object["p_value"] = number(feature.p_value);
  }
  if (feature.q_value) {
    object["q_value"] = number(feature.q_value);
  }
  if (feature.selected_share) {
    object["selected_share"] = number(feature.selected_share);
  }
  return object;
}

FeatureResult to_feature(const Reader& reader) {
  return {reader.number("weight"),
          reader.number("score"),
          reader.optional_number("error"),
          reader.optional_number("p_value"),
          reader.optional_number("q_value"),
          reader.number("relative_weight"),
          reader.optional_number("selected_share")};
}

Json from_path_point(const PathPoint& point) {
  return {{"label", point.label},
          {"feature_count", point.feature_count},
          {"objective", number(point.objective)},
          {"penalty", number(point.penalty)},
          {"error", number(point.error)},
          {"weights", numbers(point.weights)},
          {"selection", point.selection},
          {"warnings", point.warnings}};
}

PathPoint to_path_point(const Reader& reader) {
  return {
      reader.get<Index>("feature_count"),   reader.number("objective"),
      reader.optional_number("penalty"),    reader.optional_number("error"),
      to_vector(reader.numbers("weights")), reader.get<std::vector<Index>>("selection"),
      reader.get<std::string>("label"),     reader.get_or("warnings", std::vector<std::string>())};
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

Json from_curve(const Curve& curve) {
  return {{"group", curve.group},
          {"x", numbers(curve.x)},
          {"y", numbers(curve.y)},
          {"low", numbers(curve.low)},
          {"high", numbers(curve.high)}};
}

Json from_family(const CurveFamily& family) {
  Json curves = Json::array();
  for (const Curve& curve : family.curves) {
    curves.push_back(from_curve(curve));
  }
  return {{"id", family.id},
          {"title", family.title},
          {"x_label", family.x_label},
          {"y_label", family.y_label},
          {"curves", std::move(curves)},
          {"behind_path", family.behind_path}};
}

CurveFamily to_family(const Reader& reader) {
  CurveFamily family{reader.get<std::string>("id"),
                     reader.get<std::string>("title"),
                     reader.get<std::string>("x_label"),
                     reader.get<std::string>("y_label"),
                     {},
                     reader.get_or("behind_path", false)};
  for (const Json& curve : reader.array("curves")) {
    const Reader of_curve(curve, reader.where() + ", curves");
    family.curves.push_back({of_curve.get<std::string>("group"), of_curve.numbers("x"),
                             of_curve.numbers("y"), of_curve.numbers("low"),
                             of_curve.numbers("high")});
  }
  return family;
}

Json from_projection(const Projection& projection) {
  return {{"id", projection.id},
          {"title", projection.title},
          {"axis_labels", projection.axis_labels},
          {"coordinates", from_matrix(projection.coordinates)}};
}

Projection to_projection(const Reader& reader) {
  return {reader.get<std::string>("id"), reader.get<std::string>("title"),
          to_matrix(reader, "coordinates"), reader.get<std::vector<std::string>>("axis_labels")};
}

template <typename T, typename Write>
Json list_of(const std::vector<T>& items, const Write& write) {
  Json array = Json::array();
  for (const T& item : items) {
    array.push_back(write(item));
  }
  return array;
}

template <typename T, typename Read>
std::vector<T> list_from(const Reader& reader, const char* key, const Read& read) {
  std::vector<T> items;
  if (reader.has(key)) {
    for (const Json& item : reader.array(key)) {
      items.push_back(read(Reader(item, reader.where() + ", " + key)));
    }
  }
  return items;
}

}  // namespace

Json from_result(const Result& result, const std::vector<std::string>& names) {
  Json object{{"outcome", ending_id(result.outcome.ending)},
              {"reason", result.outcome.reason},
              {"iterations", result.iterations}};
  if (has_solution(result)) {
    object["objective"] = number(result.objective);
  }
  if (result.objective_error) {
    object["objective_error"] = number(result.objective_error);
  }
  object["features"] = Json::array();
  for (std::size_t k = 0; k < result.features.size(); ++k) {
    object["features"].push_back(from_feature(result.features[k], names.at(k)));
  }
  object["selection"] = result.selection;
  object["path"] = list_of(result.path, from_path_point);
  if (result.suggested_path_point) {
    object["suggested_path_point"] = *result.suggested_path_point;
    object["suggestion"] = result.suggestion;
  }
  if (result.samples) {
    object["samples"] = {{"positions", result.samples->positions},
                         {"weights", numbers(result.samples->weights)}};
  }
  if (result.transformation) {
    object["transformation"] = from_matrix(*result.transformation);
  }
  object["projections"] = list_of(result.projections, from_projection);
  object["histories"] = list_of(result.histories, from_history);
  object["curves"] = list_of(result.curves, from_family);
  object["warnings"] = result.warnings;
  return object;
}

Result to_result(const Reader& reader) {
  Result result;
  result.outcome = {ending(reader.get<std::string>("outcome")),
                    reader.get_or<std::string>("reason", "")};
  result.iterations = reader.get<std::uint64_t>("iterations");
  result.objective = reader.has("objective") ? reader.get<double>("objective") : result.objective;
  result.objective_error = reader.optional_number("objective_error");
  result.features = list_from<FeatureResult>(reader, "features", to_feature);
  result.selection = reader.get<std::vector<Index>>("selection");
  result.path = list_from<PathPoint>(reader, "path", to_path_point);
  if (reader.has("suggested_path_point")) {
    result.suggested_path_point = reader.get<std::size_t>("suggested_path_point");
    result.suggestion = reader.get_or("suggestion", std::string());
  }
  if (reader.has("samples")) {
    const Reader samples = reader.child("samples");
    result.samples =
        SampleSelection{samples.get<std::vector<Index>>("positions"), samples.numbers("weights")};
  }
  if (reader.has("transformation")) {
    result.transformation = to_matrix(reader, "transformation");
  }
  result.projections = list_from<Projection>(reader, "projections", to_projection);
  result.histories = list_from<History>(reader, "histories", to_history);
  result.curves = list_from<CurveFamily>(reader, "curves", to_family);
  result.warnings = reader.get_or<std::vector<std::string>>("warnings", {});
  return result;
}

}  // namespace steelyard::json

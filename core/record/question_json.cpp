// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/question_json.h"

#include <utility>

#include "core/record/data_reference_json.h"
#include "core/record/parameter_json.h"

namespace steelyard::json {
namespace {

Json from_roles(RoleSet roles) {
  Json ids = Json::array();
  for (const Role role : all_roles) {
    if (roles.has(role)) {
      ids.push_back(role_id(role));
    }
  }
  return ids;
}

RoleSet to_roles(const Reader& reader) {
  RoleSet roles;
  for (const auto& id : reader.get<std::vector<std::string>>("roles")) {
    for (const Role role : all_roles) {
      roles = role_id(role) == id ? roles.with(role) : roles;
    }
  }
  return roles;
}

Json from_columns(const std::vector<ColumnChoice>& columns) {
  Json array = Json::array();
  for (const ColumnChoice& column : columns) {
    Json object{{"name", column.name}, {"roles", from_roles(column.roles)}, {"unit", column.unit}};
    if (column.period != 0.0) {
      object["period"] = column.period;
    }
    if (column.truth_period != 0.0) {
      object["truth_period"] = column.truth_period;
    }
    if (column.known_weight) {
      object["known_weight"] = *column.known_weight;
    }
    if (!column.group.empty()) {
      object["group"] = column.group;
    }
    array.push_back(std::move(object));
  }
  return array;
}

std::vector<ColumnChoice> to_columns(const Reader& reader, const char* key) {
  std::vector<ColumnChoice> columns;
  for (const Json& item : reader.array(key)) {
    const Reader of_column(item, reader.where() + ", " + key);
    columns.push_back({of_column.get<std::string>("name"), to_roles(of_column),
                       of_column.get_or<std::string>("unit", ""), of_column.get_or("period", 0.0),
                       of_column.get_or("truth_period", 0.0),
                       of_column.optional_number("known_weight"),
                       of_column.get_or<std::string>("group", "")});
  }
  return columns;
}

Json from_options(const ProblemOptions& options) {
  return {{"missing", missing_policy_id(options.missing)},
          {"standardise_truth", options.standardise_truth},
          {"samples", options.samples},
          {"truth_kind", truth_kind_id(options.truth_kind)},
          {"wrap_periods", options.wrap_periods},
          {"row_order", row_order_id(options.row_order)}};
}

ProblemOptions to_options(const Reader& reader) {
  return {missing_policy(reader.get<std::string>("missing")),
          reader.get<bool>("standardise_truth"),
          reader.get_or<std::vector<Index>>("samples", {}),
          truth_kind(reader.get_or<std::string>("truth_kind", "columns")),
          reader.get_or("wrap_periods", false),
          row_order(reader.get_or<std::string>("row_order", "automatic"))};
}

}  // namespace

void put_question(const RunRequest& question, Json& object) {
  object["data"] = from_reference(question.data);
  if (question.truth_data) {
    object["truth_data"] = from_reference(*question.truth_data);
  }
  object["columns"] = from_columns(question.columns);
  object["truth_columns"] = from_columns(question.truth_columns);
  object["problem_options"] = from_options(question.problem_options);
  object["method"] = question.method;
  object["parameters"] = from_parameters(question.parameters);
}

RunRequest to_question(const Reader& reader) {
  RunRequest question;
  question.data = to_reference(reader.child("data"));
  if (reader.has("truth_data")) {
    question.truth_data = to_reference(reader.child("truth_data"));
  }
  question.columns = to_columns(reader, "columns");
  question.truth_columns = to_columns(reader, "truth_columns");
  question.problem_options = to_options(reader.child("problem_options"));
  question.method = reader.get<std::string>("method");
  question.parameters = to_parameters(reader.child("parameters"));
  return question;
}

}  // namespace steelyard::json

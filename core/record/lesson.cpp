// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/lesson.h"

#include <algorithm>

#include "core/record/json.h"

namespace steelyard {
namespace {

using json::Json;
using json::Reader;

Role to_role(const std::string& id, const std::string& where) {
  for (const Role role : all_roles) {
    if (role_id(role) == id) {
      return role;
    }
  }
  throw bad_input({"'" + id + "' is not a role", where, "input, truth, label, id, time"});
}

std::map<std::string, std::vector<Role>> roles_from(const Reader& reader) {
  std::map<std::string, std::vector<Role>> roles;
  for (const auto& [column, ids] : reader.object().items()) {
    for (const auto& id : reader.get<std::vector<std::string>>(column.c_str())) {
      roles[column].push_back(to_role(id, reader.where() + ", " + column));
    }
  }
  return roles;
}

std::map<std::string, std::string> texts_from(const Reader& reader, const char* key) {
  return reader.get_or<std::map<std::string, std::string>>(key, {});
}

LessonExpectation expectation_from(const Reader& reader) {
  return {reader.optional_number("objective_at_most"),
          reader.optional_number("cosine_overlap_at_least"),
          reader.optional_number("purity_at_least"),
          reader.get_or<std::vector<std::string>>("best_features", {}),
          reader.get_or<std::vector<std::string>>("selected", {}),
          reader.optional_number("true_at_least"),
          reader.optional_number("false_at_most")};
}

void set_roles(Column& column, const std::vector<Role>& roles) {
  for (const Role role : roles) {
    column.roles = column.roles.with(role);
  }
}

}  // namespace

Lesson parse_lesson(const std::string& text, const std::string& where) {
  const Json object = json::parse(text, where);
  const Reader reader(object, where);
  Lesson lesson;
  lesson.id = reader.get<std::string>("id");
  lesson.order = reader.get_or("order", lesson.order);
  lesson.title = reader.get<std::string>("title");
  lesson.text = reader.get<std::string>("text");
  lesson.data = reader.get<std::string>("data");
  if (reader.has("roles")) {
    lesson.roles = roles_from(reader.child("roles"));
  }
  lesson.units = texts_from(reader, "units");
  lesson.standardise_truth = reader.get_or("standardise_truth", false);
  lesson.method = reader.get<std::string>("method");
  lesson.parameters = texts_from(reader, "parameters");
  lesson.steps = reader.get<std::vector<std::string>>("steps");
  lesson.expect = expectation_from(reader.child("expect"));
  return lesson;
}

void apply_roles(const Lesson& lesson, Dataset& dataset) {
  const auto missing =
      std::find_if(lesson.roles.begin(), lesson.roles.end(), [&](const auto& named) {
        return named.first != "*" &&
               std::none_of(dataset.columns.begin(), dataset.columns.end(),
                            [&](const Column& column) { return column.name == named.first; });
      });
  if (missing != lesson.roles.end()) {
    throw bad_input(
        {"the table has no column '" + missing->first + "'", "lesson " + lesson.id, ""});
  }
  const auto others = lesson.roles.find("*");
  for (Column& column : dataset.columns) {
    if (const auto named = lesson.roles.find(column.name); named != lesson.roles.end()) {
      set_roles(column, named->second);
    } else if (others != lesson.roles.end() && column.kind == ColumnKind::number) {
      set_roles(column, others->second);
    }
    if (const auto unit = lesson.units.find(column.name); unit != lesson.units.end()) {
      column.unit = unit->second;
    }
  }
}

ParameterValues parameters_of(const Lesson& lesson, const ParameterSchema& schema) {
  ParameterValues values = schema.defaults();
  for (const auto& [id, text] : lesson.parameters) {
    const ParameterSpec* spec = schema.find(id);
    if (spec == nullptr) {
      throw bad_input({"'" + id + "' is not a parameter", "lesson " + lesson.id, ""});
    }
    values.set(spec->id, schema.parse(*spec, text));
  }
  return values;
}

}  // namespace steelyard

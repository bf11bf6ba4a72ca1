// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/question_json.h"

#include <algorithm>
#include <utility>

#include "core/data/text_encoding.h"
#include "core/record/data_reference.h"
#include "core/record/json.h"

namespace steelyard::json {
namespace {

Json from_parameter(const ParameterValue& value) {
  struct Writer {
    Json operator()(Automatic automatic) const { return to_text(automatic); }
    Json operator()(std::int64_t number) const { return number; }
    Json operator()(double number) const { return json::number(number); }
    Json operator()(bool on) const { return on; }
    Json operator()(const std::string& text) const { return text; }
    Json operator()(const std::vector<double>& values) const { return json::numbers(values); }
  };
  return std::visit(Writer{}, value);
}

ParameterValue to_parameter(const Json& value, const std::string& where) {
  if (value.is_boolean()) {
    return value.get<bool>();
  }
  if (value.is_number_integer()) {
    return value.get<std::int64_t>();
  }
  if (value.is_number_float()) {
    return value.get<double>();
  }
  if (value.is_array() &&
      std::all_of(value.begin(), value.end(), [](const Json& item) { return item.is_number(); })) {
    return value.get<std::vector<double>>();
  }
  if (value.is_string() && value.get<std::string>() == to_text(Automatic{})) {
    return Automatic{};
  }
  if (value.is_string()) {
    return value.get<std::string>();
  }
  throw bad_input({message("record.bad_parameter", "a parameter holds a value of another kind"),
                   where,
                   message("record.bad_parameter.accepted",
                           "a number, text, true, false or a list of numbers")});
}

Json from_dialect(const Dialect& dialect) {
  Json object{{"delimiter", std::string(1, dialect.delimiter)},
              {"header", dialect.header},
              {"decimal_mark", std::string(1, dialect.decimal_mark)},
              {"quote", std::string(1, dialect.quote)},
              {"comment", dialect.comment},
              {"skip_lines", dialect.skip_lines}};
  if (dialect.thousands_mark != '\0') {
    object["thousands_mark"] = std::string(1, dialect.thousands_mark);
  }
  if (dialect.encoding != Dialect{}.encoding) {
    object["encoding"] = dialect.encoding;
  }
  if (dialect.units_row) {
    object["units_row"] = true;
  }
  if (dialect.row_names) {
    object["row_names"] = true;
  }
  if (dialect.name_rows != 1) {
    object["name_rows"] = dialect.name_rows;
  }
  return object;
}

char character(const Reader& reader, const char* key) {
  const auto text = reader.get<std::string>(key);
  if (text.size() != 1) {
    throw bad_input({message("record.no_character", "the key '{1}' holds no single character", key),
                     reader.where(), message("record.no_character.accepted", "one character")});
  }
  return text.front();
}

Dialect to_dialect(const Reader& reader) {
  Dialect dialect;
  dialect.delimiter = character(reader, "delimiter");
  dialect.header = reader.get<bool>("header");
  dialect.decimal_mark = character(reader, "decimal_mark");
  dialect.quote = character(reader, "quote");
  dialect.comment = reader.get<std::string>("comment");
  dialect.skip_lines = reader.get<std::size_t>("skip_lines");
  if (reader.has("thousands_mark")) {  // older records have none
    dialect.thousands_mark = character(reader, "thousands_mark");
  }
  if (reader.has("encoding")) {
    dialect.encoding = reader.get<std::string>("encoding");
  }
  dialect.units_row = reader.has("units_row") && reader.get<bool>("units_row");
  dialect.row_names = reader.has("row_names") && reader.get<bool>("row_names");
  if (reader.has("name_rows")) {
    dialect.name_rows = reader.get<std::size_t>("name_rows");
  }
  return dialect;
}

void put_reading(const Reading& reading, Json& object) {
  if (reading.dialect) {
    object["dialect"] = from_dialect(*reading.dialect);
  }
  if (!reading.arrays.empty()) {
    object["arrays"] = reading.arrays;
  }
}

Reading to_reading(const Reader& reader) {
  Reading reading;
  if (reader.has("dialect")) {
    reading.dialect = to_dialect(reader.child("dialect"));
  }
  reading.arrays = reader.get_or<std::vector<std::string>>("arrays", {});
  return reading;
}

/// JSON is UTF-8 and a path need not be: then what can be read stands beside what is meant.
void put_source(const std::string& source, Json& object) {
  object["source"] = to_utf8(source);
  if (!is_utf8(source)) {
    object["source_bytes"] = escaped_path(source);
  }
}

std::string to_source(const Reader& reader) {
  return reader.has("source_bytes") ? unescaped_path(reader.get<std::string>("source_bytes"))
                                    : reader.get<std::string>("source");
}

Json from_side_file(const SideFile& file) {
  Json object;
  put_source(file.source, object);
  object["sha256"] = file.sha256;
  object["key"] = file.key;
  put_reading(file.reading, object);
  return object;
}

Json from_reference(const DataReference& data) {
  Json object;
  put_source(data.source, object);
  object["sha256"] = data.sha256;
  object["rows"] = data.rows;
  object["columns"] = data.columns;
  put_reading(data.origin.reading, object);
  if (data.weights_file) {
    Json& file = object["known_weights_file"];
    put_source(data.weights_file->source, file);
    file["sha256"] = data.weights_file->sha256;
  }
  for (const SideFile& file : data.origin.beside) {
    object["beside"].push_back(from_side_file(file));
  }
  for (const PreparationStep& step : data.origin.steps) {
    object["steps"].push_back({{"id", step.id}, {"values", from_parameters(step.values)}});
  }
  return object;
}

/// \throws Error(bad_input) that says what is wrong and where.
DataReference to_reference(const Reader& reader) {
  DataReference data;
  data.source = to_source(reader);
  data.sha256 = reader.get_or<std::string>("sha256", "");
  data.rows = reader.get<Index>("rows");
  data.columns = reader.get<Index>("columns");
  data.origin.reading = to_reading(reader);
  if (reader.has("known_weights_file")) {
    const Reader file = reader.child("known_weights_file");
    data.weights_file = {to_source(file), file.get<std::string>("sha256")};
  }
  data.origin.beside = list_from<SideFile>(reader, "beside", [](const Reader& item) {
    return SideFile{to_source(item), to_reading(item), item.get_or<std::string>("key", ""),
                    item.get_or<std::string>("sha256", "")};
  });
  data.origin.steps = list_from<PreparationStep>(reader, "steps", [](const Reader& item) {
    return PreparationStep{item.get<std::string>("id"), to_parameters(item.child("values"))};
  });
  return data;
}

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
    if (column.always_kept) {
      object["always_kept"] = true;
    }
    if (column.left_out) {
      object["left_out"] = true;
    }
    if (column.of_text) {
      object["of_text"] = {{"column", column.of_text->column},
                           {"value", column.of_text->value.value_or("")}};
    }
    array.push_back(std::move(object));
  }
  return array;
}

std::optional<TextOrigin> to_text_origin(const Reader& reader) {
  if (!reader.has("of_text")) {
    return std::nullopt;
  }
  const Reader origin = reader.child("of_text");
  return TextOrigin{origin.get<std::string>("column"), origin.get<std::string>("value")};
}

/// Records without these marks are older. In these, only names tell: the step "encode" puts
/// "colour=red" into the group "colour".
void mark_by_names(const TableOrigin& origin, std::vector<ColumnChoice>& columns) {
  const bool marked = std::any_of(columns.begin(), columns.end(),
                                  [](const ColumnChoice& column) { return column.of_text; });
  if (marked || !has_step(origin, "encode")) {
    return;
  }
  for (ColumnChoice& column : columns) {
    const std::string begin = column.group + "=";
    if (!column.group.empty() && column.name.starts_with(begin)) {
      column.of_text = TextOrigin{column.group, column.name.substr(begin.size())};
    }
  }
}

std::vector<ColumnChoice> to_columns(const Reader& reader, const char* key) {
  std::vector<ColumnChoice> columns;
  for (const Json& item : reader.array(key)) {
    const Reader of_column(item, reader.where() + ", " + key);
    columns.push_back(
        {of_column.get<std::string>("name"), to_roles(of_column),
         of_column.get_or<std::string>("unit", ""), of_column.get_or("period", 0.0),
         of_column.get_or("truth_period", 0.0), of_column.optional_number("known_weight"),
         of_column.get_or<std::string>("group", ""), of_column.get_or("always_kept", false),
         to_text_origin(of_column), of_column.get_or("left_out", false)});
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

Json from_parameters(const ParameterValues& values) {
  Json object = Json::object();
  for (const auto& [id, value] : values) {
    object[id] = from_parameter(value);
  }
  return object;
}

ParameterValues to_parameters(const Reader& reader) {
  ParameterValues values;
  for (const auto& [id, value] : reader.object().items()) {
    values.set(id, to_parameter(value, reader.where() + ", " + id));
  }
  return values;
}

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
  mark_by_names(question.data.origin, question.columns);
  question.truth_columns = to_columns(reader, "truth_columns");
  question.problem_options = to_options(reader.child("problem_options"));
  question.method = reader.get<std::string>("method");
  question.parameters = to_parameters(reader.child("parameters"));
  return question;
}

}  // namespace steelyard::json

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/record.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <set>
#include <utility>

#include "core/data/table_writer.h"
#include "core/run/result_json.h"

namespace steelyard {
namespace {

using json::Json;
using json::Reader;

Json from_dialect(const Dialect& dialect) {
  return {{"delimiter", std::string(1, dialect.delimiter)},
          {"header", dialect.header},
          {"decimal_mark", std::string(1, dialect.decimal_mark)},
          {"quote", std::string(1, dialect.quote)},
          {"comment", dialect.comment},
          {"skip_lines", dialect.skip_lines}};
}

char character(const Reader& reader, const char* key) {
  const auto text = reader.get<std::string>(key);
  if (text.size() != 1) {
    throw bad_input({"the key '" + std::string(key) + "' holds no single character", reader.where(),
                     "one character"});
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
  return dialect;
}

Json from_reference(const DataReference& data) {
  Json object{{"source", data.source},
              {"sha256", data.sha256},
              {"rows", data.rows},
              {"columns", data.columns}};
  if (data.dialect) {
    object["dialect"] = from_dialect(*data.dialect);
  }
  return object;
}

DataReference to_reference(const Reader& reader) {
  DataReference data;
  data.source = reader.get<std::string>("source");
  data.sha256 = reader.get_or<std::string>("sha256", "");
  data.rows = reader.get<Index>("rows");
  data.columns = reader.get<Index>("columns");
  if (reader.has("dialect")) {
    data.dialect = to_dialect(reader.child("dialect"));
  }
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
          {"wrap_periods", options.wrap_periods}};
}

ProblemOptions to_options(const Reader& reader) {
  return {missing_policy(reader.get<std::string>("missing")), reader.get<bool>("standardise_truth"),
          reader.get_or<std::vector<Index>>("samples", {}),
          truth_kind(reader.get_or<std::string>("truth_kind", "columns")),
          reader.get_or("wrap_periods", false)};
}

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
  throw bad_input({"a parameter holds a value of another kind", where,
                   "a number, text, true, false or a list of numbers"});
}

ParameterValues to_parameters(const Reader& reader) {
  ParameterValues values;
  for (const auto& [id, value] : reader.object().items()) {
    values.set(id, to_parameter(value, reader.where() + ", " + id));
  }
  return values;
}

constexpr std::array<const char*, 20> known_keys{
    "schema",        "program",    "program_version", "instruction_set", "compiler",
    "data",          "truth_data", "columns",         "truth_columns",   "problem_options",
    "method",        "parameters", "threads",         "started",         "seconds",
    "feature_names", "warnings",   "result",          "measures",        "note"};

void warn_of_unknown_keys(const Json& object, Record& record) {
  const std::set<std::string> known(known_keys.begin(), known_keys.end());
  for (const auto& [key, value] : object.items()) {
    if (!known.contains(key)) {
      record.warnings.push_back("the record's key '" + key + "' is not known and was passed over");
    }
  }
}

}  // namespace

std::string to_json(const Record& record) {
  Json object{{"schema", record_schema},
              {"program", "steelyard"},
              {"program_version", record.program_version},
              {"instruction_set", record.instruction_set},
              {"compiler", record.compiler},
              {"data", from_reference(record.data)}};
  if (record.truth_data) {
    object["truth_data"] = from_reference(*record.truth_data);
  }
  object["columns"] = from_columns(record.columns);
  object["truth_columns"] = from_columns(record.truth_columns);
  object["problem_options"] = from_options(record.problem_options);
  object["method"] = record.method;
  object["parameters"] = Json::object();
  for (const auto& [id, value] : record.parameters) {
    object["parameters"][id] = from_parameter(value);
  }
  object["threads"] = record.threads;
  object["started"] = record.started;
  object["seconds"] = json::number(record.seconds);
  object["feature_names"] = record.feature_names;
  object["warnings"] = record.warnings;
  object["measures"] = {{"cosine_overlap", json::number(record.cosine_overlap)},
                        {"purity", json::number(record.purity)},
                        {"matched_purity", json::number(record.matched_purity)}};
  object["result"] = json::from_result(record.result, record.feature_names);
  constexpr int indent = 1;
  return object.dump(indent) + "\n";
}

Record record_from_json(const std::string& text, const std::string& where) {
  const Json object = json::parse(text, where);
  const Reader reader(object, where);
  if (reader.get<int>("schema") > record_schema) {
    throw bad_input({"written by a newer version of the program", where,
                     "a record of schema " + std::to_string(record_schema) + " or older"});
  }
  Record record;
  record.program_version = reader.get<std::string>("program_version");
  record.instruction_set = reader.get<std::string>("instruction_set");
  record.compiler = reader.get<std::string>("compiler");
  record.data = to_reference(reader.child("data"));
  if (reader.has("truth_data")) {
    record.truth_data = to_reference(reader.child("truth_data"));
  }
  record.columns = to_columns(reader, "columns");
  record.truth_columns = to_columns(reader, "truth_columns");
  record.problem_options = to_options(reader.child("problem_options"));
  record.method = reader.get<std::string>("method");
  record.parameters = to_parameters(reader.child("parameters"));
  record.threads = reader.get<int>("threads");
  record.started = reader.get<std::string>("started");
  record.seconds = reader.number("seconds");
  record.feature_names = reader.get<std::vector<std::string>>("feature_names");
  record.warnings = reader.get<std::vector<std::string>>("warnings");
  record.result = json::to_result(reader.child("result"));
  if (record.result.features.size() != record.feature_names.size()) {
    throw bad_input({"the result has " + std::to_string(record.result.features.size()) +
                         " features where " + std::to_string(record.feature_names.size()) +
                         " are named",
                     where, "one name for each feature"});
  }
  const Reader measures = reader.child("measures");
  record.cosine_overlap = measures.optional_number("cosine_overlap");
  record.purity = measures.optional_number("purity");
  record.matched_purity = measures.optional_number("matched_purity");
  warn_of_unknown_keys(object, record);
  return record;
}

void write_record(const std::filesystem::path& path, const Record& record) {
  write_atomically(path, to_json(record));
}

Record read_record(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    throw bad_input({"cannot be read", path.string(), "a record that this program wrote"});
  }
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  return record_from_json(text, path.string());
}

}  // namespace steelyard

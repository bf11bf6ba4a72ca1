// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/data_reference_json.h"

#include <utility>

#include "core/data/native_path.h"
#include "core/data/text_encoding.h"
#include "core/record/json_lists.h"
#include "core/record/parameter_json.h"

namespace steelyard::json {
namespace {

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

}  // namespace

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

}  // namespace steelyard::json

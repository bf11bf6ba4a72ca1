// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/record.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "core/data/atomic_write.h"
#include "core/data/regular_file.h"
#include "core/record/answer_json.h"
#include "core/record/figure_json.h"
#include "core/record/json_lists.h"
#include "core/record/question_json.h"
#include "core/record/record_json.h"
#include "core/record/result_checks.h"
#include "core/record/result_json.h"

namespace steelyard {
namespace {

using json::Json;
using json::Reader;

constexpr std::array<const char*, 25> known_keys{
    "schema",        "program",    "program_version", "instruction_set", "compiler",
    "data",          "truth_data", "columns",         "truth_columns",   "problem_options",
    "method",        "parameters", "threads",         "started",         "seconds",
    "feature_names", "warnings",   "result",          "measures",        "note",
    "files",         "partial",    "answer",          "chosen",          "looks"};

void warn_of_unknown_keys(const Json& object, Record& record) {
  const std::set<std::string> known(known_keys.begin(), known_keys.end());
  for (const auto& [key, value] : object.items()) {
    if (!known.contains(key)) {
      record.warnings.push_back("the record's key '" + key + "' is not known and was passed over");
    }
  }
}

}  // namespace

Json json::from_record(const Record& record) {
  Json object{{"schema", record_schema},
              {"program", "steelyard"},
              {"program_version", record.program_version},
              {"instruction_set", record.instruction_set},
              {"compiler", record.compiler}};
  json::put_question(record, object);
  object["threads"] = record.threads;
  object["started"] = record.started;
  object["seconds"] = json::number(record.seconds);
  if (record.partial) {
    object["partial"] = true;
  }
  if (!record.files.empty()) {
    object["files"] = record.files;
  }
  object["feature_names"] = record.feature_names;
  object["warnings"] = record.warnings;
  object["measures"] = {{"cosine_overlap", json::number(record.cosine_overlap)},
                        {"purity", json::number(record.purity)},
                        {"matched_purity", json::number(record.matched_purity)}};
  if (record.answer) {
    object["answer"] = json::from_answer(*record.answer);
  }
  if (record.chosen) {
    object["chosen"] = *record.chosen;
  }
  object["result"] = json::from_result(record.result);
  if (!record.looks.empty()) {
    object["looks"] = json::list_of(record.looks, json::from_figure);
  }
  return object;
}

std::string to_json(const Record& record) {
  constexpr int indent = 1;
  return json::to_text(json::from_record(record), indent) + "\n";
}

Record record_from_json(const std::string& text, const std::string& where) {
  const Json object = json::parse(text, where);
  return json::to_record(Reader(object, where));
}

namespace {

/// Once, also where a record was read and written again.
void warn_of_partial(Record& record) {
  const std::string warning =
      "the record was kept while its run went on: what the run found later is not in it";
  if (record.partial &&
      std::find(record.warnings.begin(), record.warnings.end(), warning) == record.warnings.end()) {
    record.warnings.push_back(warning);
  }
}

}  // namespace

Record json::to_record(const Reader& reader) {
  const std::string& where = reader.where();
  json::refuse_other_schema(record_schema, reader, "record");
  Record record;
  record.program_version = reader.get<std::string>("program_version");
  record.instruction_set = reader.get<std::string>("instruction_set");
  record.compiler = reader.get<std::string>("compiler");
  static_cast<RunRequest&>(record) = json::to_question(reader);
  record.threads = reader.get<int>("threads");
  record.started = reader.get<std::string>("started");
  record.seconds = reader.number("seconds");
  record.feature_names = reader.get<std::vector<std::string>>("feature_names");
  record.warnings = reader.get<std::vector<std::string>>("warnings");
  record.files = reader.get_or("files", std::vector<std::string>());
  record.partial = reader.get_or("partial", false);
  warn_of_partial(record);
  record.result = json::to_result(reader.child("result"));
  if (reader.has("answer")) {
    record.answer = json::to_answer(reader.child("answer"));
  }
  if (reader.has("looks")) {
    record.looks = json::list_from<Figure>(reader, "looks", json::to_figure);
  }
  if (reader.has("chosen")) {
    record.chosen = reader.get<std::vector<Index>>("chosen");
  }
  refuse_what_does_not_fit(record, where);
  const Reader measures = reader.child("measures");
  record.cosine_overlap = measures.optional_number("cosine_overlap");
  record.purity = measures.optional_number("purity");
  record.matched_purity = measures.optional_number("matched_purity");
  warn_of_unknown_keys(reader.object(), record);
  return record;
}

std::vector<Figure> all_figures(const Record& record) {
  std::vector<Figure> figures = record.result.figures;
  figures.insert(figures.end(), record.looks.begin(), record.looks.end());
  return figures;
}

FeatureSelection shown_selection(const Record& record) {
  return record.chosen ? FeatureSelection{*record.chosen, "chosen by a person"}
                       : record.result.selection;
}

void write_record(const std::filesystem::path& path, const Record& record) {
  write_atomically(path, to_json(record));
}

Record read_record(const std::filesystem::path& path, const std::stop_token& stop) {
  return record_from_json(read_whole_file(path, "a record that this program wrote", stop),
                          path.string());
}

}  // namespace steelyard

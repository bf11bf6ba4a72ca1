// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/record_json.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/record/figure_json.h"
#include "core/record/json.h"
#include "core/record/message_json.h"
#include "core/record/question_json.h"
#include "core/record/result_checks.h"
#include "core/record/result_json.h"

namespace steelyard::json {
namespace {

/// In the order of CheckVerdict.
constexpr std::array<std::string_view, 7> verdict_ids{"",
                                                      "explains-little",
                                                      "no-better-than-random",
                                                      "explains-some",
                                                      "stopped-early",
                                                      "perhaps-better",
                                                      "differs-within-groups"};

/// Earlier versions told it only by the next step.
CheckVerdict to_verdict(const Reader& reader, const Message& next_step) {
  const auto id = reader.get_or<std::string>("verdict", "");
  const auto* const known = std::find(verdict_ids.begin(), verdict_ids.end(), id);
  if (!id.empty() && known != verdict_ids.end()) {
    return static_cast<CheckVerdict>(known - verdict_ids.begin());
  }
  return next_step.id == "held_out.explains_little.next" ? CheckVerdict::explains_little
         : next_step.id == "held_out.hardly_matters"     ? CheckVerdict::no_better_than_random
                                                         : CheckVerdict::unnamed;
}

Json from_check(const AnswerCheck& check) {
  Json object{{"id", check.id}};
  put(check.title, "title", object);
  object["level"] = check.level ? Json(std::string(answer_level_id(*check.level))) : Json(nullptr);
  put(check.finding, "finding", object);
  put(check.next_step, "next_step", object);
  object["numbers"] = list_of(check.numbers, from_finding);
  object["seconds"] = number(check.seconds);
  if (!check.details.empty()) {
    object["details"] = list_of(check.details, from_message);
  }
  if (check.verdict != CheckVerdict::unnamed) {
    object["verdict"] = verdict_ids.at(static_cast<std::size_t>(check.verdict));
  }
  if (!check.explained.empty() || !check.unexplained.empty()) {
    object["explained_targets"] = check.explained;
    object["unexplained_targets"] = check.unexplained;
  }
  if (!check.level) {
    object["can_be_made"] = check.seconds.has_value();
  }
  return object;
}

AnswerCheck to_check(const Reader& reader) {
  AnswerCheck check;
  check.id = reader.get<std::string>("id");
  check.title = required_message(reader, "title");
  if (reader.has("level")) {
    check.level = answer_level(reader.get<std::string>("level"));
  }
  check.finding = required_message(reader, "finding");
  check.next_step = to_message(reader, "next_step");
  check.numbers = list_from<Finding>(reader, "numbers", to_finding);
  check.seconds = reader.optional_number("seconds");
  check.details = to_messages(reader, "details");
  check.verdict = to_verdict(reader, check.next_step);
  check.explained = reader.get_or("explained_targets", std::vector<std::string>());
  check.unexplained = reader.get_or("unexplained_targets", std::vector<std::string>());
  // Earlier versions wrote 0 s for a check that cannot be made.
  if (!check.level && !reader.get_or("can_be_made", check.seconds > 0.0)) {
    check.seconds.reset();
  }
  return check;
}

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
      record.warnings.push_back(message(
          "record.unknown_key", "the record's key '{1}' is not known and was passed over", key));
    }
  }
}

/// Once, also where a record was read and written again.
void warn_of_partial(Record& record) {
  const Message warning =
      message("record.partial",
              "the record was kept while its run went on: what the run found later is not in it");
  if (record.partial) {
    const std::string words = in_words(warning);  // a former version kept nothing but these
    std::erase_if(record.warnings, [&](const Message& one) { return in_words(one) == words; });
    record.warnings.push_back(warning);
  }
}

}  // namespace

Json from_answer(const Answer& answer) {
  Json object{{"level", std::string(answer_level_id(answer.level))}};
  put(answer.headline, "headline", object);
  put(answer.detail, "detail", object);
  object["sentence"] = in_words(answer);
  object["enough"] = answer.enough;
  object["selection"] = answer.selection;
  put(answer.suggestion, "suggestion", object);
  object["checks"] = list_of(answer.checks, from_check);
  return object;
}

Answer to_answer(const Reader& reader) {
  Answer answer;
  answer.level = answer_level(reader.get<std::string>("level"));
  static_cast<void>(reader.get<std::string>("sentence"));  // it is never missing
  answer.headline = to_message(reader, "headline");
  answer.detail = to_message(reader, answer.headline.says_nothing() ? "sentence" : "detail");
  answer.enough = reader.get_or("enough", false);
  answer.selection = reader.get<std::vector<Index>>("selection");
  answer.suggestion = to_message(reader, "suggestion");
  answer.checks = list_from<AnswerCheck>(reader, "checks", to_check);
  return answer;
}

Json from_record(const Record& record) {
  Json object{{"schema", record_schema},
              {"program", "steelyard"},
              {"program_version", record.program_version},
              {"instruction_set", record.instruction_set},
              {"compiler", record.compiler}};
  put_question(record, object);
  object["threads"] = record.threads;
  object["started"] = record.started;
  object["seconds"] = number(record.seconds);
  if (record.partial) {
    object["partial"] = true;
  }
  if (!record.files.empty()) {
    object["files"] = record.files;
  }
  object["feature_names"] = record.feature_names;
  object["warnings"] = list_of(record.warnings, from_message);
  object["measures"] = {{"cosine_overlap", number(record.cosine_overlap)},
                        {"purity", number(record.purity)},
                        {"matched_purity", number(record.matched_purity)}};
  if (record.answer) {
    object["answer"] = from_answer(*record.answer);
  }
  if (record.chosen) {
    object["chosen"] = *record.chosen;
  }
  object["result"] = from_result(record.result);
  if (!record.looks.empty()) {
    object["looks"] = list_of(record.looks, from_figure);
  }
  return object;
}

Record to_record(const Reader& reader) {
  const std::string& where = reader.where();
  refuse_other_schema(
      record_schema, reader,
      message("record.other_schema.accepted", "a record of schema {1}", record_schema));
  Record record;
  record.program_version = reader.get<std::string>("program_version");
  record.instruction_set = reader.get<std::string>("instruction_set");
  record.compiler = reader.get<std::string>("compiler");
  static_cast<RunRequest&>(record) = to_question(reader);
  record.threads = reader.get<int>("threads");
  record.started = reader.get<std::string>("started");
  record.seconds = reader.number("seconds");
  record.feature_names = reader.get<std::vector<std::string>>("feature_names");
  static_cast<void>(reader.array("warnings"));  // each record has it
  record.warnings = to_messages(reader, "warnings");
  record.files = reader.get_or("files", std::vector<std::string>());
  record.partial = reader.get_or("partial", false);
  warn_of_partial(record);
  record.result = to_result(reader.child("result"));
  if (reader.has("answer")) {
    record.answer = to_answer(reader.child("answer"));
  }
  if (reader.has("looks")) {
    record.looks = list_from<Figure>(reader, "looks", to_figure);
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

}  // namespace steelyard::json

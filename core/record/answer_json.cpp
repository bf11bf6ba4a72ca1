// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/answer_json.h"

#include <string>
#include <vector>

#include "core/record/json_lists.h"

namespace steelyard::json {
namespace {

Json from_check(const AnswerCheck& check) {
  Json object{{"id", check.id}, {"title", check.title}};
  object["level"] = check.level ? Json(std::string(answer_level_id(*check.level))) : Json(nullptr);
  object["finding"] = check.finding;
  object["next_step"] = check.next_step;
  object["seconds"] = number(check.seconds);
  return object;
}

AnswerCheck to_check(const Reader& reader) {
  AnswerCheck check;
  check.id = reader.get<std::string>("id");
  check.title = reader.get<std::string>("title");
  if (reader.has("level")) {
    check.level = answer_level(reader.get<std::string>("level"));
  }
  check.finding = reader.get<std::string>("finding");
  check.next_step = reader.get_or("next_step", std::string());
  check.seconds = reader.optional_number("seconds").value_or(0.0);
  return check;
}

}  // namespace

Json from_answer(const Answer& answer) {
  return {{"level", std::string(answer_level_id(answer.level))},
          {"sentence", answer.sentence},
          {"selection", answer.selection},
          {"suggestion", answer.suggestion},
          {"checks", list_of(answer.checks, from_check)}};
}

Answer to_answer(const Reader& reader) {
  Answer answer;
  answer.level = answer_level(reader.get<std::string>("level"));
  answer.sentence = reader.get<std::string>("sentence");
  answer.selection = reader.get<std::vector<Index>>("selection");
  answer.suggestion = reader.get_or("suggestion", std::string());
  answer.checks = list_from<AnswerCheck>(reader, "checks", to_check);
  return answer;
}

}  // namespace steelyard::json

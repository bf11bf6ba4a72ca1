// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/lesson.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "core/record/json.h"

namespace steelyard {
namespace {

using json::Json;
using json::Reader;

constexpr std::size_t fewest_steps = 4;
constexpr std::size_t most_steps = 8;

Error unknown_key(const std::string& key, const Reader& reader, std::string accepted) {
  return bad_input({message("lesson.unknown_key", "the key '{1}' is not known", key),
                    reader.where(), other_words(std::move(accepted))});
}

/// A key that is misspelt would be left out in silence.
void refuse_other_keys(const Reader& reader, std::initializer_list<std::string_view> known) {
  for (const auto& item : reader.object().items()) {
    if (std::find(known.begin(), known.end(), item.key()) == known.end()) {
      std::string accepted;
      for (const std::string_view key : known) {
        accepted.append(accepted.empty() ? "" : ", ").append(key);
      }
      throw unknown_key(item.key(), reader, accepted);
    }
  }
}

Role to_role(const std::string& id, const std::string& where) {
  for (const Role role : all_roles) {
    if (role_id(role) == id) {
      return role;
    }
  }
  throw bad_input({message("lesson.unknown_role", "'{1}' is not a role", id), where,
                   other_words("input, truth, label, id, time")});
}

RolesByColumn roles_from(const Reader& reader) {
  RolesByColumn roles;
  if (!reader.has("roles")) {
    return roles;
  }
  const Reader columns = reader.child("roles");
  for (const auto& item : columns.object().items()) {
    std::vector<Role>& of_column = roles[item.key()];
    for (const auto& id : columns.get<std::vector<std::string>>(item.key().c_str())) {
      of_column.push_back(to_role(id, columns.where() + ", " + item.key()));
    }
  }
  return roles;
}

TextsById texts_from(const Reader& reader, const char* key) {
  return reader.get_or<TextsById>(key, {});
}

std::vector<std::string> names_from(const Reader& reader, const char* key) {
  return reader.get_or<std::vector<std::string>>(key, {});
}

LessonClaim claim_from(const Reader& reader) {
  LessonClaim claim{{},
                    names_from(reader, "best_features"),
                    names_from(reader, "selected"),
                    names_from(reader, "not_selected"),
                    std::nullopt,
                    names_from(reader, "says")};
  for (const auto& item : reader.object().items()) {
    if (item.key() == "answer") {
      claim.answer = answer_level(reader.get<std::string>("answer"));
    } else if (!item.value().is_array()) {
      claim.bounds.push_back(
          lesson_bound(item.key(), reader.get<double>(item.key().c_str()), reader.where()));
    } else if (item.key() != "best_features" && item.key() != "selected" &&
               item.key() != "not_selected" && item.key() != "says") {
      throw unknown_key(item.key(), reader, "best_features, selected, not_selected, says");
    }
  }
  return claim;
}

double speed_from(const Reader& reader) {
  const auto seconds = reader.get<double>("speed");
  if (seconds != 0.0 && seconds != 5.0 && seconds != 20.0) {
    throw bad_input({message("lesson.bad_speed", "a speed of {1} seconds", std::to_string(seconds)),
                     reader.where() + ", speed",
                     message("lesson.bad_speed.accepted", "0 (as fast as possible), 5, 20")});
  }
  return seconds;
}

LessonChange change_from(const Reader& reader) {
  refuse_other_keys(reader,
                    {"method", "parameters", "roles", "standardise_truth", "speed", "prepare"});
  LessonChange change;
  change.method = reader.get_or<std::string>("method", "");
  change.parameters = texts_from(reader, "parameters");
  change.roles = roles_from(reader);
  if (reader.has("standardise_truth")) {
    change.standardise_truth = reader.get<bool>("standardise_truth");
  }
  if (reader.has("speed")) {
    change.speed = speed_from(reader);
  }
  if (reader.has("prepare")) {
    for (const Json& item : reader.array("prepare")) {
      const Reader one(item, reader.where() + ", prepare");
      refuse_other_keys(one, {"step", "settings"});
      change.prepare.push_back({one.get<std::string>("step"), texts_from(one, "settings")});
    }
  }
  return change;
}

LessonStep step_from(const Reader& reader) {
  refuse_other_keys(reader,
                    {"do", "set", "run", "look", "see", "why", "question", "answer", "claim"});
  LessonStep step;
  step.what = reader.get<std::string>("do");
  if (reader.has("set")) {
    step.set = change_from(reader.child("set"));
  }
  step.run = reader.get_or("run", false);
  step.look = reader.get_or<std::string>("look", "");
  step.see = reader.get_or<std::string>("see", "");
  step.why = reader.get_or<std::string>("why", "");
  step.question = reader.get_or<std::string>("question", "");
  step.answer = reader.get_or<std::string>("answer", "");
  if (step.question.empty() != step.answer.empty()) {
    throw bad_input(
        {message("lesson.question_and_answer", "a question and its answer belong together"),
         reader.where()});
  }
  if (reader.has("claim")) {
    step.claim = claim_from(reader.child("claim"));
  }
  if (step.run == step.claim.empty()) {
    throw bad_input({message("lesson.claim_and_run", "a step that runs, and no other, has a claim"),
                     reader.where() + ", claim"});
  }
  return step;
}

std::vector<LessonStep> steps_from(const Reader& reader, const std::string& lesson) {
  std::vector<LessonStep> steps;
  for (const Json& item : reader.array("steps")) {
    std::string place = lesson;
    place.append(", step ").append(std::to_string(steps.size() + 1));
    steps.push_back(step_from(Reader(item, place)));
  }
  if (steps.size() < fewest_steps || steps.size() > most_steps) {
    throw bad_input({message("lesson.bad_length", "a lesson of {1} {1:step|steps}", steps.size()),
                     lesson + ", steps", message("lesson.bad_length.accepted", "4 to 8 steps")});
  }
  return steps;
}

/// Reads a text that the lesson has, and refuses one that it does not have.
void retell(std::string& text, const Reader& reader, const char* key) {
  if (!text.empty()) {
    text = reader.get<std::string>(key);
  } else if (reader.has(key)) {
    throw unknown_key(key, reader, "the texts of the lesson");
  }
}

void retell_step(LessonStep& step, const Reader& reader) {
  refuse_other_keys(reader, {"do", "see", "why", "question", "answer"});
  retell(step.what, reader, "do");
  retell(step.see, reader, "see");
  retell(step.why, reader, "why");
  retell(step.question, reader, "question");
  retell(step.answer, reader, "answer");
}

void retell_steps(std::vector<LessonStep>& steps, const Reader& reader) {
  const Json& texts = reader.array("steps");
  if (texts.size() != steps.size()) {
    throw bad_input(
        {message("lesson.retold_length", "texts of {1} {1:step|steps}", texts.size()),
         reader.where() + ", steps",
         message("lesson.retold_length.accepted", "as many as the lesson has: {1}", steps.size())});
  }
  std::size_t number = 0;
  for (const Json& item : texts) {
    LessonStep& step = steps[number++];
    retell_step(step, Reader(item, reader.where() + ", step " + std::to_string(number)));
  }
}

void set_roles(Column& column, const std::vector<Role>& roles) {
  column.roles = {};
  for (const Role role : roles) {
    column.roles = column.roles.with(role);
  }
}

}  // namespace

bool is_empty(const LessonChange& change) {
  return change.method.empty() && change.parameters.empty() && change.roles.empty() &&
         !change.standardise_truth && !change.speed && change.prepare.empty();
}

Lesson parse_lesson(const std::string& text, const std::string& where) {
  const Json object = json::parse(text, where);
  const Reader reader(object, where);
  refuse_other_keys(reader, {"id", "order", "title", "text", "data", "roles", "units",
                             "standardise_truth", "method", "parameters", "steps", "own"});
  Lesson lesson;
  lesson.id = reader.get<std::string>("id");
  lesson.order = reader.get_or("order", lesson.order);
  lesson.title = reader.get<std::string>("title");
  lesson.text = reader.get<std::string>("text");
  lesson.data = reader.get<std::string>("data");
  lesson.roles = roles_from(reader);
  lesson.units = texts_from(reader, "units");
  lesson.standardise_truth = reader.get_or("standardise_truth", false);
  lesson.method = reader.get<std::string>("method");
  lesson.parameters = texts_from(reader, "parameters");
  lesson.steps = steps_from(reader, where);
  lesson.own = reader.get<std::string>("own");
  return lesson;
}

Lesson retold(Lesson lesson, const std::string& texts, const std::string& where) {
  const Json object = json::parse(texts, where);
  const Reader reader(object, where);
  refuse_other_keys(reader, {"title", "text", "steps", "own"});
  retell(lesson.title, reader, "title");
  retell(lesson.text, reader, "text");
  retell_steps(lesson.steps, reader);
  retell(lesson.own, reader, "own");
  return lesson;
}

void apply_roles(const RolesByColumn& roles, Dataset& dataset, const std::string& where) {
  for (const auto& named : roles) {
    if (named.first != "*" && !dataset.column_named(named.first)) {
      throw bad_input(
          {message("lesson.no_column", "the table has no column '{1}'", named.first), where});
    }
  }
  const auto others = roles.find("*");
  for (Column& column : dataset.columns) {
    if (const auto named = roles.find(column.name); named != roles.end()) {
      set_roles(column, named->second);
    } else if (others != roles.end() && column.kind == ColumnKind::number) {
      set_roles(column, others->second);
    }
  }
}

void apply_roles(const Lesson& lesson, Dataset& dataset) {
  apply_roles(lesson.roles, dataset, "lesson " + lesson.id);
  for (Column& column : dataset.columns) {
    if (const auto unit = lesson.units.find(column.name); unit != lesson.units.end()) {
      column.unit = unit->second;
    }
  }
}

}  // namespace steelyard

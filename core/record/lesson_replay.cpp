// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/lesson_replay.h"

#include <memory>
#include <utility>

#include "core/error.h"
#include "core/prepare/preparation.h"
#include "core/record/recorded_run.h"

namespace steelyard {
namespace {

std::string place(const Lesson& lesson, std::size_t step) {
  return "lesson " + lesson.id + (step == 0 ? "" : ", step " + std::to_string(step));
}

void set_values(const TextsById& texts, const ParameterSchema& schema, const std::string& where,
                ParameterValues& values) {
  for (const auto& [id, text] : texts) {
    const ParameterSpec* spec = schema.find(id);
    if (spec == nullptr) {
      throw bad_input({message("lesson.unknown_parameter", "'{1}' is not a parameter", id), where});
    }
    values.set(spec->id, schema.parse(*spec, text));
  }
}

}  // namespace

LessonSettings lesson_settings(const Lesson& lesson, std::size_t steps,
                               const MethodRegistry& registry) {
  LessonSettings settings;
  settings.method = &registry.find(lesson.method);
  ParameterSchema schema = settings.method->schema();
  settings.values = schema.defaults();
  set_values(lesson.parameters, schema, place(lesson, 0), settings.values);
  settings.options.standardise_truth = lesson.standardise_truth;
  for (std::size_t step = 0; step < steps; ++step) {
    const LessonChange& change = lesson.steps.at(step).set;
    if (!change.method.empty()) {
      settings.method = &registry.find(change.method);
      schema = settings.method->schema();
      settings.values = schema.defaults();
    }
    set_values(change.parameters, schema, place(lesson, step + 1), settings.values);
    settings.options.standardise_truth =
        change.standardise_truth.value_or(settings.options.standardise_truth);
    settings.speed = change.speed ? change.speed : settings.speed;
  }
  return settings;
}

PreparationStep preparation_step(const LessonPreparation& wanted, const std::string& where) {
  const Preparation& way = preparation(wanted.step);
  const ParameterSchema schema = way.schema();
  PreparationStep step{std::string(way.id), schema.defaults()};
  set_values(wanted.settings, schema, where, step.values);
  return step;
}

LessonReplay::LessonReplay(const Lesson& lesson, Dataset table, const MethodRegistry& registry)
    : lesson_(lesson), table_(std::move(table)), registry_(registry) {}

const LessonRun* LessonReplay::next(const std::stop_token& stop, const Observer& observer) {
  const LessonStep& step = lesson_.steps.at(done_);
  ++done_;
  change(step.set);
  if (!step.run) {
    return nullptr;
  }
  run(stop, observer);
  return &runs_.back();
}

void LessonReplay::change(const LessonChange& change) {
  const std::string where = place(lesson_, done_);
  apply_roles(change.roles, table_, where);
  for (const LessonPreparation& wanted : change.prepare) {
    table_ = prepared(std::move(table_), preparation_step(wanted, where));
  }
}

void LessonReplay::run(const std::stop_token& stop, const Observer& observer) {
  const LessonSettings settings = lesson_settings(lesson_, done_, registry_);
  RunObserver watched;
  watched.advanced = [&](const Snapshot& snapshot, const Stepper& /*stepper*/) {
    if (observer) {
      observer(snapshot);
    }
  };
  auto [record, problem] =
      recorded_run({table_, nullptr, settings.options, *settings.method, settings.values}, stop,
                   watched, place(lesson_, done_));
  if (lesson_.steps.at(done_ - 1).claim.asks_answer()) {
    const auto asked = std::make_shared<const Record>(record);
    record.answer = answer(question_about(*settings.method, asked, problem), all_checks, stop);
  }
  runs_.push_back({done_, std::move(record), std::move(problem)});
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/study_schema.h"

#include <algorithm>
#include <utility>

#include "core/error.h"
#include "core/parameter/bound_parameter.h"

namespace steelyard {
namespace {

ParameterSpec choice_of(const std::vector<const Study*>& offered) {
  const StudyKind& kind = offered.front()->kind();
  ParameterSpec spec;
  spec.id = kind.parameter;
  spec.label = kind.label;
  spec.help = kind.help;
  spec.type = ParameterType::choice;
  spec.initial = std::string(no_study);
  spec.choices = {{no_study, "None", kind.without}};
  for (const Study* study : offered) {
    const StudyInfo& info = study->info();
    spec.choices.push_back({info.id, info.title, info.purpose, info.former_id});
  }
  return spec;
}

/// Adds conditions to those of a parameter that several studies have.
void add(const std::vector<AppliesWhen>& conditions, ParameterSpec& known) {
  for (const AppliesWhen& condition : conditions) {
    const auto same = std::find_if(known.applies_when.begin(), known.applies_when.end(),
                                   [&](const auto& other) { return other.id == condition.id; });
    if (same == known.applies_when.end()) {
      known.applies_when.push_back(condition);
    } else {
      same->values.insert(same->values.end(), condition.values.begin(), condition.values.end());
    }
  }
}

/// Adds a study's parameter, or the study to those that have the parameter in common.
void add(ParameterSpec spec, const Study& study, std::vector<ParameterSpec>& specs) {
  const auto known = std::find_if(specs.begin(), specs.end(),
                                  [&](const ParameterSpec& other) { return other.id == spec.id; });
  if (spec.applies_when.empty()) {
    spec.applies_when = {{study.kind().parameter, {study.info().id}}};
  }
  if (known == specs.end()) {
    specs.push_back(std::move(spec));
    return;
  }
  const std::vector<AppliesWhen> conditions = std::exchange(spec.applies_when, known->applies_when);
  if (!(spec == *known)) {
    throw fault("two studies have different parameters with this id", "parameter " + spec.id);
  }
  add(conditions, *known);
}

ParameterSpec seed_of_studies() {
  struct Draws {
    std::uint64_t seed = 1;
  };
  return seed_parameter(field(&Draws::seed),
                        "Fixes all random choices: the same seed gives the same result.")
      .advanced()
      .spec();
}

void retire(const std::vector<const Study*>& studies, const std::vector<ParameterSpec>& kept,
            std::vector<RetiredParameter>& retired) {
  for (const Study* study : studies) {
    for (const ParameterSpec& spec : study->parameters()) {
      const auto same = [&](const auto& other) { return other.id == spec.id; };
      if (std::none_of(kept.begin(), kept.end(), same) &&
          std::none_of(retired.begin(), retired.end(), same)) {
        retired.push_back({spec.id, std::nullopt});
      }
    }
  }
}

}  // namespace

ParameterSchema schema_with(const ParameterSchema& method, const std::vector<const Study*>& offered,
                            const std::vector<const Study*>& others) {
  std::vector<ParameterSpec> of_studies;
  bool draws = false;
  for (const Study* study : offered) {
    for (ParameterSpec& spec : study->parameters()) {
      add(std::move(spec), *study, of_studies);
    }
    draws = draws || study->draws();
  }
  if (draws && method.find("seed") == nullptr) {
    of_studies.push_back(seed_of_studies());
  }
  std::vector<ParameterSpec> specs = method.specs();
  const bool leads = offered.front()->kind().replaces_run;
  of_studies.insert(of_studies.begin(), choice_of(offered));
  specs.insert(leads ? specs.begin() : specs.end(), std::make_move_iterator(of_studies.begin()),
               std::make_move_iterator(of_studies.end()));
  std::vector<RetiredParameter> retired = method.retired();
  retire(others, specs, retired);
  return ParameterSchema(std::move(specs), std::move(retired));
}

std::vector<AcceptedChoice> choices_besides(const Study& study,
                                            const std::vector<const Study*>& offered) {
  std::vector<AcceptedChoice> others{{no_study, "None"}};
  for (const Study* other : offered) {
    if (other != &study) {
      others.push_back({other->info().id, other->info().title});
    }
  }
  return others;
}

}  // namespace steelyard

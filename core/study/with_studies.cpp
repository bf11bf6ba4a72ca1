// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/with_studies.h"

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
  spec.choices = {{no_study, kind.none, kind.without}};
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

/// The parameters of a method and of the studies that are offered for it. Parameters of studies
/// that are not offered are retired: earlier versions had them for every method, without effect.
/// \param offered  studies of one kind, at least one
/// \param others   studies of the same kind that are not offered
/// \throws Error(fault) if two parameters have the same id but are not the same
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

/// What may be chosen instead of a study: none, or another that is offered.
std::vector<AcceptedChoice> choices_besides(const Study& study,
                                            const std::vector<const Study*>& offered) {
  std::vector<AcceptedChoice> others{{no_study, study.kind().none}};
  for (const Study* other : offered) {
    if (other != &study) {
      others.push_back({other->info().id, other->info().title});
    }
  }
  return others;
}

/// The studies of one kind that can take a method, and those that cannot.
struct StudiesOfKind {
  std::vector<const Study*> offered;
  std::vector<const Study*> others;
};

/// The id of the parameter that chooses among these studies.
const std::string& chooser_of(const StudiesOfKind& kind) {
  return kind.offered.front()->kind().parameter;
}

/// A method with the studies that are offered for it. It is a method itself because a person
/// chooses, checks and runs it as one: its values are those of the method and of the studies
/// together, and its answers are those of the whole plan, which the method alone cannot give.
class OfferedMethod final : public Method {
 public:
  OfferedMethod(std::shared_ptr<const Method> method, std::shared_ptr<const StudyRegistry> studies,
                std::vector<StudiesOfKind> kinds);

  [[nodiscard]] const MethodInfo& info() const override { return method_->info(); }
  [[nodiscard]] const ParameterSchema& schema() const override { return schema_; }
  [[nodiscard]] RunPlan plan(const ParameterValues& values) const override;
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override {
    std::vector<Complaint> complaints = schema_.check(values);
    return complaints.empty() ? complaints_about(plan(values), problem) : complaints;
  }
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override {
    return steelyard::estimate(plan(values), problem);
  }
  [[nodiscard]] ParameterValues automatic_values(const Problem& problem,
                                                 const ParameterValues& values,
                                                 const FitContext& terms) const override {
    return steelyard::automatic_values(plan(values), problem, terms);
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override {
    return steelyard::begin(plan(values), std::move(problem));
  }
  [[nodiscard]] bool is_of_products(const ParameterValues& values) const override {
    return steelyard::is_of_products(plan(values));
  }
  [[nodiscard]] const Scoring* scoring() const override { return method_->scoring(); }
  [[nodiscard]] const Learning* learning() const override { return method_->learning(); }
  [[nodiscard]] ParameterValues for_share_of_samples(const ParameterValues& values,
                                                     double share) const override;
  [[nodiscard]] ParameterValues quick_values(const ParameterValues& values) const override;

 private:
  [[nodiscard]] ParameterValues method_values(const ParameterValues& values) const;

  std::shared_ptr<const Method> method_;
  std::shared_ptr<const StudyRegistry> studies_;
  std::vector<StudiesOfKind> kinds_;
  ParameterSchema schema_;
};

OfferedMethod::OfferedMethod(std::shared_ptr<const Method> method,
                             std::shared_ptr<const StudyRegistry> studies,
                             std::vector<StudiesOfKind> kinds)
    : method_(std::move(method)),
      studies_(std::move(studies)),
      kinds_(std::move(kinds)),
      schema_(method_->schema()) {
  for (const StudiesOfKind& kind : kinds_) {
    schema_ = schema_with(schema_, kind.offered, kind.others);
  }
}

/// A parameter that a chosen study puts out of use has its default.
ParameterValues OfferedMethod::method_values(const ParameterValues& values) const {
  const ParameterSchema& own = method_->schema();
  ParameterValues of_method;
  for (const auto& [id, value] : values) {
    const ParameterSpec* spec = own.find(id);
    if (spec != nullptr) {
      const bool decided_here =
          std::any_of(spec->applies_when.begin(), spec->applies_when.end(),
                      [&](const AppliesWhen& when) { return own.find(when.id) == nullptr; });
      const bool unused = decided_here && !schema_.applies(*spec, values);
      of_method.set(id, unused ? spec->initial : value);
    }
  }
  return of_method;
}

RunPlan OfferedMethod::plan(const ParameterValues& values) const {
  RunPlan plan{method_, method_values(values), {}, {}, true};
  for (const StudiesOfKind& kind : kinds_) {
    const std::string& chooser = chooser_of(kind);
    const std::string id = values.contains(chooser) ? values.choice(chooser) : no_study;
    const auto chosen = std::find_if(kind.offered.begin(), kind.offered.end(),
                                     [&](const Study* study) { return study->info().id == id; });
    if (chosen != kind.offered.end()) {
      const Study* study = *chosen;
      (study->kind().replaces_run ? plan.search : plan.check) = {
          std::shared_ptr<const Study>(studies_, study), values,
          choices_besides(*study, kind.offered)};
    }
  }
  return plan;
}

/// \param changed  those of the method alone
ParameterValues with_changed(ParameterValues values, const ParameterValues& changed) {
  for (const auto& [id, value] : changed) {
    values.set(id, value);
  }
  return values;
}

ParameterValues OfferedMethod::for_share_of_samples(const ParameterValues& values,
                                                    double share) const {
  return with_changed(values, method_->for_share_of_samples(method_values(values), share));
}

ParameterValues OfferedMethod::quick_values(const ParameterValues& values) const {
  return with_changed(values, method_->quick_values(method_values(values)));
}

/// The first study of each kind, in the order of the list.
std::vector<const Study*> first_of_each_kind(const StudyRegistry& studies) {
  std::vector<const Study*> firsts;
  for (const auto& study : studies.all()) {
    const bool known = std::any_of(firsts.begin(), firsts.end(), [&](const Study* first) {
      return first->kind().parameter == study->kind().parameter;
    });
    if (!known) {
      firsts.push_back(study.get());
    }
  }
  return firsts;
}

StudiesOfKind studies_for(const Method& method, const StudyKind& kind,
                          const StudyRegistry& studies) {
  StudiesOfKind of_kind;
  for (const auto& study : studies.all()) {
    if (study->kind().parameter == kind.parameter) {
      (study->takes(method) ? of_kind.offered : of_kind.others).push_back(study.get());
    }
  }
  return of_kind;
}

}  // namespace

std::unique_ptr<const Method> with_studies(std::unique_ptr<const Method> method,
                                           const std::shared_ptr<const StudyRegistry>& studies) {
  std::vector<StudiesOfKind> kinds;
  for (const Study* first : first_of_each_kind(*studies)) {
    StudiesOfKind of_kind = studies_for(*method, first->kind(), *studies);
    if (!of_kind.offered.empty()) {
      kinds.push_back(std::move(of_kind));
    }
  }
  return std::make_unique<const OfferedMethod>(std::move(method), studies, std::move(kinds));
}

}  // namespace steelyard

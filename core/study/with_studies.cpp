// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/with_studies.h"

#include <algorithm>
#include <utility>

#include "core/run/compared_inputs.h"
#include "core/study/study_schema.h"

namespace steelyard {
namespace {

/// The studies of one kind that can take a method, and those that cannot.
struct StudiesOfKind {
  std::vector<const Study*> offered;
  std::vector<const Study*> others;
};

/// The id of the parameter that chooses among these studies.
const std::string& chooser_of(const StudiesOfKind& kind) {
  return kind.offered.front()->kind().parameter;
}

/// A method with the studies that are offered for it.
class OfferedMethod final : public Method, public ScalesInputs {
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
  [[nodiscard]] Matrix scaled_inputs(const Problem& problem,
                                     const ParameterValues& values) const override {
    return compared_inputs(*method_, problem, method_values(values));
  }

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

ParameterValues OfferedMethod::for_share_of_samples(const ParameterValues& values,
                                                    double share) const {
  ParameterValues thinned = values;
  for (const auto& [id, value] : method_->for_share_of_samples(method_values(values), share)) {
    thinned.set(id, value);
  }
  return thinned;
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

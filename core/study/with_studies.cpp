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

/// A method and the studies of one kind that can take it.
class StudiedMethod final : public Method, public ScalesInputs {
 public:
  /// \param of_kind  kept alive by `studies`; at least one is offered
  StudiedMethod(std::shared_ptr<const Method> inner, std::shared_ptr<const StudyRegistry> studies,
                StudiesOfKind of_kind)
      : inner_(std::move(inner)),
        studies_(std::move(studies)),
        offered_(std::move(of_kind.offered)),
        schema_(schema_with(inner_->schema(), offered_, of_kind.others)),
        learning_(*this) {}

  [[nodiscard]] const MethodInfo& info() const override { return inner_->info(); }
  [[nodiscard]] const ParameterSchema& schema() const override { return schema_; }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override;
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override;
  [[nodiscard]] ParameterValues automatic_values(const Problem& problem,
                                                 const ParameterValues& values,
                                                 const FitContext& terms) const override;
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override;
  [[nodiscard]] bool is_of_products(const ParameterValues& values) const override {
    return chosen(values) == nullptr && inner_->is_of_products(inner_values(values));
  }
  [[nodiscard]] const Scoring* scoring() const override { return inner_->scoring(); }
  [[nodiscard]] const Learning* learning() const override {
    return inner_->learning() == nullptr ? nullptr : &learning_;
  }
  [[nodiscard]] ParameterValues for_share_of_samples(const ParameterValues& values,
                                                     double share) const override;
  [[nodiscard]] Matrix scaled_inputs(const Problem& problem,
                                     const ParameterValues& values) const override {
    return compared_inputs(*inner_, problem, inner_values(values));
  }

 private:
  /// Learns as the method does inside the chosen study.
  class StudiedLearning final : public Learning {
   public:
    explicit StudiedLearning(const StudiedMethod& of) : of_(of) {}
    [[nodiscard]] bool takes_penalties() const override {
      return of_.inner_->learning()->takes_penalties();
    }
    [[nodiscard]] std::shared_ptr<SubsetFitter> begin(ProblemPtr problem,
                                                      const ParameterValues& values,
                                                      const FitContext& terms) const override {
      const Study* study = of_.chosen(values);
      return of_.inner_->learning()->begin(std::move(problem), of_.inner_values(values),
                                           study == nullptr ? terms : study->terms(values, terms));
    }

   private:
    const StudiedMethod& of_;
  };

  [[nodiscard]] const Study* chosen(const ParameterValues& values) const;
  [[nodiscard]] ParameterValues inner_values(const ParameterValues& values) const;
  [[nodiscard]] StudyQuestion question(ProblemPtr problem, const ParameterValues& values) const {
    return {inner_, std::move(problem), inner_values(values), values};
  }
  /// Used only while the problem is alive.
  [[nodiscard]] StudyQuestion question(const Problem& problem,
                                       const ParameterValues& values) const {
    return question(ProblemPtr(ProblemPtr(), &problem), values);
  }

  std::shared_ptr<const Method> inner_;
  std::shared_ptr<const StudyRegistry> studies_;
  std::vector<const Study*> offered_;
  ParameterSchema schema_;
  StudiedLearning learning_;
};

/// \return nullptr for `none`
const Study* StudiedMethod::chosen(const ParameterValues& values) const {
  const std::string& id = values.choice(offered_.front()->kind().parameter);
  const auto found = std::find_if(offered_.begin(), offered_.end(),
                                  [&](const Study* study) { return study->info().id == id; });
  return found == offered_.end() ? nullptr : *found;
}

/// A parameter that the chosen study puts out of use has its default.
ParameterValues StudiedMethod::inner_values(const ParameterValues& values) const {
  const ParameterSchema& inner = inner_->schema();
  ParameterValues of_inner;
  for (const auto& [id, value] : values) {
    const ParameterSpec* spec = inner.find(id);
    if (spec != nullptr) {
      const bool decided_here = std::any_of(
          spec->applies_when.begin(), spec->applies_when.end(),
          [&](const AppliesWhen& condition) { return inner.find(condition.id) == nullptr; });
      const bool unused = decided_here && !schema_.applies(*spec, values);
      of_inner.set(id, unused ? spec->initial : value);
    }
  }
  return of_inner;
}

std::vector<Complaint> StudiedMethod::check(const Problem& problem,
                                            const ParameterValues& values) const {
  std::vector<Complaint> complaints = schema_.check(values);
  if (complaints.empty()) {
    complaints = inner_->check(problem, inner_values(values));
  }
  const Study* study = complaints.empty() ? chosen(values) : nullptr;
  if (study != nullptr) {
    complaints = study->check(question(problem, values), ids_besides(*study, offered_));
  }
  return complaints;
}

Estimate StudiedMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  constexpr double long_run = 60.0;
  constexpr double much_memory = 1e9;
  Estimate estimate = inner_->estimate(problem, inner_values(values));
  const Study* study = chosen(values);
  if (study != nullptr && check(problem, values).empty()) {
    estimate.seconds += study->seconds(question(problem, values), estimate);
    estimate.bytes += study->bytes(question(problem, values));
  }
  if (estimate.seconds <= long_run && estimate.bytes <= much_memory) {
    estimate.alternative.clear();
    estimate.alternative_values.clear();
  }
  return estimate;
}

ParameterValues StudiedMethod::automatic_values(const Problem& problem,
                                                const ParameterValues& values,
                                                const FitContext& terms) const {
  const Study* study = chosen(values);
  const FitContext inside = study == nullptr ? terms : study->terms(values, terms);
  ParameterValues found = inner_->automatic_values(problem, inner_values(values), inside);
  if (study != nullptr) {
    for (const auto& [id, value] : study->automatic_values(question(problem, values))) {
      found.set(id, value);
    }
  }
  return found;
}

std::unique_ptr<Stepper> StudiedMethod::begin(ProblemPtr problem,
                                              const ParameterValues& values) const {
  const Study* study = chosen(values);
  return study == nullptr ? inner_->begin(std::move(problem), inner_values(values))
                          : study->begin(question(std::move(problem), values));
}

ParameterValues StudiedMethod::for_share_of_samples(const ParameterValues& values,
                                                    double share) const {
  ParameterValues thinned = values;
  for (const auto& [id, value] : inner_->for_share_of_samples(inner_values(values), share)) {
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
  for (const Study* first : first_of_each_kind(*studies)) {
    StudiesOfKind of_kind = studies_for(*method, first->kind(), *studies);
    if (!of_kind.offered.empty()) {
      method =
          std::make_unique<const StudiedMethod>(std::move(method), studies, std::move(of_kind));
    }
  }
  return method;
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/trust_study.h"

#include <algorithm>
#include <utility>

#include "core/study/replicate_stepper.h"
#include "core/trials/trial_size.h"

namespace steelyard {

const StudyKind& TrustStudy::kind() const {
  static const StudyKind trust{
      "trust",
      "Trust",
      "What to do after the run to check how far its result can be trusted.",
      "only the run itself",
      false,
      "No further check"};
  return trust;
}

double TrustStudy::bytes(const StudyQuestion& question) const {
  return bytes_of_problem(*question.problem);
}

std::unique_ptr<Stepper> TrustStudy::begin(const StudyQuestion& question) const {
  const Estimate main = estimate(question.run, *question.problem);
  const double all = main.seconds + seconds(question, main);
  const double share = all > 0.0 ? std::clamp(main.seconds / all, 0.02, 0.98) : 0.5;
  std::unique_ptr<Stepper> run = steelyard::begin(question.run, question.problem);
  std::string objective = run->scalars().front().title;
  return std::make_unique<ReplicateStepper>(std::move(run), plan(question, std::move(objective)),
                                            share);
}

std::uint64_t seed_of(const ParameterValues& settings) {
  static const BoundParameter<Repeats> seed = seed_parameter(field(&Repeats::seed), std::string());
  Repeats drawn;
  seed.set(settings, drawn);
  return drawn.seed;
}

const ParameterList<Repeats>& repeats_parameters() {
  static const ParameterList<Repeats> list{parameter(
      {"replicates", "Replicates", "Number of random subsets of each size, or of repeated runs."},
      field(&Repeats::replicates), {2.0, 10000.0})};
  return list;
}

Repeats repeats_of(const ParameterValues& settings) {
  Repeats repeats = options_of(repeats_parameters(), settings);
  repeats.seed = seed_of(settings);
  return repeats;
}

}  // namespace steelyard

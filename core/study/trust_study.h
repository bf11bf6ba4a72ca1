// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/parameter/bound_parameter.h"
#include "core/run/study.h"
#include "core/study/replicate_plan.h"

namespace steelyard {

/// A study of how far the result of a run can be trusted: the run itself, then the repeated runs of
/// a plan. The parameter `trust` chooses among studies of this kind.
class TrustStudy : public Study {
 public:
  [[nodiscard]] const StudyKind& kind() const final;
  /// By default a repeat takes no more than the run, which is over by then, but has a problem of
  /// its own.
  [[nodiscard]] double bytes(const StudyQuestion& question) const override;
  [[nodiscard]] std::unique_ptr<Stepper> begin(const StudyQuestion& question) const final;

 private:
  /// \param objective  name of the method's objective, for an axis title: "DII"
  [[nodiscard]] virtual std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                            std::string objective) const = 0;
};

/// The seed that Study::draws() asks for.
[[nodiscard]] std::uint64_t seed_of(const ParameterValues& settings);

/// What several of these studies repeat.
struct Repeats {
  Index replicates = 20;
  std::uint64_t seed = 1;
};
/// Their parameters besides the seed, which Study::draws() asks for.
[[nodiscard]] const ParameterList<Repeats>& repeats_parameters();
/// \param settings  of a study with these parameters that draws
[[nodiscard]] Repeats repeats_of(const ParameterValues& settings);

}  // namespace steelyard

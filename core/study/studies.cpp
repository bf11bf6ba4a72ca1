// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/studies.h"

#include <utility>

#include "core/study/backward_elimination.h"
#include "core/study/block_validation.h"
#include "core/study/cluster_accuracy_study.h"
#include "core/study/exhaustive_search.h"
#include "core/study/forward_selection.h"
#include "core/study/held_out_risk.h"
#include "core/study/knockoff_options.h"
#include "core/study/knockoff_study.h"
#include "core/study/learning_curve_study.h"
#include "core/study/penalty_path.h"
#include "core/study/permuted_target.h"
#include "core/study/power_study.h"
#include "core/study/random_columns.h"
#include "core/study/random_subsets.h"
#include "core/study/randomisation_test.h"
#include "core/study/selection_stability.h"

namespace steelyard {

namespace {

/// Studies whose selection the study of power can judge.
DiscoveryWays ways_of_discovering() {
  return {std::make_shared<const SelectedByStudy>(std::make_shared<const KnockoffStudy>(),
                                                  usual_knockoff_rate),
          std::make_shared<const SelectedByStudy>(std::make_shared<const RandomisationStudy>(),
                                                  usual_p_value_rate)};
}

}  // namespace

StudyRegistry builtin_studies(Baselines baselines) {
  StudyRegistry registry;
  registry.add(std::make_unique<const PenaltyPathStudy>());
  registry.add(std::make_unique<const BackwardStudy>());
  registry.add(std::make_unique<const ForwardStudy>());
  registry.add(std::make_unique<const ExhaustiveStudy>());
  registry.add(std::make_unique<const BlockValidationStudy>());
  registry.add(std::make_unique<const RandomSubsetsStudy>());
  registry.add(std::make_unique<const StabilityStudy>());
  registry.add(std::make_unique<const HeldOutRiskStudy>());
  registry.add(std::make_unique<const KnockoffStudy>());
  registry.add(std::make_unique<const RandomisationStudy>());
  registry.add(std::make_unique<const PermutedTargetStudy>());
  registry.add(std::make_unique<const RandomColumnsStudy>());
  registry.add(std::make_unique<const ClusterAccuracyStudy>(std::move(baselines.rankings)));
  registry.add(std::make_unique<const LearningCurveStudy>(std::move(baselines.spaces)));
  registry.add(
      std::make_unique<const PowerStudy>(std::move(baselines.discoverers), ways_of_discovering()));
  return registry;
}

}  // namespace steelyard

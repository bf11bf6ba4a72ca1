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
#include "core/study/learning_curve.h"
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
  return {selected_by(knockoff_study(), usual_knockoff_rate),
          selected_by(randomisation_study(), usual_p_value_rate)};
}

}  // namespace

StudyRegistry builtin_studies(Baselines baselines) {
  StudyRegistry registry;
  registry.add(penalty_path_study());
  registry.add(backward_study());
  registry.add(forward_study());
  registry.add(exhaustive_study());
  registry.add(block_validation_study());
  registry.add(random_subsets_study());
  registry.add(stability_study());
  registry.add(held_out_risk_study());
  registry.add(knockoff_study());
  registry.add(randomisation_study());
  registry.add(permuted_target_study());
  registry.add(random_columns_study());
  registry.add(cluster_accuracy_study(std::move(baselines.rankings)));
  registry.add(learning_curve_study(std::move(baselines.spaces)));
  registry.add(power_study(std::move(baselines.discoverers), ways_of_discovering()));
  return registry;
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/knockoff_findings.h"

#include "core/measures/discovery_rate.h"
#include "core/positions.h"

namespace steelyard {
namespace {

/// Of each layer, one over the number of its draws; 0 without any.
std::vector<double> shares_of_a_draw(const KnockoffDraws& draws) {
  std::vector<double> counts = draws.failed;
  for (const KnockoffDraw& draw : draws.finished) {
    counts[draw.layer] += 1.0;
  }
  for (double& count : counts) {
    count = count > 0.0 ? 1.0 / count : 0.0;
  }
  return counts;
}

Index groups_in(const std::vector<GroupLayer>& layers) {
  Index groups = 0;
  for (const GroupLayer& layer : layers) {
    groups += std::ssize(layer.own);
  }
  return groups;
}

}  // namespace

bool are_joined(const KnockoffPlanOptions& options, std::size_t layers) {
  return options.draws > 1 || layers > 1;
}

double rate_of_a_draw(const KnockoffPlanOptions& options, std::size_t layers) {
  return are_joined(options, layers) ? options.draw_q() : options.q();
}

KnockoffFindings knockoff_findings(const KnockoffDraws& draws,
                                   const std::vector<GroupLayer>& layers,
                                   const KnockoffPlanOptions& options) {
  const Vector none = Vector::Zero(groups_in(layers));
  KnockoffFindings all{{}, none, none, none};
  const bool joined = are_joined(options, layers.size());
  const std::vector<double> shares = shares_of_a_draw(draws);
  for (const KnockoffDraw& draw : draws.finished) {
    const std::vector<Index>& own = layers[draw.layer].own;
    const double share = shares[draw.layer];
    all.statistics(own) += share * draw.statistics;
    for (const Index group : draw.found) {
      all.how_often[own[static_cast<std::size_t>(group)]] += share;
    }
    if (joined) {
      all.e_values(own) += share * knockoff_e_values(draw.statistics, options.draw_q());
    }
  }
  const std::vector<Index> some =
      joined ? e_discoveries(all.e_values, options.q()) : draws.finished.front().found;
  all.groups = falling(some, all.statistics);
  return all;
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_agreement.h"

#include "core/cluster/average_linkage.h"
#include "core/measures/rank_agreement.h"
#include "core/measures/run_agreement.h"

namespace steelyard {
namespace {

double mean_jaccard(const PanelRow& one, const PanelRow& other) {
  double sum = 0.0;
  for (std::size_t split = 0; split < one.kept.size(); ++split) {
    sum += jaccard_index(one.kept[split], other.kept[split]);
  }
  return sum / static_cast<double>(one.kept.size());
}

}  // namespace

Vector mean_places(const std::vector<std::vector<Index>>& rankings, Index dimension) {
  Vector sum = Vector::Zero(dimension);
  for (const std::vector<Index>& ranking : rankings) {
    const auto ranked = static_cast<double>(ranking.size());
    Vector places =
        Vector::Constant(dimension, (ranked + 1.0 + static_cast<double>(dimension)) / 2);
    double place = 0.0;
    for (const Index column : ranking) {
      places[column] = ++place;
    }
    sum += places;
  }
  return sum / static_cast<double>(rankings.size());
}

PanelAgreement panel_agreement(const std::vector<PanelRow>& rows,
                               const std::vector<std::size_t>& judged, Index dimension) {
  const auto count = static_cast<Index>(judged.size());
  Matrix kendall = Matrix::Ones(count, count);
  Matrix jaccard = Matrix::Ones(count, count);
  std::vector<Vector> places;
  for (Index one = 0; one < count; ++one) {
    const PanelRow& row = rows[judged[static_cast<std::size_t>(one)]];
    places.push_back(mean_places(row.rankings, dimension));
    for (Index other = 0; other < one; ++other) {
      const auto at = static_cast<std::size_t>(other);
      kendall(one, other) = kendall(other, one) = kendall_tau(places.back(), places[at]);
      jaccard(one, other) = jaccard(other, one) = mean_jaccard(row, rows[judged[at]]);
    }
  }
  const std::vector<Index> order = average_linkage_order(Matrix::Ones(count, count) - jaccard);
  PanelAgreement found;
  for (const Index place : order) {
    found.rows.push_back(judged[static_cast<std::size_t>(place)]);
  }
  found.kendall = kendall(order, order);
  found.jaccard = jaccard(order, order);
  return found;
}

}  // namespace steelyard

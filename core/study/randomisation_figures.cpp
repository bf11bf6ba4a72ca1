// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/randomisation_figures.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/text.h"

namespace steelyard {

Figure p_value_bars(const ColumnGroups& groups, const std::vector<Index>& shortlist,
                    const Vector& p_values) {
  Figure figure{"randomisation-p", "p-values",
                groups.each_alone() ? "The shorter the bar, the less can the feature be replaced."
                                    : "The shorter the bar, the less can the group be replaced."};
  figure.x = {.title = groups.each_alone() ? "Feature" : "Group"};
  figure.y = {.title = "p-value", .low = 0.0, .high = 1.0};
  BarsShape bars;
  for (const Index group : shortlist) {
    bars.names.push_back(groups.names[static_cast<std::size_t>(group)]);
    bars.values.push_back(p_values[group]);
  }
  figure.shape = std::move(bars);
  return figure;
}

Figure with_steps(Figure figure, const Vector& p_values, double q) {
  std::vector<double> sorted;
  for (const double p : p_values) {
    if (!std::isnan(p)) {
      sorted.push_back(p);
    }
  }
  std::sort(sorted.begin(), sorted.end());
  FigureLine limit{"limit at q = " + short_text(q, 3)};
  limit.reference = true;
  FigureLine& line = lines_of(figure).front();
  for (std::size_t k = 1; k <= sorted.size(); ++k) {
    const auto rank = static_cast<double>(k);
    line.x.push_back(rank);
    line.y.push_back(sorted[k - 1]);
    limit.x.push_back(rank);
    limit.y.push_back(q * rank / static_cast<double>(sorted.size()));
  }
  lines_of(figure).push_back(std::move(limit));
  return figure;
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_row.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "core/analysis/no_worse.h"
#include "core/measures/paired_gain.h"
#include "core/measures/run_agreement.h"

namespace steelyard {
namespace {

constexpr double not_known = std::numeric_limits<double>::quiet_NaN();

/// The place of the fewest columns that are as good as the best number.
Index fewest_as_good(const Matrix& errors, const Vector& of_nothing, double tested_over_trained) {
  Index best = 0;
  errors.rowwise().mean().minCoeff(&best);
  Index chosen = errors.cols() > 1 ? 0 : best;  // a single split tells nothing of noise
  while (chosen < best &&
         !is_no_worse(errors.row(chosen), errors.row(best), of_nothing, tested_over_trained)) {
    ++chosen;
  }
  return chosen;
}

Judge in_most(const std::vector<Judge>& judges) {
  return *std::max_element(all_judges.begin(), all_judges.end(), [&](Judge one, Judge other) {
    return std::count(judges.begin(), judges.end(), one) <
           std::count(judges.begin(), judges.end(), other);
  });
}

/// A gain that is clear but tiny helps nobody, and of many methods one may have it by chance.
bool beats(const Vector& errors, const Vector& of_nothing, double tested_over_trained) {
  constexpr double small = 1.0 / 30.0;
  return relative_error(errors, of_nothing) < 1.0 - small &&
         paired_gain(errors, of_nothing, tested_over_trained).is_clear();
}

Vector errors_at_number(const PanelRow& row) {
  return row.errors.row(static_cast<Index>(row.size_place));
}

void compare_with(const PanelRow& best, const PanelReferences& beside, PanelRow& row) {
  const Vector own = errors_at_number(row);
  const Vector of_best = errors_at_number(best);
  row.behind_best = row.error - best.error;
  const double unit = beside.of_nothing.mean();
  row.behind_best_error =
      unit > 0.0 ? error_over_folds(own - of_best, beside.tested_over_trained) / unit : 0.0;
  row.as_good =
      &row == &best || is_no_worse(own, of_best, beside.of_nothing, beside.tested_over_trained);
}

/// 0 for a method that predicts and chooses, 1 for one that only predicts, 2 for others.
int class_of_row(const PanelRow& row) { return row.chooses() ? 0 : row.beats_nothing ? 1 : 2; }

}  // namespace

void describe_row(const PanelSets& sets, const PanelErrors& judged, const PanelReferences& beside,
                  Index dimension, PanelRow& row) {
  const double overlap = beside.tested_over_trained;
  row.errors = judged.errors;
  const Index place = fewest_as_good(row.errors, beside.of_nothing, overlap);
  row.size_place = static_cast<std::size_t>(place);
  row.kept = sets[row.size_place];
  row.suggested = std::ssize(row.kept.front());
  row.judge = in_most(judged.judges[row.size_place]);
  const Vector errors = errors_at_number(row);
  row.error = relative_error(errors, beside.of_nothing);
  row.error_error = error_of_relative(errors, beside.of_nothing, overlap);
  row.beats_nothing = beats(errors, beside.of_nothing, overlap);
  row.beats_random = !is_no_worse(beside.of_random.row(place), errors, beside.of_nothing, overlap);
  const bool several = row.kept.size() > 1;
  row.stability = several ? nogueira_index(row.kept, dimension) : not_known;
  row.stability_error = several ? nogueira_error(row.kept, dimension) : not_known;
}

std::vector<std::size_t> compare_rows(const PanelReferences& beside, std::vector<PanelRow>& rows) {
  std::vector<std::size_t> order;
  for (std::size_t place = 0; place < rows.size(); ++place) {
    if (rows[place].is_judged()) {
      order.push_back(place);
    }
  }
  std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
    const PanelRow& left = rows[one];
    const PanelRow& right = rows[other];
    return std::pair(class_of_row(left), left.error) < std::pair(class_of_row(right), right.error);
  });
  for (const std::size_t place : order) {
    compare_with(rows[order.front()], beside, rows[place]);
  }
  return order;
}

}  // namespace steelyard

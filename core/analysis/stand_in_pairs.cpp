// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/stand_in_pairs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "core/analysis/panel_twins.h"
#include "core/measures/correlation.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::size_t most_pairs = 3;
constexpr std::size_t most_selected = 10;

struct AlikePair {
  Index selected = 0;
  Index instead = 0;
  double correlation = 0.0;
};

bool are_of_one_text(const ColumnInfo& one, const ColumnInfo& other) {
  return one.of_text && other.of_text && one.of_text->column == other.of_text->column;
}

std::vector<AlikePair> alike_pairs(const Problem& problem, const std::vector<Index>& selection) {
  const std::size_t count = std::min(selection.size(), most_selected);
  const std::vector<Index> first(selection.begin(),
                                 selection.begin() + static_cast<std::ptrdiff_t>(count));
  const Matrix correlations = correlations_with(problem.inputs, first);
  std::vector<AlikePair> pairs;
  for (std::size_t place = 0; place < first.size(); ++place) {
    const ColumnInfo& selected = problem.features[static_cast<std::size_t>(first[place])];
    for (Index other = 0; other < correlations.rows(); ++other) {
      const double correlation = correlations(other, static_cast<Index>(place));
      if (std::abs(correlation) >= twin_correlation &&
          std::find(selection.begin(), selection.end(), other) == selection.end() &&
          !are_of_one_text(selected, problem.features[static_cast<std::size_t>(other)])) {
        pairs.push_back({first[place], other, correlation});
      }
    }
  }
  return pairs;
}

Message name_of_input(const Problem& problem, Index input) {
  return names_in_words(problem, std::array<Index, 1>{input});
}

}  // namespace

std::vector<Message> stand_in_pairs(const Problem& problem, const std::vector<Index>& selection) {
  std::vector<AlikePair> pairs = alike_pairs(problem, selection);
  std::stable_sort(pairs.begin(), pairs.end(), [](const AlikePair& one, const AlikePair& other) {
    return std::abs(one.correlation) > std::abs(other.correlation);
  });
  pairs.resize(std::min(pairs.size(), most_pairs));
  std::vector<Message> said;
  said.reserve(pairs.size());
  for (const AlikePair& pair : pairs) {
    said.push_back(message("stability.stands_in",
                           "{1} may stand in for {2}: they go together (r = {3}).",
                           name_of_input(problem, pair.instead),
                           name_of_input(problem, pair.selected), short_text(pair.correlation, 2)));
  }
  return said;
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTableView>

#include "core/analysis/answer.h"

namespace steelyard::tests {

/// How many rows of the table a person sees whole, without scrolling anything.
[[nodiscard]] inline int rowsInSight(const QTableView& table) {
  const QRect seen = table.viewport()->visibleRegion().boundingRect();
  int rows = 0;
  for (int row = 0; row < table.model()->rowCount(); ++row) {
    const int top = table.rowViewportPosition(row);
    rows += top >= seen.top() && top + table.rowHeight(row) - 1 <= seen.bottom() ? 1 : 0;
  }
  return table.isVisible() && !seen.isEmpty() ? rows : 0;
}

/// An answer that is much higher than the panel that shows it.
[[nodiscard]] inline Answer longAnswer() {
  Answer answer;
  answer.headline = other_words("2 of 300 columns are enough");
  answer.detail = other_words("One, another. They explain the classes of the target.");
  for (const char* const id : {"chance", "held-out", "stability", "leaks"}) {
    const std::string words = "Of the samples that were not seen some are put into a wrong class. ";
    answer.checks.push_back({id,
                             other_words("Is it so?"),
                             AnswerLevel::caution,
                             other_words(words + words + words),
                             other_words("Collect more samples, or choose among the columns."),
                             {},
                             0.0});
  }
  return answer;
}

}  // namespace steelyard::tests

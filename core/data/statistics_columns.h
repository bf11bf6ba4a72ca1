// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/statistics_dates.h"

namespace steelyard {

/// The label of one code of a column.
struct CodeLabel {
  double code = 0.0;  ///< NaN where the code is no number
  std::string text;   ///< the code as text; ".a" for a tagged missing value
  std::string label;
};

/// What a file of SPSS, Stata or SAS says of a column besides its values.
struct StatisticsColumn {
  std::string name;
  std::string label;
  std::string format;  ///< for display, as the program writes it: "F8.2", "%td"
  bool holds_texts = false;
  std::vector<CodeLabel> labels;
  std::vector<std::string> missing;  ///< the codes for missing values that it has
  std::uint64_t missing_cells = 0;   ///< that have these codes
  std::vector<std::string> categories;
};

/// Makes a column of the table:
/// - dates become texts in the order of time (see date_texts());
/// - a column of codes with labels becomes text, with a category for each label in the order of the
///   codes, so that ordered answers keep their order; at most one cell in twenty may have a code
///   without a label, which is then its own label;
/// - a column of numbers of which only some have labels, such as the ends of a scale, stays one;
/// - the labels of texts take their place.
/// \param values  as in the file; replaced
/// \return notes on codes for missing values, labels and dates
std::vector<Message> describe_statistics_column(const StatisticsColumn& said,
                                                StatisticsProgram program,
                                                Eigen::Ref<Vector> values, Column& column);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/text_table.h"
#include "core/parameter_values.h"
#include "core/problem/problem.h"
#include "core/run/result.h"

namespace steelyard {

/// Positions of the id and label columns, which name the rows of the tables below.
/// \param columns  of a table, or beside it
[[nodiscard]] std::vector<Index> naming_columns(const std::vector<Column>& columns);

/// All columns and samples as they are: text as text, missing cells empty.
/// \param dataset  must outlive the returned table
[[nodiscard]] RowTable whole_table(const Dataset& dataset);

/// The selected samples in order of selection. Columns: order (from 1), row (from 1, of the table's
/// source), the naming columns, and weight if samples have one.
[[nodiscard]] TextTable sample_table(const Dataset& dataset, const std::vector<Index>& named_by,
                                     const Problem& problem, const SampleSelection& selection);

/// All features, best first. Columns: rank, feature, unit, the result's columns by their ids,
/// selected. A feature that was made of text has the name of the column of text; a column "values"
/// after the names then says which values it stands for. Where a column of text is ranked as one,
/// it has one row (core/run/ranked_units.h), with the numbers of its first feature.
[[nodiscard]] TextTable selection_table(const Problem& problem, const Result& result,
                                        const std::vector<Index>& selected);

/// The naming columns of `dataset`, then the values: N x columns, one row per sample of the
/// problem.
/// \param dataset, problem  must outlive the returned table
[[nodiscard]] RowTable values_table(const Dataset& dataset, const std::vector<Index>& named_by,
                                    const Problem& problem, const std::vector<std::string>& names,
                                    Matrix values);

/// Columns of a table that stand beside other values in each row.
struct RowFrame {
  std::vector<Index> before = {};  ///< columns before the values
  std::vector<Index> after =
      {};                 ///< columns after the values; one that is among the values is left out
  bool numbered = false;  ///< whether a row begins with "row", from 1, of the table's source
};

/// What a person wants of a reduced table.
struct ReducedParts {
  bool weighted = true;  ///< the space that the run learned; otherwise the inputs as they are
  bool names = true;     ///< the columns with the role id or label
  bool target = false;   ///< the columns of the same table with the role ground truth
  bool rows = false;     ///< the numbers of the rows

  [[nodiscard]] bool operator==(const ReducedParts& other) const = default;
};

/// \param columns  of a table, or beside it
[[nodiscard]] RowFrame frame_of(const std::vector<Column>& columns, const ReducedParts& parts);

/// The frame of each row, and in it the space that a run learned; one row per sample of the
/// problem, or per row of the table where samples were drawn by their weights.
/// - With weights: the selected inputs, each multiplied by its weight; weights are scaled so that
///   the largest of all inputs is 1.
/// - With a map: the mapped samples X A'. Each component is a mixture of all inputs, or of the
///   selected ones if a person asked for these; the names of the components then say so:
///   "component_1 of 5 of 8 inputs".
/// - Without a space: the selected inputs as they are.
///
/// \param dataset, problem  must outlive the returned table
/// \param selected  positions of inputs
/// \param asked     whether a person chose these
/// \throws Error(bad_input) if the table would have no column
[[nodiscard]] RowTable reduced_table(const Dataset& dataset, const RowFrame& frame,
                                     const Problem& problem, const LearnedSpace& space,
                                     const std::vector<Index>& selected, bool asked);

/// What the run and its check have found, one row per finding. Columns: id, title, value, error
/// (empty if there is none), unit, better (lower, higher, neither), measured_on.
[[nodiscard]] TextTable findings_table(const std::vector<Finding>& findings);

/// Refuses a table without columns.
/// \throws Error(bad_input) if there are none
void refuse_no_columns(const std::vector<Index>& selected);

/// The end of a component's name, which says how many inputs it is mixed from: empty if from all,
/// otherwise " of 5 of 8 inputs".
[[nodiscard]] std::string mixed_from(std::size_t count, Index dimension);

/// By what the reduced table multiplies these inputs: their weights over the largest of all inputs;
/// 1 without weights, 0 if all weights are 0.
/// \param space  no map
[[nodiscard]] Vector coordinate_factors(const LearnedSpace& space,
                                        const std::vector<Index>& inputs);

/// The inputs that a reduced table is made of: the selected ones, or all inputs for a map unless a
/// person asked for the selected ones.
[[nodiscard]] std::vector<Index> reduced_to(const LearnedSpace& space,
                                            const std::vector<Index>& selected, bool asked);

/// The learned map itself, whatever is selected: one row per component of the reduced table.
/// Columns: component, then the inputs by their names.
/// \param space  a map
[[nodiscard]] TextTable map_table(const Problem& problem, const LearnedSpace& space);

/// Whether a run with these settings draws knockoffs, so that knockoff_table() can show them.
[[nodiscard]] bool draws_knockoffs(const ParameterValues& settings);

/// The inputs that vary, in table order, and beside each of them its knockoff "x (knockoff)", in
/// the unit of the input: those of the first draw of a run with trust=knockoffs and these settings,
/// bit for bit. One row per sample, which begins with the columns `named_by` of `dataset`.
/// \param dataset, problem  must outlive the returned table
/// \param settings          of the run, complete
/// \throws Error(bad_input) if no knockoffs can be made
[[nodiscard]] RowTable knockoff_table(const Dataset& dataset, const std::vector<Index>& named_by,
                                      const ProblemPtr& problem, const ParameterValues& settings);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/run_tables.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "core/data/padded_numbers.h"
#include "core/error.h"
#include "core/message.h"
#include "core/positions.h"
#include "core/problem/samples_as_points.h"
#include "core/run/ranked_units.h"
#include "core/study/knockoff_options.h"
#include "core/study/knockoff_source.h"

namespace steelyard {
namespace {

std::string cell_text(const Column& column, double value) {
  if (std::isnan(value)) {
    return {};
  }
  return column.kind == ColumnKind::category ? column.categories[static_cast<std::size_t>(value)]
                                             : padded_text(value, column.digits);
}

/// The columns that name the rows of a table.
class NamingColumns {
 public:
  /// \param dataset  must outlive this object
  NamingColumns(const Dataset& dataset, std::vector<Index> columns)
      : dataset_(dataset), columns_(std::move(columns)) {}

  void append_names(std::vector<std::string>& header) const {
    for (const Index column : columns_) {
      header.push_back(dataset_.columns[static_cast<std::size_t>(column)].name);
    }
  }
  /// \param sample  of the dataset
  void append_cells(Index sample, std::vector<std::string>& row) const {
    for (const Index column : columns_) {
      row.push_back(cell_text(dataset_.columns[static_cast<std::size_t>(column)],
                              dataset_.values(sample, column)));
    }
  }

 private:
  const Dataset& dataset_;
  std::vector<Index> columns_;
};

/// The rows of a table that names its samples.
/// \param append  appends the further cells of a sample
template <typename Append>
RowTable framed_rows(const Dataset& dataset, RowFrame frame, const Problem& problem,
                     const std::vector<std::string>& names, const Append& append) {
  std::erase_if(frame.after, [&](Index column) {
    const std::string& name = dataset.columns[static_cast<std::size_t>(column)].name;
    return std::find(names.begin(), names.end(), name) != names.end();
  });
  const NamingColumns before(dataset, std::move(frame.before));
  const NamingColumns after(dataset, std::move(frame.after));
  RowTable table{{}, problem.samples(), {}};
  if (frame.numbered) {
    table.header.emplace_back("row");
  }
  before.append_names(table.header);
  table.header.insert(table.header.end(), names.begin(), names.end());
  after.append_names(table.header);
  table.append_cells = [before, after, numbered = frame.numbered, &dataset, &problem, append](
                           Index sample, std::vector<std::string>& row) {
    const Index at = problem.row_of(sample);
    if (numbered) {
      row.push_back(std::to_string(dataset.row_of(at) + 1));
    }
    before.append_cells(at, row);
    append(sample, row);
    after.append_cells(at, row);
  };
  return table;
}

/// The mapped samples, some rows at a time: they are asked for in order.
class MappedRows {
 public:
  /// \param problem  must outlive this object
  MappedRows(const Problem& problem, LearnedSpace space)
      : problem_(problem), space_(std::move(space)) {}

  auto row(Index sample) {
    constexpr Index together = 256;
    if (sample < first_ || sample >= first_ + rows_.rows()) {
      first_ = sample;
      rows_ =
          rows_in(space_, problem_).block(first_, std::min(together, problem_.samples() - first_));
    }
    return rows_.row(sample - first_);
  }

 private:
  const Problem& problem_;
  LearnedSpace space_;
  Index first_ = 0;
  Matrix rows_;
};

std::string component_name(Index row) { return "component_" + std::to_string(row + 1); }

/// "blue; green; red"
std::string listed(const std::vector<std::string>& values) {
  std::string text;
  for (const std::string& value : values) {
    text += (text.empty() ? "" : "; ") + value;
  }
  return text;
}

bool is_any_of(const std::vector<Index>& features, const std::vector<Index>& selected) {
  return std::any_of(features.begin(), features.end(), [&](Index feature) {
    return std::find(selected.begin(), selected.end(), feature) != selected.end();
  });
}

}  // namespace

TextTable selection_table(const Problem& problem, const Result& result,
                          const std::vector<Index>& selected) {
  const std::vector<FeatureColumn> shown = as_shown(result.columns);
  const std::vector<RankedUnit> units =
      ranked_units(problem.features, ranking(result.columns), result.columns);
  const bool texts = std::any_of(units.begin(), units.end(),
                                 [](const RankedUnit& unit) { return !unit.values.empty(); });
  TextTable table{{"rank", "feature"}, {}};
  if (texts) {
    table.header.emplace_back("values");
  }
  table.header.emplace_back("unit");
  for (const FeatureColumn& column : shown) {
    table.header.push_back(column.id);
  }
  table.header.emplace_back("selected");
  const bool none_ranked = ranks_nothing(result.columns);
  std::size_t rank = 0;
  for (const RankedUnit& unit : units) {
    const Index first = unit.features.front();
    const std::string place = none_ranked ? std::string() : std::to_string(++rank);
    std::vector<std::string>& row =
        table.rows.emplace_back(std::vector<std::string>{place, unit.name});
    if (texts) {
      row.push_back(listed(unit.values));
    }
    row.push_back(problem.features[static_cast<std::size_t>(first)].unit);
    for (const FeatureColumn& column : shown) {
      const double value = column.values[static_cast<std::size_t>(first)];
      row.push_back(std::isnan(value) ? "" : number_text(value));
    }
    row.emplace_back(is_any_of(unit.features, selected) ? "yes" : "no");
  }
  return table;
}

std::vector<Index> naming_columns(const std::vector<Column>& columns) {
  std::vector<Index> naming;
  for (std::size_t position = 0; position < columns.size(); ++position) {
    const RoleSet roles = columns[position].roles;
    if (roles.has(Role::id) || roles.has(Role::label)) {
      naming.push_back(static_cast<Index>(position));
    }
  }
  return naming;
}

RowFrame frame_of(const std::vector<Column>& columns, const ReducedParts& parts) {
  RowFrame frame;
  if (parts.names) {
    frame.before = naming_columns(columns);
  }
  if (parts.target) {
    for (const Index column : columns_with(columns, Role::truth)) {
      if (std::find(frame.before.begin(), frame.before.end(), column) == frame.before.end()) {
        frame.after.push_back(column);
      }
    }
  }
  frame.numbered = parts.rows;
  return frame;
}

RowTable whole_table(const Dataset& dataset) {
  const NamingColumns all(dataset, all_positions(std::ssize(dataset.columns)));
  RowTable table{{}, dataset.samples(), {}};
  all.append_names(table.header);
  table.append_cells = [all](Index sample, std::vector<std::string>& row) {
    all.append_cells(sample, row);
  };
  return table;
}

TextTable sample_table(const Dataset& dataset, const std::vector<Index>& named_by,
                       const Problem& problem, const SampleSelection& selection) {
  TextTable table{{"order", "row"}, {}};
  const NamingColumns naming(dataset, named_by);
  naming.append_names(table.header);
  if (!selection.weights.empty()) {
    table.header.emplace_back("weight");
  }
  const std::vector<Index> rows = problem.rows_of(selection.positions);
  for (std::size_t at = 0; at < rows.size(); ++at) {
    std::vector<std::string> row{std::to_string(at + 1),
                                 std::to_string(dataset.row_of(rows[at]) + 1)};
    naming.append_cells(rows[at], row);
    if (!selection.weights.empty()) {
      row.push_back(number_text(selection.weights[at]));
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

void refuse_no_columns(const std::vector<Index>& selected) {
  if (selected.empty()) {
    throw bad_input({message("table.no_selected_column", "no column is selected"), "",
                     message("table.no_selected_column.accepted", "at least 1 selected column")});
  }
}

std::string mixed_from(std::size_t count, Index dimension) {
  return std::cmp_equal(count, dimension)
             ? ""
             : " of " + std::to_string(count) + " of " + std::to_string(dimension) + " inputs";
}

RowTable values_table(const Dataset& dataset, const std::vector<Index>& named_by,
                      const Problem& problem, const std::vector<std::string>& names,
                      Matrix values) {
  const auto shared = std::make_shared<const Matrix>(std::move(values));
  return framed_rows(dataset, {named_by}, problem, names,
                     [shared](Index sample, std::vector<std::string>& row) {
                       for (const double value : shared->row(sample)) {
                         row.push_back(number_text(value));
                       }
                     });
}

std::vector<Index> reduced_to(const LearnedSpace& space, const std::vector<Index>& selected,
                              bool asked) {
  if (!space.is_map() || asked) {
    return selected;
  }
  return all_positions(space.dimension());
}

Vector coordinate_factors(const LearnedSpace& space, const std::vector<Index>& inputs) {
  if (space.empty()) {
    return Vector::Ones(std::ssize(inputs));
  }
  const double largest = space.weights().maxCoeff();
  return space.weights()(inputs) / (largest > 0.0 ? largest : 1.0);
}

RowTable reduced_table(const Dataset& dataset, const RowFrame& frame, const Problem& problem,
                       const LearnedSpace& space, const std::vector<Index>& selected, bool asked) {
  const Problem& rows = problem.each_row_once ? *problem.each_row_once : problem;
  const std::vector<Index> kept = reduced_to(space, selected, asked);
  refuse_no_columns(kept);
  if (space.is_map()) {
    std::vector<std::string> names;
    for (Index row = 0; row < space.map().rows(); ++row) {
      names.push_back(component_name(row) + mixed_from(kept.size(), space.dimension()));
    }
    const auto mapped = std::make_shared<MappedRows>(rows, space.restricted_to(kept));
    return framed_rows(dataset, frame, rows, names,
                       [mapped](Index sample, std::vector<std::string>& row) {
                         for (const double value : mapped->row(sample)) {
                           row.push_back(number_text(value));
                         }
                       });
  }
  const Vector factors = coordinate_factors(space, kept);
  return framed_rows(
      dataset, frame, rows, names_of(rows, kept),
      [&rows, kept, factors](Index sample, std::vector<std::string>& row) {
        for (std::size_t k = 0; k < kept.size(); ++k) {
          row.push_back(number_text(rows.inputs(sample, kept[k]) * factors[static_cast<Index>(k)]));
        }
      });
}

TextTable map_table(const Problem& problem, const LearnedSpace& space) {
  TextTable table{{"component"}, {}};
  for (const ColumnInfo& feature : problem.features) {
    table.header.push_back(feature.name);
  }
  const Matrix& map = space.map();
  for (Index row = 0; row < map.rows(); ++row) {
    std::vector<std::string>& cells = table.rows.emplace_back(1, component_name(row));
    for (Index column = 0; column < map.cols(); ++column) {
      cells.push_back(number_text(map(row, column)));
    }
  }
  return table;
}

TextTable findings_table(const std::vector<Finding>& findings) {
  TextTable table{{"id", "title", "value", "error", "unit", "better", "measured_on"}, {}};
  for (const Finding& finding : findings) {
    table.rows.push_back({finding.id, in_words(finding.title), number_text(finding.value),
                          finding.error ? number_text(*finding.error) : "", finding.unit,
                          std::string(better_id(finding.better)), in_words(finding.measured_on)});
  }
  return table;
}

bool draws_knockoffs(const ParameterValues& settings) {
  return settings.contains("trust") &&
         settings.at("trust") == ParameterValue(std::string("knockoffs"));
}

RowTable knockoff_table(const Dataset& dataset, const std::vector<Index>& named_by,
                        const ProblemPtr& problem, const ParameterValues& settings) {
  KnockoffSource source(problem, knockoff_plan_options(settings).knockoffs);
  const std::optional<PairedProblem> paired = source.draw(0, {});
  if (!paired) {
    throw bad_input(
        {source.trouble(), "knockoffs",
         message("table.no_knockoffs.accepted", "inputs that are not linearly dependent")});
  }
  const auto pairs = paired->features.size();
  Matrix values(problem->samples(), static_cast<Index>(2 * pairs));
  std::vector<std::string> names;
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    const Index feature = paired->features[pair];
    const auto knockoff = paired->knockoff_at[pair];
    names.push_back(problem->features[static_cast<std::size_t>(feature)].name);
    values.col(static_cast<Index>(2 * pair)) = problem->inputs.col(feature);
    names.push_back(paired->problem->features[static_cast<std::size_t>(knockoff)].name);
    values.col(static_cast<Index>(2 * pair) + 1) =
        paired->problem->inputs.col(knockoff).head(problem->samples());
  }
  return values_table(dataset, named_by, *problem, names, std::move(values));
}

}  // namespace steelyard

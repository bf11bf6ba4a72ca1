// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/projection.h"

#include <string>
#include <utility>
#include <vector>

#include "core/embed/kernel_pcovr_projection.h"
#include "core/embed/pca.h"
#include "core/embed/pcovr_projection.h"
#include "core/embed/tsne.h"
#include "core/error.h"
#include "core/message.h"

namespace steelyard {
namespace {

/// All inputs, then all truth columns.
Index columns_of(const Problem& problem) {
  return problem.dimension() + static_cast<Index>(problem.truth_features.size());
}

void place(const Problem& problem, Index column, Index axis, Projection& projection) {
  const Index inputs = problem.dimension();
  const bool of_truth = column >= inputs;
  const Index position = of_truth ? column - inputs : column;
  projection.coordinates.col(axis) = (of_truth ? problem.truth : problem.inputs).col(position);
  const auto& features = of_truth ? problem.truth_features : problem.features;
  projection.axis_labels.push_back(axis_title(features[static_cast<std::size_t>(position)]));
}

/// "columns": two columns as they are, of the inputs or the truth, whatever the weights.
class ColumnsProjection final : public ProjectionMethod {
 public:
  [[nodiscard]] std::string id() const override { return "columns"; }
  [[nodiscard]] std::string title() const override { return "Two columns"; }
  [[nodiscard]] bool takes_columns() const override { return true; }
  /// \throws Error(bad_input) unless `columns` are two positions of inputs or truth columns
  [[nodiscard]] Projection project(const Problem& problem, const LearnedSpace& /*space*/,
                                   const std::vector<Index>& columns,
                                   const ParameterValues& /*values*/) const override {
    Projection projection{id(), title(), Matrix(problem.samples(), 2), {}};
    if (columns.size() != 2) {
      throw bad_input(
          {message("projection.two_columns", "this projection needs two columns as its axes"), "",
           message("projection.two_columns.accepted", "two columns")});
    }
    for (Index axis = 0; axis < 2; ++axis) {
      const Index column = columns[static_cast<std::size_t>(axis)];
      if (column < 0 || column >= columns_of(problem)) {
        throw bad_input(
            {message("projection.no_such_column", "there is no column number {1}", column + 1),
             "projection",
             message("projection.no_such_column.accepted", "from 1 to {1}", columns_of(problem))});
      }
      place(problem, column, axis, projection);
    }
    return projection;
  }
};

}  // namespace

Message axis_title(const ColumnInfo& column) {
  return other_words(column.unit.empty() ? column.name : column.name + " [" + column.unit + "]");
}

ParameterValues complete(const ProjectionMethod& method, const ParameterValues& given) {
  const ParameterSchema schema = method.parameters();
  ParameterValues values = schema.defaults();
  for (const auto& [id, value] : given) {
    if (schema.find(id) != nullptr) {
      values.set(id, value);
    }
  }
  if (const auto complaints = schema.check(values); !complaints.empty()) {
    throw bad_input({statement_of(complaints, "; "), method.title()});
  }
  return values;
}

Projection ProjectionCache::project(const ProjectionMethod& method, const ProblemPtr& problem,
                                    const LearnedSpace& space, const std::vector<Index>& columns,
                                    const ParameterValues& values) {
  const bool same = prepared_ && id_ == method.id() && problem_ == problem && space_ == space &&
                    columns_ == columns && prepared_->serves(values);
  if (!same) {
    prepared_.reset();  // before the next one takes its memory
    prepared_ = method.prepare(*problem, space, columns, values);
    id_ = method.id();
    problem_ = prepared_ ? problem : nullptr;
    space_ = space;
    columns_ = columns;
  }
  return prepared_ ? prepared_->place(values) : method.project(*problem, space, columns, values);
}

ProjectionRegistry builtin_projections() {
  ProjectionRegistry registry;
  registry.add(std::make_unique<const PcaProjection>());
  registry.add(std::make_unique<const ColumnsProjection>());
  registry.add(std::make_unique<const TsneProjection>());
  registry.add(std::make_unique<const PcovrProjection>());
  registry.add(std::make_unique<const KernelPcovrProjection>());
  return registry;
}

}  // namespace steelyard

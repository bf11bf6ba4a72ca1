// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/embed/prepared_projection.h"
#include "core/embed/projected_samples.h"
#include "core/embed/projection_stepper.h"
#include "core/matrix.h"
#include "core/parameter/parameter.h"
#include "core/problem/learned_space.h"
#include "core/problem/problem.h"
#include "core/registry.h"

namespace steelyard {

/// A way to place samples in the plane. Each is listed in the menu of the projection plot.
class ProjectionMethod {
 public:
  ProjectionMethod() = default;
  ProjectionMethod(const ProjectionMethod&) = delete;
  ProjectionMethod& operator=(const ProjectionMethod&) = delete;
  virtual ~ProjectionMethod() = default;

  [[nodiscard]] virtual std::string id() const = 0;     ///< stable: "pca", "tsne"
  [[nodiscard]] virtual std::string title() const = 0;  ///< such as "PCA"
  /// True if the user chooses two columns as the axes.
  [[nodiscard]] virtual bool takes_columns() const { return false; }
  /// Parameters for the user; one marked `live` redraws the plot while it is moved.
  [[nodiscard]] virtual ParameterSchema parameters() const { return {}; }

  /// \param space    of the problem's inputs; weights may all be zero, which places all samples at
  ///                 0
  /// \param columns  two positions, of inputs (0 .. D-1) or of truth columns (D onwards, in the
  ///                 order of truth_features); used only if takes_columns()
  /// \param values   of the parameters, from complete(); empty if there are no parameters
  /// \return N x 2 coordinates, finite; the same input gives the same signs
  [[nodiscard]] virtual Projection project(const Problem& problem, const LearnedSpace& space,
                                           const std::vector<Index>& columns,
                                           const ParameterValues& values) const = 0;
  /// The part of the work that does not depend on a live parameter, for a slider: see
  /// ProjectionCache.
  /// \return null if there is no such part
  [[nodiscard]] virtual std::unique_ptr<const PreparedProjection> prepare(
      const Problem& /*problem*/, const LearnedSpace& /*space*/,
      const std::vector<Index>& /*columns*/, const ParameterValues& /*values*/) const {
    return nullptr;
  }

  /// True if the projection is too slow to recompute at each update of a run of this problem, that
  /// is, takes about a tenth of a second or more.
  [[nodiscard]] virtual bool takes_time(const Problem& /*problem*/) const { return false; }
  /// The same as project() in steps, for a projection that can be watched while it is computed.
  /// \return null if it is computed in one step, fast or slow
  [[nodiscard]] virtual std::unique_ptr<ProjectionStepper> begin(
      const Problem& /*problem*/, const LearnedSpace& /*space*/,
      const std::vector<Index>& /*columns*/, const ParameterValues& /*values*/) const {
    return nullptr;
  }
};

/// The method's defaults, overridden by the values in `given` that the method knows. (Other ids
/// belong to other projections and are ignored.)
/// \throws Error(bad_input) with all complaints about invalid values
[[nodiscard]] ParameterValues complete(const ProjectionMethod& method,
                                       const ParameterValues& given);

[[nodiscard]] inline std::string registered_id(const ProjectionMethod& method) {
  return method.id();
}

class ProjectionRegistry : public Registry<ProjectionMethod> {
 public:
  ProjectionRegistry() : Registry("projection") {}
};

[[nodiscard]] ProjectionRegistry builtin_projections();

}  // namespace steelyard

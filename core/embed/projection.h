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
#include "core/problem/problem.h"
#include "core/registry.h"

namespace steelyard {

/// A way to place samples in the plane; offered by the projection plot's menu.
class ProjectionMethod {
 public:
  ProjectionMethod() = default;
  ProjectionMethod(const ProjectionMethod&) = delete;
  ProjectionMethod& operator=(const ProjectionMethod&) = delete;
  virtual ~ProjectionMethod() = default;

  [[nodiscard]] virtual std::string id() const = 0;     ///< stable: "pca", "tsne"
  [[nodiscard]] virtual std::string title() const = 0;  ///< "PCA": of the weighted inputs
  /// True where the user chooses two columns as the axes.
  [[nodiscard]] virtual bool takes_columns() const { return false; }
  /// What a person can set; one marked `live` redraws the picture while it is moved.
  [[nodiscard]] virtual ParameterSchema parameters() const { return {}; }

  /// \param weights  D, in the units of the inputs; all zero is allowed (a point cloud at 0)
  /// \param columns  two positions, of inputs (0 .. D-1) or of truth columns (D and on: what
  ///                 truth_features names); used only where takes_columns()
  /// \param values   of the parameters: complete(), or empty where there are none
  /// \return N x 2 coordinates, finite; the same input gives the same signs
  [[nodiscard]] virtual Projection project(const Problem& problem, const Vector& weights,
                                           const std::vector<Index>& columns,
                                           const ParameterValues& values) const = 0;
  /// The part of the work that does not depend on a live parameter, for a slider: see
  /// ProjectionCache.
  /// \return null where there is no such part
  [[nodiscard]] virtual std::unique_ptr<const PreparedProjection> prepare(
      const Problem& /*problem*/, const Vector& /*weights*/, const std::vector<Index>& /*columns*/,
      const ParameterValues& /*values*/) const {
    return nullptr;
  }

  /// True where it is too slow to be made anew for each look at a run of this problem: about a
  /// tenth of a second or more.
  [[nodiscard]] virtual bool takes_time(const Problem& /*problem*/) const { return false; }
  /// The same in pieces, for a projection that can be watched while it is made.
  /// \return null where it is made in one piece, quick or not
  [[nodiscard]] virtual std::unique_ptr<ProjectionStepper> begin(
      const Problem& /*problem*/, const Vector& /*weights*/, const std::vector<Index>& /*columns*/,
      const ParameterValues& /*values*/) const {
    return nullptr;
  }
};

/// The method's defaults, and of `given` what the method knows (other ids are those of another
/// projection, and passed over).
/// \throws Error(bad_input) with all complaints about values that do not fit
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

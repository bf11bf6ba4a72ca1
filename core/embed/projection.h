// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/embed/projection_stepper.h"
#include "core/matrix.h"
#include "core/run/problem.h"
#include "core/run/result.h"

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

  /// \param weights  D, in the units of the inputs; all zero is allowed (a point cloud at 0)
  /// \param columns  two positions, of inputs (0 .. D-1) or of truth columns (D and on: what
  ///                 truth_features names); used only where takes_columns()
  /// \return N x 2 coordinates, finite; the same input gives the same signs
  [[nodiscard]] virtual Projection project(const Problem& problem, const Vector& weights,
                                           const std::vector<Index>& columns) const = 0;

  /// True where begin() gives a stepper: too slow to be made anew for each look at a run.
  [[nodiscard]] virtual bool takes_time() const { return false; }
  /// The same in pieces, for a projection that takes its time.
  /// \return null where project() is quick
  [[nodiscard]] virtual std::unique_ptr<ProjectionStepper> begin(
      const Problem& /*problem*/, const Vector& /*weights*/,
      const std::vector<Index>& /*columns*/) const {
    return nullptr;
  }
};

class ProjectionRegistry {
 public:
  void add(std::unique_ptr<const ProjectionMethod> method);
  [[nodiscard]] const std::vector<std::unique_ptr<const ProjectionMethod>>& all() const {
    return methods_;
  }
  /// \throws Error(bad_input) that lists the ids there are.
  [[nodiscard]] const ProjectionMethod& find(std::string_view id) const;

 private:
  std::vector<std::unique_ptr<const ProjectionMethod>> methods_;
};

[[nodiscard]] ProjectionRegistry builtin_projections();

}  // namespace steelyard

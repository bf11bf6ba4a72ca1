// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/embed/projected_samples.h"
#include "core/matrix.h"
#include "core/message.h"
#include "core/parameter/parameter.h"
#include "core/problem/learned_space.h"
#include "core/problem/problem.h"
#include "core/registry.h"

namespace steelyard {

/// The name of a column with its unit: "d1 [nm]". These are words of the file, which no language
/// changes.
[[nodiscard]] Message axis_title(const ColumnInfo& column);

/// What a projection computes once from a problem and a space, so that moving a live parameter
/// takes only a few milliseconds. Immutable and independent of the problem's lifetime.
class PreparedProjection {
 public:
  PreparedProjection() = default;
  PreparedProjection(const PreparedProjection&) = delete;
  PreparedProjection& operator=(const PreparedProjection&) = delete;
  virtual ~PreparedProjection() = default;

  /// Whether place() can be called with these values; otherwise the projection must be prepared
  /// again.
  [[nodiscard]] virtual bool serves(const ParameterValues& values) const = 0;
  /// \return the same as ProjectionMethod::project, to the last bit
  [[nodiscard]] virtual Projection place(const ParameterValues& values) const = 0;
};

/// A slow projection that its caller advances step by step and can show after each step.
class ProjectionStepper {
 public:
  ProjectionStepper() = default;
  ProjectionStepper(const ProjectionStepper&) = delete;
  ProjectionStepper& operator=(const ProjectionStepper&) = delete;
  virtual ~ProjectionStepper() = default;

  /// Does one bounded step of about 30 ms; the first may take longer, and checks the token
  /// meanwhile. The result does not depend on how the work is divided into steps.
  /// \return whether there is more to do; after a stop, false only if everything was done
  virtual bool advance(const std::stop_token& stop) = 0;
  /// The current coordinates: N x 2, finite; all 0 before the first step.
  [[nodiscard]] virtual const Projection& coordinates() const = 0;
};

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

/// Keeps what a projection prepared last, so that a change of live parameters only requires placing
/// the samples. Keeps the problem alive. Not thread-safe.
class ProjectionCache {
 public:
  /// The same as method.project. It is prepared anew if the method, the problem, the space, the
  /// columns or a parameter that is not live differ from the last call.
  [[nodiscard]] Projection project(const ProjectionMethod& method, const ProblemPtr& problem,
                                   const LearnedSpace& space, const std::vector<Index>& columns,
                                   const ParameterValues& values);

 private:
  std::string id_;
  ProblemPtr problem_;
  LearnedSpace space_;
  std::vector<Index> columns_;
  std::unique_ptr<const PreparedProjection> prepared_;
};

[[nodiscard]] inline std::string registered_id(const ProjectionMethod& method) {
  return method.id();
}

class ProjectionRegistry : public Registry<ProjectionMethod> {
 public:
  ProjectionRegistry() : Registry("projection") {}
};

[[nodiscard]] ProjectionRegistry builtin_projections();

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/message.h"
#include "core/parameter/complaint.h"
#include "core/parameter/parameter.h"
#include "core/problem/problem.h"
#include "core/run/learning.h"
#include "core/run/method_info.h"
#include "core/run/scoring.h"
#include "core/run/stepper.h"

namespace steelyard {

struct RunPlan;

/// The cost of a run, estimated before it starts.
struct Estimate {
  double bytes = 0.0;
  double seconds = 0.0;  ///< on this machine, roughly; 0 if not known
  Message alternative;   ///< a cheaper way, said if the run is long or large; may say nothing
  /// The settings of that cheaper way, by parameter id; the window offers to apply them, the
  /// command line prints them.
  std::vector<std::pair<std::string, ParameterValue>> alternative_values;
};

/// A method describes itself and begins runs. Stateless: one object serves all runs.
class Method {
 public:
  Method() = default;
  Method(const Method&) = delete;
  Method& operator=(const Method&) = delete;
  virtual ~Method() = default;

  [[nodiscard]] virtual const MethodInfo& info() const = 0;
  [[nodiscard]] virtual const ParameterSchema& schema() const = 0;
  /// All complaints at once: those of the schema, and those about the problem and the parameters
  /// together.
  [[nodiscard]] virtual std::vector<Complaint> check(const Problem& problem,
                                                     const ParameterValues& values) const = 0;
  [[nodiscard]] virtual Estimate estimate(const Problem& problem,
                                          const ParameterValues& values) const = 0;
  /// The values that a run with this problem uses for parameters that `values` leaves to the method
  /// ("auto"), by id. Values that only a run can find are left out. Cheap. Requires that check()
  /// has no complaint.
  /// \param terms  those of the study that asks; otherwise the default
  [[nodiscard]] virtual ParameterValues automatic_values(const Problem& /*problem*/,
                                                         const ParameterValues& /*values*/,
                                                         const FitContext& /*terms*/) const {
    return {};
  }
  /// Cheap, because the real work begins with the first advance. Requires that check() has no
  /// complaint.
  [[nodiscard]] virtual std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                                       const ParameterValues& values) const = 0;
  /// The plan of a run with these values: the run alone, unless studies are offered with the method
  /// (see with_studies()). Valid while the method lives.
  [[nodiscard]] virtual RunPlan plan(const ParameterValues& values) const;
  /// Whether the method's statement about the features depends on the samples only through products
  /// of centred columns (X'X, X'y, y'y), and does not depend on the order of the columns. Fixed-X
  /// knockoffs need this for their bound (Barber and Candes 2015: the sufficiency property).
  /// Requires that check() has no complaint.
  [[nodiscard]] virtual bool is_of_products(const ParameterValues& /*values*/) const {
    return false;
  }
  /// The false discovery rate that the method's own rule promises to keep, 0 .. 1; `std::nullopt`
  /// if it promises none.
  [[nodiscard]] virtual std::optional<double> promised_rate(
      const ParameterValues& /*values*/) const {
    return std::nullopt;
  }
  /// The id of the parameter that holds the rate of promised_rate(); empty if none does.
  [[nodiscard]] virtual std::string rate_parameter() const { return {}; }
  /// Evaluates weights on samples other than those they were learned from; nullptr if the method
  /// cannot. Lives as long as the method.
  [[nodiscard]] virtual const Scoring* scoring() const { return nullptr; }
  /// Runs the method for many tasks, each with some of the inputs, as searches do; nullptr if the
  /// method cannot. Lives as long as the method.
  [[nodiscard]] virtual const Learning* learning() const { return nullptr; }
  /// Adapts the parameters to a table that has only a share of its samples left, so that they keep
  /// their meaning although neighbouring rows are farther apart.
  /// \param share  0 < share <= 1
  [[nodiscard]] virtual ParameterValues for_share_of_samples(const ParameterValues& values,
                                                             double /*share*/) const {
    return values;
  }
  /// The same procedure with less work, for repeats that only compare runs of one procedure with
  /// each other: how far chance alone comes, and whether the same columns are chosen again. Other
  /// values are said with what these repeats find. By default, nothing is changed.
  [[nodiscard]] virtual ParameterValues quick_values(const ParameterValues& values) const {
    return values;
  }
};

[[nodiscard]] inline const std::string& registered_id(const Method& method) {
  return method.info().id;
}

}  // namespace steelyard

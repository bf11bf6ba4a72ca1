// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/parameter/complaint.h"
#include "core/parameter/parameter.h"
#include "core/problem/problem.h"
#include "core/run/learning.h"
#include "core/run/method_info.h"
#include "core/run/scoring.h"
#include "core/run/stepper.h"

namespace steelyard {

/// The cost of a run, estimated before it starts.
struct Estimate {
  double bytes = 0.0;
  double seconds = 0.0;     ///< on this machine, roughly; 0: not known
  std::string alternative;  ///< a cheaper way in plain words, mentioned where the run is long or
                            ///< large; empty: none
  /// What that way changes, by parameter id: the window offers to set them.
  std::vector<std::pair<std::string, ParameterValue>> alternative_values;
};

/// A method states what it is and begins runs. Stateless: one object serves all runs.
class Method {
 public:
  Method() = default;
  Method(const Method&) = delete;
  Method& operator=(const Method&) = delete;
  virtual ~Method() = default;

  [[nodiscard]] virtual const MethodInfo& info() const = 0;
  [[nodiscard]] virtual const ParameterSchema& schema() const = 0;
  /// All complaints at once, the schema's and those about problem and parameters together.
  [[nodiscard]] virtual std::vector<Complaint> check(const Problem& problem,
                                                     const ParameterValues& values) const = 0;
  [[nodiscard]] virtual Estimate estimate(const Problem& problem,
                                          const ParameterValues& values) const = 0;
  /// What parameters that `values` leaves to the method ("auto") stand for in a run with this
  /// problem, by id. Those that only a run finds are left out. Cheap; requires that check() has no
  /// complaint. \param terms  where a study asks; otherwise the default
  [[nodiscard]] virtual ParameterValues automatic_values(const Problem& /*problem*/,
                                                         const ParameterValues& /*values*/,
                                                         const LearningTerms& /*terms*/) const {
    return {};
  }
  /// Cheap: real work begins with the first advance. Requires that check() has no complaint.
  [[nodiscard]] virtual std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                                       const ParameterValues& values) const = 0;
  /// Whether what it says of the features depends on the samples only through products of centred
  /// columns (X'X, X'y, y'y) and follows the columns wherever they stand: what fixed-X knockoffs
  /// need for their bound (Barber and Candes 2015: the sufficiency property). Requires that check()
  /// has no complaint.
  [[nodiscard]] virtual bool is_of_products(const ParameterValues& /*values*/) const {
    return false;
  }
  /// Evaluates weights on samples other than those they were learned from; nullptr: the method
  /// cannot. Lives as long as the method.
  [[nodiscard]] virtual const Scoring* scoring() const { return nullptr; }
  /// Runs the method for many tasks with some of the inputs each, as searches do; nullptr: the
  /// method cannot. Lives as long as the method.
  [[nodiscard]] virtual const Learning* learning() const { return nullptr; }
  /// The parameters that mean the same if only a share of the samples is left, so that neighbouring
  /// rows of the table are farther apart. \param share  0 < share <= 1
  [[nodiscard]] virtual ParameterValues for_share_of_samples(const ParameterValues& values,
                                                             double /*share*/) const {
    return values;
  }
};

[[nodiscard]] inline const std::string& registered_id(const Method& method) {
  return method.info().id;
}

}  // namespace steelyard

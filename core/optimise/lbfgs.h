// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <deque>

#include "core/optimise/line_search.h"

namespace steelyard {

/// The defaults are those of SciPy's L-BFGS-B.
struct LbfgsOptions {
  int memory = 10;            ///< >= 1: number of past steps from which the curvature is estimated
  double decrease = 2.22e-9;  ///< stops when f falls by at most this times max(|f|, |f'|, 1)
  double gradient = 1e-5;     ///< stops when no component of the projected gradient is larger
  LineSearchOptions search;
  /// Lower bounds of the parameters, -infinity for no bound. It is empty if no parameter has one.
  Vector lower = {};
};

/// The limited-memory BFGS method as a stepper (Nocedal & Wright 2006, algorithm 7.4). Values never
/// rise. It is meant for a few bounds, such as that of a width that must stay above some number: a
/// parameter at its bound is held while the gradient pushes it outwards, and a step ends at the
/// first bound it meets. It takes about as many evaluations as LBFGSpp, which can neither be
/// stopped nor advanced step by step (tst_lbfgs).
class Lbfgs {
 public:
  enum class Step {
    moved,
    converged,  ///< one of the tolerances is met
    stuck,      ///< no lower value was found along the direction, nor along the gradient
    stopped,    ///< during an evaluation; nothing has changed, and the call may be repeated
    not_finite  ///< the value or the gradient at the start is not finite
  };

  /// \param start  parameters below their bounds are moved onto them
  explicit Lbfgs(Vector start, LbfgsOptions options = {});

  /// The first call evaluates the start; each later call does one iteration.
  [[nodiscard]] Step step(const SmoothFunction& function, const std::stop_token& stop);

  [[nodiscard]] const Vector& point() const { return now_.point; }
  [[nodiscard]] double value() const { return now_.value; }
  [[nodiscard]] std::uint64_t iterations() const { return iterations_; }
  [[nodiscard]] std::uint64_t evaluations() const { return evaluations_; }

 private:
  struct Pair {
    Vector moved, turned;  ///< differences of points and of gradients
    double curvature;      ///< their product, > 0
  };

  [[nodiscard]] Step begin(const SmoothFunction& function, const std::stop_token& stop);
  [[nodiscard]] bool is_held(Index parameter) const;
  [[nodiscard]] Vector projected_gradient() const;
  [[nodiscard]] Vector direction(const Vector& gradient) const;
  [[nodiscard]] double longest_step(const Vector& direction) const;
  [[nodiscard]] LineSearchEnd search(const SmoothFunction& function, const Vector& direction,
                                     EvaluatedPoint& next, const std::stop_token& stop);
  void move_to(EvaluatedPoint next);

  LbfgsOptions options_;
  EvaluatedPoint now_;
  std::deque<Pair> pairs_;  ///< oldest first
  bool begun_ = false;
  std::uint64_t iterations_ = 0;
  std::uint64_t evaluations_ = 0;
};

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <deque>

#include "core/optimise/line_search.h"

namespace steelyard {

/// As SciPy's L-BFGS-B by default.
struct LbfgsOptions {
  int memory = 10;            ///< >= 1: steps that the curvature is estimated from
  double decrease = 2.22e-9;  ///< ends where f falls by at most this times max(|f|, |f'|, 1)
  double gradient = 1e-5;     ///< ends where no component of the projected gradient is larger
  LineSearchOptions search;
  Vector lower = {};  ///< bounds of the parameters, -infinity for none; empty: no bounds
};

/// The limited-memory BFGS method as a stepper (Nocedal & Wright 2006, algorithm 7.4). Values never
/// rise. Meant for a few bounds, such as a width that must stay above a number: a parameter at its
/// bound is held while the gradient pushes it outwards, and a step ends at the first bound it
/// meets. It takes about as many evaluations as LBFGSpp, which cannot be stopped or stepped
/// (tst_lbfgs).
class Lbfgs {
 public:
  enum class Step {
    moved,
    converged,  ///< to one of the tolerances
    stuck,      ///< no lower value along the direction, nor along the gradient
    stopped,    ///< in the middle of an evaluation: nothing has changed, the call may be repeated
    not_finite  ///< value or gradient at the start
  };

  /// \param start  moved to the bounds where it is below them
  explicit Lbfgs(Vector start, LbfgsOptions options = {});

  /// The first call evaluates the start; each later one does an iteration.
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

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/optimise/line_search.h"

using namespace steelyard;

namespace {

/// f(t) = -t exp(-100 t^2): down to -0.043 at 0.0707, then up again and flat.
bool hollow(const Vector& point, double& value, Vector& gradient, const std::stop_token& /*stop*/) {
  const double t = point[0];
  const double fades = std::exp(-100.0 * t * t);
  value = -t * fades;
  gradient = Vector{{(200.0 * t * t - 1.0) * fades}};
  return true;
}

}  // namespace

class TestLineSearch : public QObject {
  Q_OBJECT

  const SmoothFunction function_ = hollow;
  const EvaluatedPoint start_{Vector{{0.0}}, 0.0, Vector{{-1.0}}};
  const Vector direction_{{1.0}};
  const LineSearchOptions options_{};

 private Q_SLOTS:
  /// At 1 the function is flat and a trace lower than at 0: that is no decrease.
  void a_step_decreases_by_what_the_slope_promises() {
    LineSearch search(function_, start_, direction_, 10.0, options_);
    QVERIFY(search.search(1.0, {}) == LineSearchEnd::found);
    const EvaluatedPoint& found = search.found();
    QVERIFY(found.value <= -options_.sufficient_decrease * found.point[0]);
    QVERIFY(std::abs(found.gradient[0]) <= options_.curvature);
    QVERIFY(found.value < -0.01);
  }

  /// With a first length that is far too short, the search goes on to longer ones.
  void a_short_step_grows_until_the_slope_is_less() {
    LineSearch search(function_, start_, direction_, 10.0, options_);
    QVERIFY(search.search(1e-5, {}) == LineSearchEnd::found);
    QVERIFY(search.found().point[0] > 0.01);
    QVERIFY(std::abs(search.found().gradient[0]) <= options_.curvature);
    QVERIFY(search.trials() > 3);
  }
};

QTEST_APPLESS_MAIN(TestLineSearch)
#include "tst_line_search.moc"

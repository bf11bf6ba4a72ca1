// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <functional>
#include <limits>
#include <stdexcept>

#include "core/optimise/lbfgs.h"

#if __has_include(<LBFGS.h>)
#include <LBFGS.h>
#define STEELYARD_HAS_ORACLE 1
#else
#define STEELYARD_HAS_ORACLE 0
#endif

using namespace steelyard;

namespace {

/// Chained pairs: the minimum is 0 at (1, ..., 1).
bool rosenbrock(const Vector& x, double& value, Vector& gradient, const std::stop_token& /*stop*/) {
  value = 0.0;
  gradient = Vector::Zero(x.size());
  for (Index k = 0; k + 1 < x.size(); k += 2) {
    const double off = x[k + 1] - x[k] * x[k];
    value += 100.0 * off * off + (1.0 - x[k]) * (1.0 - x[k]);
    gradient[k] += -400.0 * off * x[k] - 2.0 * (1.0 - x[k]);
    gradient[k + 1] += 200.0 * off;
  }
  return true;
}

/// Beale's function: 0 at (3, 0.5).
bool beale(const Vector& x, double& value, Vector& gradient, const std::stop_token& /*stop*/) {
  value = 0.0;
  gradient = Vector::Zero(2);
  const double wanted[] = {1.5, 2.25, 2.625};
  for (int power = 1; power <= 3; ++power) {
    const double y = std::pow(x[1], power);
    const double missed = wanted[power - 1] - x[0] * (1.0 - y);
    value += missed * missed;
    gradient[0] -= 2.0 * missed * (1.0 - y);
    gradient[1] += 2.0 * missed * x[0] * power * std::pow(x[1], power - 1);
  }
  return true;
}

/// Curvatures from 1 to 1e6, the minimum 0 at 0.
bool valley(const Vector& x, double& value, Vector& gradient, const std::stop_token& /*stop*/) {
  gradient = x;
  for (Index k = 0; k < x.size(); ++k) {
    gradient[k] *= std::pow(10.0, 6.0 * static_cast<double>(k) / static_cast<double>(x.size() - 1));
  }
  value = 0.5 * x.dot(gradient);
  return true;
}

SmoothFunction parabola_at(double middle) {
  return [middle](const Vector& x, double& value, Vector& gradient, const std::stop_token&) {
    value = (x.array() - middle).square().sum();
    gradient = 2.0 * (x.array() - middle);
    return true;
  };
}

LbfgsOptions exact() {
  LbfgsOptions options;
  options.decrease = 0.0;
  options.gradient = 1e-8;
  return options;
}

Lbfgs::Step run(Lbfgs& descent, const SmoothFunction& function, int most = 3000) {
  Lbfgs::Step end = descent.step(function, {});
  double before = descent.value();
  for (int k = 0; k < most && end == Lbfgs::Step::moved; ++k) {
    end = descent.step(function, {});
    if (!(descent.value() <= before)) {
      throw std::runtime_error("the value rose");
    }
    before = descent.value();
  }
  return end;
}

}  // namespace

class TestLbfgs : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void finds_known_minima_like_the_oracle_data() {
    QTest::addColumn<SmoothFunction>("function");
    QTest::addColumn<Vector>("start");
    QTest::addColumn<Vector>("minimum");
    QTest::newRow("Rosenbrock, 2")
        << SmoothFunction(rosenbrock) << Vector{{-1.2, 1.0}} << Vector{{1.0, 1.0}};
    QTest::newRow("Rosenbrock, 20")
        << SmoothFunction(rosenbrock) << Vector(Vector::Constant(20, -1.2))
        << Vector(Vector::Ones(20));
    QTest::newRow("Beale") << SmoothFunction(beale) << Vector{{1.0, 1.0}} << Vector{{3.0, 0.5}};
    QTest::newRow("condition 1e6")
        << SmoothFunction(valley) << Vector(Vector::Ones(10)) << Vector(Vector::Zero(10));
  }
  void finds_known_minima_like_the_oracle() {
    QFETCH(SmoothFunction, function);
    QFETCH(Vector, start);
    QFETCH(Vector, minimum);
    Lbfgs descent(start, exact());
    const Lbfgs::Step end = run(descent, function);
    QVERIFY(end == Lbfgs::Step::converged || end == Lbfgs::Step::stuck);
    QVERIFY((descent.point() - minimum).norm() < 1e-6);
#if STEELYARD_HAS_ORACLE
    LBFGSpp::LBFGSParam<double> settings;
    settings.m = 10;
    settings.epsilon = 1e-8;
    settings.epsilon_rel = 0.0;
    settings.max_linesearch = 40;
    LBFGSpp::LBFGSSolver<double> solver(settings);
    std::uint64_t evaluations = 0;
    const auto counted = [&](const Vector& x, Vector& gradient) {
      ++evaluations;
      double value = 0.0;
      static_cast<void>(function(x, value, gradient, {}));
      return value;
    };
    Vector found = start;
    double least = 0.0;
    bool finished = true;
    try {
      solver.minimize(counted, found, least);
    } catch (const std::logic_error&) {
      finished = false;  // it gives up where rounding turns its direction
    }
    double at_found = 0.0;
    Vector slope;
    QVERIFY(function(found, at_found, slope, {}));
    QVERIFY(descent.value() <= at_found + 1e-12);
    QVERIFY(!finished || (found - descent.point()).norm() < 1e-5);
    qInfo("evaluations: %d, LBFGSpp %d", static_cast<int>(descent.evaluations()),
          static_cast<int>(evaluations));
    QVERIFY(!finished || descent.evaluations() <= evaluations + evaluations / 2 + 10);
#else
    QSKIP("LBFGSpp is not installed, so only the minimum was checked");
#endif
  }

  void a_bound_is_kept_and_met_where_the_minimum_is_beyond() {
    LbfgsOptions options = exact();
    options.lower = Vector{{1.0, -std::numeric_limits<double>::infinity()}};
    Lbfgs beyond(Vector{{4.0, 4.0}}, options);
    QVERIFY(run(beyond, parabola_at(-2.0)) == Lbfgs::Step::converged);
    QCOMPARE(beyond.point()[0], 1.0);
    QVERIFY(std::abs(beyond.point()[1] + 2.0) < 1e-6);
    Lbfgs inside(Vector{{0.0, 4.0}}, options);
    QVERIFY(run(inside, parabola_at(2.0)) == Lbfgs::Step::converged);
    QVERIFY((inside.point().array() - 2.0).abs().maxCoeff() < 1e-6);
  }

  void a_stop_in_an_evaluation_changes_nothing() {
    Lbfgs whole(Vector{{-1.2, 1.0}}, exact());
    static_cast<void>(run(whole, rosenbrock));
    Lbfgs stopped(Vector{{-1.2, 1.0}}, exact());
    int calls = 0;
    const SmoothFunction with_stops = [&](const Vector& x, double& value, Vector& gradient,
                                          const std::stop_token& stop) {
      return ++calls % 7 != 0 && rosenbrock(x, value, gradient, stop);
    };
    int stops = 0;
    for (int k = 0; k < 3000; ++k) {
      const Lbfgs::Step end = stopped.step(with_stops, {});
      stops += end == Lbfgs::Step::stopped ? 1 : 0;
      if (end != Lbfgs::Step::stopped && end != Lbfgs::Step::moved) {
        break;
      }
    }
    QVERIFY(stops > 3);
    QVERIFY(stopped.point() == whole.point());
    QCOMPARE(stopped.iterations(), whole.iterations());
  }

  /// As a kernel that becomes singular.
  void what_is_not_finite_is_too_far() {
    const SmoothFunction walled = [](const Vector& x, double& value, Vector& gradient,
                                     const std::stop_token&) {
      value = x[0] < 0.5 ? -std::log(0.5 - x[0]) - 10.0 * x[0]
                         : std::numeric_limits<double>::infinity();
      gradient = Vector{{1.0 / (0.5 - x[0]) - 10.0}};
      return true;
    };
    Lbfgs descent(Vector{{-5.0}}, exact());
    static_cast<void>(run(descent, walled));
    QVERIFY(std::abs(descent.point()[0] - 0.4) < 1e-6);
    Lbfgs lost(Vector{{1.0}}, exact());
    QVERIFY(lost.step(walled, {}) == Lbfgs::Step::not_finite);
  }

  void a_constant_has_converged_at_once() {
    const SmoothFunction constant = [](const Vector& x, double& value, Vector& gradient,
                                       const std::stop_token&) {
      value = 3.0;
      gradient = Vector::Zero(x.size());
      return true;
    };
    Lbfgs descent(Vector{{1.0, 2.0}});
    QVERIFY(descent.step(constant, {}) == Lbfgs::Step::moved);
    QVERIFY(descent.step(constant, {}) == Lbfgs::Step::converged);
    QCOMPARE(descent.iterations(), std::uint64_t{0});
    QCOMPARE(descent.evaluations(), std::uint64_t{1});
  }
};

QTEST_GUILESS_MAIN(TestLbfgs)
#include "tst_lbfgs.moc"

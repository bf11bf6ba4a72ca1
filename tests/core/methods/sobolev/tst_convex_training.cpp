// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <set>

#include "core/methods/sobolev/convex_training.h"
#include "core/methods/sobolev/fourier_features.h"
#include "core/methods/sobolev/hermite_features.h"
#include "core/parallel.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/sobolev_reference.h"

using namespace steelyard;
using namespace steelyard::sobolev;
using tests::normal_matrix;

namespace {

Problem problem_of(Matrix inputs, Matrix truth) {
  Problem problem;
  problem.features.resize(static_cast<std::size_t>(inputs.cols()));
  problem.truth_features.resize(static_cast<std::size_t>(truth.cols()));
  problem.inputs = std::move(inputs);
  problem.truth = std::move(truth);
  return problem;
}

/// The target follows the first column in a straight line, and the second one's square.
Problem made_up(Index samples = 40, Index dimension = 6, Index targets = 1) {
  const Matrix x = normal_matrix(samples, dimension, 3);
  Matrix y = normal_matrix(samples, targets, 4);
  y.colwise() += 2.0 * x.col(0) + x.col(1).cwiseAbs2();
  return problem_of(x, y);
}

enum class Kind { additive, by_gradients, waves };

std::shared_ptr<const ConvexFeatures> features_of(Kind kind, const ConvexTable& table) {
  if (kind == Kind::waves) {
    FourierWish wish;
    wish.count = 25;
    wish.sparse = 2;
    const Matrix& y = table.targets.values;
    return FourierFeatures::make(fourier_frequencies(wish, table.inputs, y.cols()), table.inputs, y,
                                 {});
  }
  return HermiteFeatures::make(table, {}, kind == Kind::by_gradients ? 0 : 1000);
}

constexpr std::array<Kind, 3> every_kind{Kind::additive, Kind::by_gradients, Kind::waves};

ConvexTraining trained(std::shared_ptr<const ConvexFeatures> features, FeatureGroups groups,
                       const ConvexPlan& plan) {
  ConvexTraining training(std::move(features), std::move(groups), plan);
  while (!training.is_done()) {
    if (training.step({}) != ConvexTraining::Step::done) {
      break;
    }
  }
  return training;
}

/// f at every x (rows) with every y (columns).
Matrix every_pair(const ConvexCritic& critic, const Matrix& x, const Matrix& y) {
  return critic.of_inputs(x) * critic.of_targets(y).transpose();
}

bool near(double value, double expected, double relative, double absolute = 0.0) {
  return std::abs(value - expected) <= relative * std::abs(expected) + absolute;
}

double farthest(const Matrix& a, const Matrix& b) { return (a - b).cwiseAbs().maxCoeff(); }

/// A matrix that is positive for a large enough tau only.
class Stubborn final : public ConvexFeatures {
 public:
  explicit Stubborn(double least) : least_(least) {}
  [[nodiscard]] const Vector& mean_difference() const override { return difference_; }
  [[nodiscard]] Factorisation solve(const Vector& /*inverse_eta*/, const ConvexPenalty& penalty,
                                    Vector& u, const std::stop_token& stop) const override {
    if (stop.stop_requested()) {
      return Factorisation::stopped;
    }
    if (penalty.tau < least_) {
      return Factorisation::not_positive;
    }
    u = difference_ / penalty.tau;
    return Factorisation::done;
  }
  [[nodiscard]] Vector energies(const Vector& u) const override { return u.cwiseAbs2(); }
  [[nodiscard]] double second_moment(const Vector& u) const override { return u.squaredNorm(); }
  [[nodiscard]] std::shared_ptr<const ConvexCritic> critic(const Vector& /*u*/) const override {
    return nullptr;
  }

 private:
  double least_;
  Vector difference_ = Vector::Ones(2);
};

}  // namespace

class TestConvexTraining : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_additive_critic_is_that_of_the_reference_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("lambda");
    QTest::newRow("0.01") << "convex_lam01" << 0.01;
    QTest::newRow("0.1") << "convex_lam1" << 0.1;
  }
  void the_additive_critic_is_that_of_the_reference() {
    QFETCH(QString, name);
    QFETCH(double, lambda);
    const auto expected = tests::sobolev::expected(name.toStdString());
    if (expected.is_null()) {
      QSKIP("no reference");
    }
    const ConvexTable table = convex_table(
        problem_of(tests::sobolev::input("convex_X"), tests::sobolev::input("convex_y")));
    const auto features = HermiteFeatures::make(table, {});
    const Vector q = tests::sobolev::matrix_of(expected["q"]);
    QVERIFY(farthest(features->coefficients(features->mean_difference()), q) < 1e-12);
    ConvexPlan plan;
    plan.penalty.lambda = lambda;
    ConvexTraining training(features, FeatureGroups(table.inputs.cols()), plan);
    const Matrix etas = tests::sobolev::matrix_of(expected["eta"]);
    const Matrix us = tests::sobolev::matrix_of(expected["u"]);
    for (Index k = 0; k < us.rows(); ++k) {
      QVERIFY(training.step({}) == ConvexTraining::Step::done);
      const double objective = expected["objective"].at(static_cast<std::size_t>(k)).get<double>();
      QVERIFY2(near(training.objective(), objective, 1e-8), qPrintable(QString::number(k)));
      const Vector u = features->coefficients(training.u());
      for (Index place = 0; place < u.size(); ++place) {
        QVERIFY(near(u[place], us(k, place), 1e-8, 1e-11));
      }
      for (Index input = 0; input < etas.cols(); ++input) {
        QVERIFY(near(training.eta()[input], etas(k + 1, input), 1e-8));
      }
    }
    plan.tolerance = 1e-10;
    plan.iterations = 3000;
    const ConvexTraining end = trained(features, FeatureGroups(table.inputs.cols()), plan);
    const auto converged = expected["converged"];
    QVERIFY(end.converged());
    QVERIFY(near(end.objective(), converged["objective"].get<double>(), 1e-9));
    const Vector eta = tests::sobolev::matrix_of(converged["eta"]);
    for (Index input = 0; input < eta.size(); ++input) {
      QVERIFY(near(end.eta()[input], eta[input], 0.0, eta[input] < 1e-3 ? 1e-4 : 1e-6));
    }
    // Below that, the order is one of rounding errors.
    const auto order = expected["order"].get<std::vector<Index>>();
    for (std::size_t place = 1; place < order.size() && eta[order[place]] > 1e-3; ++place) {
      QVERIFY(end.eta()[order[place - 1]] > end.eta()[order[place]]);
    }
  }

  void the_moments_of_waves_are_those_of_the_reference() {
    const auto expected = tests::sobolev::expected("convex_rff");
    if (expected.is_null()) {
      QSKIP("no reference");
    }
    const auto input = [](const char* name) {
      return tests::sobolev::input(std::string("convex_rff_") + name);
    };
    const auto features =
        FourierFeatures::make({input("W"), input("v"), input("b")}, input("X"), input("y"), {});
    const auto compare = [&](const Matrix& values, const char* name) {
      return farthest(values, tests::sobolev::matrix_of(expected[name])) < 1e-11;
    };
    QVERIFY(compare(features->mean_difference(), "q"));
    QVERIFY(compare(features->cosines(), "C"));
    QVERIFY(compare(features->sines(), "S"));
    Matrix penalty;
    QVERIFY(features->penalty_matrix(Vector(input("eta")).cwiseInverse(), penalty, {}));
    QVERIFY(compare(penalty, "penalty_matrix"));
  }

  /// All means by their definition, from f alone; slopes by finite differences.
  void moments_are_means_over_the_samples_and_over_all_pairs() {
    for (const Kind kind : every_kind) {
      for (const Index targets : {1, 2}) {
        const ConvexTable table = convex_table(made_up(30, 4, targets));
        const auto features = features_of(kind, table);
        const Vector u = normal_matrix(features->mean_difference().size(), 1, 8);
        const auto critic = features->critic(u);
        const Matrix& x = table.inputs;
        const Matrix& y = table.targets.values;
        const Matrix pairs = every_pair(*critic, x, y);
        QVERIFY(near(features->mean_difference().dot(u), pairs.diagonal().mean() - pairs.mean(),
                     1e-9, 1e-12));
        QVERIFY(near(features->second_moment(u), pairs.array().square().mean(), 1e-9));
        constexpr double step = 1e-5;
        const Vector energies = features->energies(u);
        for (Index input = 0; input < x.cols(); ++input) {
          Matrix above = x;
          Matrix below = x;
          above.col(input).array() += step;
          below.col(input).array() -= step;
          const Matrix slopes =
              (every_pair(*critic, above, y) - every_pair(*critic, below, y)) / (2.0 * step);
          QVERIFY(near(energies[input], slopes.array().square().mean(), 1e-6));
        }
      }
    }
  }

  void beyond_three_deviations_the_additive_critic_is_flat() {
    Problem problem = made_up(60, 2);
    Matrix x = problem.inputs;
    x(0, 0) = 40.0;
    problem.inputs = x;
    const ConvexTable table = convex_table(problem);
    QVERIFY(table.inputs(0, 0) > 3.5);
    const auto features = features_of(Kind::additive, table);
    const auto critic = features->critic(normal_matrix(features->mean_difference().size(), 1, 8));
    Matrix nearer = table.inputs;
    nearer(0, 0) = 3.0;
    QVERIFY(farthest(critic->of_inputs(nearer), critic->of_inputs(table.inputs)) < 1e-12);
    const Vector first = HermiteBasis(table.inputs).slopes_at(table.inputs(0, 0), 0);
    QVERIFY(first.isZero());
  }

  /// A cubic through the two values of a column could be flat at both.
  void a_column_of_two_values_has_no_slope_for_nothing() {
    Problem problem = made_up(50, 3);
    Matrix x = problem.inputs;
    x.col(2).setZero();
    x.col(2).head(2).setOnes();  // a rare one
    problem.inputs = x;
    const ConvexTable table = convex_table(problem);
    const HermiteBasis basis(table.inputs);
    QVERIFY(table.inputs(0, 2) > 3.0);
    QVERIFY(basis.slopes_at(table.inputs(0, 2), 2) == Vector(Eigen::Vector3d(1.0, 0.0, 0.0)));
    QVERIFY(basis.centred_at(table.inputs(0, 2), 2)
                .isApprox(Eigen::Vector3d(table.inputs(0, 2), 0.0, 0.0), 1e-9));
    x.col(2)[5] = 2.0;
    problem.inputs = x;
    const HermiteBasis of_three(convex_table(problem).inputs);
    QVERIFY(of_three.slopes_at(0.5, 2)[1] > 0.0);
    QCOMPARE(of_three.slopes_at(0.5, 2)[2], 0.0);
  }

  void each_iteration_lowers_the_objective() {
    for (const Kind kind : every_kind) {
      for (const double lambda : {0.001, 0.1}) {
        const ConvexTable table = convex_table(made_up());
        ConvexPlan plan;
        plan.penalty.lambda = lambda;
        ConvexTraining training(features_of(kind, table), FeatureGroups(6), plan);
        double last = training.objective();
        for (int k = 0; k < 40; ++k) {
          QVERIFY(training.step({}) == ConvexTraining::Step::done);
          QVERIFY(training.objective() <= last + 1e-10 * std::abs(last));
          QVERIFY(std::abs(training.eta().sum() - 1.0) < 1e-12);
          last = training.objective();
        }
      }
    }
  }

  /// Corollary 1: at the optimum the criterion is half of the difference of the means, and the
  /// price of f is the other half.
  void at_the_optimum_the_criterion_is_half_of_the_difference() {
    for (const Kind kind : every_kind) {
      const ConvexTable table = convex_table(made_up());
      ConvexPlan plan;
      plan.epsilon = 1e-12;
      plan.iterations = 2000;
      plan.tolerance = 1e-8;
      const ConvexTraining training = trained(features_of(kind, table), FeatureGroups(6), plan);
      QVERIFY(near(-training.objective(), 0.5 * training.difference(), 1e-3));
      const double slopes = training.slopes().sum();
      const double price =
          0.5 * (plan.penalty.lambda * slopes * slopes +
                 plan.penalty.rho * training.features().second_moment(training.u()) +
                 plan.penalty.tau * training.u().squaredNorm());
      QVERIFY(near(price, 0.5 * training.difference(), 1e-3));
    }
  }

  void conjugate_gradients_find_what_the_factors_give() {
    const ConvexTable table = convex_table(made_up(25, 12, 2));
    const auto factorised = features_of(Kind::additive, table);
    const auto by_gradients = features_of(Kind::by_gradients, table);
    const Vector inverse = Vector::LinSpaced(12, 1.0, 1e6);
    for (const double rho : {0.0, 0.1, 3.0}) {
      const ConvexPenalty penalty{0.02, rho, 1e-3};
      Vector one = Vector::Zero(factorised->mean_difference().size());
      Vector other = one;
      QVERIFY(factorised->solve(inverse, penalty, one, {}) == Factorisation::done);
      QVERIFY(by_gradients->solve(inverse, penalty, other, {}) == Factorisation::done);
      QVERIFY((one - other).norm() <= 1e-7 * one.norm());
      QVERIFY(near(factorised->second_moment(one), by_gradients->second_moment(one), 1e-10));
    }
  }

  void groups_share_an_importance() {
    Problem problem = made_up();
    problem.features[0].group = "pair";
    problem.features[3].group = "pair";
    const ConvexTable table = convex_table(problem);
    const ConvexTraining training =
        trained(features_of(Kind::additive, table), FeatureGroups(problem, true), {});
    QCOMPARE(training.eta().size(), Index{5});
    const Vector importance = training.importance();
    QCOMPARE(importance[0], importance[3]);
    QVERIFY(importance[0] > importance[4]);
    const Vector slopes = training.slopes();
    const double of_group = std::hypot(slopes[0], slopes[3]);
    QVERIFY(near(importance[0] / importance[1], of_group / slopes[1], 1e-4));
  }

  void the_threads_do_not_matter() {
    const auto same = [](Kind kind, Index samples, Index dimension, std::uint64_t iterations) {
      const ConvexTable table = convex_table(made_up(samples, dimension));
      const auto u_with = [&](std::size_t threads) {
        const std::size_t before = most_threads();
        set_most_threads(threads);
        ConvexPlan plan;
        plan.iterations = iterations;
        plan.penalty.rho = 1e-3;
        const Vector u = trained(features_of(kind, table), FeatureGroups(dimension), plan).u();
        set_most_threads(before);
        return u;
      };
      return u_with(1) == u_with(4);
    };
    QVERIFY(same(Kind::additive, 60, 100, 3));
    QVERIFY(same(Kind::waves, 60, 100, 3));
    QVERIFY(same(Kind::by_gradients, 500, 900, 1));  // large enough for a team
  }

  void tau_is_raised_where_the_matrix_is_not_positive() {
    ConvexTraining training(std::make_shared<const Stubborn>(0.5), FeatureGroups(2), {});
    QVERIFY(training.step({}) == ConvexTraining::Step::done);
    QVERIFY(near(training.tau(), 1.0, 1e-12));
    QVERIFY(near(training.u()[0], 1.0, 1e-12));
    ConvexTraining hopeless(std::make_shared<const Stubborn>(1e9), FeatureGroups(2), {});
    QVERIFY(hopeless.step({}) == ConvexTraining::Step::failed);
  }

  void what_is_stopped_has_not_changed() {
    std::stop_source source;
    source.request_stop();
    const ConvexTable table = convex_table(made_up(40, 90));
    QVERIFY(!HermiteFeatures::make(table, source.get_token()));
    for (const Kind kind : every_kind) {
      ConvexTraining training(features_of(kind, table), FeatureGroups(90), {});
      QVERIFY(training.step({}) == ConvexTraining::Step::done);
      const Vector u = training.u();
      QVERIFY(training.step(source.get_token()) == ConvexTraining::Step::stopped);
      QVERIFY(training.u() == u);
      QCOMPARE(training.iteration(), std::uint64_t{1});
    }
  }

  void sparse_waves_share_the_inputs_out() {
    FourierWish wish;
    wish.count = 35;
    wish.sparse = 3;
    const FourierFrequencies drawn = fourier_frequencies(wish, normal_matrix(20, 7, 1), 2);
    const auto seen = (drawn.inputs.array() != 0.0);
    QVERIFY((seen.rowwise().count() == 3).all());
    QVERIFY((seen.colwise().count() == 15).all());
    QCOMPARE(drawn.targets.cols(), Index{2});
    wish.sparse.reset();
    QVERIFY((fourier_frequencies(wish, normal_matrix(20, 7, 1), 1).inputs.array() != 0.0).all());
  }

  void frequencies_are_normal_with_the_widths() {
    FourierWish wish;
    wish.count = 3000;
    wish.width = 4.0;
    wish.target_width = 0.5;
    const FourierFrequencies drawn = fourier_frequencies(wish, normal_matrix(20, 3, 1), 1);
    QVERIFY(near(drawn.inputs.array().square().mean(), 1.0 / 16.0, 0.1));
    QVERIFY(near(drawn.targets.array().square().mean(), 4.0, 0.15));
    wish.width.reset();  // the median of sqrt(chi-square of 3 degrees) is 1.54, of differences 2.17
    const Matrix automatic = fourier_frequencies(wish, normal_matrix(400, 3, 1), 1).inputs;
    QVERIFY(near(automatic.array().square().mean(), 1.0 / (2.17 * 2.17), 0.15));
    wish.seed = 2;
    QVERIFY(fourier_frequencies(wish, normal_matrix(400, 3, 1), 1).inputs != automatic);
  }
};

QTEST_GUILESS_MAIN(TestConvexTraining)
#include "tst_convex_training.moc"

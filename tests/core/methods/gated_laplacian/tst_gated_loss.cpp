// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/data/delimited_reader.h"
#include "core/methods/gated_laplacian/gated_loss.h"
#include "tests/support/json_text.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/paths.h"

using namespace steelyard;
using namespace steelyard::tests;
using gated::GatedDiffusion;

namespace {

Matrix standardised(const Matrix& columns) {
  Matrix scaled = columns.rowwise() - columns.colwise().mean();
  for (auto column : scaled.colwise()) {
    column /= std::sqrt(column.squaredNorm() / static_cast<double>(column.size()));
  }
  return scaled;
}

std::string reference(const std::string& folder, const std::string& name) {
  return shared_dir() + "/reference/gated_sobolev/" + folder + "/" + name;
}

Matrix input(const std::string& name) {
  return read_delimited(reference("inputs", name + ".csv"), Dialect{}).values;
}

Vector vector_of(const nlohmann::json& numbers) {
  const auto values = numbers.get<std::vector<double>>();
  return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

/// s, from the weight of one pair of samples.
double scale_of(const GatedDiffusion& made, const Matrix& table, double bandwidth) {
  const Index last = table.rows() - 1;
  const double squared = (table.row(0) - table.row(last)).squaredNorm();
  return -squared / (bandwidth * std::log(made.weights()(0, last)));
}

/// T by its definition, with whole matrices.
double smoothness_of(const Matrix& table, const gated::DiffusionOptions& options) {
  GatedDiffusion made(options);
  made.set(table.transpose(), table.cols());
  const double scale = scale_of(made, table, options.bandwidth);
  const Index samples = table.rows();
  Matrix walk(samples, samples);
  for (Index i = 0; i < samples; ++i) {
    for (Index j = 0; j < samples; ++j) {
      walk(i, j) =
          std::exp(-(table.row(i) - table.row(j)).squaredNorm() / (options.bandwidth * scale));
    }
    walk.row(i) /= walk.row(i).sum();
  }
  Matrix walked = table;
  for (int step = 0; step < options.steps; ++step) {
    walked = walk * walked;
  }
  return walked.cwiseProduct(table).sum();
}

}  // namespace

class TestGatedLoss : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Numbers of the port to PyTorch, 1c0e92d, in double precision.
  void agrees_with_the_peer_data() {
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("mu");
    QTest::addColumn<QString>("noise");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<double>("lambda");
    const auto row = [](const char* table, const char* mu, const char* noise, const char* name,
                        double lambda) {
      QTest::newRow(name) << QString(table) << QString(mu) << QString(noise) << QString(name)
                          << lambda;
    };
    row("n12d5", "mu", "eps_feature", "n12d5_perFeature", 0.1);
    row("n12d5", "mu", "eps_sample", "n12d5_perSample", 0.1);
    row("n12d5", "mu_closed", "eps_feature", "n12d5_closed", 0.1);
    row("n12d5", "mu_open", "eps_feature", "n12d5_open", 0.1);
    row("moons100x20", "mu", "eps_feature", "moons100x20_perFeature", 1e-4);
    row("moons100x20", "mu", "eps_sample", "moons100x20_perSample", 1e-4);
  }
  void agrees_with_the_peer() {
    QFETCH(QString, table);
    QFETCH(QString, mu);
    QFETCH(QString, noise);
    QFETCH(QString, expected);
    QFETCH(double, lambda);
    const nlohmann::json all =
        json_of_file(reference("expected", "dufs_" + expected.toStdString() + ".json"));
    if (all.is_null()) {
      QSKIP("the folder ../shared is not here");
    }
    const std::string stem = "dufs_" + table.toStdString() + "_";
    const Matrix columns = standardised(input(stem + "X"));
    const Vector gates = input(stem + mu.toStdString()).reshaped();
    const Matrix draws = input(stem + noise.toStdString());
    for (const bool priced : {false, true}) {
      gated::GatedLossOptions options;
      if (priced) {
        options.lambda = lambda;
      }
      gated::GatedLossFunction function(options);
      const gated::GatedLoss found = function(columns.transpose(), gates, draws.transpose());
      const nlohmann::json wanted = all.at(priced ? "param" : "pf");
      const auto close = [](double a, double b) { return std::abs(a - b) <= 1e-9 * std::abs(b); };
      QVERIFY(close(found.loss, wanted.at("loss").get<double>()));
      QVERIFY(close(found.smoothness, wanted.at("T").get<double>()));
      QVERIFY(close(found.open, wanted.at("mean_R").get<double>()));
      const Vector gradient = vector_of(wanted.at("grad"));
      const double misfit = (found.gradient - gradient).cwiseAbs().maxCoeff();
      QVERIFY2(misfit <= 1e-8 * gradient.cwiseAbs().maxCoeff(),
               qPrintable(QString::number(misfit)));
    }
  }

  void plain_descent_takes_the_peer_s_path_data() {
    QTest::addColumn<QString>("noise");
    QTest::addColumn<bool>("priced");
    QTest::newRow("a number for each feature") << QStringLiteral("perFeature") << false;
    QTest::newRow("a number for each cell") << QStringLiteral("perSample") << true;
  }
  void plain_descent_takes_the_peer_s_path() {
    QFETCH(QString, noise);
    QFETCH(bool, priced);
    const nlohmann::json wanted =
        json_of_file(reference("expected", "dufs_traj_" + noise.toStdString() + ".json"));
    if (wanted.is_null()) {
      QSKIP("the folder ../shared is not here");
    }
    const Matrix columns = standardised(input("dufs_traj_X"));
    const Matrix draws = input("dufs_traj_eps_" + noise.toStdString());
    Vector mu = input("dufs_traj_mu0").reshaped();
    gated::GatedLossOptions options;
    if (priced) {
      options.lambda = 0.01;
    }
    gated::GatedLossFunction function(options);
    const auto losses = wanted.at("loss").get<std::vector<double>>();
    const Index rows = priced ? columns.rows() : 1;
    for (std::size_t step = 0; step < losses.size(); ++step) {
      const auto found =
          function(columns.transpose(), mu,
                   draws.middleRows(static_cast<Index>(step) * rows, rows).transpose());
      QVERIFY(std::abs(found.loss - losses[step]) < 1e-8);
      mu -= found.gradient;
    }
    QVERIFY((mu - vector_of(wanted.at("final_mu"))).cwiseAbs().maxCoeff() < 1e-7);
  }

  void smoothness_is_that_of_its_definition() {
    const Matrix table = normal_matrix(23, 4, 5);
    for (const int steps : {1, 2, 4}) {
      const gated::DiffusionOptions options{2.0, 4, steps};
      GatedDiffusion diffusion(options);
      diffusion.set(table.transpose(), table.cols());
      QVERIFY(std::abs(diffusion.smoothness() - smoothness_of(table, options)) < 1e-11);
    }
  }

  /// On a line of points at equal distances, inner points have two nearest ones and two next.
  void the_scale_is_the_median_distance_to_a_neighbour() {
    const Matrix line = Vector::LinSpaced(9, 0.0, 8.0);
    for (const auto& [neighbours, wanted] :
         {std::pair(2, 1.0), std::pair(3, 1.0), std::pair(4, 4.0), std::pair(5, 4.0)}) {
      GatedDiffusion diffusion({5.0, neighbours, 2});
      diffusion.set(line.transpose(), 0);
      QCOMPARE(scale_of(diffusion, line, 5.0), wanted);
    }
  }

  void both_forms_are_equal() {
    for (const Index columns : {3, 60, 300}) {
      const Matrix samples = normal_matrix(columns, 31, 7);
      for (const int steps : {1, 2, 4}) {
        GatedDiffusion narrow({5.0, 3, steps});
        GatedDiffusion wide({5.0, 3, steps});
        narrow.set(samples, GatedDiffusion::Form::by_columns, columns - 1);
        wide.set(samples, GatedDiffusion::Form::by_samples, columns - 1);
        QVERIFY(std::abs(narrow.smoothness() - wide.smoothness()) <
                1e-12 * std::abs(wide.smoothness()));
        const Matrix gradient = wide.gradient(samples);
        QVERIFY((narrow.gradient(samples) - gradient).cwiseAbs().maxCoeff() <
                1e-12 * gradient.cwiseAbs().maxCoeff());
        const Vector by_factor =
            gradient.cwiseProduct(samples.topRows(columns - 1)).rowwise().sum();
        const double largest = by_factor.cwiseAbs().maxCoeff();
        QVERIFY((narrow.by_factor() - by_factor).cwiseAbs().maxCoeff() < 1e-11 * largest);
        QVERIFY((wide.by_factor() - by_factor).cwiseAbs().maxCoeff() < 1e-11 * largest);
      }
    }
  }

  /// When the noise closes every gate, no feature is left.
  void without_features_nothing_is_smooth() {
    for (const auto form : {GatedDiffusion::Form::by_columns, GatedDiffusion::Form::by_samples}) {
      GatedDiffusion diffusion({});
      diffusion.set(Matrix(0, 20), form, 0);
      QCOMPARE(diffusion.smoothness(), 0.0);
      QCOMPARE(diffusion.by_factor().size(), 0);
    }
  }

  void the_gradient_is_that_of_finite_differences_data() {
    QTest::addColumn<int>("samples");
    QTest::newRow("two medians") << 14;
    QTest::newRow("one median") << 15;
  }
  void the_gradient_is_that_of_finite_differences() {
    QFETCH(int, samples);
    constexpr double step = 1e-6;
    for (const int steps : {1, 2, 4}) {
      Matrix table = normal_matrix(samples, 3, 3);
      GatedDiffusion diffusion({3.0, 3, steps});
      diffusion.set(table.transpose(), table.cols());
      const Matrix gradient = diffusion.gradient(table.transpose()).transpose();
      GatedDiffusion beside({3.0, 3, steps});
      for (Index at = 0; at < table.size(); ++at) {
        double& cell = table.reshaped()[at];
        const double before = cell;
        cell = before + step;
        beside.set(table.transpose(), table.cols());
        const double above = beside.smoothness();
        cell = before - step;
        beside.set(table.transpose(), table.cols());
        const double below = beside.smoothness();
        cell = before;
        const double slope = (above - below) / (2.0 * step);
        QVERIFY(std::abs(slope - gradient.reshaped()[at]) < 1e-7 * gradient.cwiseAbs().maxCoeff());
      }
    }
  }

  /// Samples have no order.
  void permuted_samples_have_the_same_loss() {
    const Matrix table = normal_matrix(20, 5, 9);
    std::vector<Index> order(20);
    std::iota(order.begin(), order.end(), Index{0});
    std::rotate(order.begin(), order.begin() + 7, order.end());
    const Matrix permuted = table(order, Eigen::all);
    const Vector mu = Vector::LinSpaced(5, -0.2, 1.1);
    const Matrix noise = normal_matrix(5, 1, 2);
    gated::GatedLossFunction function({});
    const gated::GatedLoss first = function(table.transpose(), mu, noise);
    const gated::GatedLoss second = function(permuted.transpose(), mu, noise);
    QVERIFY(std::abs(first.loss - second.loss) < 1e-13);
    QVERIFY((first.gradient - second.gradient).cwiseAbs().maxCoeff() < 1e-13);
  }

  /// Alone, any column is smooth along itself: the degenerate minimum near -1.
  void a_single_open_gate_has_a_loss_near_minus_one() {
    const Matrix table = standardised(normal_matrix(100, 8, 4));
    Vector mu = Vector::Constant(8, -3.0);
    mu[5] = 3.0;
    gated::GatedLossFunction function({});
    const double loss = function(table.transpose(), mu, Matrix::Zero(8, 1)).loss;
    QVERIFY2(loss < -0.98 && loss > -1.02, qPrintable(QString::number(loss)));
  }

  /// Wide tables are gated column by column.
  void a_wide_table_has_the_same_loss_by_its_columns() {
    const Matrix table = standardised(normal_matrix(22, 700, 6));
    const Vector mu = Vector::LinSpaced(700, -0.9, 1.3);
    const Matrix noise = normal_matrix(700, 1, 3);
    gated::GatedLossFunction function({});
    const gated::GatedLoss by_samples = function(table.transpose(), mu, noise);
    const gated::GatedLoss by_columns = function(table.transpose(), mu, noise, table);
    QCOMPARE(by_columns.smoothness, by_samples.smoothness);
    QVERIFY(by_columns.gradient == by_samples.gradient);
  }

  /// By the error function of the C library.
  void chances_follow_the_gates() {
    const double sigma = 0.37;
    gated::GateChances chances(sigma);
    Vector mu = Vector::LinSpaced(301, -9.0, 9.0);
    for (const Index moved : {Index{0}, Index{150}, Index{300}}) {
      mu[moved] += 0.25;
      chances.follow(mu);
      for (Index gate = 0; gate < mu.size(); ++gate) {
        const double exact = gated::open_probability(mu[gate], sigma);
        const double rounding = mu[gate] > -2.0 ? 1e-14 : 1e-12;  // of a chance below 1e-7
        QVERIFY(std::abs(chances.open()[gate] - exact) < rounding * exact);
        const double step = 1e-4;
        const double slope = (gated::open_probability(mu[gate] + step, sigma) -
                              gated::open_probability(mu[gate] - step, sigma)) /
                             (2.0 * step);
        QVERIFY(std::abs(chances.slopes()[gate] - slope) < 1e-6);
      }
    }
  }

  void duplicates_of_one_row_fix_the_scale() {
    Matrix table = Matrix::Ones(10, 3);
    table.row(9) << 2.0, 0.0, 1.0;
    GatedDiffusion diffusion({});
    diffusion.set(table.transpose(), table.cols());
    QCOMPARE(scale_of(diffusion, table, gated::DiffusionOptions{}.bandwidth), 1.0);
    QVERIFY(diffusion.gradient(table.transpose()).allFinite());
  }
};

QTEST_GUILESS_MAIN(TestGatedLoss)
#include "tst_gated_loss.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/methods/sobolev/critic_descent.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/sobolev_reference.h"

using namespace steelyard;
using namespace steelyard::sobolev;
using nlohmann::json;

namespace {

double distance(const Matrix& a, const Matrix& b) {
  if (a.rows() != b.rows() || a.cols() != b.cols()) {
    return std::numeric_limits<double>::infinity();
  }
  return (a - b).cwiseAbs().maxCoeff() / std::max(1e-300, b.cwiseAbs().maxCoeff());
}

/// The loss by its definition, of a pass whose pairs are filled in.
double loss_of(const CriticSums& sums, const CriticTerms<double>& terms) {
  const auto batch = static_cast<double>(terms.batch);
  return (sums.mixed - sums.joint + 0.5 * terms.rho * sums.squares +
          0.5 * terms.slopes.dot(sums.slopes)) /
         batch;
}

struct Case {
  CriticLayout layout;
  Index pairs;
};

Case small_case(Activation activation, std::size_t layers) {
  const std::vector<Index> units{6, 4, 5};
  return {CriticLayout({5, 2, {units.begin(), units.begin() + std::ptrdiff_t(layers)}, activation}),
          8};
}

CriticPass<double> filled(const Case& made, std::uint64_t seed) {
  CriticPass<double> pass(made.layout, made.pairs);
  pass.joint() = tests::normal_matrix(made.layout.units(0), made.pairs, seed);
  pass.mixed() = tests::normal_matrix(made.layout.units(0), made.pairs, seed + 1);
  return pass;
}

Vector weights_of(const CriticLayout& layout, const Matrix& w1, const Matrix& w2,
                  const Matrix& w3) {
  Vector all(layout.size());
  layout.weights(all, 0) = w1;
  layout.weights(all, 1) = w2;
  layout.last(all) = w3.reshaped();
  return all;
}

}  // namespace

class TestCritic : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_batch_is_as_in_the_published_program_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"sic_5_2_6_6_softplus", "sic_5_2_6_6_relu", "sic_10_1_20_20_relu"}) {
      QTest::newRow(name) << name;
    }
  }
  void a_batch_is_as_in_the_published_program() {
    QFETCH(QString, name);
    const std::string id = name.toStdString();
    const json known = tests::sobolev::expected(id);
    if (known.is_null()) {
      QSKIP("the reference is not here");
    }
    const auto input = [&](const char* of) { return tests::sobolev::input(id + of); };
    const auto number = [&](const char* of) { return known.at(of).get<double>(); };
    const auto numbers = [&](const char* of) { return tests::sobolev::matrix_of(known.at(of)); };
    const Matrix joint = input("_P").transpose();
    const Matrix eta = input("_eta");
    const Index units = input("_W1").rows();
    const CriticLayout layout(
        {eta.rows(),
         joint.rows() - eta.rows(),
         {units, units},
         id.find("softplus") == std::string::npos ? Activation::relu : Activation::softplus});
    CriticPass<double> pass(layout, joint.cols());
    pass.joint() = joint;
    pass.mixed() = input("_Q").transpose();
    CriticTerms<double> terms{joint.cols(), 1.0, {}};
    terms.slopes = 0.05 / (eta.array() + CriticEta::floor);
    Vector gradient;
    const CriticSums sums = pass.differentiate(
        weights_of(layout, input("_W1"), input("_W2"), input("_w3")), terms, gradient);

    const auto batch = static_cast<double>(joint.cols());
    QVERIFY(std::abs((sums.joint - sums.mixed) / batch - number("delta")) <
            1e-9 * std::abs(number("delta")));
    QVERIFY(std::abs(sums.squares - number("sum_f2")) < 1e-9 * number("sum_f2"));
    QVERIFY(std::abs(terms.slopes.dot(sums.slopes) / (0.05 * batch) - number("penalty")) <
            1e-9 * number("penalty"));
    QVERIFY(std::abs(loss_of(sums, terms) - number("objective")) <
            1e-9 * std::abs(number("objective")));
    const Vector slopes = sums.slopes / batch;
    QVERIFY(distance(slopes, numbers("E")) < 1e-9);
    QVERIFY(distance(layout.weights(gradient, 0), numbers("dW1")) < 1e-8);
    QVERIFY(distance(layout.weights(gradient, 1), numbers("dW2")) < 1e-8);
    QVERIFY(distance(layout.last(gradient).transpose(), numbers("dw3")) < 1e-8);

    const Vector by_eta = -0.025 * slopes.array() / (eta.col(0).array() + 1e-6).square();
    QVERIFY(distance(by_eta, numbers("eta_grad")) < 1e-8);
    const Vector next = softmax((eta.col(0).array() + 1e-6).log().matrix() - 0.1 * by_eta);
    QVERIFY(distance(next, numbers("eta_next")) < 1e-9);
  }

  void a_training_is_as_that_of_the_published_program() {
    const json known = tests::sobolev::expected("sic_traj");
    if (known.is_null()) {
      QSKIP("the reference is not here");
    }
    const auto input = [](const char* of) {
      return tests::sobolev::input(std::string("sic_traj_") + of);
    };
    const Matrix x = input("X");
    const Matrix y = input("y");
    const Matrix moved = input("qindex");
    CriticData<double> data;
    data.pairs.resize(x.cols() + 1, x.rows());
    data.pairs << x.transpose(), y.transpose();
    data.groups = FeatureGroups(x.cols());
    CriticPlan plan;
    plan.hidden = {20, 20};
    plan.dropout = 0.0;
    plan.batch = x.rows();
    plan.rate = 0.005;
    plan.eta = {EtaRule::mirror, 0.1, 0.5};
    const CriticLayout layout({10, 1, {20, 20}, Activation::relu});
    CriticDescent<double> descent(data, plan,
                                  weights_of(layout, input("W1"), input("W2"), input("w3")));
    const Matrix path = tests::sobolev::matrix_of(known.at("eta_path"));
    PairBatch batch;
    for (Index sample = 0; sample < x.rows(); ++sample) {
      batch.joint.push_back(sample);
    }
    batch.mixed_x = batch.mixed_y = batch.joint;
    for (Index update = 0; update < moved.rows(); ++update) {
      if (update % 5 == 0) {
        QVERIFY(distance(descent.eta(), path.row(update / 5).transpose()) < 1e-7);
      }
      for (Index sample = 0; sample < x.rows(); ++sample) {
        batch.mixed_y[static_cast<std::size_t>(sample)] = static_cast<Index>(moved(update, sample));
      }
      descent.step(batch);
      const double delta = (descent.sums().joint - descent.sums().mixed) / 64.0;
      QVERIFY(
          std::abs(delta - known.at("delta").at(static_cast<std::size_t>(update)).get<double>()) <
          1e-8);
    }
    QVERIFY(distance(descent.eta(), tests::sobolev::matrix_of(known.at("final_eta"))) < 1e-7);
    const VectorOf<double>& last = descent.weights();
    QVERIFY(distance(layout.weights(last, 0), tests::sobolev::matrix_of(known.at("final_W1"))) <
            1e-6);
    QVERIFY(distance(layout.weights(last, 1), tests::sobolev::matrix_of(known.at("final_W2"))) <
            1e-6);
    QVERIFY(distance(layout.last(last).transpose(),
                     tests::sobolev::matrix_of(known.at("final_w3"))) < 1e-6);
  }

  void gradients_are_differences_of_the_loss_data() {
    QTest::addColumn<bool>("smooth");
    QTest::addColumn<int>("layers");
    for (const bool smooth : {true, false}) {
      for (const int layers : {1, 2, 3}) {
        QTest::newRow(qPrintable(QString("%1, %2 layers").arg(smooth).arg(layers)))
            << smooth << layers;
      }
    }
  }
  /// With units left out, which must be the same in all passes.
  void gradients_are_differences_of_the_loss() {
    QFETCH(bool, smooth);
    QFETCH(int, layers);
    const Case made = small_case(smooth ? Activation::softplus : Activation::relu,
                                 static_cast<std::size_t>(layers));
    CriticPass<double> pass = filled(made, 3);
    Random random(1);
    DroppedUnits units(random, 0.3);
    pass.drop_units(units);
    CriticTerms<double> terms{11, 0.7, Vector{{0.4, 1.0, 3.0, 0.1, 2.0}}};
    Vector weights = made.layout.random_weights(random);
    Vector gradient;
    static_cast<void>(pass.differentiate(weights, terms, gradient));
    Vector differences(weights.size());
    constexpr double step = 1e-6;
    for (Index k = 0; k < weights.size(); ++k) {
      const double at = weights[k];
      weights[k] = at + step;
      const double above = loss_of(pass.evaluate(weights), terms);
      weights[k] = at - step;
      const double below = loss_of(pass.evaluate(weights), terms);
      weights[k] = at;
      differences[k] = (above - below) / (2.0 * step);
    }
    QVERIFY(distance(gradient, differences) < 1e-6);
    QVERIFY(gradient.cwiseAbs().maxCoeff() > 1e-3);
  }
};

QTEST_GUILESS_MAIN(TestCritic)
#include "tst_critic.moc"

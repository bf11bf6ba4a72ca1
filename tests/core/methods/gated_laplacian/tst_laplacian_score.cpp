// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/data/delimited_reader.h"
#include "core/methods/gated_laplacian/laplacian_score.h"
#include "core/parallel.h"
#include "core/random.h"
#include "tests/support/json_text.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/paths.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

Matrix standardised(const Matrix& columns) {
  Matrix scaled = columns.rowwise() - columns.colwise().mean();
  for (Index k = 0; k < scaled.cols(); ++k) {
    const double deviation =
        std::sqrt(scaled.col(k).squaredNorm() / static_cast<double>(scaled.rows()));
    scaled.col(k) /= deviation > 1e-12 ? deviation : 1.0;
  }
  return scaled;
}

NearestNeighbours neighbours_of(const Matrix& points, Index count) {
  return *nearest_neighbours(Space{points, Vector::Zero(points.cols())}, count);
}

gated::AffinityGraph graph_of(const Matrix& points, gated::Affinity affinity, double width,
                              Index count = 5) {
  return *gated::affinity_graph(neighbours_of(points, count), affinity, width);
}

Matrix dense(const gated::AffinityGraph& graph) {
  Matrix affinities = Matrix::Zero(graph.samples(), graph.samples());
  for (Index i = 0; i < graph.samples(); ++i) {
    for (Index at = graph.begin[static_cast<std::size_t>(i)];
         at < graph.begin[static_cast<std::size_t>(i) + 1]; ++at) {
      affinities(i, graph.neighbour[static_cast<std::size_t>(at)]) =
          graph.weight[static_cast<std::size_t>(at)];
    }
  }
  return affinities;
}

/// He, Cai & Niyogi's definition, with whole matrices.
double by_definition(const Matrix& affinities, const Vector& feature) {
  const Vector degree = affinities.rowwise().sum();
  const Vector centred = feature.array() - feature.dot(degree) / degree.sum();
  const Matrix laplacian = Matrix(degree.asDiagonal()) - affinities;
  return centred.dot(laplacian * centred) / centred.dot(degree.asDiagonal() * centred);
}

/// The largest difference, relative; where a number is not finite both must be the same.
double misfit(const Vector& found, const nlohmann::json& wanted) {
  double worst = found.size() == static_cast<Index>(wanted.size())
                     ? 0.0
                     : std::numeric_limits<double>::infinity();
  for (Index k = 0; k < found.size(); ++k) {
    const auto& number = wanted.at(static_cast<std::size_t>(k));
    if (number.is_number()) {
      const auto value = number.get<double>();
      worst = std::max(worst, std::abs(found[k] - value) / std::abs(value));
    } else {
      const bool same =
          found[k] == (number == "inf" ? 1.0 : -1.0) * std::numeric_limits<double>::infinity();
      worst = same ? worst : std::numeric_limits<double>::infinity();
    }
  }
  return worst;
}

std::vector<Index> ascending(const Vector& scores) {
  std::vector<Index> order(static_cast<std::size_t>(scores.size()));
  std::iota(order.begin(), order.end(), Index{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](Index a, Index b) { return scores[a] < scores[b]; });
  return order;
}

/// The peer counts a constant feature as average; here it is worst of all.
std::vector<Index> constants_last(const nlohmann::json& order, const Vector& scores) {
  auto positions = order.get<std::vector<Index>>();
  std::stable_partition(positions.begin(), positions.end(),
                        [&](Index k) { return std::isfinite(scores[k]); });
  return positions;
}

std::string reference(const char* folder, const QString& name, const char* suffix) {
  return shared_dir() + "/reference/gated_sobolev/" + folder + "/" + name.toStdString() + suffix;
}

}  // namespace

class TestLaplacianScore : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Numbers of scikit-feature 48cffad.
  void agrees_with_scikit_feature_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("kernel");
    for (const char* name : {"ls_iris", "ls_yale60x200", "ls_dupconst"}) {
      for (const char* kernel : {"heat", "binary"}) {
        QTest::addRow("%s, %s", name, kernel) << QString(name) << QString(kernel);
      }
    }
  }
  void agrees_with_scikit_feature() {
    QFETCH(QString, name);
    QFETCH(QString, kernel);
    const nlohmann::json all = json_of_file(reference("expected", name, ".json"));
    if (all.is_null()) {
      QSKIP("the folder ../shared is not here");
    }
    const Matrix columns =
        standardised(read_delimited(reference("inputs", name, ".csv"), Dialect{}).values);
    const NearestNeighbours near = neighbours_of(columns, all.at("k").get<Index>());
    const auto width = all.at("t_median_rule").get<double>();
    QVERIFY(std::abs(gated::median_width(near) - width) < 1e-10 * width);

    const auto affinity = kernel == "heat" ? gated::Affinity::heat : gated::Affinity::binary;
    const auto graph = *gated::affinity_graph(near, affinity, all.at("t").get<double>());
    const nlohmann::json wanted = all.at(kernel.toStdString());
    QVERIFY(misfit(graph.degree, wanted.at("degree")) < 1e-9);
    QCOMPARE(gated::components(graph), wanted.at("components").get<Index>());
    const Vector scores = *gated::laplacian_scores(graph, columns);
    QVERIFY(misfit(scores, wanted.at("score")) < 1e-9);
    QCOMPARE(ascending(scores), constants_last(wanted.at("order"), scores));
    for (const int steps : {1, 2}) {
      QVERIFY(misfit(*gated::diffusion_scores(graph, columns, steps),
                     wanted.at("diffusion_score").at(std::to_string(steps))) < 1e-9);
    }
  }

  void is_the_quotient_of_its_definition() {
    const Matrix points = normal_matrix(70, 4, 1);
    for (const auto affinity : {gated::Affinity::heat, gated::Affinity::binary}) {
      const auto graph = graph_of(points, affinity, 0.7);
      const Matrix affinities = dense(graph);
      QVERIFY(affinities == affinities.transpose());
      QVERIFY((affinities.diagonal().array() == 1.0).all());
      const Vector scores = *gated::laplacian_scores(graph, points);
      const Matrix walk = affinities.rowwise().sum().cwiseInverse().asDiagonal() * affinities;
      const Vector smooth = *gated::diffusion_scores(graph, points, 2);
      for (Index k = 0; k < points.cols(); ++k) {
        QVERIFY(std::abs(scores[k] - by_definition(affinities, points.col(k))) < 1e-12);
        const Vector centred = points.col(k).array() - points.col(k).mean();
        const double kept = centred.dot(walk * (walk * centred)) / centred.squaredNorm();
        QVERIFY(std::abs(smooth[k] - kept) < 1e-12);
      }
    }
  }

  /// Two clouds far apart: what only tells them apart is constant within each part of the graph.
  void what_is_constant_within_each_part_scores_0() {
    Matrix points = normal_matrix(60, 3, 2);
    points.col(0) = Vector::Zero(60);
    points.col(0).tail(25).setConstant(1000.0);
    const auto graph = graph_of(points, gated::Affinity::heat, 1.0);
    QCOMPARE(gated::components(graph), Index{2});
    const Vector scores = *gated::laplacian_scores(graph, points);
    QCOMPARE(scores[0], 0.0);
    QVERIFY(scores[1] > 0.01 && scores[1] <= 2.0);
    QVERIFY(std::abs(gated::diffusion_scores(graph, points, 4)->coeff(0) - 1.0) < 1e-12);
  }

  void does_not_depend_on_units_and_origins() {
    const Matrix points = normal_matrix(50, 3, 3);
    const auto graph = graph_of(points, gated::Affinity::heat, 1.0);
    Matrix moved = points;
    moved.col(0) = 1e150 * points.col(0);
    moved.col(1) = points.col(1).array() * -1e-150;
    moved.col(2) = points.col(2).array() + 1e6;
    const Vector before = *gated::laplacian_scores(graph, points);
    const Vector after = *gated::laplacian_scores(graph, moved);
    QVERIFY(std::abs(after[0] - before[0]) < 1e-12 && std::abs(after[1] - before[1]) < 1e-12);
    QVERIFY(std::abs(after[2] - before[2]) < 1e-8);
    const Vector walked = *gated::diffusion_scores(graph, moved, 1);
    QVERIFY((walked - *gated::diffusion_scores(graph, points, 1)).cwiseAbs().maxCoeff() < 1e-8);
  }

  void a_constant_is_worst_of_all() {
    Matrix points = normal_matrix(30, 2, 4);
    points.col(1).setConstant(0.1);
    const auto graph = graph_of(points, gated::Affinity::binary, 1.0, 3);
    QCOMPARE(gated::laplacian_scores(graph, points)->coeff(1),
             std::numeric_limits<double>::infinity());
    QCOMPARE(gated::diffusion_scores(graph, points, 1)->coeff(1),
             -std::numeric_limits<double>::infinity());
  }

  /// Nothing is divided by a distance of 0.
  void duplicates_have_a_width() {
    Matrix points = Matrix::Zero(20, 1);
    QCOMPARE(gated::median_width(neighbours_of(points, 3)), 1.0);
    points(19, 0) = 2.0;
    const NearestNeighbours near = neighbours_of(points, 3);
    QCOMPARE(gated::median_width(near), 4e-12);
    const auto graph = *gated::affinity_graph(near, gated::Affinity::heat, 4e-12);
    QVERIFY(graph.degree.allFinite() && graph.degree.minCoeff() >= 1.0);
    QVERIFY(gated::laplacian_scores(graph, points)->allFinite());
  }

  void is_the_same_for_any_number_of_threads_and_can_be_stopped() {
    const Matrix points = normal_matrix(80, 30, 5);
    const auto graph = graph_of(points, gated::Affinity::heat, 20.0);
    const std::size_t threads = most_threads();
    set_most_threads(1);
    const Vector alone = *gated::laplacian_scores(graph, points);
    set_most_threads(3);
    const Vector shared = *gated::laplacian_scores(graph, points);
    set_most_threads(threads);
    QVERIFY(alone == shared);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!gated::affinity_graph(neighbours_of(points, 5), gated::Affinity::heat, 20.0,
                                   stop.get_token()));
    QVERIFY(!gated::laplacian_scores(graph, points, stop.get_token()));
    QVERIFY(!gated::diffusion_scores(graph, points, 2, stop.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestLaplacianScore)
#include "tst_laplacian_score.moc"

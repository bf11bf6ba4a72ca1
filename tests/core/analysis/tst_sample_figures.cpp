// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/analysis/sample_figures.h"
#include "core/error.h"
#include "tests/support/two_blobs.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const LearnedSpace signal{Vector{{1.0, 0.0}}};
const LearnedSpace noise{Vector{{0.0, 1.0}}};

const PointsShape& points_of(const Figure& figure) { return std::get<PointsShape>(figure.shape); }

Figure projected(const LearnedSpace& space, const char* id, const ParameterValues& values = {}) {
  const ProjectionRegistry projections = builtin_projections();
  return *projection_figure(two_blobs(), space, projections.find(id), values);
}

ClusterOptions peaks() {
  ClusterOptions options;
  options.algorithm = ClusterOptions::Algorithm::density_peaks;
  return options;
}

bool says(const Figure& figure, const char* words) {
  return figure.help.find(words) != std::string::npos;
}

}  // namespace

class TestSampleFigures : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void each_class_has_its_points_where_the_projection_places_them_data() {
    QTest::addColumn<QByteArray>("id");
    const ProjectionRegistry projections = builtin_projections();
    for (const auto& projection : projections.all()) {
      if (!projection->takes_columns()) {
        QTest::newRow(projection->id().c_str()) << QByteArray(projection->id().c_str());
      }
    }
  }
  void each_class_has_its_points_where_the_projection_places_them() {
    QFETCH(QByteArray, id);
    Problem problem = two_blobs(60);
    problem.labels->class_of[59] = -1;
    const ProjectionRegistry projections = builtin_projections();
    const ProjectionMethod& method = projections.find(id.constData());
    const Figure figure = *projection_figure(problem, signal, method, {});
    QVERIFY(contradiction_in(figure).says_nothing());
    QVERIFY(figure.id.find('_') == std::string::npos);
    const auto& groups = points_of(figure).groups;
    QCOMPARE(groups.size(), 3U);
    QCOMPARE(groups[0].name, std::string("left"));
    QCOMPARE(groups[1].x.size(), 29U);
    QCOMPARE(groups[2].name, std::string("in no group"));
    QVERIFY(groups[2].reference);
    QCOMPARE(groups[2].points, (std::vector<std::string>{"row 60"}));
    const Projection projection = method.project(problem, signal, {}, complete(method, {}));
    QCOMPARE(groups[0].x[3], projection.coordinates(6, 0));
    QCOMPARE(groups[2].y[0], projection.coordinates(59, 1));
  }

  void losses_and_parameters_are_those_of_the_projection() {
    const LearnedSpace both{Vector{{1.0, 1.0}}};
    ParameterValues values;
    values.set("alpha", 0.0);
    const Figure regressed = projected(both, "pcovr", values);
    values.set("alpha", 1.0);
    const Figure components = projected(both, "pcovr", values);
    QVERIFY2(says(regressed, "loss"), regressed.help.c_str());
    QVERIFY(regressed.help != components.help);
    values.set("alpha", 2.0);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(projected(both, "pcovr", values)));
  }

  void clusters_are_compared_with_the_label() {
    const auto figures = *cluster_figures(two_blobs(600), signal, peaks());
    QVERIFY2(says(figures[0], "2 clusters, compared with label: side: purity 1, "),
             figures[0].help.c_str());
    const auto& table = std::get<TextTable>(figures[0].shape);
    QCOMPARE(table.header[2], std::string("most frequent label"));
    QCOMPARE(table.rows.size(), 2U);
    QCOMPARE(table.rows[0][1], std::string("300"));
    QCOMPARE(table.rows[0][3], std::string("1"));
    QVERIFY(table.rows[0][2] != table.rows[1][2]);
    QCOMPARE(points_of(figures[1]).groups.size(), 2U);
    QCOMPARE(points_of(figures[1]).groups[0].name, std::string("cluster 1"));
    ClusterOptions means;
    means.clusters = 2;
    QVERIFY(!says(cluster_figures(two_blobs(), noise, means)->front(), "purity 1,"));
  }

  void without_a_label_the_truth_or_all_inputs_are_clustered() {
    Problem problem = two_blobs();
    problem.labels.reset();
    const Figure of_truth = cluster_figures(problem, signal, {})->front();
    QVERIFY(says(of_truth, "compared with clusters of the target: purity 1,"));
    QCOMPARE(std::get<TextTable>(of_truth.shape).header[2],
             std::string("most frequent cluster of the target"));
    problem.truth = Matrix(problem.samples(), 0);
    problem.truth_features.clear();
    QVERIFY(says(cluster_figures(problem, signal, {})->front(),
                 "compared with clusters of all inputs, equally weighted"));
  }

  void parameters_are_said() {
    ParameterValues values;
    values.set("alpha", 0.25);
    const LearnedSpace both{Vector{{1.0, 1.0}}};
    QCOMPARE(projected(both, "pcovr", values).help.rfind("Mixing 0.25, ", 0), 0U);
    ClusterOptions means;
    means.clusters = 3;
    const auto found = cluster_figures(two_blobs(), signal, means)->front();
    QCOMPARE(found.help.rfind("k-means, 3 clusters asked for: ", 0), 0U);
    const auto dense = cluster_figures(two_blobs(600), signal, peaks())->front();
    QCOMPARE(dense.help.rfind("Density peaks, Z 1.6: ", 0), 0U);
  }

  /// Samples without a class are in a cluster all the same.
  void all_samples_of_a_cluster_are_counted() {
    Problem problem = two_blobs();
    const auto half = problem.labels->class_of.size() / 2;
    std::fill_n(problem.labels->class_of.begin(), half, -1);
    const auto figures = *cluster_figures(problem, signal, {});
    Index counted = 0;
    for (const auto& row : std::get<TextTable>(figures[0].shape).rows) {
      counted += std::stol(row[1]);
    }
    QCOMPARE(counted, problem.samples());
  }

  void one_group_beside_one_group_is_no_agreement() {
    Problem problem = two_blobs();
    problem.labels.reset();
    ClusterOptions one;
    one.clusters = 1;
    const std::string help = cluster_figures(problem, signal, one)->front().help;
    QVERIFY2(help.find("nothing to agree about") != std::string::npos, help.c_str());
    QVERIFY2(help.find("purity") == std::string::npos, help.c_str());
  }

  void more_clusters_than_samples_are_said() {
    const Problem few = two_blobs(6);
    ClusterOptions many;
    many.clusters = 50;
    const Figure table = cluster_figures(few, signal, many)->front();
    QVERIFY2(says(table, "There are no more than 6 samples to cluster."), table.help.c_str());
    QCOMPARE(std::get<TextTable>(table.shape).rows.size(), 6U);
    QVERIFY2(says(table, ": 6 clusters, "), table.help.c_str());
  }

  void stopped_there_is_nothing() {
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!cluster_figures(two_blobs(), signal, peaks(), stop.get_token()));
    QVERIFY(!cluster_figures(two_blobs(), signal, {}, stop.get_token()));
    const ProjectionRegistry projections = builtin_projections();
    QVERIFY(
        !projection_figure(two_blobs(), signal, projections.find("tsne"), {}, stop.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestSampleFigures)
#include "tst_sample_figures.moc"

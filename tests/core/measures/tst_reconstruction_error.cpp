// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <cmath>

#include "core/error.h"
#include "core/measures/reconstruction_error.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/pcov_reference.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

struct Tables {
  Matrix source;
  Matrix target;
};

Matrix selected_columns(const char* selection) {
  const auto picked = pcov::positions(pcov::expected(selection).at("selected_idx"));
  return pcov::input("csd1000r")(Eigen::all, picked);
}

Tables tables_of(const std::string& name) {
  if (name == "csd_gfre_pcovcur20_to_all") {
    return {selected_columns("csd_feature_pcovcur_a0.5"), pcov::input("csd1000r").leftCols(100)};
  }
  if (name == "csd_gfre_all_to_pcovcur20") {
    return {pcov::input("csd1000r").leftCols(100), selected_columns("csd_feature_pcovcur_a0.5")};
  }
  if (name == "csd_gfre_cur20_to_all") {
    return {selected_columns("csd_feature_cur"), pcov::input("csd1000r").leftCols(100)};
  }
  const auto read = [](char letter) {
    return pcov::input(letter == 'p' ? "ch4_power" : "ch4_bispec");
  };
  return {read(name.at(9)), read(name.at(10))};  // "ch4_gfre_pb"
}

ReconstructionOptions options_of(const std::string& name, const nlohmann::json& wanted,
                                 const char* prefix) {
  ReconstructionOptions options;
  options.search.how = name.find("tikhonov") == std::string::npos ? Regularisation::cutoff
                                                                  : Regularisation::tikhonov;
  const std::string start(prefix);
  options.folds = {pcov::positions(wanted.at(start + "fold1_idx")),
                   pcov::positions(wanted.at(start + "fold2_idx"))};
  return options;
}

Split split_of(const nlohmann::json& wanted) {
  return {pcov::positions(wanted.at("train_idx")), pcov::positions(wanted.at("test_idx"))};
}

}  // namespace

class TestReconstructionError : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void agrees_with_the_peer_data() {
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"ch4_gfre_pp", "ch4_gfre_pb", "ch4_gfre_bp", "ch4_gfre_bb", "ch4_gfre_pb_tikhonov",
          "csd_gfre_pcovcur20_to_all", "csd_gfre_all_to_pcovcur20", "csd_gfre_cur20_to_all"}) {
      QTest::newRow(name) << name;
    }
  }

  /// gre and cv_values 1e-6, grd and lre 1e-5, floor 1e-8; the chosen strength where it is clear.
  void agrees_with_the_peer() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    QFETCH(QString, name);
    const std::string id = name.toStdString();
    const auto wanted = pcov::expected(id);
    const auto [source, target] = tables_of(id);
    const GlobalReconstruction found =
        global_reconstruction(source, target, split_of(wanted), options_of(id, wanted, ""));
    QVERIFY(pcov::misfit(found.error, wanted.at("gre"), 1e-6, 1e-8) <= 1.0);
    const Vector pointwise = pcov::numbers(wanted.at("pointwise_first20"));
    QVERIFY(pcov::misfit(found.pointwise.head(20), pointwise, 1e-6, 1e-8) <= 1.0);
    const Vector errors = Eigen::Map<const Vector>(found.fit.errors.data(), 20);
    QVERIFY(pcov::misfit(-errors, pcov::numbers(wanted.at("cv_values")), 1e-6, 1e-8) <= 1.0);
    if (wanted.at("cv_best_minus_second_distinct").get<double>() > 1e-7) {
      QCOMPARE(found.fit.position, wanted.at("alpha_position").get<std::size_t>());
    }
    if (wanted.contains("grd")) {
      QVERIFY(pcov::misfit(found.distortion, wanted.at("grd"), 1e-5, 1e-8) <= 1.0);
    }
    if (wanted.contains("lre")) {
      const auto local =
          local_reconstruction(source, target, split_of(wanted), wanted.at("n_local_points"),
                               options_of(id, wanted, "local_"));
      QVERIFY(local.has_value());
      QVERIFY(pcov::misfit(local->error, wanted.at("lre"), 1e-5, 1e-8) <= 1.0);
      const Vector first = pcov::numbers(wanted.at("lre_pointwise_first20"));
      QVERIFY(pcov::misfit(local->pointwise.head(20), first, 1e-5, 1e-8) <= 1.0);
    }
  }

  void a_turned_and_stretched_table_is_the_same() {
    const Matrix x = normal_matrix(80, 5, 1);
    const Matrix turn = tests::orthonormal(normal_matrix(5, 5, 2));
    const Matrix turned = (3.0 * x * turn).array() + 7.0;
    const Split split = random_split(80, 0.5, 3);
    const GlobalReconstruction found = global_reconstruction(x, turned, split);
    QVERIFY(found.error < 1e-8);
    QVERIFY(found.distortion < 1e-8);
    const auto local = local_reconstruction(x, turned, split, 20);
    QVERIFY(local && local->error < 1e-6);
  }

  /// F' lacks one of three equal directions of F: all that of f lies there is distortion.
  void a_wider_source_is_distorted_by_what_is_lost() {
    const Matrix x = normal_matrix(400, 3, 4);
    const Split split = random_split(400, 0.5, 5);
    const GlobalReconstruction narrower = global_reconstruction(x, x.leftCols(2), split);
    QVERIFY(narrower.error < 1e-8);
    QVERIFY(narrower.distortion > 0.5 && narrower.distortion < 0.75);
    const GlobalReconstruction wider = global_reconstruction(x.leftCols(2), x, split);
    QVERIFY(wider.error > 0.5 && wider.error < 0.65);  // sqrt(1/3)
  }

  void independent_tables_give_an_error_of_1() {
    const Split split = random_split(600, 0.5, 6);
    const GlobalReconstruction found =
        global_reconstruction(normal_matrix(600, 3, 7), normal_matrix(600, 2, 8), split);
    QVERIFY(found.error > 0.9 && found.error < 1.1);
  }

  /// A curve is nearly straight where one looks closely.
  void a_curve_is_had_locally_but_not_globally() {
    Matrix line(300, 1);
    line.col(0).setLinSpaced(-1.0, 1.0);
    Matrix curve(300, 2);
    curve << line.cwiseAbs2(), (3.0 * line).array().cos().matrix();
    const Split split = random_split(300, 0.5, 9);
    const double global = global_reconstruction(line, curve, split).error;
    const auto local = local_reconstruction(line, curve, split, 10);
    QVERIFY(global > 0.9);
    QVERIFY(local && local->error < 0.05);
  }

  void threads_do_not_change_the_local_error() {
    const Matrix x = normal_matrix(200, 40, 10);
    const Split split = random_split(200, 0.5, 11);
    const auto all = local_reconstruction(x, x.leftCols(3).cwiseAbs2(), split, 15);
    omp_set_num_threads(1);
    const auto one = local_reconstruction(x, x.leftCols(3).cwiseAbs2(), split, 15);
    omp_set_num_threads(4);
    const auto four = local_reconstruction(x, x.leftCols(3).cwiseAbs2(), split, 15);
    QCOMPARE(all->pointwise, one->pointwise);
    QCOMPARE(four->pointwise, one->pointwise);
  }

  void a_stopped_measure_gives_nothing() {
    std::stop_source stop;
    stop.request_stop();
    const Matrix x = normal_matrix(20, 2, 12);
    QVERIFY(!local_reconstruction(x, x, random_split(20, 0.5, 1), 4, {}, stop.get_token()));
  }

  void folds_share_the_samples_out() {
    const Folds folds = random_folds(11, 3, 7);
    check_folds(folds, 11);
    for (const auto& fold : folds) {
      QVERIFY(fold.size() == 3 || fold.size() == 4);
    }
    QVERIFY(random_folds(11, 3, 8) != folds);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(random_folds(3, 4, 1)));
    QVERIFY_THROWS_EXCEPTION(Error, check_folds({{0, 1}, {1, 2}}, 3));
    QVERIFY_THROWS_EXCEPTION(Error, check_folds({{0, 1, 2}}, 3));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(random_split(10, 0.01, 1)));
  }

  void what_cannot_be_is_refused() {
    const Matrix x = normal_matrix(20, 2, 13);
    const Split split = random_split(20, 0.5, 1);
    const auto refused = [&](const Matrix& source, const Split& of, const auto& options) {
      try {
        static_cast<void>(global_reconstruction(source, x, of, options));
        return false;
      } catch (const Error& error) {
        return error.kind() == ErrorKind::bad_input;
      }
    };
    const ReconstructionOptions good;
    QVERIFY(!refused(x, split, good));
    QVERIFY(refused(x.topRows(19), split, good));
    QVERIFY(refused(Matrix::Ones(20, 2), split, good));
    QVERIFY(refused(x, Split{{0, 1}, {}}, good));
    QVERIFY(refused(x, Split{{0, 1}, {20}}, good));
    ReconstructionOptions negative;
    negative.search.strengths = {-1.0};
    QVERIFY(refused(x, split, negative));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(local_reconstruction(x, x, split, 11)));
  }
};

QTEST_GUILESS_MAIN(TestReconstructionError)
#include "tst_reconstruction_error.moc"

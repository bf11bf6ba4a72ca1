// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/methods/dii/dii_method.h"
#include "tests/support/cln025.h"
#include "tests/support/json_text.h"
#include "tests/support/run_method.h"
#include "tests/support/sanitized.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

/// A peptide's collective variables, against what DADApy found for the same files.
class TestCln025 : public QObject {
  Q_OBJECT

  ProblemPtr problem_;
  nlohmann::json peer_;
  const std::unique_ptr<const Method> method_ = studied<dii::DiiMethod>();

  [[nodiscard]] std::vector<Index> positions_of(const nlohmann::json& names) const {
    std::vector<Index> positions;
    for (const auto& name : names) {
      const auto found = std::find_if(
          problem_->features.begin(), problem_->features.end(),
          [&](const ColumnInfo& feature) { return feature.name == name.get<std::string>(); });
      positions.push_back(found - problem_->features.begin());
    }
    return positions;
  }
  [[nodiscard]] ProblemPtr with(const nlohmann::json& names) const {
    return std::make_shared<const Problem>(problem_->with_inputs(positions_of(names)));
  }
  [[nodiscard]] double dii_of(const nlohmann::json& names, const std::string& epochs) const {
    return run_to_end(*method_, with(names), {{"epochs", epochs}, {"precision", "double"}})
        .objective;
  }

 private Q_SLOTS:
  void initTestCase() {
    auto problem = cln025_problem();
    if (!problem) {
      QSKIP("the peptide's data are not here");
    }
    if (sanitized) {
      QSKIP("too slow under a sanitizer");
    }
    problem_ = std::make_shared<const Problem>(std::move(*problem));
    peer_ = json_of_file(cln025_file("reference_dadapy.json"));
  }

  void single_variables_have_the_peers_dii() {
    for (const auto& [name, dii] : peer_.at("single").items()) {
      const double found = dii_of(nlohmann::json::array({name}), "1");
      QVERIFY2(std::abs(found - dii.get<double>()) < 1e-6,
               qPrintable(QString::fromStdString(name)));
    }
  }

  void all_ten_go_below_the_peer_with_default_parameters() {
    const Result all = run_to_end(*method_, problem_, {{"epochs", "80"}});
    QVERIFY2(all.objective <= peer_.at("all_ten_best").at("dii_final").get<double>(),
             qPrintable(QString::number(all.objective)));
  }

  void triplets_begin_where_the_peer_begins_and_end_no_higher() {
    for (const auto& triplet : peer_.at("triplets_optimised")) {
      const auto& names = triplet.at("features");
      const ProblemPtr problem = with(names);
      const auto stepper = method_->begin(problem, values_of(*method_, {{"precision", "double"}}));
      const double start = stepper->advance({}, {}).appended.iterates.front().scalars.front();
      QVERIFY(std::abs(start - triplet.at("dii_unoptimised").get<double>()) < 1e-6);
      const double end = dii_of(names, "80");
      QVERIFY2(end <= triplet.at("dii").get<double>(), qPrintable(QString::number(end)));
    }
  }

  void the_best_triplet_of_five_variables_is_the_peers() {
    const ProblemPtr five =
        with(nlohmann::json::array({"rg", "antibeta", "pc1", "pc2", "pca_residual"}));
    const Result all = run_to_end(*method_, five, {{"search", "exhaustive"}, {"epochs", "80"}});
    const auto best = std::find_if(all.path.begin(), all.path.end(),
                                   [](const PathPoint& point) { return point.feature_count == 3; });
    std::vector<Index> features = best->selection;
    std::sort(features.begin(), features.end());
    QCOMPARE(features, (std::vector<Index>{2, 3, 4}));
    QVERIFY(best->objective <= peer_.at("best_triplet_found").at("dii").get<double>());
  }
};

QTEST_GUILESS_MAIN(TestCln025)
#include "tst_cln025.moc"

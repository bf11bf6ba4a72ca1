// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The selections of scikit-matter, each by its own comparison rule: indices exact over the
// unambiguous prefix (samples by class, where rows repeat), scores to 1e-6 relative.

#include <QtTest>
#include <map>

#include "tests/support/paths.h"
#include "tests/support/pcov_cases.h"

using namespace steelyard;
using namespace steelyard::tests;
using nlohmann::json;

namespace {

pcov::Kind kind_of(const std::string& method) {
  return {method.find("CUR") != std::string::npos, method.starts_with("PCov")};
}

pcov::Scaling scaling_named(const std::string& name) {
  if (name.starts_with("sfs_matrix")) {
    return pcov::Scaling::matrix;
  }
  if (name.starts_with("sfs_column")) {
    return pcov::Scaling::unit_columns;
  }
  return name.starts_with("center") ? pcov::Scaling::centre : pcov::Scaling::none;
}

/// As the peer has them: a start at the first item, an absolute cut, the truth as it is passed.
pcov::Options options_of(const json& entry) {
  const json& parameters = entry.at("params");
  const std::string truth = entry.at("preprocessing").value("y", "unused");
  pcov::Options options;
  options.kind = kind_of(entry.at("method"));
  options.of_samples = entry.at("method").get<std::string>().find("sample") != std::string::npos;
  options.mixing = parameters.value("mixing", 1.0);
  options.count =
      parameters.contains("n_to_select") ? parameters.at("n_to_select").get<Index>() : 50;
  options.scaling = scaling_named(entry.at("preprocessing").at("X"));
  options.target = truth.starts_with("yhat") ? pcov::TruthForm::ols : pcov::TruthForm::raw;
  options.target_scaling =
      truth.find("sfs_y") != std::string::npos ? pcov::Scaling::unit_columns : pcov::Scaling::none;
  options.cur.eigenvectors = parameters.value("k", 1);
  options.cur.recompute_every = parameters.value("recompute_every", 1);
  options.cur.cut.relative = false;
  if (parameters.contains("initialize")) {
    const json& start = parameters.at("initialize");
    options.start = pcov::Start::list;
    options.start_items =
        start.is_array() ? start.get<std::vector<Index>>() : std::vector<Index>{start.get<Index>()};
  }
  if (!parameters.value("score_threshold", json()).is_null()) {
    options.threshold = parameters.at("score_threshold").get<double>();
    options.relative_threshold = parameters.at("score_threshold_type") == "relative";
  }
  return options;
}

/// The lowest row with the same numbers.
std::vector<Index> classes_of(const Matrix& rows) {
  std::map<std::vector<double>, Index> first;
  std::vector<Index> classes;
  for (Index row = 0; row < rows.rows(); ++row) {
    std::vector<double> key(static_cast<std::size_t>(rows.cols()));
    for (Index column = 0; column < rows.cols(); ++column) {
      key[static_cast<std::size_t>(column)] = rows(row, column);
    }
    classes.push_back(first.emplace(std::move(key), row).first->second);
  }
  return classes;
}

/// What must not differ for two samples to be the same choice.
Matrix seen(const Problem& problem, const pcov::Options& options) {
  if (!options.kind.supervised) {
    return problem.inputs;
  }
  if (!options.kind.cur && options.mixing == 0.0) {
    return problem.truth;
  }
  Matrix both(problem.samples(), problem.dimension() + problem.truth.cols());
  both << problem.inputs, problem.truth;
  return both;
}

}  // namespace

class TestPcovReference : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void selections_data() {
    QTest::addColumn<QByteArray>("entry");
    const json manifest = pcov_json("manifest.json");
    if (manifest.is_null()) {
      QTest::newRow("absent") << QByteArray();
      return;
    }
    for (const json& entry : manifest.at("cases")) {
      const std::string method = entry.at("method");
      const std::string id = entry.at("id");
      if (method.find("selection") != std::string::npos) {
        QTest::newRow(id.c_str()) << QByteArray::fromStdString(text_of(entry));
      }
    }
  }

  void selections() {
    QFETCH(QByteArray, entry);
    if (entry.isEmpty()) {
      QSKIP("no reference numbers in shared/");
    }
    const json known = parsed_json(entry.toStdString());
    const json expected = pcov_json(known.at("expected"));
    Problem problem = problem_of_table(known.at("inputs").at(0));
    const std::string columns = known.at("preprocessing").at("X");
    if (columns.find("f0..f3") != std::string::npos) {
      problem = problem.with_inputs(std::vector<Index>{0, 1, 2, 3});
    }
    const pcov::Options options = options_of(known);
    const std::vector<pcov::Choice> choices = choices_of(problem, options);
    const auto prefix = expected.at("unambiguous_prefix").get<std::size_t>();
    auto wanted = expected.at("selected_idx").get<std::vector<Index>>();
    std::vector<Index> found = items_of(choices);
    if (expected.contains("selected_class")) {
      const std::vector<Index> classes = classes_of(seen(problem, options));
      wanted = expected.at("selected_class").get<std::vector<Index>>();
      for (Index& item : found) {
        item = classes[static_cast<std::size_t>(item)];
      }
    }
    QVERIFY2(found.size() == wanted.size(), QByteArray::number(qint64(found.size())));
    wanted.resize(prefix);
    found.resize(prefix);
    QCOMPARE(found, wanted);
    compare_scores(choices, expected, prefix);
  }

 private:
  static void compare_scores(const std::vector<pcov::Choice>& choices, const json& expected,
                             std::size_t prefix) {
    const std::vector<double> scores = pcov_numbers(expected.at("select_score"));
    const auto initial = expected.at("n_initial").get<std::size_t>();
    double worst = 0.0;
    for (std::size_t k = initial; k < prefix; ++k) {
      const double wanted = scores[k - initial];
      const double difference = std::abs(choices[k].score - wanted);
      QVERIFY2(difference <= 1e-6 * std::abs(wanted) + 1e-10,
               (std::to_string(k) + ": " + std::to_string(choices[k].score)).c_str());
      worst = std::max(worst, difference / std::abs(wanted));
    }
    qInfo("largest relative difference of a score: %.1e", worst);
  }
};

QTEST_GUILESS_MAIN(TestPcovReference)
#include "tst_reference.moc"

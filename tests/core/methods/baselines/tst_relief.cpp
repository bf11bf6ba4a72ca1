// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/methods/baselines/relief.h"
#include "core/methods/baselines/relief_scores.h"
#include "core/parallel.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/run_method.h"
#include "tests/support/sobolev_reference.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::baselines;
using namespace steelyard::tests;

namespace {

const Method& method() {
  static const FilterMethod filter(relief());
  return filter;
}

Vector scores_of(const Matrix& x, const ReliefTarget& target, const ReliefOptions& options) {
  return *relief_scores(x, target, options, {});
}

/// The largest difference, relative to the largest score.
double misfit(const Vector& scores, const nlohmann::json& wanted) {
  const Matrix expected = sobolev::matrix_of(wanted);
  return (scores - expected.col(0)).cwiseAbs().maxCoeff() / expected.cwiseAbs().maxCoeff();
}

std::vector<Index> order_of(const Vector& scores) {
  std::vector<Index> order(static_cast<std::size_t>(scores.size()));
  std::iota(order.begin(), order.end(), Index{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](Index one, Index other) { return scores[one] > scores[other]; });
  return order;
}

ReliefTarget classes_of(const Matrix& column) {
  ReliefTarget target;
  for (const double value : column.reshaped()) {
    target.classes.push_back(static_cast<int>(value));
  }
  return target;
}

}  // namespace

class TestRelief : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rrelieff_agrees_with_the_reference() {
    const auto expected = sobolev::expected("rrelieff");
    if (expected.is_null()) {
      QSKIP("the reference numbers are not here");
    }
    const Matrix x = sobolev::input("relief_X");
    const ReliefTarget target = relief_target(sobolev::input("relief_y"), ReliefVariant::rrelieff);
    const Vector equal = scores_of(x, target, {ReliefVariant::rrelieff, 10, {}});
    QVERIFY(misfit(equal, expected.at("k10").at("score")) < 1e-10);
    QCOMPARE(order_of(equal), expected.at("k10").at("order").get<std::vector<Index>>());
    const auto& by_rank = expected.at("k30_rank_weights");
    const Vector weighted = scores_of(x, target, {ReliefVariant::rrelieff, 30, 20.0});
    QVERIFY(misfit(weighted, by_rank.at("score")) < 1e-10);
    QCOMPARE(order_of(weighted), by_rank.at("order").get<std::vector<Index>>());
  }

  void multisurf_and_relieff_agree_with_the_reference() {
    const auto expected = sobolev::expected("multisurf");
    if (expected.is_null()) {
      QSKIP("the reference numbers are not here");
    }
    const Matrix x = sobolev::input("relief_X");
    const ReliefTarget numbers =
        relief_target(sobolev::input("relief_y"), ReliefVariant::multisurf);
    const ReliefTarget classes = classes_of(sobolev::input("relief_class"));
    for (const auto& [name, target] :
         {std::pair{"regression", numbers}, std::pair{"classification", classes}}) {
      const auto& wanted = expected.at(name);
      const Vector near = scores_of(x, target, {ReliefVariant::multisurf, 0, {}});
      QVERIFY(misfit(near, wanted.at("multisurf")) < 1e-10);
      QCOMPARE(order_of(near), wanted.at("multisurf_order").get<std::vector<Index>>());
      const Vector ten = scores_of(x, target, {ReliefVariant::relieff, 10, {}});
      QVERIFY(misfit(ten, wanted.at("relieff_k10")) < 1e-10);
      QCOMPARE(order_of(ten), wanted.at("relieff_order").get<std::vector<Index>>());
    }
  }

  /// Of several classes, by definition.
  void misses_of_several_classes_count_by_their_share() {
    const Matrix x = normal_matrix(24, 3, 1);
    ReliefTarget target;
    for (int i = 0; i < 24; ++i) {
      target.classes.push_back(i < 12 ? 0 : (i < 20 ? 1 : 2));
    }
    const Vector scores = scores_of(x, target, {ReliefVariant::relieff, 3, {}});
    const Eigen::RowVectorXd range = x.colwise().maxCoeff() - x.colwise().minCoeff();
    const Matrix scaled = x * range.cwiseInverse().asDiagonal();
    Vector sum = Vector::Zero(3);
    const std::vector<double> sizes{12.0, 8.0, 4.0};
    for (Index i = 0; i < 24; ++i) {
      const int own = target.classes[static_cast<std::size_t>(i)];
      for (int of = 0; of < 3; ++of) {
        std::vector<std::pair<double, Index>> others;
        for (Index j = 0; j < 24; ++j) {
          if (j != i && target.classes[static_cast<std::size_t>(j)] == of) {
            others.emplace_back((scaled.row(i) - scaled.row(j)).lpNorm<1>(), j);
          }
        }
        std::sort(others.begin(), others.end());
        const double factor = of == own ? -1.0
                                        : sizes[static_cast<std::size_t>(of)] /
                                              (24.0 - sizes[static_cast<std::size_t>(own)]);
        for (std::size_t k = 0; k < 3; ++k) {
          sum +=
              factor / 3.0 * (scaled.row(i) - scaled.row(others[k].second)).cwiseAbs().transpose();
        }
      }
    }
    QVERIFY((scores - sum / 24.0).cwiseAbs().maxCoeff() < 1e-12);
  }

  /// Of a number, by definition: how often a column differs where the target does, minus how often
  /// it differs where the target does not (Robnik-Sikonja & Kononenko 2003, equation 25).
  void numbers_count_by_their_difference() {
    constexpr Index samples = 24;
    constexpr Index near = 5;
    const Matrix x = normal_matrix(samples, 3, 1);
    const Matrix y = noisy_targets(x, 1, 4);
    const Vector scores = scores_of(x, relief_target(y, ReliefVariant::rrelieff),
                                    {ReliefVariant::rrelieff, near, {}});
    const Eigen::RowVectorXd range = x.colwise().maxCoeff() - x.colwise().minCoeff();
    const Matrix scaled = x * range.cwiseInverse().asDiagonal();
    const Vector target = y / (y.maxCoeff() - y.minCoeff());
    Eigen::RowVectorXd differ = Eigen::RowVectorXd::Zero(3);
    Eigen::RowVectorXd both = Eigen::RowVectorXd::Zero(3);
    double targets = 0.0;
    for (Index i = 0; i < samples; ++i) {
      std::vector<std::pair<double, Index>> others;
      for (Index j = 0; j < samples; ++j) {
        if (j != i) {
          others.emplace_back((scaled.row(i) - scaled.row(j)).lpNorm<1>(), j);
        }
      }
      std::sort(others.begin(), others.end());
      for (std::size_t k = 0; k < near; ++k) {
        const Index j = others[k].second;
        const double difference = std::abs(target[i] - target[j]) / near;
        targets += difference;
        differ += (scaled.row(i) - scaled.row(j)).cwiseAbs() / near;
        both += difference * (scaled.row(i) - scaled.row(j)).cwiseAbs();
      }
    }
    const Vector expected = (both / targets - (differ - both) / (samples - targets)).transpose();
    QVERIFY((scores - expected).cwiseAbs().maxCoeff() < 1e-12);
  }

  void columns_that_matter_only_together_are_found() {
    Matrix x = normal_matrix(160, 8, 2);
    std::vector<int> classes;
    for (Index i = 0; i < 160; ++i) {
      classes.push_back((x(i, 2) > 0.0) != (x(i, 6) > 0.0) ? 1 : 0);
    }
    for (const char* variant : {"multisurf", "relieff", "rrelieff"}) {
      const Result result = run_to_end(method(), class_problem(x, classes, {"a", "b"}),
                                       {{"variant", variant}, {"neighbours", "10"}});
      std::vector<Index> best = ranking(result.columns);
      best.resize(2);
      std::sort(best.begin(), best.end());
      QCOMPARE(best, (std::vector<Index>{2, 6}));
      QVERIFY(result.selection.rule.says_nothing());
    }
  }

  void units_origins_and_threads_do_not_matter() {
    const Matrix x = normal_matrix(150, 5, 3);
    const Matrix y = noisy_targets(x, 1, 4);
    Matrix other = x;
    other.col(1) *= 1024.0;
    other.col(2) *= -1.0;
    for (const char* variant : {"multisurf", "relieff", "rrelieff"}) {
      set_most_threads(1);
      const Result one = run_to_end(method(), number_problem(x, y), {{"variant", variant}});
      set_most_threads(4);
      const Result two = run_to_end(method(), number_problem(x, y), {{"variant", variant}});
      set_most_threads(2);
      QCOMPARE(one.columns[0].values, two.columns[0].values);
      const Result three =
          run_to_end(method(), number_problem(other, 3.0 * y), {{"variant", variant}});
      for (std::size_t k = 0; k < 5; ++k) {
        QVERIFY(std::abs(one.columns[0].values[k] - three.columns[0].values[k]) < 1e-10);
      }
    }
  }

  /// Neighbours at one distance share what their places count, so a table sorted by its target says
  /// the same as one in any other order.
  void equal_distances_have_no_order() {
    Matrix x = normal_matrix(90, 4, 11);
    x = x.array().round();
    const Matrix y = noisy_targets(x, 1, 12);
    std::vector<int> classes;
    for (Index i = 0; i < 90; ++i) {
      classes.push_back(y(i, 0) > 0.0 ? 1 : 0);
    }
    const std::vector<int> back(classes.rbegin(), classes.rend());
    for (const char* variant : {"multisurf", "relieff", "rrelieff"}) {
      const std::map<std::string, std::string> settings{
          {"variant", variant}, {"neighbours", variant == std::string("multisurf") ? "30" : "7"}};
      const auto same = [&](const ProblemPtr& forwards, const ProblemPtr& backwards) {
        const Result one = run_to_end(method(), forwards, settings);
        const Result two = run_to_end(method(), backwards, settings);
        for (std::size_t k = 0; k < 4; ++k) {
          QVERIFY(std::abs(one.columns[0].values[k] - two.columns[0].values[k]) < 1e-10);
        }
      };
      same(number_problem(x, y), number_problem(x.colwise().reverse(), y.colwise().reverse()));
      same(class_problem(x, classes, {"a", "b"}),
           class_problem(x.colwise().reverse(), back, {"a", "b"}));
    }
  }

  /// Of five samples, two are the third nearest: each counts half of that place.
  void tied_neighbours_share_a_place() {
    Vector distances(6);
    distances << 0.0, 1.0, 2.0, 3.0, 3.0, 4.0;
    const ReliefTarget target = relief_target(normal_matrix(6, 1, 13), ReliefVariant::rrelieff);
    const auto counted = counted_neighbours(distances, 0, target, {ReliefVariant::rrelieff, 3, {}});
    QCOMPARE(counted.size(), 4U);
    QCOMPARE(counted[0].weight, 1.0 / 3.0);
    QCOMPARE(counted[2].weight, 1.0 / 6.0);
    QCOMPARE(counted[3].weight, 1.0 / 6.0);
    QCOMPARE(counted[3].sample, 4);
  }

  void odd_tables() {
    Matrix x = normal_matrix(12, 5, 5);
    x.col(1).setConstant(-4.0);
    x.col(2) = x.col(0);
    x.col(3) = (x.col(3).array() > 0.0).cast<double>();
    const Matrix y = noisy_targets(x, 2, 6);
    std::vector<int> classes(12, 0);
    classes[3] = 1;  // alone
    classes[5] = -1;
    for (const char* variant : {"multisurf", "relieff", "rrelieff"}) {
      for (const auto& problem : {number_problem(x, y), class_problem(x, classes, {"a", "b"})}) {
        const Result result =
            run_to_end(method(), problem, {{"variant", variant}, {"neighbours", "4"}});
        QCOMPARE(result.outcome.ending, Ending::converged);
        QCOMPARE(result.columns[0].values[1], -1.0);
        QCOMPARE(result.columns[0].values[0], result.columns[0].values[2]);
        QVERIFY(std::isfinite(result.columns[0].values[3]));
        QCOMPARE(ranking(result.columns).back(), 1);
      }
    }
  }

  void more_neighbours_than_samples_are_refused() {
    const Matrix x = normal_matrix(10, 2, 7);
    const auto problem = number_problem(x, noisy_targets(x, 1, 8));
    QVERIFY(method().check(*problem, method().schema().defaults()).empty());
    const auto complaints =
        method().check(*problem, values_of(method(), {{"variant", "rrelieff"}}));
    QVERIFY(in_words(complaints.front()).find("1 to 9") != std::string::npos);
  }

  void it_can_be_stopped() {
    const Matrix x = normal_matrix(10, 2, 7);
    std::stop_source source;
    source.request_stop();
    QVERIFY(!relief_scores(x, relief_target(x.col(0), ReliefVariant::multisurf), {},
                           source.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestRelief)
#include "tst_relief.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <filesystem>

#include "tests/support/held_out_ranking.h"
#include "tests/support/pcov_cases.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Forty columns of falling spread; the truth is made of ten of the narrow ones, which a look at
/// the inputs alone passes over.
Problem narrow_columns_matter(Index samples = 240) {
  Random random(4);
  Matrix inputs(samples, 40);
  for (double& value : inputs.reshaped()) {
    value = random.normal();
  }
  for (Index column = 0; column < 40; ++column) {
    inputs.col(column) *= std::exp2(-0.1 * static_cast<double>(column));
  }
  Matrix truth = Matrix::Zero(samples, 1);
  for (Index column = 30; column < 40; ++column) {
    truth.col(0) += inputs.col(column) / inputs.col(column).norm();
  }
  for (double& value : truth.reshaped()) {
    value += 0.01 * random.normal();
  }
  return problem_from(inputs, truth);
}

}  // namespace

/// What Cersonsky et al. 2021 show in Figs. 5 and 6: with equally many features, those chosen with
/// an eye on the ground truth predict it better than those chosen without, or at random.
class TestSupervisionHelps : public QObject {
  Q_OBJECT

  static void compare(const Problem& problem, const Settings& settings,
                      const std::vector<Index>& counts) {
    constexpr int splits = 25;  // with five, the mean still depends on which they are
    Settings supervised = settings;
    supervised["mixing"] = "0.1";
    const Vector random = held_out_errors(problem, "random", {}, counts, splits);
    const Vector cur = held_out_errors(problem, "cur", settings, counts, splits);
    const Vector fps = held_out_errors(problem, "fps", settings, counts, splits);
    const Vector pcov_cur = held_out_errors(problem, "pcov-cur", supervised, counts, splits);
    const Vector pcov_fps = held_out_errors(problem, "pcov-fps", supervised, counts, splits);
    for (Index at = 0; at < random.size(); ++at) {
      qInfo("%lld features: random %.3f, CUR %.3f, FPS %.3f, PCov-CUR %.3f, PCov-FPS %.3f",
            static_cast<long long>(counts[static_cast<std::size_t>(at)]), random[at], cur[at],
            fps[at], pcov_cur[at], pcov_fps[at]);
      QVERIFY(pcov_cur[at] < random[at]);
      QVERIFY(pcov_fps[at] < fps[at]);
    }
    // Not at each number: of five shieldings' columns, both choose equally well.
    QVERIFY(pcov_cur.mean() < cur.mean());
  }

 private Q_SLOTS:
  void on_a_made_table() {
    compare(narrow_columns_matter(), {{"scaling", "none"}, {"count", "20"}}, {5, 10});
  }

  void on_chemical_shieldings() {
    if (!std::filesystem::exists(pcov_reference("inputs/csd1000r.csv"))) {
      QSKIP("the table of shieldings is not here");
    }
    compare(problem_of_table("inputs/csd1000r.csv"), {{"count", "20"}}, {5, 10, 20});
  }
};

QTEST_GUILESS_MAIN(TestSupervisionHelps)
#include "tst_supervision_helps.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/analysis/answer.h"
#include "core/analysis/answer_question.h"
#include "core/measures/folds.h"
#include "core/methods/registry.h"
#include "core/positions.h"
#include "tests/support/quick_settings.h"
#include "tests/support/spied_study.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

using What = SpyEvent::What;
using Numbers = std::vector<double>;

constexpr Index samples = 120;
constexpr Index inputs = 12;

/// All that tells one repeat from another, but for the seed of the method itself.
Numbers numbers_of(const SpyEvent& fit) {
  Numbers all(fit.problem->rows.begin(), fit.problem->rows.end());
  const Matrix values = fit.problem->inputs;
  const Matrix truth = fit.problem->truth;
  all.insert(all.end(), values.reshaped().begin(), values.reshaped().end());
  all.insert(all.end(), truth.reshaped().begin(), truth.reshaped().end());
  all.insert(all.end(), fit.features.begin(), fit.features.end());
  return all;
}

/// The repeats after the main run. Threads may end in any order.
std::multiset<Numbers> repeats_of(const SpiedStudy& spied) {
  std::multiset<Numbers> repeats;
  const auto fits = spied.of(What::fit);
  for (std::size_t fit = 1; fit < fits.size(); ++fit) {
    repeats.insert(numbers_of(fits[fit]));
  }
  return repeats;
}

/// Bands, bars of error and their like, that repeats which are all alike would close.
double widest_band(const Result& result) {
  double widest = 0.0;
  for (const Figure& figure : result.figures) {
    if (const auto* lines = std::get_if<LinesShape>(&figure.shape)) {
      for (const FigureLine& line : lines->lines) {
        for (std::size_t k = 0; k < line.low.size(); ++k) {
          widest = std::max(widest, line.high[k] - line.low[k]);
        }
      }
    }
  }
  return widest;
}

/// How far counts are from all alike, in its own standard deviations. Each of `runs` runs takes
/// `share` of the positions, each of these once.
double departure(const std::vector<double>& counts, double runs, double share) {
  const double expected = runs * share;
  double sum = 0.0;
  for (const double count : counts) {
    sum += (count - expected) * (count - expected) / (expected * (1.0 - share));
  }
  const auto freedom = static_cast<double>(counts.size()) - 1.0;
  return (sum - freedom) / std::sqrt(2.0 * freedom);
}

std::vector<double> numbers_in(const Result& result) {
  std::vector<double> all;
  for (const FeatureColumn& column : result.columns) {
    all.insert(all.end(), column.values.begin(), column.values.end());
  }
  all.push_back(result.objective);
  return all;
}

bool same_bits(const Numbers& one, const Numbers& other) {
  return one.size() == other.size() &&
         std::equal(one.begin(), one.end(), other.begin(),
                    [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); });
}

/// What the checks of an answer repeat.
std::vector<SpyEvent> fits_of_answer(const Problem& problem, std::uint64_t seed) {
  const auto log = std::make_shared<SpyLog>();
  const SpyMethod method(log);
  const auto shared = std::make_shared<const Problem>(problem);
  AnswerQuestion question;
  question.run = method.plan(method.schema().defaults());
  question.problem = shared;
  question.result = std::make_shared<const Result>(run_to_end(method, shared));
  question.seed = seed;
  static_cast<void>(answer(question));
  std::vector<SpyEvent> fits = log->of(What::fit);
  fits.erase(fits.begin());
  return fits;
}

}  // namespace

/// Law 2: repeats differ, and only as they should.
class TestRepeatsDiffer : public QObject {
  Q_OBJECT

  static void each_study_that_draws() {
    QTest::addColumn<QString>("id");
    const StudyRegistry studies = builtin_studies();
    for (const auto& study : studies.all()) {
      if (study->draws()) {
        QTest::newRow(study->info().id.c_str()) << QString::fromStdString(study->info().id);
      }
    }
  }

 private Q_SLOTS:
  void the_repeats_of_a_study_data() { each_study_that_draws(); }
  void the_repeats_of_a_study() {
    QFETCH(QString, id);
    const StudyRegistry studies = builtin_studies();
    const Study& study = studies.find(id.toStdString());
    const Problem problem = spied_problem(samples, inputs, 1);
    const SpiedStudy one = spied_study(study, problem, {});
    QVERIFY2(one.complaint.empty(), one.complaint.c_str());
    const SpiedStudy again = spied_study(study, problem, {});
    const SpiedStudy other = spied_study(study, problem, {{"seed", "2"}});
    const auto repeats = repeats_of(one);
    QVERIFY(repeats_of(again) == repeats);
    QVERIFY(same_bits(numbers_in(again.result), numbers_in(one.result)));
    if (repeats.empty()) {
      QVERIFY(widest_band(one.result) > 0.0);
      return;
    }
    QCOMPARE((std::set<Numbers>(repeats.begin(), repeats.end()).size()), repeats.size());
    QVERIFY(repeats_of(other) != repeats);
  }

  void other_seeds_are_all_different() {
    const StudyRegistry studies = builtin_studies();
    const Study& study = studies.find("stability");
    const Problem problem = spied_problem(samples, inputs, 1);
    const auto seeds_with = [&](const char* seed) {
      std::multiset<std::int64_t> seeds;
      const auto fits =
          spied_study(study, problem, {{"resample", "seeds"}, {"seed", seed}}).of(What::fit);
      for (std::size_t fit = 1; fit < fits.size(); ++fit) {
        seeds.insert(fits[fit].seed);
      }
      return seeds;
    };
    const auto seeds = seeds_with("1");
    QCOMPARE(seeds.size(), 8U);
    QCOMPARE((std::set<std::int64_t>(seeds.begin(), seeds.end()).size()), seeds.size());
    QVERIFY(seeds_with("1") == seeds);
    QVERIFY(seeds_with("2") != seeds);
  }

  /// Values of samples at random: which samples these are differs from feature to feature.
  void samples_drawn_for_features_are_not_the_same() {
    const StudyRegistry studies = builtin_studies();
    const Problem problem = spied_problem(samples, 3, 1);
    std::map<Index, std::vector<Index>> drawn_for;
    for (const SpyEvent& event :
         spied_study(studies.find("hrt"), problem, {{"sampler", "permutation"}})
             .of(What::statistic)) {
      const Index feature = event.features.front();
      if (event.draws.cols() == 1 || drawn_for.contains(feature)) {
        continue;
      }
      for (const double value : event.draws.col(0)) {
        for (Index sample = 0; sample < problem.samples(); ++sample) {
          if (problem.inputs(sample, feature) == value) {
            drawn_for[feature].push_back(sample);
          }
        }
      }
    }
    QCOMPARE(drawn_for.size(), 3U);
    QVERIFY(drawn_for[0] != drawn_for[1]);
    QVERIFY(drawn_for[1] != drawn_for[2]);
    QVERIFY(drawn_for[0] != drawn_for[2]);
  }

  void values_drawn_for_a_feature_differ_from_draw_to_draw() {
    const StudyRegistry studies = builtin_studies();
    const Problem problem = spied_problem(samples, 4, 1);
    for (const auto& study : studies.all()) {
      const auto draws_with = [&](const char* seed) {
        std::multiset<Numbers> columns;
        for (const SpyEvent& event :
             spied_study(*study, problem, {{"seed", seed}}).of(What::statistic)) {
          if (event.draws.cols() > 1) {
            for (const auto& column : event.draws.colwise()) {
              columns.insert({column.begin(), column.end()});
            }
          }
        }
        return columns;
      };
      const auto columns = study->draws() ? draws_with("1") : std::multiset<Numbers>();
      const std::set<Numbers> different(columns.begin(), columns.end());
      QCOMPARE(different.size(), columns.size());
      QVERIFY(columns.empty() || draws_with("2") != columns);
    }
  }

  void each_sample_is_drawn_about_as_often_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("repeats");
    QTest::newRow("stability") << "stability"
                               << "replicates";
    QTest::newRow("learning-curve") << "learning-curve"
                                    << "orders";
  }
  void each_sample_is_drawn_about_as_often() {
    QFETCH(QString, id);
    QFETCH(QString, repeats);
    const StudyRegistry studies = builtin_studies();
    const Problem problem = spied_problem(60, 3, 1);
    Settings settings{{repeats.toStdString(), "150"}};
    if (id == "learning-curve") {
      settings.insert({{"test_share", "0.5"}, {"training_sizes", "2"}});
    }
    const SpiedStudy spied = spied_study(studies.find(id.toStdString()), problem, settings);
    const auto fits = spied.of(What::fit);
    QCOMPARE(fits.size(), 151U);
    std::vector<double> counts(60, 0.0);
    for (std::size_t fit = 1; fit < fits.size(); ++fit) {
      for (const Index row : fits[fit].problem->rows) {
        counts[static_cast<std::size_t>(row)] += 1.0;
      }
    }
    const double share = static_cast<double>(fits.back().problem->samples()) / 60.0;
    const double far = departure(counts, 150.0, share);
    QVERIFY2(std::abs(far) < 5.0, qPrintable(QString::number(far)));
  }

  /// Each sample is left out once, by folds of about one size.
  void folds_share_the_samples_among_them() {
    const StudyRegistry studies = builtin_studies();
    const Problem problem = spied_problem(63, 3, 1);
    const auto fits = spied_study(studies.find("k-fold"), problem, {}).of(What::fit);
    QCOMPARE(fits.size(), 6U);
    std::vector<int> left_out(63, 0);
    for (std::size_t fit = 1; fit < fits.size(); ++fit) {
      QVERIFY(fits[fit].problem->samples() == 50 || fits[fit].problem->samples() == 51);
      for (const Index row : all_but(fits[fit].problem->rows, 63)) {
        ++left_out[static_cast<std::size_t>(row)];
      }
    }
    QVERIFY(std::all_of(left_out.begin(), left_out.end(), [](int times) { return times == 1; }));
  }

  /// The target of the first sample goes to every place about as often, and all targets are kept.
  void targets_are_permuted_evenly() {
    const StudyRegistry studies = builtin_studies();
    const Problem problem = spied_problem(20, 2, 1);
    const auto fits = spied_study(studies.find("permuted-target"), problem, {{"replicates", "400"}})
                          .of(What::fit);
    QCOMPARE(fits.size(), 401U);
    Matrix before = problem.truth;
    const double first = before(0, 0);
    std::sort(before.reshaped().begin(), before.reshaped().end());
    std::vector<double> counts(20, 0.0);
    for (std::size_t fit = 1; fit < fits.size(); ++fit) {
      Matrix truth = fits[fit].problem->truth;
      for (Index row = 0; row < 20; ++row) {
        counts[static_cast<std::size_t>(row)] += truth(row, 0) == first ? 1.0 : 0.0;
      }
      std::sort(truth.reshaped().begin(), truth.reshaped().end());
      QVERIFY(truth == before);
      QVERIFY(Matrix(fits[fit].problem->inputs) == Matrix(problem.inputs));
    }
    const double far = departure(counts, 400.0, 1.0 / 20.0);
    QVERIFY2(std::abs(far) < 5.0, qPrintable(QString::number(far)));
  }

  /// Each copy is the column it copies, in an order of its own; the inputs stay as they are.
  void copies_are_permuted_each_in_its_own_order() {
    const StudyRegistry studies = builtin_studies();
    Problem problem = spied_problem(30, 3, 1);
    Matrix alike = problem.inputs;
    alike.col(1) = alike.col(0);
    problem.inputs = alike;
    const auto fits = spied_study(studies.find("random-columns"), problem, {}).of(What::fit);
    QVERIFY(fits.size() > 4);
    for (std::size_t fit = 1; fit < fits.size(); ++fit) {
      Matrix all = fits[fit].problem->inputs;
      QCOMPARE(all.cols(), Index{6});
      QVERIFY(all.leftCols(3) == alike);
      QVERIFY(all.col(3) != all.col(4) && all.col(3) != all.col(0));
      for (Index column = 0; column < 3; ++column) {
        std::sort(all.col(column).begin(), all.col(column).end());
        std::sort(all.col(3 + column).begin(), all.col(3 + column).end());
        QVERIFY(all.col(column) == all.col(3 + column));
      }
    }
  }

  void the_repeats_of_an_answer() {
    const Problem problem = spied_problem(80, 6, 1);
    const auto fits = fits_of_answer(problem, 1);
    std::set<Numbers> permuted;
    std::set<Numbers> training;  // of the nested choice: four fifths
    std::set<Numbers> halves;
    for (const SpyEvent& fit : fits) {
      if (fit.problem->samples() == 80) {
        permuted.insert(numbers_of(fit));
      } else if (fit.problem->samples() == 64) {
        training.insert(numbers_of(fit));
      } else {
        QCOMPARE(fit.problem->samples(), Index{40});
        halves.insert(numbers_of(fit));
      }
    }
    QVERIFY2(permuted.size() >= 20, qPrintable(QString::number(permuted.size())));
    QCOMPARE(halves.size(), 20U);
    QCOMPARE(training.size(), 10U);
    std::set<Numbers> with_other_seed;
    for (const SpyEvent& fit : fits_of_answer(problem, 2)) {
      if (fit.problem->samples() == 40) {
        with_other_seed.insert(numbers_of(fit));
      }
    }
    QVERIFY(with_other_seed != halves);
  }

  /// A method that draws says so, and no other does.
  void a_method_gives_the_same_for_a_seed_and_others_for_another_data() {
    QTest::addColumn<QString>("id");
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      QTest::newRow(method->info().id.c_str()) << QString::fromStdString(method->info().id);
    }
  }
  void a_method_gives_the_same_for_a_seed_and_others_for_another() {
    QFETCH(QString, id);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    const auto problem = std::make_shared<const Problem>(spied_problem(60, 5, 4));
    const auto with_seed = [&](const char* seed) {
      Settings settings = quick_settings(method);
      settings["seed"] = seed;
      return numbers_in(run_to_end(method, problem, settings));
    };
    const Numbers one = with_seed("1");
    QVERIFY(same_bits(with_seed("1"), one));
    QCOMPARE(!same_bits(with_seed("2"), one), method.info().draws);
  }

  void more_repeats_inside_a_method_say_more_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("parameter");
    QTest::newRow("trees") << "random-forest"
                           << "trees";
    QTest::newRow("rounds") << "shadow-features"
                            << "shadow_rounds";
    QTest::newRow("critics") << "sic"
                             << "critics";
    QTest::newRow("starts") << "dufs"
                            << "restarts";
    QTest::newRow("shuffles") << "mlkrr"
                              << "shuffles";
    QTest::newRow("waves") << "convex-sic"
                           << "waves";
  }
  /// If the second were like the first, their mean and the better of them would be like the first.
  void more_repeats_inside_a_method_say_more() {
    QFETCH(QString, id);
    QFETCH(QString, parameter);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    const auto problem = std::make_shared<const Problem>(spied_problem(60, 5, 4));
    std::set<Numbers> different;
    for (const char* repeats : {"2", "3", "4", "6"}) {
      Settings settings = quick_settings(method);
      settings[parameter.toStdString()] = repeats;
      if (id == "mlkrr") {
        settings["validation"] = "0";
      }
      if (id == "convex-sic") {
        settings["map"] = "fourier";
      }
      different.insert(numbers_in(run_to_end(method, problem, settings)));
    }
    QVERIFY2(different.size() > 1, qPrintable(QString::number(different.size())));
    QVERIFY(id == "dufs" || different.size() == 4);
  }
};

QTEST_GUILESS_MAIN(TestRepeatsDiffer)

#include "tst_repeats_differ.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <set>

#include "core/methods/registry.h"
#include "core/record/record_builder.h"
#include "core/run/driver.h"
#include "ui/session/bundled.h"

using namespace steelyard;

/// Each lesson is opened, run and held to what it promises.
class TestLessons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void comes_out_as_promised_data() {
    QTest::addColumn<int>("position");
    const std::vector<Lesson> lessons = ui::bundledLessons();
    for (std::size_t k = 0; k < lessons.size(); ++k) {
      QTest::newRow(lessons[k].id.c_str()) << static_cast<int>(k);
    }
  }
  void comes_out_as_promised() {
    QFETCH(int, position);
    const Lesson lesson = ui::bundledLessons().at(static_cast<std::size_t>(position));
    const MethodRegistry registry = builtin_methods();
    const Method& method = registry.find(lesson.method);
    const Dataset dataset = ui::openLessonData(lesson);
    ProblemOptions options;
    options.standardise_truth = lesson.standardise_truth;
    const auto problem = std::make_shared<const Problem>(make_problem(dataset, options));
    const ParameterValues values = parameters_of(lesson, method.schema());
    QVERIFY(method.check(*problem, values).empty());

    Record record = begin_record(dataset, nullptr, options, method, values, *problem);
    const auto stepper = method.begin(problem, values);
    drive(*stepper, {}, [](Snapshot&&) {});
    complete_record(record, *problem, stepper->result(), 0.0);
    holdTo(lesson.expect, record);
    countDiscoveries(lesson.expect, *problem, record.result.selection);
  }

  static void countDiscoveries(const LessonExpectation& expect, const Problem& problem,
                               const FeatureSelection& selection) {
    if (!expect.true_at_least) {
      return;
    }
    QVERIFY(problem.known_weights.has_value());
    double found = 0.0;
    for (const Index feature : selection.features) {
      found += (*problem.known_weights)[feature] > 0.0 ? 1.0 : 0.0;
    }
    const double wrong = static_cast<double>(selection.features.size()) - found;
    qInfo("%g true and %g false discoveries", found, wrong);
    QVERIFY(found >= *expect.true_at_least);
    QVERIFY(expect.false_at_most.has_value());
    QVERIFY(wrong <= *expect.false_at_most);
  }

  static void holdTo(const LessonExpectation& expect, const Record& record) {
    qInfo("objective %g, overlap %g, purity %g", record.result.objective,
          record.cosine_overlap.value_or(-1.0), record.purity.value_or(-1.0));
    QVERIFY(expect.objective_at_most.has_value());
    QVERIFY(record.result.objective <= *expect.objective_at_most);
    QVERIFY(!expect.cosine_overlap_at_least ||
            record.cosine_overlap.value() >= *expect.cosine_overlap_at_least);
    QVERIFY(!expect.purity_at_least || record.purity.value() >= *expect.purity_at_least);
    std::set<std::string> selected;
    for (const Index feature : record.result.selection.features) {
      selected.insert(record.feature_names.at(static_cast<std::size_t>(feature)));
    }
    QVERIFY(expect.selected.empty() ||
            selected == std::set<std::string>(expect.selected.begin(), expect.selected.end()));
    const std::vector<Index> ranked = ranking(record.result.columns);
    for (std::size_t k = 0; k < expect.best_features.size(); ++k) {
      const auto feature = static_cast<std::size_t>(ranked.at(k));
      QCOMPARE(record.feature_names.at(feature), expect.best_features[k]);
    }
  }

  void tells_what_to_do() {
    for (const Lesson& lesson : ui::bundledLessons()) {
      QVERIFY(!lesson.title.empty());
      QVERIFY(!lesson.text.empty());
      QVERIFY(lesson.steps.size() >= 2U);
    }
  }
};

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"

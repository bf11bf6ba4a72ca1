// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <set>

#include "core/error.h"
#include "core/methods/registry.h"
#include "core/record/lesson_replay.h"
#include "tests/support/broken_parts.h"
#include "tests/support/sanitized.h"
#include "ui/data/bundled.h"

using namespace steelyard;

namespace {

const std::string figure_card = "figure-";

bool is_always_there(const std::string& look) {
  static const std::set<std::string> known{
      "objective", "overlap",  "weights",     "projection",  "purity",         "plane",
      "path",      "clusters", "free-energy", "path-purity", "held-out-error", "ranking",
      "samples",   "runs",     "data",        "method"};
  return look.empty() || known.count(look) > 0;
}

bool has_figure(const LessonRun& run, const std::string& look) {
  const auto& figures = run.record.result.figures;
  return std::any_of(figures.begin(), figures.end(),
                     [&](const Figure& figure) { return figure_card + figure.id == look; });
}

QString lines(const std::vector<std::string>& parts) {
  QStringList all;
  for (const std::string& part : parts) {
    all << QString::fromStdString(part);
  }
  return all.join(QLatin1Char('\n'));
}

}  // namespace

/// Each lesson's steps are done one after the other, and what each claims is held against what came
/// out.
class TestLessons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void comes_out_as_claimed_data() {
    QTest::addColumn<int>("position");
    const std::vector<Lesson> lessons = ui::bundledLessons();
    for (std::size_t k = 0; k < lessons.size(); ++k) {
      QTest::newRow(lessons[k].id.c_str()) << static_cast<int>(k);
    }
  }
  void comes_out_as_claimed() {
    QFETCH(int, position);
    const Lesson lesson = ui::bundledLessons().at(static_cast<std::size_t>(position));
    if (steelyard::tests::sanitized && lesson.id != "two-aims" && lesson.id != "laplacian-score") {
      QSKIP("takes too long under a sanitizer");
    }
    const MethodRegistry registry = builtin_methods();
    LessonReplay replay(lesson, ui::openLessonData(lesson), registry);
    while (!replay.at_end()) {
      const LessonStep& step = replay.step();
      const LessonRun* run = replay.next();
      const std::string place = "step " + std::to_string(replay.done());
      if (run != nullptr) {
        qInfo("%s: objective %g, %.2f s", place.c_str(), run->record.result.objective,
              run->record.seconds);
        const std::vector<std::string> broken = tests::broken_parts(step.claim, replay.runs());
        QVERIFY2(broken.empty(), qPrintable(QString::fromStdString(place + ": ") + lines(broken)));
      }
      QVERIFY2(is_always_there(step.look) ||
                   (!replay.runs().empty() && has_figure(replay.runs().back(), step.look)),
               (place + " looks at " + step.look).c_str());
    }
    QVERIFY(!replay.runs().empty());
  }

  void there_are_enough_and_none_is_twice() {
    std::set<std::string> ids;
    for (const Lesson& lesson : ui::bundledLessons()) {
      QVERIFY2(ids.insert(lesson.id).second, lesson.id.c_str());
      QVERIFY(!lesson.title.empty());
      QVERIFY(!lesson.own.empty());
    }
    QVERIFY(ids.size() >= 14U);
  }
};

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"

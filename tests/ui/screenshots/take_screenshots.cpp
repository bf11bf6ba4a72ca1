// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of the window for a person to look at, of each state: at the start, with a lesson, in a
// run, after a search. take_screenshots.sh makes them at all sizes.
//   take_screenshots FOLDER WIDTHxHEIGHT light|dark [TABLE]
// TABLE: a delimited file, which is opened with the roles that are proposed, and searched.

#include <QApplication>
#include <QDir>
#include <QSignalSpy>
#include <QtTest>
#include <cstdio>

#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/data/bundled.h"
#include "ui/data/data_panel.h"
#include "ui/results/answer_maker.h"
#include "ui/session/question.h"
#include "ui/style/calm_style.h"
#include "ui/style/theme_choice.h"

namespace {

using namespace steelyard;

struct Camera {
  QWidget& window;
  QString folder, suffix;

  void shoot(const QString& state) const {
    QApplication::processEvents();
    QTest::qWait(300);  // plots are drawn again from a timer
    window.grab().save(QDir(folder).filePath(state + suffix));
  }
};

const Lesson& named(const std::vector<Lesson>& lessons, const std::string& id) {
  return *std::find_if(lessons.begin(), lessons.end(),
                       [&](const Lesson& lesson) { return lesson.id == id; });
}

/// The first snapshots have come, the end has not.
void startRun(ui::MainWindow& window) {
  QSignalSpy arrived(&window.controller(), &ui::RunController::snapshotArrived);
  QTest::mouseClick(window.runBar().runButton(), Qt::LeftButton);
  static_cast<void>(arrived.wait());
}

void takeAll(ui::MainWindow& window, const Camera& camera, const QString& table) {
  const std::vector<Lesson> lessons = ui::bundledLessons();
  window.setLessons(lessons);
  window.showStart();
  camera.shoot("start");
  window.openLesson(lessons.front());
  camera.shoot("lesson");
  startRun(window);
  camera.shoot("running");
  static_cast<void>(QTest::qWaitFor([&] { return !window.controller().isActive(); }, 60000));
  camera.shoot("after-run");
  if (!table.isEmpty()) {
    window.dataPanel().loadFile(table, {});
    window.waitForJobs();
  } else {
    window.openLesson(named(lessons, "wine"));
  }
  window.question().settle();
  camera.shoot("first");
  if (tests::runsToTheEnd(window)) {
    camera.shoot("search");
    window.answers().finish();
    camera.shoot("answer");
  }
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  if (argc < 4) {
    std::fputs("take_screenshots FOLDER WIDTHxHEIGHT light|dark [TABLE]\n", stderr);
    return 2;
  }
  QStandardPaths::setTestModeEnabled(true);
  QApplication::setStyle(new steelyard::ui::CalmStyle);  // the application owns it
  steelyard::ui::chooseTheme(qstrcmp(argv[3], "dark") == 0 ? steelyard::ui::ThemeChoice::dark
                                                           : steelyard::ui::ThemeChoice::light);
  const QStringList size = QString::fromLocal8Bit(argv[2]).split('x');
  const steelyard::MethodRegistry registry = tests::methods_from_dii();
  steelyard::ui::MainWindow window(registry);
  window.resize(size.value(0).toInt(), size.value(1).toInt());
  window.show();
  const Camera camera{window, QString::fromLocal8Bit(argv[1]),
                      QStringLiteral("-%1-%2.png").arg(argv[2], argv[3])};
  takeAll(window, camera, argc > 4 ? QString::fromLocal8Bit(argv[4]) : QString());
  return 0;
}

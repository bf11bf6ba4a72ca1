// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/headless_run.h"
#include "core/registry.h"
#include "ui/session/bundled.h"

namespace steelyard::app {
namespace {

QString namesOf(const std::vector<Lesson>& lessons) {
  QStringList names;
  for (const Lesson& lesson : lessons) {
    names << QString::fromStdString(lesson.id);
  }
  return names.join(QStringLiteral(", "));
}

}  // namespace

ExitCode demoCommand(const QStringList& given, const MethodRegistry& methods,
                     const std::stop_token& stop) {
  const std::vector<Lesson> lessons = ui::bundledLessons();
  Arguments arguments("demo [LESSON] [options]", "Runs a lesson: " + namesOf(lessons) + ".",
                      "LESSON",
                      {{"out", "FOLDER", "Folder for the output files.", "steelyard-demo"},
                       {"force", "", "Replace an earlier run in that folder."},
                       {"no-plots", "", "Write no plots."},
                       {"quiet", "", "Print only errors."}});
  arguments.read(given, 0, 1);
  if (arguments.wantsHelp()) {
    std::printf("%s", arguments.help().toLocal8Bit().constData());
    return ExitCode::done;
  }
  const QStringList named = arguments.positional();
  const Lesson& lesson =
      named.isEmpty()
          ? lessons.front()
          : entry_with_id(
                lessons, named.front().toStdString(), [](const Lesson& each) { return each.id; },
                "there is no lesson '" + named.front().toStdString() + "'");
  HeadlessRun run;
  run.stop = stop;
  run.dataset = ui::openLessonData(lesson);
  run.options.standardise_truth = lesson.standardise_truth;
  run.method = &methods.find(lesson.method);
  run.values = parameters_of(lesson, run.method->schema());
  run.plots = !arguments.isSet("no-plots");
  run.quiet = arguments.isSet("quiet");
  run.overwriting.force = arguments.isSet("force");
  if (!run.quiet) {
    std::fprintf(stderr, "%s. %s\n", lesson.title.c_str(), lesson.text.c_str());
  }
  return runInto(run, arguments.value("out"));
}

}  // namespace steelyard::app

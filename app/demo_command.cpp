// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <cstdio>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/headless_run.h"
#include "app/lesson_text.h"
#include "app/printed_text.h"
#include "app/progress_line.h"
#include "core/record/lesson_replay.h"
#include "core/registry.h"
#include "ui/data/bundled.h"

namespace steelyard::app {
namespace {

Arguments demoArguments() {
  return {"demo [LESSON] [options]",
          "Does the steps of a lesson and prints what comes out; writes the files of its last run.",
          "LESSON",
          {{"list", "", "List the lessons."},
           {"out", "FOLDER", "Folder for the output files.", "steelyard-demo"},
           {"force", "", "Replace an earlier run in that folder."},
           {"no-plots", "", "Write no plots."},
           {"quiet", "", "Print only errors."}}};
}

void print(const std::string& text) { say(text + "\n"); }

const Lesson& chosenLesson(const std::vector<Lesson>& lessons, const QStringList& named) {
  if (named.isEmpty()) {
    return lessons.front();
  }
  const std::string id = named.front().toStdString();
  return entry_with_id(
      lessons, id, [](const Lesson& each) { return each.id; },
      message("demo.unknown_lesson", "there is no lesson '{1}'", id));
}

void replayStep(LessonReplay& replay, const HeadlessRun& run) {
  const LessonStep& step = replay.step();
  if (!run.quiet) {
    print(stepText(step, replay.done() + 1));
    std::fflush(stdout);
  }
  ProgressLine progress("objective", run.quiet);
  const LessonRun* came =
      replay.next(run.stop, [&](const Snapshot& snapshot) { progress.show(snapshot); });
  if (came != nullptr) {
    progress.finish();
  }
  if (came != nullptr && !run.quiet) {
    print(outcomeText(*came));
  }
  if (!run.quiet) {
    print(explanationText(step));
  }
}

bool isStopped(const LessonReplay& replay) {
  return !replay.runs().empty() &&
         replay.runs().back().record.result.outcome.ending == Ending::stopped;
}

}  // namespace

ExitCode demoCommand(const QStringList& given, const MethodRegistry& methods,
                     const std::stop_token& stop) {
  const std::vector<Lesson> lessons = ui::bundledLessons();
  Arguments arguments = demoArguments();
  arguments.read(given, 0, 1);
  if (arguments.wantsHelp()) {
    say(arguments.help().toStdString());
    return ExitCode::done;
  }
  if (arguments.isSet("list")) {
    print(listText(lessons));
    return ExitCode::done;
  }
  const Lesson& lesson = chosenLesson(lessons, arguments.positional());
  HeadlessRun run;
  run.stop = stop;
  run.dataset = ui::openLessonData(lesson);
  run.plots = !arguments.isSet("no-plots");
  run.quiet = arguments.isSet("quiet");
  run.overwriting.force = arguments.isSet("force");
  const auto output = openOutput(run, arguments.value("out"));
  LessonReplay replay(lesson, run.dataset, methods);
  if (!run.quiet) {
    print(lesson.title + "\n" + lesson.text + "\n");
  }
  while (!replay.at_end() && !isStopped(replay)) {
    replayStep(replay, run);
  }
  const LessonRun& last = replay.runs().back();
  run.dataset = replay.table();
  const ExitCode ended = write(run, last.problem, last.record, *output);
  if (!run.quiet) {
    print("Now with your own table: " + lesson.own);
    print("The last run is written to " + output->path().toStdString());
  }
  return ended;
}

}  // namespace steelyard::app

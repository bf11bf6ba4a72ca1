// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/help_site.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/drawing_application.h"
#include "app/printed_text.h"
#include "app/progress_line.h"
#include "app/site_folder.h"
#include "core/record/lesson_replay.h"
#include "ui/data/bundled.h"
#include "ui/help/help_site.h"
#include "ui/help/lesson_drawing.h"

namespace steelyard::app {
namespace {

std::string_view view(const QByteArray& bytes) {
  return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// What must come out of the steps is tested elsewhere, and asks for answers that take long.
Lesson withoutClaims(Lesson lesson) {
  for (LessonStep& step : lesson.steps) {
    step.claim = {};
  }
  return lesson;
}

/// Does the steps of a lesson and writes a picture of each.
/// \return false if it was stopped; the pictures until then are there
bool drawSteps(const MethodRegistry& methods, const std::stop_token& stop, SiteFolder& folder,
               SiteLesson& told) {
  const Lesson lesson = withoutClaims(told.lesson);
  LessonReplay replay(lesson, ui::openLessonData(lesson), methods);
  ui::LessonDrawing drawing;
  while (!replay.at_end()) {
    const std::size_t number = replay.done();
    const LessonRun* const run = replay.next(stop);
    if (stop.stop_requested()) {
      return false;
    }
    if (run != nullptr) {
      drawing.show(*run);
    }
    if (const auto card = drawing.card(lesson.steps[number].look)) {
      const std::string file = "pictures/" + lesson.id + "-" + std::to_string(number + 1) + ".png";
      folder.write(file, view(card->png));
      told.pictures.emplace(number, ui::sitePicture(*card, file));
    }
  }
  return true;
}

/// \return how many lessons have all their pictures
std::size_t drawLessons(const WantedSite& wanted, const MethodRegistry& methods,
                        const std::stop_token& stop, SiteFolder& folder,
                        std::vector<SiteLesson>& lessons) {
  CheckingLine progress(wanted.quiet, "drawing the lessons");
  for (std::size_t done = 0; done < lessons.size(); ++done) {
    progress.show(static_cast<double>(done) / static_cast<double>(lessons.size()));
    if (!drawSteps(methods, stop, folder, lessons[done])) {
      return done;
    }
  }
  return lessons.size();
}

}  // namespace

ExitCode writeHelpSite(const WantedSite& wanted, const MethodRegistry& methods,
                       const std::stop_token& stop) {
  SiteFolder folder(wanted.folder);
  requireRoomForPlots();
  const DrawingApplication drawing;
  std::vector<Lesson> bundled = ui::bundledLessons();
  std::vector<SiteLesson> lessons;
  lessons.reserve(bundled.size());
  for (Lesson& lesson : bundled) {
    lessons.push_back({std::move(lesson), {}});
  }
  const std::size_t drawn =
      wanted.plots ? drawLessons(wanted, methods, stop, folder, lessons) : lessons.size();
  const ui::LessonDrawing blank{};
  for (const ui::SiteFile& file : ui::helpSite(methods, blank.board(), lessons)) {
    folder.write(file.name, view(file.content));
  }
  folder.keep();
  if (!wanted.quiet) {
    say(wanted.folder.toStdString() + "/index.html\n");
  }
  if (drawn < lessons.size()) {
    complain("steelyard: stopped; pictures of " + std::to_string(lessons.size() - drawn) +
             " lessons are missing");
    return ExitCode::stopped;
  }
  return ExitCode::done;
}

}  // namespace steelyard::app

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/run_pictures.h"

#include <memory>
#include <string>

#include "app/drawing_application.h"
#include "core/in_words.h"
#include "ui/board/live_board.h"
#include "ui/native_text.h"
#include "ui/shown/shown.h"

namespace steelyard::app {
namespace {

/// \param plots  must outlive what is returned
std::vector<OutputFile> filesOf(const std::vector<ui::NamedPlot>& plots) {
  std::vector<OutputFile> files;
  for (const ui::NamedPlot& named : plots) {
    if (named.plot->isEmpty()) {
      continue;
    }
    for (const char* suffix : {".csv", ".png"}) {
      files.push_back(
          {named.id.toStdString() + suffix, [plot = named.plot](const std::filesystem::path& path) {
             ui::exportPlot(*plot, ui::pathText(path));
           }});
    }
  }
  return files;
}

}  // namespace

void addPictures(const ProblemPtr& problem, const Record& record, OutputFolder& output) {
  try {
    requireRoomForPlots();
    const DrawingApplication drawing;
    ui::Shown shown;
    ui::LiveBoard board(shown);
    board.showProblem(problem);
    Result result = record.result;
    result.figures = all_figures(record);
    board.showResult(result);
    board.finishObservations();
    output.add(filesOf(board.plots()));
  } catch (const std::exception& error) {
    output.addTrouble(std::string("the plots: ") + words_of(error));
  }
}

}  // namespace steelyard::app

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/output_folder.h"

#include <QFile>

#include "core/data/table_writer.h"
#include "core/error.h"
#include "core/run/preserving_table.h"
#include "ui/board/live_board.h"
#include "ui/native_text.h"

namespace steelyard::app {

std::vector<Index> selected(const Result& result, const SelectionRule& rule) {
  if (!rule.top && !rule.threshold) {
    return result.selection;
  }
  std::vector<Index> chosen;
  for (const Index feature : ranking(result.features)) {
    const bool within = !rule.top || static_cast<int>(chosen.size()) < *rule.top;
    const bool heavy =
        !rule.threshold ||
        result.features[static_cast<std::size_t>(feature)].relative_weight >= *rule.threshold;
    if (within && heavy) {
      chosen.push_back(feature);
    }
  }
  return chosen;
}

OutputFolder::OutputFolder(const QString& path) : folder_(ui::folderForQt(path)) {
  if (!folder_.mkpath(".")) {
    throw Error(ErrorKind::cannot_write, {"the folder cannot be made", path.toStdString(),
                                          "a folder that may be written to"});
  }
  const std::filesystem::path probe = file(".steelyard-probe");
  write_atomically(probe, "");
  QFile::remove(QString::fromStdString(probe.string()));
}

std::filesystem::path OutputFolder::file(const char* name) const {
  return ui::nativePath(folder_.filePath(QLatin1String(name)));
}

void OutputFolder::writeTables(const Dataset& dataset, const Problem& problem, const Record& record,
                               const std::vector<Index>& selection) const {
  write_atomically(file("selected.csv"),
                   to_csv(selection_table(problem, record.result, selection)));
  write_atomically(file("reduced.csv"), to_csv(reduced_table(dataset, naming_columns(dataset),
                                                             problem, record.result, selection)));
  if (record.result.samples) {
    write_atomically(file("samples.csv"), to_csv(sample_table(dataset, naming_columns(dataset),
                                                              problem, *record.result.samples)));
  }
  write_record(file("record.json"), record);
}

void OutputFolder::writePreserving(const Dataset& dataset, const Problem& problem,
                                   const Result& result,
                                   const std::vector<Index>& selection) const {
  if (!selection.empty()) {
    write_atomically(
        file("distances.csv"),
        to_csv(distance_preserving_table(dataset, naming_columns(dataset), problem, selection)));
  }
  if (result.samples && !result.samples->positions.empty()) {
    write_atomically(file("covariances.csv"),
                     to_csv(covariance_preserving_table(problem, result.samples->positions)));
  }
}

void OutputFolder::writePlots(const ProblemPtr& problem, const Record& record) const {
  ui::LiveBoard board;
  board.showProblem(problem);
  board.showResult(record.result);
  board.finishObservations();
  ui::exportPlots(board.plots(), folder_, {"png"});
}

}  // namespace steelyard::app

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/output_folder.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "app/run_files.h"
#include "core/data/atomic_write.h"
#include "core/data/text_table.h"
#include "core/error.h"
#include "core/record/preserving_table.h"
#include "core/record/run_tables.h"
#include "ui/board/live_board.h"
#include "ui/native_text.h"

namespace steelyard::app {

std::vector<Index> selected(const Result& result, const SelectionRule& rule) {
  if (!rule.top && !rule.threshold) {
    return result.selection.features;
  }
  std::vector<Index> chosen;
  for (const Index feature : ranking(result.columns)) {
    const bool within = !rule.top || static_cast<int>(chosen.size()) < *rule.top;
    const double value = result.columns.front().values[static_cast<std::size_t>(feature)];
    if (within && (!rule.threshold || value >= *rule.threshold)) {
      chosen.push_back(feature);
    }
  }
  return chosen;
}

namespace {

/// Qt crashes where it finds no memory for a part of a widget. All plots with their threads take
/// about 100 MB of addresses, so these must be there before the first is made.
void requireRoomForPlots() {
  constexpr std::size_t bytes = std::size_t{160} << 20U;
  const auto room = std::make_unique_for_overwrite<char[]>(bytes);  // NOLINT: never read
  static_cast<void>(static_cast<volatile const char*>(room.get()));
}

QString waiting() { return QStringLiteral(".steelyard-new-"); }

}  // namespace

OutputFolder::OutputFolder(const QString& path, OverwriteRules rules)
    : folder_(ui::folderForQt(path)), rules_(std::move(rules)), made_(!folder_.exists()) {
  if (!folder_.mkpath(".")) {
    throw Error(ErrorKind::cannot_write,
                {"the folder cannot be created", path.toStdString(), "a writable folder"});
  }
  if (!folder_.isEmpty()) {
    ours_ = filesOfEarlierRun(ui::nativePath(path));
    refuseUnlessFree();
  }
  removeUnfinished();
  const std::filesystem::path probe = placeOf(".steelyard-probe");
  write_atomically(probe, "");
  std::filesystem::remove(probe);
}

OutputFolder::~OutputFolder() {
  beside_.reset();
  if (made_) {
    QDir().rmdir(folder_.path());  // keeps a folder that is not empty
  }
}

std::filesystem::path OutputFolder::placeOf(const std::string& name) const {
  return ui::nativePath(folder_.path()) / name;
}

void OutputFolder::refuseUnlessFree() const {
  std::set<std::string> names = namesOfRuns();
  names.insert(ours_.begin(), ours_.end());
  for (const std::string& name : names) {
    const std::filesystem::path place = placeOf(name);
    if (isInput(place, rules_)) {
      throw bad_input({"the file is read by this command and would be replaced", place.string(),
                       "another folder to write to"});
    }
    if (std::error_code failed; std::filesystem::exists(place, failed) &&
                                !std::filesystem::is_regular_file(place, failed)) {
      throw bad_input({"something other than a file has the name of an output file", place.string(),
                       "another folder to write to"});
    }
  }
  if (rules_.force) {
    return;
  }
  if (!ours_.empty()) {
    throw bad_input({"the folder already contains a run: " + placeOf(recordFile).string(),
                     "option --out", "another folder, or --force to replace that run"});
  }
  for (const std::string& name : names) {
    if (std::filesystem::exists(placeOf(name))) {
      throw bad_input({"the file already exists and belongs to no run: " + placeOf(name).string(),
                       "option --out", "another folder, or --force to replace the file"});
    }
  }
}

/// Removes what a run left behind if it was killed before its files were in place.
void OutputFolder::removeUnfinished() {
  if (!rules_.force) {
    return;
  }
  const QStringList left = folder_.entryList({waiting() + "*"}, QDir::Dirs | QDir::Hidden);
  for (const QString& name : left) {
    QDir(folder_.filePath(name)).removeRecursively();
  }
}

QString OutputFolder::beside() {
  if (!beside_) {
    beside_ = std::make_unique<QTemporaryDir>(folder_.filePath(waiting() + "XXXXXX"));
    if (!beside_->isValid()) {
      throw Error(ErrorKind::cannot_write,
                  {"cannot be written: " + beside_->errorString().toStdString(),
                   folder_.path().toStdString(), "a writable folder"});
    }
  }
  return beside_->path();
}

std::filesystem::path OutputFolder::newFile(const std::string& name) {
  return ui::nativePath(beside()) / name;
}

void OutputFolder::writeTables(const Dataset& dataset, const Problem& problem, const Result& result,
                               const std::vector<Index>& selection) {
  const std::vector<Index> named_by = naming_columns(dataset);
  write_atomically(newFile("selected.csv"), to_csv(selection_table(problem, result, selection)));
  write_atomically(newFile("reduced.csv"),
                   to_csv(reduced_table(dataset, named_by, problem, result.space,
                                        reduced_to(problem, result, selection))));
  if (result.space.is_map()) {
    write_atomically(newFile("map.csv"), to_csv(map_table(problem, result.space)));
  }
  if (result.samples) {
    write_atomically(newFile("samples.csv"),
                     to_csv(sample_table(dataset, named_by, problem, *result.samples)));
  }
}

void OutputFolder::writePreserving(const Dataset& dataset, const Problem& problem,
                                   const Result& result, const std::vector<Index>& selection) {
  if (!selection.empty()) {
    write_atomically(
        newFile("distances.csv"),
        to_csv(distance_preserving_table(dataset, naming_columns(dataset), problem, selection)));
  }
  if (result.samples && !result.samples->positions.empty()) {
    write_atomically(newFile("covariances.csv"),
                     to_csv(covariance_preserving_table(problem, result.samples->positions)));
  }
}

void OutputFolder::writePlots(const ProblemPtr& problem, const Record& record) {
  requireRoomForPlots();
  ui::LiveBoard board;
  board.showProblem(problem);
  board.showResult(record.result);
  board.finishObservations();
  ui::exportPlots(board.plots(), QDir(beside()), {"png"});
}

/// The name itself, unless a file that must stay has it, as may happen for a method's own plot.
std::string OutputFolder::freeName(const std::string& name) const {
  const std::filesystem::path wanted = name;
  std::string found = name;
  const auto taken = [&] {
    const std::filesystem::path place = placeOf(found);
    const bool may_go = ours_.contains(found) || rules_.force;
    return std::filesystem::exists(place) && (!may_go || isInput(place, rules_));
  };
  for (int number = 2; taken(); ++number) {
    found = wanted.stem().string() + "-" + std::to_string(number) + wanted.extension().string();
  }
  return found;
}

void OutputFolder::removeEarlier(const std::vector<std::string>& but) {
  for (const std::string& name : ours_) {
    const std::filesystem::path place = placeOf(name);
    if (std::find(but.begin(), but.end(), name) == but.end() && !isInput(place, rules_)) {
      std::error_code stays;
      std::filesystem::remove(place, stays);
    }
  }
  ours_ = {but.begin(), but.end()};
}

void OutputFolder::keep(Record partial) {
  ours_.insert(recordFile);
  partial.files.assign(ours_.begin(), ours_.end());  // including what would remain after a kill now
  write_record(placeOf(recordFile), partial);
  removeEarlier({recordFile});
}

void OutputFolder::finish(Record record) {
  std::vector<std::pair<std::filesystem::path, std::string>> moves;
  for (const auto& entry : std::filesystem::directory_iterator(ui::nativePath(beside()))) {
    moves.emplace_back(entry.path(), freeName(entry.path().filename().string()));
    record.files.push_back(moves.back().second);
  }
  std::sort(record.files.begin(), record.files.end());
  record.files.emplace_back(recordFile);
  write_record(newFile(recordFile), record);
  for (const auto& [from, name] : moves) {
    move_into_place(from, placeOf(name));
  }
  move_into_place(newFile(recordFile), placeOf(recordFile));
  removeEarlier(record.files);
}

}  // namespace steelyard::app

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/output_folder.h"

#include <algorithm>
#include <iterator>
#include <system_error>
#include <utility>

#include "app/run_files.h"
#include "core/error.h"
#include "core/in_words.h"
#include "core/platform/atomic_write.h"
#include "core/text.h"
#include "ui/native_text.h"

namespace steelyard::app {

namespace {

QString waiting() { return QStringLiteral(".steelyard-new-"); }

/// Whether the name is taken, be it by a link to nothing.
bool isTaken(const std::filesystem::path& place) {
  std::error_code none;
  return std::filesystem::exists(std::filesystem::symlink_status(place, none));
}

bool isLink(const std::filesystem::path& place) {
  std::error_code none;
  return std::filesystem::is_symlink(std::filesystem::symlink_status(place, none));
}

Error inTheWay(const Message& what, const std::filesystem::path& place) {
  return bad_input({what, place.string(),
                    message("output_folder.in_the_way.accepted", "another folder to write to")});
}

Message writableFolder() { return message("output_folder.writable", "a writable folder"); }

}  // namespace

OutputFolder::OutputFolder(const QString& path, OverwriteRules rules)
    : folder_(ui::folderForQt(path)), rules_(std::move(rules)), made_(!folder_.exists()) {
  if (!folder_.mkpath(".")) {
    throw Error(ErrorKind::cannot_write,
                {message("output_folder.cannot_create", "the folder cannot be created"),
                 path.toStdString(), writableFolder()});
  }
  held_.emplace(ui::nativePath(folder_.path()));
  constexpr QDir::Filters anything =  // a link to nothing is a system file to Qt
      QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
  if (!folder_.isEmpty(anything)) {
    ours_ = filesOfEarlierRun(ui::nativePath(path));
    refuseUnlessFree();
  }
  removeUnfinished();
  try_writing_into(ui::nativePath(folder_.path()));
}

OutputFolder::~OutputFolder() {
  beside_.reset();
  if (made_) {
    held_->removeIfEmpty();
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
      throw inTheWay(message("output_folder.input_in_the_way",
                             "the file is read by this command and would be replaced"),
                     place);
    }
    if (std::error_code failed;
        isTaken(place) && !isLink(place) && !std::filesystem::is_regular_file(place, failed)) {
      throw inTheWay(message("output_folder.other_thing_in_the_way",
                             "something other than a file has the name of an output file"),
                     place);
    }
  }
  if (rules_.force) {
    return;
  }
  if (!ours_.empty()) {
    throw bad_input({message("output_folder.other_run", "the folder already contains a run: {1}",
                             placeOf(recordFile).string()),
                     "option --out",
                     message("output_folder.other_run.accepted",
                             "another folder, or --force to replace that run")});
  }
  for (const std::string& name : names) {
    if (isTaken(placeOf(name))) {
      throw bad_input(
          {message("output_folder.other_file", "the file already exists and belongs to no run: {1}",
                   placeOf(name).string()),
           "option --out",
           message("output_folder.other_file.accepted",
                   "another folder, or --force to replace the file")});
    }
  }
}

/// Removes what a run left behind if it was killed before its files were in place. No other run is
/// using it: the folder is held.
void OutputFolder::removeUnfinished() {
  if (!rules_.force) {
    return;
  }
  const QStringList left =
      folder_.entryList({waiting() + "*"}, QDir::Dirs | QDir::Hidden | QDir::NoSymLinks);
  for (const QString& name : left) {
    QDir(folder_.filePath(name)).removeRecursively();
  }
}

QString OutputFolder::beside() {
  if (!beside_) {
    beside_ = std::make_unique<QTemporaryDir>(folder_.filePath(waiting() + "XXXXXX"));
    if (!beside_->isValid()) {
      throw Error(ErrorKind::cannot_write,
                  {message("output_folder.cannot_write", "cannot be written: {1}",
                           beside_->errorString().toStdString()),
                   folder_.path().toStdString(), writableFolder()});
    }
  }
  return beside_->path();
}

std::filesystem::path OutputFolder::newFile(const std::string& name) {
  return ui::nativePath(beside()) / name;
}

/// The files under names that are free: as wanted, unless a file that must stay has that name, as
/// may happen for a method's own plot.
std::vector<OutputFile> OutputFolder::underFreeNames(std::vector<OutputFile> files) const {
  std::set<std::string> used = in_place_;
  for (OutputFile& file : files) {
    const std::filesystem::path wanted = file.name;
    const auto taken = [&](const std::string& name) {
      const std::filesystem::path place = placeOf(name);
      const bool may_go = ours_.contains(name) || rules_.force;
      return used.contains(name) || (isTaken(place) && (!may_go || isInput(place, rules_)));
    };
    for (int number = 2; taken(file.name); ++number) {
      file.name =
          wanted.stem().string() + "-" + std::to_string(number) + wanted.extension().string();
    }
    used.insert(file.name);
  }
  return files;
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
  write_atomically(placeOf(recordFile), to_json(partial), Readership::owner);
  removeEarlier({recordFile});
  kept_ = true;
}

/// On a nearly full disk, the record of the unfinished run gives way to that of the finished one,
/// if that one fits then.
void OutputFolder::makeRoomFor(std::uint64_t bytes) {
  constexpr std::uint64_t slack = 16384;
  std::error_code unknown;
  const std::uint64_t available = std::filesystem::space(placeOf("."), unknown).available;
  const std::uint64_t of_partial = std::filesystem::file_size(placeOf(recordFile), unknown);
  if (kept_ && !unknown && available < bytes + slack && available + of_partial >= bytes + slack) {
    std::filesystem::remove(placeOf(recordFile), unknown);
  }
}

/// \return the names of those files that could be written
std::vector<std::string> OutputFolder::written(const std::vector<OutputFile>& files) {
  std::vector<std::string> names;
  for (const OutputFile& file : files) {
    try {
      file.write(newFile(file.name));
      names.push_back(file.name);
    } catch (const Error& error) {  // it says where the file was to be written first
      troubles_.push_back(file.name + ": " + in_words(error.parts().what));
    } catch (const std::exception& error) {
      troubles_.push_back(file.name + ": " + words_of(error));
    }
  }
  return names;
}

/// \param further  files of the run, beside those in place and the record itself
void OutputFolder::writeRecord(const std::vector<std::string>& further) {
  std::set<std::string> files = in_place_;
  files.insert(further.begin(), further.end());
  files.erase(recordFile);
  record_.files.assign(files.begin(), files.end());
  record_.files.emplace_back(recordFile);
  const std::string text = to_json(record_);
  makeRoomFor(text.size());
  write_atomically(newFile(recordFile), text);
}

/// The record comes last: what it lists is there.
void OutputFolder::moveIntoPlace(const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    move_into_place(newFile(name), placeOf(name));
    in_place_.insert(name);
  }
  move_into_place(newFile(recordFile), placeOf(recordFile));
}

void OutputFolder::finish(Record record, const std::vector<OutputFile>& files) {
  const std::vector<OutputFile> wanted = underFreeNames(files);
  std::vector<std::string> planned;
  std::transform(wanted.begin(), wanted.end(), std::back_inserter(planned),
                 [](const OutputFile& file) { return file.name; });
  record_ = std::move(record);
  in_place_.insert(recordFile);
  writeRecord(planned);  // before the others can take its room
  const std::vector<std::string> names = written(wanted);
  if (names.size() < planned.size()) {
    try {
      writeRecord(names);
    } catch (const Error&) {  // NOLINT(bugprone-empty-catch): it lists files that are not there
    }
  }
  moveIntoPlace(names);
  removeEarlier(record_.files);
}

void OutputFolder::add(const std::vector<OutputFile>& files) {
  const std::vector<std::string> names = written(underFreeNames(files));
  if (names.empty()) {
    return;
  }
  try {
    writeRecord(names);
    moveIntoPlace(names);
    ours_ = {record_.files.begin(), record_.files.end()};
  } catch (const std::exception& error) {
    troubles_.push_back(in_one_line(names) + ": " + words_of(error));
  }
}

}  // namespace steelyard::app

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QString>
#include <QTemporaryDir>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/held_folder.h"
#include "app/overwriting.h"
#include "core/problem/problem.h"
#include "core/record/record.h"

namespace steelyard::app {

/// A file that a run writes. `write` gets the path to write to.
struct OutputFile {
  std::string name;
  std::function<void(const std::filesystem::path& path)> write;
};

/// The output folder of a headless run. Files are first written to a temporary folder inside it and
/// then moved into place, and no other run writes to it meanwhile, so a folder never contains the
/// files of two runs. No link is followed: nothing outside the folder changes.
class OutputFolder {
 public:
  /// Creates the folder and tests writing to it, so that no run is wasted.
  /// \throws Error(bad_input) if another run is writing to it, or a file that is read would be
  ///         lost; and, unless forced, if the folder contains a run or any file with a name that
  ///         this run may write
  /// \throws Error(cannot_write)
  OutputFolder(const QString& path, OverwriteRules rules);
  OutputFolder(const OutputFolder&) = delete;
  OutputFolder& operator=(const OutputFolder&) = delete;
  /// Removes a folder that was created and stayed empty.
  ~OutputFolder();

  [[nodiscard]] QString path() const { return folder_.path(); }

  /// Writes a record of the unfinished run to its final place, for its owner alone. The first call
  /// removes the files of an earlier run.
  /// \throws Error(cannot_write)
  void keep(Record partial);
  /// Writes record.json, which lists all files written, then those files, moves them into place and
  /// removes those of an earlier run. A file that cannot be written costs none of the others.
  /// \throws Error(cannot_write) if not even the record can be written: then nothing changes
  void finish(Record record, const std::vector<OutputFile>& files);
  /// Adds further files to those of finish(), under names that no file of this run has, and lists
  /// them in the record. What fails costs none of the others and nothing of finish().
  void add(const std::vector<OutputFile>& files);

  void addTrouble(std::string trouble) { troubles_.push_back(std::move(trouble)); }
  /// What could not be written, one line a file, and why.
  [[nodiscard]] const std::vector<std::string>& troubles() const { return troubles_; }

 private:
  [[nodiscard]] std::filesystem::path placeOf(const std::string& name) const;
  [[nodiscard]] QString beside();
  [[nodiscard]] std::filesystem::path newFile(const std::string& name);
  [[nodiscard]] std::vector<OutputFile> underFreeNames(std::vector<OutputFile> files) const;
  void refuseUnlessFree() const;
  void removeUnfinished();
  void removeEarlier(const std::vector<std::string>& but);
  void makeRoomFor(std::uint64_t bytes);
  [[nodiscard]] std::vector<std::string> written(const std::vector<OutputFile>& files);
  void writeRecord(const std::vector<std::string>& further);
  void moveIntoPlace(const std::vector<std::string>& names);

  QDir folder_;
  OverwriteRules rules_;
  bool made_ = false;
  std::optional<HeldFolder> held_;  ///< from before the first look into it
  bool kept_ = false;               ///< a record of the unfinished run is in place
  std::set<std::string> ours_;      ///< files of an earlier run, or kept so far from this one
  std::set<std::string> in_place_;  ///< files of this run
  Record record_;                   ///< as finished
  std::vector<std::string> troubles_;
  std::unique_ptr<QTemporaryDir> beside_;  ///< temporary folder for the new files, inside this
                                           ///< folder
};

}  // namespace steelyard::app

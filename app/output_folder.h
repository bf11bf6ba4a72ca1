// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QString>
#include <QTemporaryDir>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/overwriting.h"
#include "core/data/dataset.h"
#include "core/problem/problem.h"
#include "core/record/record.h"

namespace steelyard::app {

/// Which features count as selected: what the method selected, the best so many, or those whose
/// value in the first column (the weight, the score) reaches a threshold.
struct SelectionRule {
  std::optional<int> top;
  std::optional<double> threshold;
};

[[nodiscard]] std::vector<Index> selected(const Result& result, const SelectionRule& rule);

/// The output folder of a headless run. Files are first written to a temporary folder inside it and
/// moved into place by finish(), so a folder never contains the files of two runs.
class OutputFolder {
 public:
  /// Creates the folder and tests writing to it, so that no run is wasted.
  /// \throws Error(bad_input) if a file that is read would be lost; and, unless forced, if the
  ///         folder contains a run or any file with a name that this run may write
  /// \throws Error(cannot_write)
  OutputFolder(const QString& path, OverwriteRules rules);
  OutputFolder(const OutputFolder&) = delete;
  OutputFolder& operator=(const OutputFolder&) = delete;
  /// Removes a folder that was created and stayed empty.
  ~OutputFolder();

  [[nodiscard]] QString path() const { return folder_.path(); }
  /// selected.csv, reduced.csv, map.csv, samples.csv. \throws Error(cannot_write)
  void writeTables(const Dataset& dataset, const Problem& problem, const Result& result,
                   const std::vector<Index>& selection);
  /// distances.csv where features are selected, covariances.csv where samples are.
  /// \throws Error(cannot_write)
  void writePreserving(const Dataset& dataset, const Problem& problem, const Result& result,
                       const std::vector<Index>& selection);
  /// Every plot as PNG with its data as CSV. Needs a QApplication. \throws Error(cannot_write)
  void writePlots(const ProblemPtr& problem, const Record& record);

  /// Writes a record of the unfinished run to its final place. The first call removes the files of
  /// an earlier run.
  /// \throws Error(cannot_write)
  void keep(Record partial);
  /// Writes record.json, which lists all files written, moves the files into place and removes
  /// those of an earlier run.
  /// \throws Error(cannot_write)
  void finish(Record record);

 private:
  [[nodiscard]] std::filesystem::path placeOf(const std::string& name) const;
  [[nodiscard]] QString beside();
  [[nodiscard]] std::filesystem::path newFile(const std::string& name);
  [[nodiscard]] std::string freeName(const std::string& name) const;
  void refuseUnlessFree() const;
  void removeUnfinished();
  void removeEarlier(const std::vector<std::string>& but);

  QDir folder_;
  OverwriteRules rules_;
  bool made_ = false;
  std::set<std::string> ours_;  ///< files of an earlier run, or kept so far from this one
  std::unique_ptr<QTemporaryDir> beside_;  ///< temporary folder for the new files, inside this
                                           ///< folder
};

}  // namespace steelyard::app

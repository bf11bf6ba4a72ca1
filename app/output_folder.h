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
/// relative weight reaches a threshold.
struct SelectionRule {
  std::optional<int> top;
  std::optional<double> threshold;
};

[[nodiscard]] std::vector<Index> selected(const Result& result, const SelectionRule& rule);

/// The folder that a headless run writes into. Everything is first written beside what stands
/// there, and put in its place by finish(): a folder never holds the files of two runs.
class OutputFolder {
 public:
  /// Makes the folder and tries to write into it, so that a run does not end in vain.
  /// \throws Error(bad_input) where a file that is read would be lost; and, unless forced, for a
  ///         folder that holds a run or any file of a name that this run may write
  /// \throws Error(cannot_write)
  OutputFolder(const QString& path, OverwriteRules rules);
  OutputFolder(const OutputFolder&) = delete;
  OutputFolder& operator=(const OutputFolder&) = delete;
  /// A folder that was made and stayed empty goes.
  ~OutputFolder();

  [[nodiscard]] QString path() const { return folder_.path(); }
  /// selected.csv, reduced.csv, samples.csv. \throws Error(cannot_write)
  void writeTables(const Dataset& dataset, const Problem& problem, const Result& result,
                   Gives gives, const std::vector<Index>& selection);
  /// distances.csv where features are selected, covariances.csv where samples are.
  /// \throws Error(cannot_write)
  void writePreserving(const Dataset& dataset, const Problem& problem, const Result& result,
                       const std::vector<Index>& selection);
  /// Every plot as PNG with its data as CSV. Needs a QApplication. \throws Error(cannot_write)
  void writePlots(const ProblemPtr& problem, const Record& record);

  /// A record of a run that goes on, in the place where its record will be. The files of an earlier
  /// run go with the first of these. \throws Error(cannot_write)
  void keep(Record partial);
  /// record.json, which names all files written; then they take their places, and those of an
  /// earlier run go. \throws Error(cannot_write)
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
  std::set<std::string> ours_;  ///< files of an earlier run, or of what was kept of this one
  std::unique_ptr<QTemporaryDir> beside_;  ///< where the new files wait, in the same folder
};

}  // namespace steelyard::app

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QString>
#include <optional>
#include <vector>

#include "core/data/dataset.h"
#include "core/run/problem.h"
#include "core/run/record.h"

namespace steelyard::app {

/// Which features count as selected: what the method selected, the best so many, or those whose
/// relative weight reaches a threshold.
struct SelectionRule {
  std::optional<int> top;
  std::optional<double> threshold;
};

[[nodiscard]] std::vector<Index> selected(const Result& result, const SelectionRule& rule);

/// The folder that a headless run writes into.
class OutputFolder {
 public:
  /// Makes the folder and tries to write into it, so that a run does not end in vain.
  /// \throws Error(cannot_write)
  explicit OutputFolder(const QString& path);

  [[nodiscard]] QString path() const { return folder_.path(); }
  /// selected.csv, reduced.csv and record.json. \throws Error(cannot_write)
  void writeTables(const Dataset& dataset, const Problem& problem, const Record& record,
                   const std::vector<Index>& selection) const;
  /// distances.csv where features are selected, covariances.csv where samples are.
  /// \throws Error(cannot_write)
  void writePreserving(const Dataset& dataset, const Problem& problem, const Result& result,
                       const std::vector<Index>& selection) const;
  /// Every plot as PNG with its data as CSV. Needs a QApplication. \throws Error(cannot_write)
  void writePlots(const ProblemPtr& problem, const Record& record) const;

 private:
  [[nodiscard]] std::filesystem::path file(const char* name) const;

  QDir folder_;
};

}  // namespace steelyard::app

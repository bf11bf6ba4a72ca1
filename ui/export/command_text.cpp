// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/command_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/problem/kept_inputs.h"
#include "core/report/command_line.h"
#include "core/run/result.h"
#include "ui/count_text.h"

namespace steelyard::ui {
namespace {

/// What the run selects where nobody chooses: a map is mixed from all of its inputs.
std::vector<Index> ownSelection(const Result& result) {
  const FeatureSelection& selection = result.selection;
  const bool all = result.space.is_map() && selection.rule.says_nothing() &&
                   std::ssize(selection.features) == selection.kept;
  return all ? ranking(result.columns) : selection.features;
}

bool areTheBest(const std::vector<Index>& selection, const Result& result) {
  // --top counts those that a person keeps first.
  const auto first = result.selection.features.begin();
  std::vector<Index> best =
      with_kept_first({first, first + result.selection.kept}, ranking(result.columns));
  best.resize(std::min(best.size(), selection.size()));
  return !selection.empty() && same_features(selection, best);
}

/// Without names: one with a line break would put a command of its own into the shell.
QString remark(std::size_t columns) {
  const QString text =
      columns == 1
          ? QCoreApplication::translate(
                "Exporter", "# the column was chosen by hand, which is not part of this command:")
          : QCoreApplication::translate(
                "Exporter",
                "# the %1 columns were chosen by hand, which is not part of this command:", nullptr,
                howMany(columns))
                .arg(columns);
  return text + QLatin1Char('\n');
}

}  // namespace

QString commandText(const Record& record, const std::vector<Index>& selection,
                    const MethodRegistry& methods) {
  if (same_features(selection, ownSelection(record.result))) {
    return QString::fromStdString(command_line(record, methods));
  }
  if (areTheBest(selection, record.result)) {
    return QString::fromStdString(command_line(record, methods, std::ssize(selection)));
  }
  return remark(selection.size()) + QString::fromStdString(command_line(record, methods));
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <memory>

#include "core/run/held_out_error.h"
#include "core/run/problem.h"
#include "core/run/record.h"
#include "core/run/run_comparison.h"
#include "ui/board/earlier_run.h"
#include "ui/results/ranked_run.h"

namespace steelyard::ui {

/// One run of the session with all that is needed to show, compare and export it.
struct FinishedRun {
  quint64 number = 0;
  QString method;         ///< its title
  QString objectiveName;  ///< "DII"
  Gives gives = Gives::weights;
  ProblemPtr problem;
  std::vector<ScalarInfo> scalars;
  std::shared_ptr<const Record> record;  ///< holds the result; shared with what keeps sessions
  std::shared_ptr<const Dataset> table;  ///< as it was prepared for this run

  [[nodiscard]] RankedRun ranked() const {
    const auto& samples = record->result.samples;
    return {
        number,
        method,
        objectiveName,
        record->seconds,
        problem->features,
        record->result,
        samples ? sample_table(*table, naming_columns(*table), *problem, *samples) : TextTable()};
  }
  [[nodiscard]] EarlierRun earlier() const {
    const Result& result = record->result;
    return {QObject::tr("run %1: %2").arg(number).arg(method), problem, weights_of(result.features),
            ranked_of(result), tried_ranking(result)};
  }
  [[nodiscard]] ComparedRun compared() const {
    return {QObject::tr("run %1").arg(number).toStdString(), method.toStdString(),
            problem->samples(), *record};
  }
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <vector>

#include "core/analysis/held_out_error.h"
#include "core/data/text_table.h"
#include "core/problem/problem.h"
#include "core/record/record.h"
#include "core/record/run_comparison.h"
#include "core/record/run_tables.h"
#include "core/record/session.h"
#include "core/trials/trial_log.h"
#include "ui/session/earlier_run.h"

namespace steelyard::ui {

/// One run of the session with everything needed to show, compare and export it. If its tables are
/// missing, there is only the record.
struct SessionRun {
  quint64 number = 0;
  QString method;         ///< its title
  QString name;           ///< what its settings say
  QString given;          ///< the name that the user gave it; empty if there is none
  QString objectiveName;  ///< "DII"
  ProblemPtr problem;     ///< nullptr if its tables are missing
  std::vector<ScalarInfo> scalars;
  std::shared_ptr<const Record> record;   ///< holds the result; shared with the autosave
  std::shared_ptr<const Dataset> table;   ///< as prepared for this run
  TableSnapshot asked{};                  ///< the same, with the roles of this run
  std::optional<ChosenColumns> choice{};  ///< if it is empty, the run's own selection
  quint64 added = 0;                      ///< counts the runs of a window; see Runs::add
  /// The runs that checks have repeated, which no later question has to repeat. All copies share
  /// it.
  std::shared_ptr<TrialLog> log = std::make_shared<TrialLog>();

  /// What tells it from others. It is empty if neither the user nor its settings name it.
  [[nodiscard]] const QString& ownName() const { return given.isEmpty() ? name : given; }
  /// Never empty.
  [[nodiscard]] const QString& shownName() const {
    return ownName().isEmpty() ? method : ownName();
  }
  [[nodiscard]] std::vector<ColumnInfo> features() const {
    if (problem) {
      return problem->features;
    }
    std::vector<ColumnInfo> named;
    for (const std::string& feature : record->feature_names) {
      named.emplace_back().name = feature;
    }
    return named;
  }
  /// The record's own, which is not copied.
  [[nodiscard]] std::shared_ptr<const Result> sharedResult() const {
    return {record, &record->result};
  }
  [[nodiscard]] const Result& result() const { return record->result; }
  /// The samples that it selected, as sample_table gives them; empty where it selects none, or its
  /// tables are missing.
  [[nodiscard]] TextTable samples() const {
    const auto& selected = result().samples;
    return selected && problem
               ? sample_table(*table, naming_columns(asked.columns), *problem, *selected)
               : TextTable();
  }
  [[nodiscard]] bool drewKnockoffs() const { return draws_knockoffs(record->parameters); }
  /// Requires a problem.
  [[nodiscard]] EarlierRun earlier() const {
    return {QObject::tr("run %1: %2").arg(number).arg(shownName()),
            problem,
            result().space.weights(),
            ranked_of(result()),
            tried_ranking(result()),
            number,
            sharedResult()};
  }
  [[nodiscard]] ComparedRun compared() const {
    return {QObject::tr("run %1").arg(number).toStdString(), method.toStdString(),
            problem ? problem->samples() : record->data.rows, record, shownName().toStdString()};
  }
};

}  // namespace steelyard::ui

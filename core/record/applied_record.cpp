// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/applied_record.h"

#include <memory>
#include <utility>

#include "core/parameter/completed_values.h"
#include "core/record/recorded_run.h"

namespace steelyard {
namespace {

bool has_changed(const RecordWithTables& of) {
  return has_changed(of.record.data, of.data) || (of.truth != nullptr && of.record.truth_data &&
                                                  has_changed(*of.record.truth_data, *of.truth));
}

/// The run once more, for the model, which records do not keep.
std::shared_ptr<const Predictor> model_of(const RecordWithTables& of, const Method& method,
                                          const std::stop_token& stop) {
  const RecordedRun again = recorded_run({of.data, of.truth, of.record.problem_options, method,
                                          completed_values(method.schema(), of.record.parameters)},
                                         stop, {});
  return again.record.result.predictor;
}

ModelToCome model_to_come(const MethodInfo& info, bool predicts) {
  if (!predicts) {
    return ModelToCome::none;
  }
  return info.predicts                  ? ModelToCome::of_all_inputs
         : info.predicts_from_selection ? ModelToCome::of_selection
                                        : ModelToCome::none;
}

/// What a table of applied rows refers to.
struct Applied {
  Application application;
  std::shared_ptr<const Predictor> model;
  AppliedRows rows;
};

AppliedTable table_of(Application application, std::shared_ptr<const Predictor> model,
                      const Dataset& further, const ReadControl& control) {
  AppliedRows rows = applied_to(application, further, control);
  const auto applied = std::make_shared<const Applied>(
      Applied{std::move(application), std::move(model), std::move(rows)});
  RowTable table = applied_table(applied->application, applied->rows);
  table.append_cells = [applied, append = std::move(table.append_cells)](
                           Index row, std::vector<std::string>& cells) { append(row, cells); };
  return {std::move(table), remarks_on(applied->rows)};
}

}  // namespace

AppliedTable applied_record(const RecordWithTables& of, const Method& method,
                            const Dataset& further, bool predicts, const ReadControl& control) {
  // The run on other samples would have another model than the one that the record speaks of.
  const bool other_model = predicts && has_changed(of);
  const ModelToCome to_come = model_to_come(method.info(), predicts && !other_model);
  Application application{of.record,       of.before_steps, of.data.origin.steps,
                          of.data.columns, of.problem,      nullptr};
  // The run takes its time, so a table that lacks columns is refused before.
  refuse_lacking_columns(application, further, to_come);
  const bool repeats = to_come != ModelToCome::none;
  auto model = repeats ? model_of(of, method, control.stop) : nullptr;
  application.predictor = model.get();
  if (other_model) {
    application.no_model = message("applied.table_changed",
                                   "nothing is predicted, as the table of the run has changed "
                                   "since; repeat the run, and apply that one");
  } else if (model == nullptr && predicts) {
    application.no_model = why_no_model(method.info(), repeats);
  }
  return table_of(std::move(application), std::move(model), further, control);
}

AppliedTable applied_record(const Application& application, const Dataset& further,
                            const ReadControl& control) {
  return table_of(application, nullptr, further, control);
}

}  // namespace steelyard

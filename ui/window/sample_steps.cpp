// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/sample_steps.h"

#include <algorithm>
#include <utility>

#include "core/prepare/preparation.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/results/result_panel.h"
#include "ui/session/question.h"
#include "ui/session/session.h"

namespace steelyard::ui {

SampleSteps::SampleSteps(WindowParts parts, QObject* parent)
    : QObject(parent), parts_(std::move(parts)) {
  connect(&parts_.results, &ResultPanel::keepSamplesRequested, this, &SampleSteps::keepSelected);
  connect(&parts_.board, &LiveBoard::sampleStepWanted, this,
          [this](const std::vector<Index>& positions, bool kept) {
            keep(parts_.board.problem(), positions, kept);
          });
}

void SampleSteps::keepSelected() {
  const SessionRun* run = shownRun(parts_);
  if (run == nullptr || !run->problem || !run->record->result.samples) {
    return;
  }
  keep(run->problem, run->problem->rows_of(run->record->result.samples->positions), true);
}

/// A run may belong to a table that was prepared differently from the current one.
/// \return nullptr if the table is no longer known
std::shared_ptr<const Dataset> SampleSteps::tableOf(const ProblemPtr& problem) const {
  const SessionRun* active = parts_.session.active().run();
  if (active != nullptr && active->problem == problem) {
    return active->table;
  }
  const auto& all = parts_.session.runs().all();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const auto& run) { return run.second.problem == problem; });
  if (found != all.end()) {
    return found->second.table;
  }
  const Question& question = parts_.session.question();
  return question.problem() == problem ? question.table().table : nullptr;
}

/// \param positions  rows of the table that the problem was built from
/// \param kept       otherwise they are left out
void SampleSteps::keep(const ProblemPtr& problem, const std::vector<Index>& positions, bool kept) {
  const std::shared_ptr<const Dataset> table = problem ? tableOf(problem) : nullptr;
  if (!table) {
    parts_.showFault(tr("These samples belong to a table that is no longer open."));
    return;
  }
  std::vector<double> rows;  // of the file: these do not depend on the preparation
  rows.reserve(positions.size());
  for (const Index position : positions) {
    rows.push_back(static_cast<double>(table->row_of(position) + 1));
  }
  PreparationStep step{"samples", {}};
  step.values.set("rows", std::move(rows));
  step.values.set("keep", kept);
  parts_.data.prepare(step);
}

}  // namespace steelyard::ui

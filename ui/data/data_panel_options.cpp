// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The options that a person sets beside the columns, and how they are undone.

#include <QCheckBox>
#include <QScopedValueRollback>
#include <QUndoStack>
#include <utility>

#include "ui/data/data_panel.h"
#include "ui/data/missing_chooser.h"
#include "ui/data/question_panel.h"
#include "ui/data/row_order_chooser.h"
#include "ui/data/truth_options.h"
#include "ui/undoable.h"

namespace steelyard::ui {

void DataPanel::connectOptions() {
  connect(truthOptions_, &TruthOptions::standardiseChanged, this, [this] {
    const bool automatic = std::exchange(truthScaling_, std::nullopt).has_value();
    showTruthSource();
    noteOption(tr("scaling of the target"), automatic);
  });
  connect(truthOptions_, &TruthOptions::kindChanged, this, [this] {
    showTruthSource();
    noteOption(tr("kind of the target"));
  });
  connect(missing_, &MissingChooser::policyChanged, this,
          [this] { noteOption(tr("treatment of missing cells")); });
  connect(missing_, &MissingChooser::policyChanged, question_,
          [this] { question_->showPolicy(missing_->policy()); });
  connect(rowOrder_, &RowOrderChooser::rowOrderChanged, this,
          [this] { noteOption(tr("order of the rows")); });
  connect(wrap_, &QCheckBox::toggled, this, [this] { noteOption(tr("wrapping of periods")); });
}

ProblemOptions DataPanel::options() const {
  ProblemOptions options = keptOptions_;
  options.missing = missing_->policy();
  options.standardise_truth = truthOptions_->standardise();
  options.truth_kind = truthOptions_->kind();
  options.wrap_periods = wrap_->isChecked();
  options.row_order = rowOrder_->rowOrder();
  return options;
}

void DataPanel::setOptions(const ProblemOptions& options) {
  const QScopedValueRollback<bool> once(settingOptions_, true);
  keptOptions_ = options;
  missing_->setPolicy(options.missing);
  truthOptions_->setStandardise(options.standardise_truth);
  truthScaling_.reset();
  truthOptions_->setKind(options.truth_kind);
  wrap_->setChecked(options.wrap_periods);
  rowOrder_->setRowOrder(options.row_order);
  noted_ = options;
}

/// A question and how missing cells are treated are one answer: both are undone together where the
/// question changes the table at once.
void DataPanel::takeAnswer(const QuestionChoice& wanted, MissingPolicy policy) {
  const int before = history().index();
  askFor(wanted);
  if (policy != missing_->policy()) {
    const QScopedValueRollback<bool> joins(answering_, history().index() > before);
    missing_->setPolicy(policy);
  }
}

/// Not as a choice of the person.
void DataPanel::setTruthKind(TruthKind kind) {
  const QScopedValueRollback<bool> once(settingOptions_, true);
  truthOptions_->setKind(kind);
}

/// \param what       names the change in the menu
/// \param automatic  nobody had said until then how the ground truth is scaled
void DataPanel::noteOption(const QString& what, bool automatic) {
  const ProblemOptions before = std::exchange(noted_, options());
  if (!settingOptions_ && noted_ != before) {
    const auto undo = [this, before, after = noted_, automatic] {
      changeOptions(after, before);
      if (automatic) {
        truthScaling_.emplace();
        scaleTruth();
        showTruthSource();
      }
    };
    history().push(new UndoableCommand(
        {what, undo, [this, before, after = noted_] { changeOptions(before, after); },
         answering_ ? QString(TableHistory::withTable) : QString()}));
  }
  Q_EMIT optionsChanged();
}

/// Only what differs between both, so that what the program has set since then stays.
void DataPanel::changeOptions(const ProblemOptions& from, const ProblemOptions& to) {
  const QScopedValueRollback<bool> once(settingOptions_, true);
  if (from.missing != to.missing) {
    missing_->setPolicy(to.missing);
  }
  if (from.standardise_truth != to.standardise_truth) {
    truthOptions_->setStandardise(to.standardise_truth);
  }
  if (from.truth_kind != to.truth_kind) {
    truthOptions_->setKind(to.truth_kind);
  }
  if (from.wrap_periods != to.wrap_periods) {
    wrap_->setChecked(to.wrap_periods);
  }
  if (from.row_order != to.row_order) {
    rowOrder_->setRowOrder(to.row_order);
  }
}

}  // namespace steelyard::ui

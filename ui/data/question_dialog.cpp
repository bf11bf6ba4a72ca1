// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/question_dialog.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "ui/data/question_chooser.h"
#include "ui/data/taken_summary.h"
#include "ui/style/fit_to_screen.h"

namespace steelyard::ui {

QuestionDialog::QuestionDialog(AskedTable asked, const QuestionChoice& wanted, QWidget* parent)
    : QDialog(parent), asked_(std::move(asked)), chooser_(new QuestionChooser(this)) {
  setWindowTitle(tr("What should be explained?"));
  auto* taken = new TakenSummary(this);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(chooser_, 1);
  layout->addWidget(taken);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(chooser_, &QuestionChooser::wantedChanged, this, [this, taken, buttons] {
    taken->showTaken(&asked_, chooser_->wanted());
    buttons->button(QDialogButtonBox::Ok)->setEnabled(chooser_->isComplete());
  });
  connect(taken, &TakenSummary::policyChosen, this, [this, taken](MissingPolicy policy) {
    asked_.chosenPolicy = policy;
    taken->showTaken(&asked_, chooser_->wanted());
  });
  chooser_->setTable(&asked_, wanted);
  taken->showTaken(&asked_, wanted);
  constexpr int wide = 70;
  constexpr int high = 38;
  resizeWithinScreen(*this,
                     {fontMetrics().averageCharWidth() * wide, fontMetrics().height() * high});
}

QuestionChoice QuestionDialog::wanted() const { return chooser_->wanted(); }

MissingPolicy QuestionDialog::policy() const {
  return asked_.chosenPolicy.value_or(MissingPolicy::refuse);
}

}  // namespace steelyard::ui

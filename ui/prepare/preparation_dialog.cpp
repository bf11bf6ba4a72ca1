// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/prepare/preparation_dialog.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/method/parameter_form.h"
#include "ui/native_text.h"
#include "ui/plain_label.h"
#include "ui/term_text.h"

namespace steelyard::ui {

PreparationDialog::PreparationDialog(const Preparation& way, QWidget* parent)
    : QDialog(parent), id_(way.id), form_(new ParameterForm(this)) {
  setWindowTitle(textOf(shownTerm(way.title)));
  form_->setSchema(way.schema());
  auto* purpose = new PlainLabel(textOf(shownTerm(way.purpose)) + QLatin1Char('.'), this);
  purpose->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  QPushButton* apply = buttons->button(QDialogButtonBox::Ok);
  apply->setText(tr("Apply"));
  connect(form_, &ParameterForm::valuesChanged, apply,
          [this, apply] { apply->setEnabled(form_->isAcceptable()); });
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(purpose);
  layout->addWidget(form_, 1);
  layout->addWidget(buttons);
  constexpr int comfortable = 420;
  setMinimumWidth(comfortable);
}

PreparationStep PreparationDialog::step() const { return {id_, form_->values()}; }

void PreparationDialog::setValues(const ParameterValues& values) { form_->setValues(values); }

}  // namespace steelyard::ui

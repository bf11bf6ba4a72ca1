// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/prepare/preparation_dialog.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/method/parameter_form.h"
#include "ui/native_text.h"
#include "ui/plain_label.h"
#include "ui/prepare/order_editor.h"
#include "ui/term_text.h"

namespace steelyard::ui {

PreparationDialog::PreparationDialog(const Preparation& way, QWidget* parent)
    : QDialog(parent), id_(way.id), form_(new ParameterForm(this)), orders_(new OrderEditor(this)) {
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
  layout->addWidget(orders_, 1);
  layout->addWidget(buttons);
  constexpr int comfortable = 420;
  setMinimumWidth(comfortable);
}

PreparationStep PreparationDialog::step() const { return {id_, form_->values()}; }

std::vector<ChosenOrder> PreparationDialog::orders() const {
  return orders_in(form_->values().choice(orders_id), columns_);
}

void PreparationDialog::showOrders(const std::vector<std::string>& columns) {
  columns_ = columns;
  connect(form_, &ParameterForm::valuesChanged, this, &PreparationDialog::followForm);
  connect(orders_, &OrderEditor::ordersEdited, this, &PreparationDialog::followEditor);
  followForm();
}

void PreparationDialog::followForm() {
  if (const std::vector<ChosenOrder> typed = orders(); typed != orders_->orders()) {
    orders_->setOrders(typed);
  }
}

void PreparationDialog::followEditor() {
  ParameterValues values = form_->values();
  values.set(orders_id, text_of_orders(orders_->orders()));
  form_->setValues(values);
}

void PreparationDialog::setValues(const ParameterValues& values) { form_->setValues(values); }

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/method/choice_editor.h"

#include "ui/method/elided_combo_box.h"
#include "ui/plain_text.h"

namespace steelyard::ui {

ChoiceEditor::ChoiceEditor(const ParameterSpec& spec, QWidget* parent)
    : ParameterEditor(spec, parent), box_(new ElidedComboBox(this)) {
  for (const ParameterChoice& choice : spec.choices) {
    box_->addItem(QString::fromStdString(choice.label), QString::fromStdString(choice.id));
    box_->setItemData(box_->count() - 1, tipText(choice.help), Qt::ToolTipRole);
  }
  place(box_);
  connect(box_, &QComboBox::currentIndexChanged, this,
          [this] { take(box_->currentData().toString().toStdString()); });
}

QWidget* ChoiceEditor::field() const { return box_; }

void ChoiceEditor::showValue(const ParameterValue& value) {
  if (const auto* id = std::get_if<std::string>(&value)) {
    box_->setCurrentIndex(box_->findData(QString::fromStdString(*id)));
  }
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/method/toggle_editor.h"

#include <QCheckBox>

namespace steelyard::ui {

ToggleEditor::ToggleEditor(const ParameterSpec& spec, QWidget* parent)
    : ParameterEditor(spec, parent), box_(new QCheckBox(QString::fromStdString(spec.label), this)) {
  place(box_);
  connect(box_, &QCheckBox::toggled, this, [this](bool on) { take(on); });
}

QWidget* ToggleEditor::field() const { return box_; }

void ToggleEditor::showValue(const ParameterValue& value) {
  const auto* on = std::get_if<bool>(&value);
  box_->setChecked(on != nullptr && *on);
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/method/parameter_editor.h"

class QComboBox;

namespace steelyard::ui {

/// One of a few named choices; each entry explains itself in its tool tip.
class ChoiceEditor : public ParameterEditor {
  Q_OBJECT
 public:
  ChoiceEditor(const ParameterSpec& spec, QWidget* parent);
  [[nodiscard]] QWidget* field() const override;

 protected:
  void showValue(const ParameterValue& value) override;

 private:
  QComboBox* box_;
};

}  // namespace steelyard::ui

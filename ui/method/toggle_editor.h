// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/method/parameter_editor.h"

class QCheckBox;

namespace steelyard::ui {

/// A switch; carries its own label.
class ToggleEditor : public ParameterEditor {
  Q_OBJECT
 public:
  ToggleEditor(const ParameterSpec& spec, QWidget* parent);
  [[nodiscard]] QWidget* field() const override;

 protected:
  void showValue(const ParameterValue& value) override;

 private:
  QCheckBox* box_;
};

}  // namespace steelyard::ui

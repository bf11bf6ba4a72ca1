// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/method/parameter_editor.h"

class QLineEdit;

namespace steelyard::ui {

class NumberBox;

/// Whole and real numbers.
class NumberEditor : public ParameterEditor {
  Q_OBJECT
 public:
  NumberEditor(const ParameterSpec& spec, QWidget* parent);
  [[nodiscard]] QWidget* field() const override;

 protected:
  void showValue(const ParameterValue& value) override;
  void showAutomatic() override;

 private:
  NumberBox* box_;
};

/// Numbers separated by commas.
class ListEditor : public ParameterEditor {
  Q_OBJECT
 public:
  ListEditor(const ParameterSpec& spec, QWidget* parent);
  [[nodiscard]] QWidget* field() const override;

 protected:
  void showValue(const ParameterValue& value) override;
  void showAutomatic() override;

 private:
  QLineEdit* line_;
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

#include "core/prepare/preparation.h"

namespace steelyard::ui {

class ParameterForm;

/// The settings of one step of preparation.
class PreparationDialog : public QDialog {
  Q_OBJECT
 public:
  explicit PreparationDialog(const Preparation& way, QWidget* parent = nullptr);

  [[nodiscard]] PreparationStep step() const;
  void setValues(const ParameterValues& values);

 private:
  std::string id_;
  ParameterForm* form_;
};

}  // namespace steelyard::ui

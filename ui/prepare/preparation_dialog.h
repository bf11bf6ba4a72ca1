// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <string>
#include <vector>

#include "core/prepare/chosen_orders.h"
#include "core/prepare/preparation.h"

namespace steelyard::ui {

class OrderEditor;
class ParameterForm;

/// The settings of one step of preparation.
class PreparationDialog : public QDialog {
  Q_OBJECT
 public:
  explicit PreparationDialog(const Preparation& way, QWidget* parent = nullptr);

  [[nodiscard]] PreparationStep step() const;
  void setValues(const ParameterValues& values);
  /// Shows the orders of the step "encode" word by word, too.
  /// \param columns  the names of those that an order may name
  void showOrders(const std::vector<std::string>& columns);

 private:
  [[nodiscard]] std::vector<ChosenOrder> orders() const;
  void followForm();
  void followEditor();

  std::string id_;
  std::vector<std::string> columns_;
  ParameterForm* form_;
  OrderEditor* orders_;
};

}  // namespace steelyard::ui

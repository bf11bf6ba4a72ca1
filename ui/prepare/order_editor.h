// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <vector>

#include "core/prepare/chosen_orders.h"

class QComboBox;
class QListWidget;
class QToolButton;

namespace steelyard::ui {

/// The words of ordered answers, column by column, the lowest at the top. A person drags a word or
/// moves it by a button. It is hidden while there is no order.
class OrderEditor : public QWidget {
  Q_OBJECT
 public:
  explicit OrderEditor(QWidget* parent = nullptr);

  /// The column that is shown stays, if it has an order still.
  void setOrders(const std::vector<ChosenOrder>& orders);
  [[nodiscard]] const std::vector<ChosenOrder>& orders() const { return orders_; }

 Q_SIGNALS:
  /// A person has moved a word.
  void ordersEdited();

 private:
  void showWords();
  void enableMoves();
  void moveWord(int by);
  void takeWords();

  std::vector<ChosenOrder> orders_;
  QComboBox* columns_;
  QListWidget* words_;
  QToolButton* lower_;
  QToolButton* higher_;
};

}  // namespace steelyard::ui

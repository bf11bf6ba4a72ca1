// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "core/problem/problem_options.h"

class QComboBox;

namespace steelyard::ui {

class PlainLabel;

/// Asks whether the rows are a series in time, where their neighbours are alike and no column says
/// so. Hidden as long as nothing makes the question needed; what a person has said stays in view,
/// so that it can be changed.
class RowOrderChooser : public QWidget {
  Q_OBJECT
 public:
  explicit RowOrderChooser(QWidget* parent = nullptr);

  /// \param guessed  the rows are taken as a series only because neighbours are alike
  void setGuessed(bool guessed);
  [[nodiscard]] RowOrder rowOrder() const;
  void setRowOrder(RowOrder order);

 Q_SIGNALS:
  void rowOrderChanged();

 private:
  void refresh();

  bool guessed_ = false;
  PlainLabel* question_;
  QComboBox* choice_;
};

}  // namespace steelyard::ui

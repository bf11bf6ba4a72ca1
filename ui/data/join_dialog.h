// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <string>

#include "core/data/dataset.h"

class QComboBox;

namespace steelyard::ui {

/// How the rows of a second file are matched to those of the table: by their order, or by a column
/// that both have. Such a column is proposed if the tables differ in length, or if it names the
/// same rows in another order.
class JoinDialog : public QDialog {
  Q_OBJECT
 public:
  JoinDialog(const Dataset& table, const Dataset& beside, QWidget* parent = nullptr);

  /// Name of the key column. It is empty if rows are joined in their order.
  [[nodiscard]] std::string key() const;

 private:
  QComboBox* key_;
};

}  // namespace steelyard::ui

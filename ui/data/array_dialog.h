// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <string>
#include <vector>

#include "core/data/reading.h"

class QDialogButtonBox;
class QTreeWidget;

namespace steelyard::ui {

class PlainLabel;

/// The arrays in a file; those that the reader would choose are ticked. Ticked arrays are put side
/// by side, so they must have the same number of rows.
class ArrayDialog : public QDialog {
  Q_OBJECT
 public:
  ArrayDialog(const QString& fileName, std::vector<ArrayInfo> arrays, QWidget* parent = nullptr);

  /// Names of the ticked arrays, in the order of the file.
  [[nodiscard]] std::vector<std::string> chosen() const;

 private:
  void list();
  void judge();
  [[nodiscard]] bool ofSheets() const;
  [[nodiscard]] QString troubleWith(std::size_t ticked, std::size_t lengths) const;

  std::vector<ArrayInfo> arrays_;
  QTreeWidget* list_;
  PlainLabel* message_;
  QDialogButtonBox* buttons_;
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QString>

#include "core/data/dialect.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace steelyard::ui {

class ImportPreviewModel;

/// Shows how a file will be read, with its first rows. Enter accepts the guess.
class ImportDialog : public QDialog {
  Q_OBJECT
 public:
  explicit ImportDialog(QString path, QWidget* parent = nullptr);

  [[nodiscard]] QString path() const { return path_; }
  [[nodiscard]] Dialect dialect() const;

 private:
  [[nodiscard]] QFormLayout* makeForm();
  void guess();
  void showDialect(const Dialect& dialect);
  void refresh();
  void showTrouble(const QString& error);

  QString path_;
  char quote_ = '"';
  QComboBox* delimiter_;
  QComboBox* decimal_;
  QCheckBox* header_;
  QLineEdit* comment_;
  QSpinBox* skip_;
  QLabel* message_;
  QPushButton* open_ = nullptr;
  ImportPreviewModel* preview_;
};

}  // namespace steelyard::ui

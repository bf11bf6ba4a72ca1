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
  void setAutomaticText(const QString& text) override;

 protected:
  void showValue(const ParameterValue& value) override;
  void showAutomatic() override;

 private:
  NumberBox* box_;
};

/// One line of typed text.
class LineEditor : public ParameterEditor {
  Q_OBJECT
 public:
  [[nodiscard]] QWidget* field() const override;

 protected:
  LineEditor(const ParameterSpec& spec, const QString& placeholder, QWidget* parent);
  virtual void takeLine(const QString& text) = 0;
  void showValue(const ParameterValue& value) override;
  void showAutomatic() override;

 private:
  QLineEdit* line_;
};

/// Numbers separated by commas.
class ListEditor : public LineEditor {
  Q_OBJECT
 public:
  ListEditor(const ParameterSpec& spec, QWidget* parent);

 protected:
  void takeLine(const QString& text) override;
};

/// Free text: column names or a condition.
class WordsEditor : public LineEditor {
  Q_OBJECT
 public:
  WordsEditor(const ParameterSpec& spec, QWidget* parent);

 protected:
  void takeLine(const QString& text) override;
};

}  // namespace steelyard::ui

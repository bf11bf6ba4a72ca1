// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <memory>

#include "core/parameter/parameter.h"

class QCheckBox;
class QHBoxLayout;

namespace steelyard::ui {

class Notice;

/// Edits one parameter; built from its spec alone. If the text is not valid, a message below the
/// field says so and the last valid value stays in force.
class ParameterEditor : public QWidget {
  Q_OBJECT
 public:
  ParameterEditor(ParameterSpec spec, QWidget* parent);

  [[nodiscard]] const ParameterSpec& spec() const { return spec_; }
  [[nodiscard]] const ParameterValue& value() const { return value_; }
  void setValue(const ParameterValue& value);
  /// False while the text in the field is not valid.
  [[nodiscard]] bool isAcceptable() const { return acceptable_; }
  /// What "auto" stands for, in place of a number.
  virtual void setAutomaticText(const QString& /*text*/) {}
  /// Shows a complaint of the method's check; an empty text removes it.
  void setComplaint(const QString& message);
  [[nodiscard]] QString message() const;
  /// The widget that a label's shortcut focuses.
  [[nodiscard]] virtual QWidget* field() const = 0;

 Q_SIGNALS:
  void valueChanged();

 protected:
  /// Called once by the constructor of each kind: lays out the field and sets its names.
  void place(QWidget* field);
  /// Takes ownership of `widget`, another way to set the same value: left of the field and wider.
  void placeBefore(QWidget* widget);
  /// Shows a value other than Automatic in the field.
  virtual void showValue(const ParameterValue& value) = 0;
  /// The method decides: the field may not show a number that is not in force.
  virtual void showAutomatic() {}
  void take(const ParameterValue& value);
  /// Checks text as the command line would.
  void takeText(const QString& text);

 private:
  void takeAutomatic(bool on);

  ParameterSpec spec_;
  ParameterValue value_;
  ParameterValue lastGiven_;  ///< restored when "automatic" is switched off
  bool acceptable_ = true;
  bool showing_ = false;
  QHBoxLayout* row_;
  QCheckBox* automatic_ = nullptr;
  Notice* notice_;
};

/// The editor for the spec's type.
[[nodiscard]] ParameterEditor* makeParameterEditor(const ParameterSpec& spec, QWidget* parent);

}  // namespace steelyard::ui

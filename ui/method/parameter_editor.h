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

/// Edits one parameter; made from its spec alone. What cannot be taken is said below the field and
/// leaves the last good value in force.
class ParameterEditor : public QWidget {
  Q_OBJECT
 public:
  ParameterEditor(ParameterSpec spec, QWidget* parent);

  [[nodiscard]] const ParameterSpec& spec() const { return spec_; }
  [[nodiscard]] const ParameterValue& value() const { return value_; }
  void setValue(const ParameterValue& value);
  /// False while what stands in the field cannot be taken.
  [[nodiscard]] bool isAcceptable() const { return acceptable_; }
  /// A complaint of the method's check; empty takes it away.
  void setComplaint(const QString& message);
  [[nodiscard]] QString message() const;
  /// What a label's shortcut focuses.
  [[nodiscard]] virtual QWidget* field() const = 0;

 Q_SIGNALS:
  void valueChanged();

 protected:
  /// Called once by the constructor of each kind: lays out the field and names it for everybody.
  void place(QWidget* field);
  /// Takes `widget`: another way to the same value, left of the field and wider.
  void placeBefore(QWidget* widget);
  /// Brings a value other than Automatic into the field.
  virtual void showValue(const ParameterValue& value) = 0;
  /// The method decides: no number that is not in force may stand in the field.
  virtual void showAutomatic() {}
  void take(const ParameterValue& value);
  /// Checks text as the command line would.
  void takeText(const QString& text);

 private:
  void takeAutomatic(bool on);

  ParameterSpec spec_;
  ParameterValue value_;
  ParameterValue lastGiven_;  ///< comes back when "automatic" is switched off
  bool acceptable_ = true;
  bool showing_ = false;
  QHBoxLayout* row_;
  QCheckBox* automatic_ = nullptr;
  Notice* notice_;
};

/// The editor for the spec's type.
[[nodiscard]] ParameterEditor* makeParameterEditor(const ParameterSpec& spec, QWidget* parent);

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <functional>
#include <string>
#include <vector>

#include "core/run/method.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace steelyard::ui {

class Notice;
class PlainLabel;

/// Asks which setting of a method is to be varied, and over which values: a range of numbers, a
/// typed list, or some of its choices. What is not accepted is said at once. The typed list is what
/// counts: a range writes it.
class SweepDialog : public QDialog {
  Q_OBJECT
 public:
  /// Says why a run with these settings cannot start; empty if it can.
  using Check = std::function<QString(const ParameterValues& values)>;

  /// \param method    must outlive the dialog
  /// \param settings  what all runs have in common
  SweepDialog(const Method& method, ParameterValues settings, Check check,
              QWidget* parent = nullptr);

  /// The id of the setting that is varied; empty if the method has none that could be.
  [[nodiscard]] std::string varied() const;
  /// The settings of each run; none while something is not accepted.
  [[nodiscard]] const std::vector<ParameterValues>& runs() const { return runs_; }

  /// Stays open if a run could not start.
  void accept() override;

 private:
  [[nodiscard]] const ParameterSpec* spec() const;
  void listParameters();
  void layOut();
  [[nodiscard]] QWidget* rangeFields();
  void connectFields();
  void showParameter();
  void fillChoices(const ParameterSpec& shown);
  void takeRange();
  void takeChoices();
  void look();

  const Method& method_;
  ParameterValues settings_;
  Check check_;
  std::vector<ParameterValues> runs_;
  QComboBox* parameter_;
  QWidget* range_ = nullptr;
  QLineEdit *first_, *last_;
  QSpinBox* count_;
  QCheckBox* logarithmic_;
  QListWidget* choices_;
  QLineEdit* values_;
  PlainLabel* valuesLabel_;
  PlainLabel* summary_;
  Notice* trouble_;
  QPushButton* add_ = nullptr;
};

}  // namespace steelyard::ui

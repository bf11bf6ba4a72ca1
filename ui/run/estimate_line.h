// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <functional>
#include <optional>

#include "core/run/method.h"

class QHBoxLayout;
class QPushButton;

namespace steelyard::ui {

class PlainLabel;

/// What the next run would cost, shown before it starts: "about 3 s, 12 MB; its checks take about
/// 40 s"; if there is a cheaper way, a button switches to it. A run that does not fit into memory
/// needs a second press.
class EstimateLine : public QWidget {
  Q_OBJECT
 public:
  explicit EstimateLine(QWidget* parent = nullptr);

  /// Function that gives the free bytes, called for each estimate. For tests.
  void setFreeMemory(std::function<std::optional<double>()> bytes);
  /// A widget on the right of the first line.
  void setBeside(QWidget* widget);
  /// \param checks  seconds of the checks that the answer makes of the run; 0 if there are none
  void setEstimate(const Estimate& estimate, double checks = 0.0);
  /// A run that would be over sooner takes so long; 0: it runs as fast as possible.
  void setPace(double seconds);
  /// There is nothing to run.
  void clear();
  /// Whether a run may start: it fits, or the user was told that it does not and asked again.
  [[nodiscard]] bool confirm();

 Q_SIGNALS:
  /// The user wants the cheaper way: set Estimate::alternative_values.
  void alternativeWanted();

 private:
  void say();
  [[nodiscard]] bool fits() const;

  PlainLabel* text_;
  QHBoxLayout* first_;
  QPushButton* alternative_;
  std::function<std::optional<double>()> freeMemory_;
  std::optional<Estimate> estimate_;
  double checks_ = 0.0;
  double pace_ = 0.0;
  bool refused_ = false;  // the user asked for a run that does not fit
};

}  // namespace steelyard::ui

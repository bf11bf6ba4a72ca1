// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include "core/problem/problem.h"
#include "ui/window/window_parts.h"

namespace steelyard::ui {

/// Fits the choice of the method and its settings to each new table and to what is asked of it.
class MethodFit : public QObject {
  Q_OBJECT
 public:
  /// To be made after whatever must forget the earlier table before the settings change.
  explicit MethodFit(WindowParts parts, QObject* parent = nullptr);

 private:
  void startOver();
  void follow(const ProblemPtr& problem);
  void propose();

  WindowParts parts_;
  bool tableIsNew_ = false;  // nothing has been asked of it yet
};

}  // namespace steelyard::ui

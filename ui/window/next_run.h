// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include "ui/window/window_parts.h"

namespace steelyard::ui {

/// Says whether the next run can start and what it would cost, and takes the cheaper way.
class NextRun : public QObject {
  Q_OBJECT
 public:
  explicit NextRun(WindowParts parts, QObject* parent = nullptr);

 private:
  void offer();
  void takeAlternative();

  WindowParts parts_;
};

}  // namespace steelyard::ui

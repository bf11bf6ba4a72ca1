// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QApplication>
#include <memory>

namespace steelyard::app {

/// What Qt needs to draw: an application without a display, for as long as this lives. Commands
/// that draw nothing do without it, as its plugins and fonts take as long as all else of a start.
class DrawingApplication {
 public:
  /// Where there is an application, as in a test, that one is used.
  DrawingApplication();

 private:
  std::unique_ptr<QApplication> own_;
};

}  // namespace steelyard::app

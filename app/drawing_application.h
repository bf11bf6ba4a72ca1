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

/// Qt crashes where it finds no memory for a part of a widget. All plots with their threads take
/// about 100 MB of addresses, so these must be there before the first is made.
/// \throws std::bad_alloc
void requireRoomForPlots();

}  // namespace steelyard::app

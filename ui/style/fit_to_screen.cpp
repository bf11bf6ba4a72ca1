// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/fit_to_screen.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>
#include <algorithm>

namespace steelyard::ui {
namespace {

constexpr QSize frame(16, 48);  // title bars differ, and are not known before a window is shown

}  // namespace

void resizeWithinScreen(QWidget& window, const QSize& wanted) {
  window.resize(wanted.boundedTo(window.screen()->availableSize() - frame));
}

void placeWithinScreen(QWidget& window, const QPoint& corner, const QSize& wanted) {
  const QScreen* const there = QGuiApplication::screenAt(corner);
  const QRect room = (there != nullptr ? there : window.screen())->availableGeometry();
  const QSize size = wanted.boundedTo(room.size() - frame);
  const QPoint last = room.bottomRight() - QPoint(size.width(), size.height());
  window.resize(size);
  window.move(std::max(room.left(), std::min(corner.x(), last.x())),
              std::max(room.top(), std::min(corner.y(), last.y())));
}

}  // namespace steelyard::ui

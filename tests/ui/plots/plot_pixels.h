// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QImage>
#include <QPalette>
#include <QRect>
#include <QWidget>
#include <cstdlib>

namespace steelyard::ui {

inline bool alike(const QColor& a, const QColor& b, int tolerance = 40) {
  return std::abs(a.red() - b.red()) < tolerance && std::abs(a.green() - b.green()) < tolerance &&
         std::abs(a.blue() - b.blue()) < tolerance;
}

/// Pixels of about this colour, in a part of a picture.
inline int pixelsOf(const QImage& image, const QColor& colour, QRect part = {},
                    int tolerance = 40) {
  if (part.isNull()) part = image.rect();
  part &= image.rect();
  int count = 0;
  for (int y = part.top(); y <= part.bottom(); ++y) {
    for (int x = part.left(); x <= part.right(); ++x)
      count += alike(image.pixelColor(x, y), colour, tolerance);
  }
  return count;
}

inline QPalette darkPalette() {
  QPalette dark;
  dark.setColor(QPalette::Window, QColor(45, 45, 45));
  dark.setColor(QPalette::Base, QColor(30, 30, 30));
  dark.setColor(QPalette::Text, QColor(240, 240, 240));
  dark.setColor(QPalette::WindowText, QColor(240, 240, 240));
  return dark;
}

/// In the widget's own coordinates, whatever the scale of the screen.
inline QImage seen(QWidget& widget) {
  QImage image = widget.grab().toImage();
  image.setDevicePixelRatio(1);
  return image.scaled(widget.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <QPainter>
#include <QString>
#include <QSvgRenderer>
#include <array>

#include "tests/support/paths.h"

namespace steelyard::tests {

/// The sizes in which desktops ask for an icon, in resources/package/icons.
constexpr std::array<int, 7> icon_sizes{16, 24, 32, 48, 64, 128, 256};

/// resources, of this checkout.
inline QString resourcesFolder() {
  return QString::fromStdString(fixtures_dir()) + QStringLiteral("/../../resources");
}

inline QString iconFile(int size) {
  return resourcesFolder() + QStringLiteral("/package/icons/%1.png").arg(size);
}

/// The program's icon as it is drawn in this size.
inline QImage drawnIcon(int size) {
  QImage image(size, size, QImage::Format_ARGB32);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QSvgRenderer(resourcesFolder() + QStringLiteral("/icons/steelyard.svg")).render(&painter);
  return image;
}

}  // namespace steelyard::tests

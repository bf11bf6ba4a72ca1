// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <new>

namespace steelyard::ui {

/// Qt hands out an image without pixels where there is no memory, which nobody may write into.
/// \throws std::bad_alloc instead
[[nodiscard]] inline QImage newImage(const QSize& size, QImage::Format format) {
  QImage image(size, format);
  if (image.isNull()) {
    throw std::bad_alloc();
  }
  return image;
}

}  // namespace steelyard::ui

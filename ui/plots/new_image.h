// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <new>

namespace steelyard::ui {

/// Without memory Qt returns an image without pixels, which must not be written to.
/// \throws std::bad_alloc instead
[[nodiscard]] inline QImage newImage(const QSize& size, QImage::Format format) {
  QImage image(size, format);
  if (image.isNull()) {
    throw std::bad_alloc();
  }
  return image;
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/point_cloud.h"

#include <QPainter>
#include <QPen>
#include <algorithm>
#include <cmath>

#include "ui/plots/marker_shape.h"
#include "ui/plots/new_image.h"

namespace steelyard::ui {
namespace {

constexpr double barelySeen = 0.01;
constexpr int mostLayers = 200;

/// Scales two channels of a pixel that are 8 bits apart at once; share: 0 to 255.
std::uint32_t scaledPair(std::uint32_t pair, std::uint32_t share) {
  const std::uint32_t product = pair * share + 0x00800080U;
  return ((product + ((product >> 8U) & 0x00ff00ffU)) >> 8U) & 0x00ff00ffU;
}

/// Premultiplied colours.
QRgb laidUnder(QRgb above, QRgb below) {
  const std::uint32_t free = 255U - (above >> 24U);
  const std::uint32_t redBlue = scaledPair(below & 0x00ff00ffU, free);
  const std::uint32_t alphaGreen = scaledPair((below >> 8U) & 0x00ff00ffU, free);
  return above + redBlue + (alphaGreen << 8U);
}

QImage painted(const PointLook& look, double pixelRatio) {
  const double size =
      std::ceil(look.diameter * 1.5) + 2 + (look.edge.isValid() ? 2 * look.edgeWidth : 0);
  const int pixels = static_cast<int>(std::ceil(size * pixelRatio)) | 1;
  QImage image = newImage({pixels, pixels}, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(look.edge.isValid() ? QPen(look.edge, look.edgeWidth * pixelRatio)
                                     : QPen(Qt::NoPen));
  painter.setBrush(look.fill);
  painter.drawPath(
      markerShape(look.shape, {pixels / 2.0, pixels / 2.0}, look.diameter * pixelRatio));
  return image;
}

const QRgb* row(const QImage& image, int y) {
  return reinterpret_cast<const QRgb*>(image.constScanLine(y));  // NOLINT: as QImage gives pixels
}

}  // namespace

PointStamp::PointStamp(const PointLook& look, double pixelRatio)
    : image_(painted(look, pixelRatio)) {
  for (int y = 0; y < image_.height(); ++y) {
    const QRgb* const pixels = row(image_, y);
    const QRgb* const end = pixels + image_.width();
    const auto isSeen = [](QRgb pixel) { return pixel != 0; };
    const auto first = std::find_if(pixels, end, isSeen) - pixels;
    auto last = end - pixels;
    while (last > first && pixels[last - 1] == 0) {
      --last;
    }
    runs_.push_back({static_cast<int>(first), static_cast<int>(last)});
  }
  const double through = 1.0 - static_cast<double>(look.fill.alphaF()) / 2;  // half a pixel
  const double layers = std::ceil(std::log(barelySeen) / std::log(through));
  layers_ = static_cast<int>(std::min<double>(mostLayers, layers));
}

PointCloud::PointCloud(const QSize& size)
    : image_(size.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied),
      layers_(static_cast<std::size_t>(image_.width()) * static_cast<std::size_t>(image_.height()),
              Layers{}) {
  image_.fill(Qt::transparent);
}

bool PointCloud::isHidden(int x, int y, const PointStamp& stamp) {
  if (x < 0 || y < 0 || x >= image_.width() || y >= image_.height()) {
    return false;
  }
  Layers& here = layers_[static_cast<std::size_t>(y) * static_cast<std::size_t>(image_.width()) +
                         static_cast<std::size_t>(x)];
  const int width = stamp.image_.width();
  if (here.count >= stamp.layers_ && width <= here.smallest) {
    return true;
  }
  here.count = static_cast<std::uint8_t>(std::min(here.count + 1, mostLayers));
  here.smallest = static_cast<std::uint8_t>(std::min<int>(here.smallest, width));
  return false;
}

void PointCloud::add(const PointStamp& stamp, const QPointF& place) {
  const int half = stamp.image_.width() / 2;
  const bool reaches = place.x() > -half && place.y() > -half &&
                       place.x() < image_.width() + half && place.y() < image_.height() + half;
  if (!reaches) {
    return;
  }
  const int x = static_cast<int>(std::floor(place.x()));
  const int y = static_cast<int>(std::floor(place.y()));
  if (isHidden(x, y, stamp)) {
    return;
  }
  const int left = x - half;
  const int top = y - half;
  const int firstRow = std::max(0, -top);
  const int endRow = std::min(stamp.image_.height(), image_.height() - top);
  for (int r = firstRow; r < endRow; ++r) {
    const PointStamp::Run run = stamp.runs_[static_cast<std::size_t>(r)];
    const QRgb* const from = row(stamp.image_, r);
    auto* const to = reinterpret_cast<QRgb*>(image_.scanLine(top + r));  // NOLINT: as above
    const int end = std::min(run.end, image_.width() - left);
    for (int c = std::max(run.begin, -left); c < end; ++c) {
      to[left + c] = laidUnder(to[left + c], from[c]);
    }
  }
}

}  // namespace steelyard::ui

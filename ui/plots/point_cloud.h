// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QSize>
#include <cstdint>
#include <vector>

namespace steelyard::ui {

/// The appearance of a kind of points.
struct PointLook {
  QColor fill;    ///< with its opacity
  int shape = 0;  ///< of markerShape
  double diameter = 4;
  QColor edge = {};  ///< ring around the point; invalid if there is none
  double edgeWidth = 1.2;
};

/// A point painted once, to be copied to many places.
class PointStamp {
 public:
  /// \param pixelRatio  device pixels per pixel, > 0
  PointStamp(const PointLook& look, double pixelRatio);

 private:
  friend class PointCloud;
  struct Run {
    int begin, end;  ///< columns between which a row is not empty
  };
  QImage image_;  // of odd width and height: the centre pixel is the position
  std::vector<Run> runs_;
  int layers_;  // this many on one pixel hide what lies below
};

/// An image of many points. The first one added lies on top, so that a point hidden by others need
/// not be painted: of the points on one pixel, none of them smaller than those that follow, only
/// those that visibly change the image are painted (to 1 % of a colour, wherever a point covers at
/// least half of a pixel). The image depends on the points and their order alone.
class PointCloud {
 public:
  /// \param size  in device pixels
  explicit PointCloud(const QSize& size);

  /// \param place  of its centre, in device pixels; does nothing if outside the image or not finite
  void add(const PointStamp& stamp, const QPointF& place);
  [[nodiscard]] const QImage& image() const { return image_; }

 private:
  [[nodiscard]] bool isHidden(int x, int y, const PointStamp& stamp);

  QImage image_;
  struct Layers {
    std::uint8_t count = 0;
    std::uint8_t smallest = 255;  // smallest width of a stamp
  };
  std::vector<Layers> layers_;  // on each pixel, row after row
};

}  // namespace steelyard::ui

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

/// How points of a kind look.
struct PointLook {
  QColor fill;    ///< with its opacity
  int shape = 0;  ///< of markerShape
  double diameter = 4;
  QColor edge = {};  ///< of a ring around the point; invalid: none
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
  QImage image_;  // of odd width and height: the middle pixel is the place
  std::vector<Run> runs_;
  int layers_;  // as many on one pixel hide what lies below them
};

/// An image of many points. The first one added lies on top, so that a point below others that hide
/// it need not be painted: of the points on one pixel, none of them smaller than those that follow,
/// only as many are as change what one sees (to 1 % of a colour, wherever a point covers at least
/// half of a pixel). What is seen depends on the points and their order alone.
class PointCloud {
 public:
  /// \param size  in device pixels
  explicit PointCloud(const QSize& size);

  /// \param place  of its middle, in device pixels; outside of the image, or not finite: nothing is
  ///               done
  void add(const PointStamp& stamp, const QPointF& place);
  [[nodiscard]] const QImage& image() const { return image_; }

 private:
  [[nodiscard]] bool isHidden(int x, int y, const PointStamp& stamp);

  QImage image_;
  struct Layers {
    std::uint8_t count = 0;
    std::uint8_t smallest = 255;  // width of a stamp
  };
  std::vector<Layers> layers_;  // on each pixel, row after row
};

}  // namespace steelyard::ui

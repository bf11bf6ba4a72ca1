// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/palette.h"

#include <QPalette>
#include <QPen>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/style/theme.h"

namespace steelyard::ui {
namespace {

constexpr std::array<QRgb, 10> categories{0xff0072b2, 0xffd55e00, 0xff009e73, 0xffe69f00,
                                          0xffcc79a7, 0xff56b4e9, 0xfff0e442, 0xff8811ee,
                                          0xff884411, 0xff114422};
/// Brighter, for a dark ground; in the same order.
constexpr std::array<QRgb, 10> brightCategories{0xff56b4e9, 0xfff0894b, 0xff3fc08f, 0xfff2b93b,
                                                0xffe0a0c4, 0xff97a5ff, 0xfff0e442, 0xffbb55ff,
                                                0xffbb7755, 0xffccffaa};
/// Lightness rises from 42 to 83 (CIE L*), which avoids the extremes that vanish on a dark or a
/// white background.
constexpr std::array<QRgb, 5> sequence{0xff6b4fbb, 0xff3f7fc4, 0xff21a0a0, 0xff5ec26a, 0xffc9d53c};

/// From the centre outwards, on either side.
constexpr std::array<QRgb, 3> negatives{0xfff4f4f2, 0xff7fb0d8, 0xff0b559f};
constexpr std::array<QRgb, 3> positives{0xfff4f4f2, 0xfff2a65e, 0xffa84400};

/// Interpolates between equidistant stops. share: 0 to 1, clamped.
template <std::size_t Count>
QColor along(const std::array<QRgb, Count>& stops, double share) {
  const double place = std::clamp(share, 0.0, 1.0) * static_cast<double>(Count - 1);
  const auto lower = std::min(static_cast<std::size_t>(place), Count - 2);
  return blended(QColor::fromRgb(stops.at(lower)), QColor::fromRgb(stops.at(lower + 1)),
                 place - static_cast<double>(lower));
}

ChartColours between(const QColor& background, const QColor& text) {
  return {background, text, blended(background, text, 0.55), blended(background, text, 0.13)};
}

}  // namespace

QColor categoricalColour(int index) {
  return QColor::fromRgb(categories.at(static_cast<std::size_t>(index) % categories.size()));
}

QColor categoricalColour(int index, const ChartColours& around) {
  const bool dark = around.background.lightness() < around.text.lightness();
  const auto& all = dark ? brightCategories : categories;
  return QColor::fromRgb(all.at(static_cast<std::size_t>(index) % all.size()));
}

QList<qreal> categoricalDashes(int index) {
  constexpr int different = 4;
  switch (index % different) {
    case 1:
      return {4.0, 2.0};
    case 2:
      return {1.2, 1.8};
    case 3:
      return {5.0, 1.8, 1.2, 1.8};
    default:
      return {};
  }
}

QPen linePen(const QColor& colour, double width, const QList<qreal>& dashes) {
  QPen pen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  if (!dashes.isEmpty()) {
    pen.setCapStyle(Qt::FlatCap);  // a round end would fill the gap
    pen.setDashPattern(dashes);
  }
  return pen;
}

QColor sequentialColour(double fraction) {
  return std::isfinite(fraction) ? along(sequence, fraction) : QColor(Qt::gray);
}

QColor divergingColour(double value) {
  if (!std::isfinite(value)) {
    return {Qt::gray};
  }
  return along(value < 0 ? negatives : positives, std::abs(value));
}

ChartColours chartColours(const QPalette& palette) {
  return between(palette.color(QPalette::Base), palette.color(QPalette::Text));
}

ChartColours paperColours() { return between(QColor(Qt::white), QColor(0x20, 0x20, 0x20)); }

}  // namespace steelyard::ui

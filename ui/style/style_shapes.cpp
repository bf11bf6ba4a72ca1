// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/style_shapes.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>
#include <algorithm>

#include "ui/style/theme.h"

namespace steelyard::ui {
namespace {

constexpr double hoverShare = 0.06;    // of the text colour
constexpr double pressedShare = 0.12;  // likewise

bool has(const QStyleOption& option, QStyle::StateFlag flag) { return option.state.testFlag(flag); }

/// Clockwise, from a chevron that points down.
double degreesTo(Pointing pointing) {
  switch (pointing) {
    case Pointing::up:
      return 180.0;
    case Pointing::left:
      return 90.0;
    case Pointing::right:
      return -90.0;
    case Pointing::down:
      return 0.0;
  }
  return 0.0;
}

/// The colour under the mouse and under a pressed button.
QColor answering(const QColor& fill, const QColor& ink, const QStyleOption& option) {
  if (!has(option, QStyle::State_Enabled)) {
    return fill;
  }
  if (has(option, QStyle::State_Sunken)) {
    return blended(fill, ink, pressedShare);
  }
  return has(option, QStyle::State_MouseOver) ? blended(fill, ink, hoverShare) : fill;
}

bool showsFocus(const QStyleOption& option) {
  return has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange);
}

class Restoring {
 public:
  explicit Restoring(QPainter& painter) : painter_(painter) {
    painter_.save();
    painter_.setRenderHint(QPainter::Antialiasing);
  }
  ~Restoring() { painter_.restore(); }
  Q_DISABLE_COPY_MOVE(Restoring)

 private:
  QPainter& painter_;
};

}  // namespace

void drawBox(QPainter& painter, const QRectF& rect, double radius, const QColor& fill,
             const QColor& line) {
  const Restoring restoring(painter);
  painter.setPen(line.isValid() ? QPen(line, 1.0) : QPen(Qt::NoPen));
  painter.setBrush(fill);
  const double inset = line.isValid() ? 0.5 : 0.0;
  painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
}

void drawField(QPainter& painter, const QStyleOption& option) {
  const ThemeColours& colours = themeColours(option.palette);
  const bool enabled = has(option, QStyle::State_Enabled);
  const QColor line = enabled && has(option, QStyle::State_HasFocus) ? colours.accent
                      : has(option, QStyle::State_MouseOver) && enabled
                          ? blended(colours.line, colours.text, 0.3)
                          : colours.line;
  drawBox(painter, option.rect, fieldRadius, enabled ? colours.card : colours.panel, line);
}

void drawChevron(QPainter& painter, const QRectF& rect, Pointing pointing, const QColor& ink) {
  const Restoring restoring(painter);
  constexpr double widest = 8.0;
  const double half = std::min({rect.width(), rect.height(), widest}) / 2.0;
  painter.translate(rect.center());
  painter.rotate(degreesTo(pointing));
  painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF({{-half, -half / 2}, {0.0, half / 2}, {half, -half / 2}}));
}

void drawPushButton(QPainter& painter, const QStyleOptionButton& option) {
  const ThemeColours& colours = themeColours(option.palette);
  const bool enabled = has(option, QStyle::State_Enabled);
  const bool main = option.features.testFlag(QStyleOptionButton::DefaultButton);
  if (option.features.testFlag(QStyleOptionButton::Flat)) {
    drawToolButtonPanel(painter, option);
    return;
  }
  if (main && enabled) {
    drawBox(painter, option.rect, fieldRadius, answering(colours.accent, colours.onAccent, option));
  } else {
    const bool on = has(option, QStyle::State_On);
    const QColor fill = on ? colours.accentFill : enabled ? colours.card : colours.panel;
    drawBox(painter, option.rect, fieldRadius, answering(fill, colours.text, option),
            on ? colours.accent : colours.line);
  }
  if (showsFocus(option)) {
    const QRectF inner = QRectF(option.rect).adjusted(2, 2, -2, -2);
    drawBox(painter, inner, fieldRadius - 2, Qt::transparent,
            main && enabled ? colours.onAccent : colours.accent);
  }
}

void drawToolButtonPanel(QPainter& painter, const QStyleOption& option) {
  const ThemeColours& colours = themeColours(option.palette);
  const bool touched = has(option, QStyle::State_Enabled) &&
                       (has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken));
  const QColor fill = has(option, QStyle::State_On) ? colours.accentFill
                      : touched                     ? answering(colours.panel, colours.text, option)
                                                    : QColor(Qt::transparent);
  drawBox(painter, option.rect, fieldRadius, fill, showsFocus(option) ? colours.accent : QColor());
}

void drawChoicePanel(QPainter& painter, const QStyleOption& option) {
  if (!has(option, QStyle::State_On)) {
    return drawToolButtonPanel(painter, option);
  }
  const ThemeColours& colours = themeColours(option.palette);
  drawBox(painter, option.rect, option.rect.height() / 2.0, colours.card,
          showsFocus(option) ? colours.accent : QColor());
}

void drawCheckBox(QPainter& painter, const QStyleOption& option) {
  const ThemeColours& colours = themeColours(option.palette);
  const bool enabled = has(option, QStyle::State_Enabled);
  const bool filled = !has(option, QStyle::State_Off);
  const QColor mark = enabled ? colours.accent : option.palette.color(QPalette::Text);
  QRectF box = option.rect;
  const double side = std::min(box.width(), box.height());
  box = QRectF(box.center() - QPointF(side / 2, side / 2), QSizeF(side, side));
  drawBox(painter, box, 3.0, filled ? mark : colours.card,
          filled ? mark : blended(colours.line, colours.text, enabled ? 0.45 : 0.1));
  const Restoring restoring(painter);
  painter.translate(box.topLeft());
  painter.scale(side, side);
  painter.setPen(QPen(enabled ? colours.onAccent : colours.card, 0.13, Qt::SolidLine, Qt::RoundCap,
                      Qt::RoundJoin));
  if (has(option, QStyle::State_On)) {
    painter.drawPolyline(QPolygonF({{0.24, 0.52}, {0.43, 0.7}, {0.76, 0.32}}));
  } else if (has(option, QStyle::State_NoChange)) {
    painter.drawLine(QPointF(0.28, 0.5), QPointF(0.72, 0.5));
  }
}

void drawRadioButton(QPainter& painter, const QStyleOption& option) {
  const ThemeColours& colours = themeColours(option.palette);
  const bool enabled = has(option, QStyle::State_Enabled);
  const bool chosen = has(option, QStyle::State_On);
  const QColor mark = enabled ? colours.accent : option.palette.color(QPalette::Text);
  const QRectF box = option.rect;
  const double side = std::min(box.width(), box.height());
  const Restoring restoring(painter);
  painter.setPen(
      QPen(chosen ? mark : blended(colours.line, colours.text, enabled ? 0.45 : 0.1), 1.0));
  painter.setBrush(chosen ? mark : colours.card);
  painter.drawEllipse(box.center(), side / 2 - 0.5, side / 2 - 0.5);
  if (chosen) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(enabled ? colours.onAccent : colours.card);
    painter.drawEllipse(box.center(), side / 5, side / 5);
  }
}

void drawProgress(QPainter& painter, const QStyleOptionProgressBar& option) {
  const ThemeColours& colours = themeColours(option.palette);
  const QRectF groove = option.rect;
  const double radius = groove.height() / 2;
  drawBox(painter, groove, radius, colours.line);
  const double span = option.maximum - option.minimum;
  const double share = span > 0 ? (option.progress - option.minimum) / span : 0.0;
  const double width = groove.width() * std::clamp(share, 0.0, 1.0);
  if (width >= 1.0) {
    QRectF done(groove.topLeft(), QSizeF(std::max(width, groove.height()), groove.height()));
    if ((option.direction == Qt::RightToLeft) != option.invertedAppearance) {
      done.moveRight(groove.right());
    }
    drawBox(painter, done, radius, colours.accent);
  }
}

void drawSlider(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle) {
  const ThemeColours& colours = themeColours(option.palette);
  const bool across = option.orientation == Qt::Horizontal;
  const bool enabled = has(option, QStyle::State_Enabled);
  constexpr double thickness = 4.0;
  const QPointF middle = QRectF(option.rect).center();
  const QPointF at = QRectF(handle).center();
  const QRectF room = option.rect;
  const QRectF groove =
      across ? QRectF(room.left(), middle.y() - thickness / 2, room.width(), thickness)
             : QRectF(middle.x() - thickness / 2, room.top(), thickness, room.height());
  drawBox(painter, groove, thickness / 2, colours.line);
  const QColor ink =
      enabled ? colours.accent : option.palette.color(QPalette::Disabled, QPalette::Text);
  QRectF filled = groove;
  if (across) {
    option.upsideDown ? filled.setLeft(at.x()) : filled.setRight(at.x());
  } else {
    option.upsideDown ? filled.setTop(at.y()) : filled.setBottom(at.y());
  }
  if (enabled) {
    drawBox(painter, filled, thickness / 2, ink);
  }
  const Restoring restoring(painter);
  const double radius = std::min(handle.width(), handle.height()) / 2.0 - 1.0;
  painter.setPen(QPen(enabled ? colours.card : colours.line, 2.0));
  painter.setBrush(enabled ? ink : colours.panel);
  painter.drawEllipse(at, radius, radius);
  if (enabled && has(option, QStyle::State_HasFocus)) {
    painter.setPen(QPen(ink, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, radius + 0.5, radius + 0.5);
  }
}

void drawScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle) {
  const ThemeColours& colours = themeColours(option.palette);
  if (option.minimum >= option.maximum) {
    return;
  }
  const bool across = option.orientation == Qt::Horizontal;
  const QRectF bar =
      QRectF(handle).adjusted(across ? 1 : 3, across ? 3 : 1, across ? -1 : -3, across ? -3 : -1);
  const bool touched = has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken);
  drawBox(painter, bar, std::min(bar.width(), bar.height()) / 2,
          blended(colours.line, colours.text, touched ? 0.45 : 0.2));
}

void drawTab(QPainter& painter, const QStyleOptionTab& option) {
  const ThemeColours& colours = themeColours(option.palette);
  const bool chosen = has(option, QStyle::State_Selected);
  const QRectF room = QRectF(option.rect).adjusted(2, 2, -2, -2);
  if (!chosen && has(option, QStyle::State_MouseOver)) {
    drawBox(painter, room, fieldRadius, blended(colours.panel, colours.text, hoverShare));
  }
  if (chosen) {
    constexpr double thickness = 2.0;
    drawBox(
        painter,
        QRectF(room.left() + 6, option.rect.bottom() + 1 - thickness, room.width() - 12, thickness),
        1.0, colours.accent);
  }
  if (showsFocus(option)) {
    drawBox(painter, room, fieldRadius, Qt::transparent, colours.accent);
  }
}

void drawHeader(QPainter& painter, const QStyleOptionHeader& option) {
  const ThemeColours& colours = themeColours(option.palette);
  painter.fillRect(option.rect, answering(colours.panel, colours.text, option));
  painter.save();
  painter.setPen(colours.line);
  if (option.orientation == Qt::Horizontal) {
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  } else if (option.direction == Qt::RightToLeft) {  // the names stand at the right of the cells
    painter.drawLine(option.rect.topLeft(), option.rect.bottomLeft());
  } else {
    painter.drawLine(option.rect.topRight(), option.rect.bottomRight());
  }
  painter.restore();
}

}  // namespace steelyard::ui

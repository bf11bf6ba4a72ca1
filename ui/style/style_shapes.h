// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QRectF>

class QPainter;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionHeader;
class QStyleOptionProgressBar;
class QStyleOptionSlider;
class QStyleOptionTab;

namespace steelyard::ui {

inline constexpr double fieldRadius = 6.0;  // pixels

/// A box with round corners; without a line where that colour is not valid.
void drawBox(QPainter& painter, const QRectF& rect, double radius, const QColor& fill,
             const QColor& line = {});
/// What text is typed or chosen in: its line is the accent while it has the focus.
void drawField(QPainter& painter, const QStyleOption& option);
enum class Pointing { up, down, left, right };
void drawChevron(QPainter& painter, const QRectF& rect, Pointing pointing, const QColor& ink);
void drawPushButton(QPainter& painter, const QStyleOptionButton& option);
void drawToolButtonPanel(QPainter& painter, const QStyleOption& option);
/// Of a button that is one of several: the chosen one lies on the others' ground like a card.
void drawChoicePanel(QPainter& painter, const QStyleOption& option);
void drawCheckBox(QPainter& painter, const QStyleOption& option);
void drawRadioButton(QPainter& painter, const QStyleOption& option);
/// A thin bar, filled as far as the work is done, from where a line of text begins.
void drawProgress(QPainter& painter, const QStyleOptionProgressBar& option);
/// \param handle  where the style puts it
void drawSlider(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle);
/// Without arrows.
/// \param handle  where the style puts it
void drawScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle);
/// The chosen tab is underlined.
void drawTab(QPainter& painter, const QStyleOptionTab& option);
void drawHeader(QPainter& painter, const QStyleOptionHeader& option);

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/calm_style.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QPainter>
#include <QStyleOption>
#include <algorithm>

#include "ui/style/style_shapes.h"
#include "ui/style/theme.h"

namespace steelyard::ui {
namespace {

constexpr int unit = 8;          // pixels: the step of all spacing
constexpr int chevronRoom = 22;  // of a box to choose from
constexpr int thinBar = 6;

/// A flat button with a text reads as a link.
template <typename Option>
Option asLink(const Option& option) {
  Option link = option;
  const ThemeColours& colours = themeColours(option.palette);
  for (const auto group : {QPalette::Active, QPalette::Inactive}) {
    link.palette.setColor(group, QPalette::ButtonText, colours.accent);
  }
  return link;
}

bool isLink(const QStyleOptionToolButton& option) {
  return option.state.testFlag(QStyle::State_AutoRaise) && !option.text.isEmpty();
}

/// One of several, of which one is chosen: not a link.
bool isChoice(const QWidget* widget) {
  const auto* button = qobject_cast<const QAbstractButton*>(widget);
  return button != nullptr && button->isCheckable() && button->group() != nullptr;
}

QStyleOptionToolButton asChoice(const QStyleOptionToolButton& option) {
  QStyleOptionToolButton choice = option;
  const ThemeColours& colours = themeColours(option.palette);
  if (!option.state.testFlag(QStyle::State_On)) {
    choice.palette.setColor(QPalette::ButtonText, colours.soft);
  }
  return choice;
}

QStyleOptionButton onItsGround(const QStyleOptionButton& option) {
  if (option.features.testFlag(QStyleOptionButton::Flat)) {
    return asLink(option);
  }
  QStyleOptionButton lettered = option;
  if (option.features.testFlag(QStyleOptionButton::DefaultButton) &&
      option.state.testFlag(QStyle::State_Enabled)) {
    lettered.palette.setColor(QPalette::ButtonText, themeColours(option.palette).onAccent);
  }
  return lettered;
}

/// Where a line of text ends: the room of the chevron.
QRectF chevronPlace(const QStyleOption& option) {
  const QRect& whole = option.rect;
  const QRect right(whole.right() - chevronRoom, whole.top(), chevronRoom, whole.height());
  return QStyle::visualRect(option.direction, whole, right);
}

/// With an arrow where a menu opens.
void drawBevel(QPainter& painter, const QStyleOptionButton& button) {
  drawPushButton(painter, button);
  if (button.features.testFlag(QStyleOptionButton::HasMenu)) {
    drawChevron(painter, chevronPlace(button), Pointing::down, themeColours(button.palette).soft);
  }
}

/// With an arrow of the style, not an icon, beside its text.
bool hasArrowBesideText(const QStyleOptionToolButton& tool) {
  return tool.features.testFlag(QStyleOptionToolButton::Arrow) && !tool.text.isEmpty() &&
         tool.toolButtonStyle == Qt::ToolButtonTextBesideIcon;
}

QStyle::PrimitiveElement arrowOf(Qt::ArrowType type) {
  switch (type) {
    case Qt::LeftArrow:
      return QStyle::PE_IndicatorArrowLeft;
    case Qt::RightArrow:
      return QStyle::PE_IndicatorArrowRight;
    case Qt::UpArrow:
      return QStyle::PE_IndicatorArrowUp;
    default:
      return QStyle::PE_IndicatorArrowDown;
  }
}

}  // namespace

CalmStyle::CalmStyle() : QProxyStyle(QStringLiteral("fusion")) {}

void CalmStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const {
  const ThemeColours& colours = themeColours(option->palette);
  switch (element) {
    case PE_PanelLineEdit:
      if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
          frame != nullptr && frame->lineWidth > 0) {
        drawField(*painter, *option);
      }
      return;
    case PE_FrameLineEdit:
      return;  // part of the panel
    case PE_PanelButtonTool:
      return isChoice(widget) ? drawChoicePanel(*painter, *option)
                              : drawToolButtonPanel(*painter, *option);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
      return drawCheckBox(*painter, *option);
    case PE_IndicatorRadioButton:
      return drawRadioButton(*painter, *option);
    case PE_Frame:
    case PE_FrameGroupBox:
      return drawBox(*painter, option->rect, 2.0, Qt::transparent, colours.line);
    case PE_FrameTabWidget:
    case PE_FrameTabBarBase:
    case PE_FrameStatusBarItem:
      return;
    case PE_FrameFocusRect:
      return drawBox(*painter, option->rect, 3.0, Qt::transparent, colours.accent);
    case PE_IndicatorArrowDown:
      return drawChevron(*painter, option->rect, Pointing::down, colours.soft);
    case PE_IndicatorArrowUp:
      return drawChevron(*painter, option->rect, Pointing::up, colours.soft);
    case PE_IndicatorArrowLeft:
      return drawChevron(*painter, option->rect, Pointing::left, colours.soft);
    case PE_IndicatorArrowRight:
      return drawChevron(*painter, option->rect, Pointing::right, colours.soft);
    default:
      return QProxyStyle::drawPrimitive(element, option, painter, widget);
  }
}

void CalmStyle::drawLinkLabel(const QStyleOptionToolButton& tool, QPainter& painter,
                              const QWidget* widget) const {
  const QStyleOptionToolButton link = isChoice(widget) ? asChoice(tool) : asLink(tool);
  if (link.direction == Qt::RightToLeft && hasArrowBesideText(link)) {
    return drawMirroredLabel(link, painter, widget);
  }
  QProxyStyle::drawControl(CE_ToolButtonLabel, &link, &painter, widget);
}

/// Qt cuts a letter of a text that is too long, as if the text ended there.
QStyleOptionComboBox CalmStyle::withEllipsis(const QStyleOptionComboBox& box,
                                             const QWidget* widget) const {
  constexpr int beside = 2;  // pixels that Qt leaves free beside the text
  QStyleOptionComboBox elided = box;
  const int icon = box.currentIcon.isNull() ? 0 : box.iconSize.width() + 2 * beside;
  const int room = proxy()->subControlRect(CC_ComboBox, &box, SC_ComboBoxEditField, widget).width();
  if (box.fontMetrics.horizontalAdvance(box.currentText) > room - icon) {
    elided.currentText =
        box.fontMetrics.elidedText(box.currentText, Qt::ElideRight, room - beside - icon);
  }
  return elided;
}

void CalmStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
  if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
    if (element == CE_PushButtonBevel) {
      return drawBevel(*painter, *button);
    }
    if (element == CE_PushButtonLabel) {
      const QStyleOptionButton lettered = onItsGround(*button);
      return QProxyStyle::drawControl(element, &lettered, painter, widget);
    }
  }
  if (const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
      tool != nullptr && element == CE_ToolButtonLabel && isLink(*tool)) {
    return drawLinkLabel(*tool, *painter, widget);
  }
  if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option)) {
    if (element == CE_ProgressBarContents && bar->maximum > bar->minimum) {
      return drawProgress(*painter, *bar);
    }
    if (element == CE_ProgressBarGroove) {
      return drawBox(*painter, option->rect, option->rect.height() / 2.0,
                     themeColours(option->palette).line);
    }
  }
  const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
  if (tab != nullptr && element == CE_TabBarTabShape) {
    return drawTab(*painter, *tab);
  }
  const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
  if (header != nullptr && element == CE_HeaderSection) {
    return drawHeader(*painter, *header);
  }
  if (element == CE_HeaderEmptyArea) {
    return painter->fillRect(option->rect, themeColours(option->palette).panel);
  }
  if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
      box != nullptr && element == CE_ComboBoxLabel && !box->editable) {
    const QStyleOptionComboBox elided = withEllipsis(*box, widget);
    return QProxyStyle::drawControl(element, &elided, painter, widget);
  }
  if (element == CE_Splitter) {  // a line where columns meet, nothing between the parts of one
    if (option->rect.width() == 1) {
      painter->fillRect(option->rect, themeColours(option->palette).line);
    }
    return;
  }
  QProxyStyle::drawControl(element, option, painter, widget);
}

void CalmStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
  if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
    const QRect handle = proxy()->subControlRect(
        control, option, control == CC_Slider ? SC_SliderHandle : SC_ScrollBarSlider, widget);
    if (control == CC_Slider && slider->tickPosition == 0) {
      return drawSlider(*painter, *slider, handle);
    }
    if (control == CC_ScrollBar) {
      return drawScrollBar(*painter, *slider, handle);
    }
  }
  if (control == CC_ComboBox) {
    return drawComboBox(*option, *painter);
  }
  if (control == CC_SpinBox) {
    return drawSpinBox(*option, *painter, widget);
  }
  if (const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
      tool != nullptr && control == CC_ToolButton) {
    QStyleOptionToolButton quiet = *tool;
    quiet.state.setFlag(State_AutoRaise);  // no tool button has a frame of its own
    if (!tool->state.testFlag(State_MouseOver) && !tool->state.testFlag(State_Sunken) &&
        !tool->state.testFlag(State_On)) {
      quiet.state.setFlag(State_Raised, false);
    }
    if (isLink(*tool)) {
      quiet.features.setFlag(QStyleOptionToolButton::HasMenu, false);  // no arrow over the text
    }
    return QProxyStyle::drawComplexControl(control, &quiet, painter, widget);
  }
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

/// Qt mirrors the text of such a button, but leaves the arrow at the left, where the text ends.
void CalmStyle::drawMirroredLabel(const QStyleOptionToolButton& tool, QPainter& painter,
                                  const QWidget* widget) const {
  const int room = tool.iconSize.width() + 4;  // what the button reserves for the arrow
  const auto mirrored = [&](const QRect& rect) {
    return visualRect(tool.direction, tool.rect, rect);
  };
  QStyleOptionToolButton arrow = tool;
  arrow.rect = mirrored({tool.rect.topLeft(), QSize(room, tool.rect.height())});
  proxy()->drawPrimitive(arrowOf(tool.arrowType), &arrow, &painter, widget);
  const Qt::Alignment side = visualAlignment(tool.direction, Qt::AlignLeft | Qt::AlignVCenter);
  const int mnemonic = proxy()->styleHint(SH_UnderlineShortcut, &tool, widget) != 0
                           ? Qt::TextShowMnemonic
                           : Qt::TextHideMnemonic;
  painter.save();
  painter.setFont(tool.font);
  proxy()->drawItemText(&painter, mirrored(tool.rect.adjusted(room, 0, 0, 0)),
                        static_cast<int>(side) | mnemonic, tool.palette,
                        tool.state.testFlag(State_Enabled), tool.text, QPalette::ButtonText);
  painter.restore();
}

void CalmStyle::drawComboBox(const QStyleOptionComplex& option, QPainter& painter) {
  const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(&option);
  if (box != nullptr && !box->frame) {
    drawToolButtonPanel(painter, option);
  } else {
    drawField(painter, option);
  }
  drawChevron(painter, chevronPlace(option), Pointing::down, themeColours(option.palette).soft);
}

void CalmStyle::drawSpinBox(const QStyleOptionComplex& option, QPainter& painter,
                            const QWidget* widget) const {
  drawField(painter, option);
  const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(&option);
  if (box == nullptr || box->buttonSymbols == QAbstractSpinBox::NoButtons) {
    return;
  }
  const ThemeColours& colours = themeColours(option.palette);
  const auto draw = [&](SubControl part, QAbstractSpinBox::StepEnabledFlag way, Pointing pointing) {
    const QRectF room = proxy()->subControlRect(CC_SpinBox, &option, part, widget);
    const bool possible = box->stepEnabled.testFlag(way) && option.state.testFlag(State_Enabled);
    const bool touched = option.activeSubControls == part && possible;
    drawChevron(painter, room.adjusted(4, 2, -4, -2), pointing,
                touched    ? colours.accent
                : possible ? colours.soft
                           : colours.line);
  };
  draw(SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Pointing::up);
  draw(SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Pointing::down);
}

/// Scroll bars have no arrows.
QRect CalmStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                SubControl part, const QWidget* widget) const {
  const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
  if (control != CC_ScrollBar || bar == nullptr) {
    return QProxyStyle::subControlRect(control, option, part, widget);
  }
  const bool across = bar->orientation == Qt::Horizontal;
  const int room = across ? bar->rect.width() : bar->rect.height();
  constexpr int shortest = 24;
  const qint64 range = static_cast<qint64>(bar->maximum) - bar->minimum;
  const qint64 whole = range + std::max(bar->pageStep, 1);
  const int length =
      std::clamp(static_cast<int>(static_cast<qint64>(room) * std::max(bar->pageStep, 1) / whole),
                 std::min(shortest, room), room);
  const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                            room - length, bar->upsideDown);
  const auto piece = [&](int from, int size) {
    const QRect rect =
        across ? QRect(from, 0, size, bar->rect.height()) : QRect(0, from, bar->rect.width(), size);
    return visualRect(bar->direction, bar->rect, rect.translated(bar->rect.topLeft()));
  };
  switch (part) {
    case SC_ScrollBarSlider:
      return piece(start, length);
    case SC_ScrollBarSubPage:
      return piece(0, start);
    case SC_ScrollBarAddPage:
      return piece(start + length, room - start - length);
    case SC_ScrollBarGroove:
      return bar->rect;
    default:
      return {};
  }
}

QSize CalmStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                  const QSize& contents, const QWidget* widget) const {
  QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
  const int row = option == nullptr ? 0 : option->fontMetrics.height();
  switch (type) {
    case CT_LineEdit:
    case CT_ComboBox:
    case CT_SpinBox:
      size.setHeight(std::max(size.height(), row + 12));
      break;
    case CT_PushButton:
      if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
          button != nullptr && button->features.testFlag(QStyleOptionButton::Flat)) {
        size = {button->fontMetrics.horizontalAdvance(button->text) + unit +
                    (button->icon.isNull() ? 0 : button->iconSize.width() + 4),
                row + 4};
      } else {
        size.setHeight(std::max(size.height(), row + 12));
      }
      break;
    case CT_ItemViewItem:
      size.rheight() += 2;  // marks above a capital letter are higher than a line of text
      break;
    case CT_ProgressBar:
      size.setHeight(thinBar);
      break;
    default:
      break;
  }
  return size;
}

int CalmStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const {
  switch (metric) {
    case PM_TabBarTabHSpace:
      return 2 * unit;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
    case PM_SplitterWidth:
      return unit;
    case PM_ScrollBarExtent:
      return unit + 4;
    case PM_SliderThickness:
    case PM_SliderLength:
    case PM_SliderControlThickness:
      return 2 * unit;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftVertical:
    case PM_ScrollView_ScrollBarOverlap:
      return 0;
    default:
      return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

int CalmStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* returned) const {
  switch (hint) {
    case SH_Table_GridLineColor:
      return static_cast<int>(option == nullptr ? themeColours(false).line.rgba()
                                                : themeColours(option->palette).line.rgba());
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
      return 0;
    default:
      return QProxyStyle::styleHint(hint, option, widget, returned);
  }
}

void CalmStyle::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  const bool touchable = qobject_cast<QAbstractButton*>(widget) != nullptr ||
                         qobject_cast<QComboBox*>(widget) != nullptr ||
                         widget->inherits("QAbstractSpinBox") || widget->inherits("QLineEdit") ||
                         widget->inherits("QTabBar") || widget->inherits("QScrollBar");
  if (touchable) {
    widget->setAttribute(Qt::WA_Hover);
  }
}

}  // namespace steelyard::ui

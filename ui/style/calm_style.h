// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProxyStyle>

class QStyleOptionComboBox;
class QStyleOptionToolButton;

namespace steelyard::ui {

/// Fusion without its gradients and frames: few lines, rounded fields, one accent colour. The
/// default button is filled with the accent; a flat button looks like a link. All colours come
/// from themeColours() for the palette at hand, so a change of theme needs nothing else.
class CalmStyle : public QProxyStyle {
  Q_OBJECT
 public:
  CalmStyle();

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                          QPainter* painter, const QWidget* widget) const override;
  [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                     SubControl part, const QWidget* widget) const override;
  [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option,
                                       const QSize& contents, const QWidget* widget) const override;
  [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                const QWidget* widget) const override;
  [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                              QStyleHintReturn* returned) const override;
  void polish(QWidget* widget) override;
  using QProxyStyle::polish;

 private:
  [[nodiscard]] QStyleOptionComboBox withEllipsis(const QStyleOptionComboBox& box,
                                                  const QWidget* widget) const;
  void drawLinkLabel(const QStyleOptionToolButton& tool, QPainter& painter,
                     const QWidget* widget) const;
  void drawMirroredLabel(const QStyleOptionToolButton& tool, QPainter& painter,
                         const QWidget* widget) const;
  static void drawComboBox(const QStyleOptionComplex& option, QPainter& painter);
  void drawSpinBox(const QStyleOptionComplex& option, QPainter& painter,
                   const QWidget* widget) const;
};

}  // namespace steelyard::ui

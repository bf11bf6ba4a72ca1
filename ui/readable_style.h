// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProxyStyle>

namespace steelyard::ui {

/// Fusion, but on dark palettes the outlines of check boxes and radio buttons use the text colour:
/// Fusion darkens the window colour there, which makes an empty box invisible.
class ReadableStyle : public QProxyStyle {
  Q_OBJECT
 public:
  ReadableStyle();

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
};

}  // namespace steelyard::ui

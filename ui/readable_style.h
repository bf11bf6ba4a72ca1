// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProxyStyle>

namespace steelyard::ui {

/// Fusion, with the outlines of check boxes and radio buttons taken from the text colour on dark
/// palettes: Fusion darkens the window colour there, and an empty box cannot be seen.
class ReadableStyle : public QProxyStyle {
  Q_OBJECT
 public:
  ReadableStyle();

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
};

}  // namespace steelyard::ui

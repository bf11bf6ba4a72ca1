// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/plain_label.h"

namespace steelyard::ui {

/// Sentences below a plot, in as many lines as they need: the layout of a card would give a plain
/// label too few of them.
class WrappedLabel : public PlainLabel {
  Q_OBJECT
 public:
  explicit WrappedLabel(QWidget* parent = nullptr);
  /// Hidden where there is none.
  void showText(const QString& text);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitHeight();
};

}  // namespace steelyard::ui

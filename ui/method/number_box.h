// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractSpinBox>

#include "core/parameter/parameter.h"

namespace steelyard::ui {

/// A number as text, moved by the arrows: whole numbers by 1, logarithmic ones by factors of 10,
/// others by a tenth of their size. Accepts any text; its owner says what is wrong. A comma that
/// begins decimals is taken for the point that is shown when the text is complete.
class NumberBox : public QAbstractSpinBox {
  Q_OBJECT
 public:
  explicit NumberBox(const ParameterSpec& spec, QWidget* parent = nullptr);

  /// With a point before the decimals.
  [[nodiscard]] QString typed() const;
  void setTyped(const QString& text);
  /// Shown while nothing is typed.
  void setHint(const QString& text);
  void stepBy(int steps) override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

 Q_SIGNALS:
  void typedChanged();

 protected:
  [[nodiscard]] StepEnabled stepEnabled() const override;

 private:
  [[nodiscard]] double moved(double value, int steps) const;
  void showPoint();

  ParameterType type_;
  double minimum_;
  double maximum_;
  bool logarithmic_;
};

}  // namespace steelyard::ui

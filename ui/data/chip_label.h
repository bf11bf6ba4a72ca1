// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/data/elided_label.h"

namespace steelyard::ui {

/// Names on a rounded ground in the accent: what was chosen, which is not a field to type in. Shows
/// as many of them as fit and counts the others.
class ChipLabel : public ElidedLabel {
  Q_OBJECT
 public:
  explicit ChipLabel(QWidget* parent = nullptr);

  /// \param inWords  all of them, for the tool tip and a screen reader
  void setNames(const QStringList& names, const QString& inWords);
  /// What is drawn.
  [[nodiscard]] QString shownText() const;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] int tried() const;
  [[nodiscard]] QString first(int count) const;

  QStringList names_;
};

}  // namespace steelyard::ui

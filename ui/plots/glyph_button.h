// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

namespace steelyard::ui {

/// A small flat button whose symbol is drawn in the text colour of the theme, sharp at any scale.
/// Where texts run from right to left, so do the steps of a player, as its slider does.
class GlyphButton : public QToolButton {
  Q_OBJECT
 public:
  enum class Glyph { Menu, Help, Restore, First, Previous, Play, Pause, Next, Last };

  /// `meaning` is its tool tip and accessible name.
  GlyphButton(Glyph glyph, const QString& meaning, QWidget* parent = nullptr);
  void setGlyph(Glyph glyph, const QString& meaning);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyph glyph_;
};

}  // namespace steelyard::ui

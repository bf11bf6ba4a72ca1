// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/theme.h"

#include <cmath>

namespace steelyard::ui {
namespace {

ThemeColours lightColours() {
  ThemeColours colours;
  colours.ground = QColor(0xeef0f3);
  colours.panel = QColor(0xf8f9fb);
  colours.card = QColor(0xffffff);
  colours.line = QColor(0xd5dae1);
  colours.text = QColor(0x1d2430);
  colours.soft = QColor(0x596275);
  colours.accent = QColor(0x2563c9);
  colours.onAccent = QColor(0xffffff);
  colours.accentFill = QColor(0xe3ecfb);
  colours.good = QColor(0x146c3d);
  colours.goodFill = QColor(0xe6f4ec);
  colours.caution = QColor(0x8a5200);
  colours.cautionFill = QColor(0xfdf1dd);
  colours.bad = QColor(0xb3261e);
  colours.badFill = QColor(0xfce8e6);
  return colours;
}

ThemeColours darkColours() {
  ThemeColours colours;
  colours.ground = QColor(0x16191f);
  colours.panel = QColor(0x1a1e25);
  colours.card = QColor(0x1f242d);
  colours.line = QColor(0x3a4252);
  colours.text = QColor(0xe7eaf0);
  colours.soft = QColor(0x9ea7b7);
  colours.accent = QColor(0x6aa0f8);
  colours.onAccent = QColor(0x0d1420);
  colours.accentFill = QColor(0x25354f);
  colours.good = QColor(0x52c28a);
  colours.goodFill = QColor(0x1f3a2d);
  colours.caution = QColor(0xe3a64a);
  colours.cautionFill = QColor(0x3d3020);
  colours.bad = QColor(0xf28b82);
  colours.badFill = QColor(0x432524);
  return colours;
}

}  // namespace

const ThemeColours& themeColours(bool dark) {
  static const ThemeColours light = lightColours();
  static const ThemeColours night = darkColours();
  return dark ? night : light;
}

const ThemeColours& themeColours(const QPalette& palette) { return themeColours(isDark(palette)); }

bool isDark(const QPalette& palette) {
  return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

QPalette themePalette(bool dark) {
  const ThemeColours& colours = themeColours(dark);
  QPalette palette;
  const auto set = [&](QPalette::ColorRole role, const QColor& colour) {
    palette.setColor(role, colour);
  };
  set(QPalette::Window, colours.panel);
  set(QPalette::Base, colours.card);
  set(QPalette::AlternateBase, colours.ground);
  set(QPalette::Button, colours.card);
  set(QPalette::ToolTipBase, colours.card);
  for (const auto role :
       {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
    set(role, colours.text);
  }
  set(QPalette::BrightText, colours.bad);
  set(QPalette::PlaceholderText, colours.soft);
  set(QPalette::Highlight, colours.accent);
  set(QPalette::HighlightedText, colours.onAccent);
  set(QPalette::Link, colours.accent);
  set(QPalette::LinkVisited, colours.accent);
  set(QPalette::Light, colours.card);
  set(QPalette::Midlight, blended(colours.line, colours.card, 0.5));
  set(QPalette::Mid, colours.line);
  set(QPalette::Dark, blended(colours.line, colours.text, 0.25));
  set(QPalette::Shadow, blended(colours.line, colours.text, 0.5));
  const QColor faint = blended(colours.panel, colours.soft, 0.6);
  for (const auto role :
       {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText}) {
    palette.setColor(QPalette::Disabled, role, faint);
  }
  palette.setColor(QPalette::Disabled, QPalette::Base, colours.panel);
  palette.setColor(QPalette::Disabled, QPalette::Button, colours.panel);
  palette.setColor(QPalette::Disabled, QPalette::Highlight, faint);
  return palette;
}

QColor blended(const QColor& from, const QColor& to, double share) {
  const auto channel = [share](int a, int b) {
    return static_cast<int>(std::lround(a + (b - a) * share));
  };
  return {channel(from.red(), to.red()), channel(from.green(), to.green()),
          channel(from.blue(), to.blue())};
}

}  // namespace steelyard::ui

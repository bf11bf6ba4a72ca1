// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/theme_choice.h"

#include <QApplication>
#include <QEvent>
#include <QFont>
#include <QMenu>
#include <QScopedValueRollback>
#include <algorithm>
#include <array>

#include "ui/choice_menu.h"
#include "ui/settings/kept_settings.h"
#include "ui/style/theme.h"

namespace steelyard::ui {
namespace {

constexpr std::array<const char*, 3> names{"system", "light", "dark"};
constexpr int smallestText = 6;
constexpr int largestText = 28;

/// Asks the platform by taking our own palette away for a moment.
bool systemIsDark() {
  QApplication::setPalette(QPalette());
  return isDark(QApplication::palette());
}

void apply(ThemeChoice choice) {
  const bool dark =
      choice == ThemeChoice::dark || (choice == ThemeChoice::system && systemIsDark());
  QPalette palette = themePalette(dark);
  QApplication::setPalette(palette);
  // In lists the accent behind a whole row would shout.
  const ThemeColours& colours = themeColours(dark);
  palette.setColor(QPalette::Highlight, colours.accentFill);
  palette.setColor(QPalette::HighlightedText, colours.text);
  QApplication::setPalette(palette, "QAbstractItemView");
}

/// Windows get the event, whatever palette the program has set.
class ThemeFollower : public QObject {
 public:
  using QObject::QObject;

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::ThemeChange && watched->isWidgetType() && !following_ &&
        keptTheme() == ThemeChoice::system) {
      const QScopedValueRollback<bool> once(following_, true);
      apply(ThemeChoice::system);
    }
    return QObject::eventFilter(watched, event);
  }

 private:
  bool following_ = false;
};

}  // namespace

ThemeChoice keptTheme() {
  const QString kept = keptSettings().value(QStringLiteral("look/theme")).toString();
  const auto* const found = std::find(names.begin(), names.end(), kept);
  return found == names.end() ? ThemeChoice::system
                              : static_cast<ThemeChoice>(found - names.begin());
}

void chooseTheme(ThemeChoice choice) {
  keptSettings().setValue(QStringLiteral("look/theme"),
                          QString::fromLatin1(names.at(static_cast<std::size_t>(choice))));
  apply(choice);
}

void zoomText(int steps) {
  QFont font = QApplication::font();
  font.setPointSize(std::clamp(font.pointSize() + steps, smallestText, largestText));
  QApplication::setFont(font);
  keptSettings().setValue(QStringLiteral("look/textSize"), font.pointSize());
}

void applyKeptLook() {
  apply(keptTheme());
  const int size = keptSettings().value(QStringLiteral("look/textSize")).toInt();
  if (size >= smallestText && size <= largestText) {
    QFont font = QApplication::font();
    font.setPointSize(size);
    QApplication::setFont(font);
  }
}

void followSystemTheme(QApplication& application) {
  application.installEventFilter(new ThemeFollower(&application));
}

void addThemeMenu(QMenu& menu) {
  addChoiceMenu<ThemeChoice>(menu, QMenu::tr("&Theme"),
                             {{QMenu::tr("As the &system"), ThemeChoice::system},
                              {QMenu::tr("&Light"), ThemeChoice::light},
                              {QMenu::tr("&Dark"), ThemeChoice::dark}},
                             keptTheme(), chooseTheme);
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/kept_settings.h"

#include <QScreen>
#include <QWidget>

namespace steelyard::ui {

QSettings keptSettings() {
  return {QSettings::IniFormat, QSettings::UserScope, QStringLiteral("steelyard"),
          QStringLiteral("steelyard")};
}

void restoreWindow(QWidget& window, const QString& name) {
  window.restoreGeometry(keptSettings().value("geometry/" + name).toByteArray());
  const QSize room = window.screen()->availableSize();
  if (window.width() > room.width() || window.height() > room.height()) {
    window.resize(window.size().boundedTo(room));
    window.setWindowState(window.windowState() | Qt::WindowMaximized);
  }
}

void keepWindow(const QWidget& window, const QString& name) {
  keptSettings().setValue("geometry/" + name, window.saveGeometry());
}

}  // namespace steelyard::ui

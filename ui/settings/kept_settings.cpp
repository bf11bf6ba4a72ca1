// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/kept_settings.h"

#include <QWidget>

namespace steelyard::ui {

QSettings keptSettings() {
  return {QSettings::IniFormat, QSettings::UserScope, QStringLiteral("steelyard"),
          QStringLiteral("steelyard")};
}

void restoreWindow(QWidget& window, const QString& name) {
  window.restoreGeometry(keptSettings().value("geometry/" + name).toByteArray());
}

void keepWindow(const QWidget& window, const QString& name) {
  keptSettings().setValue("geometry/" + name, window.saveGeometry());
}

}  // namespace steelyard::ui

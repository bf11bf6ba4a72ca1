// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QFile>
#include <QTranslator>

namespace steelyard::tests {

/// Whether the program was built with its German translation, which needs lrelease.
[[nodiscard]] inline bool german_is_built() {
  return QFile::exists(QStringLiteral(":/translations/steelyard_de.qm"));
}

/// Takes back what speak() has installed, which belongs to the application.
inline void forget_language() {
  qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
}

}  // namespace steelyard::tests

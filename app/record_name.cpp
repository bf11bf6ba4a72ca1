// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/record_name.h"

#include <QFileInfo>
#include <algorithm>

namespace steelyard::app {
namespace {

QString shortName(const QString& path) {
  const QFileInfo file(path);
  const QString folder = QFileInfo(file.absolutePath()).fileName();
  const bool tellsNothing = file.completeBaseName() == QLatin1String("record");
  return tellsNothing && !folder.isEmpty() ? folder : file.completeBaseName();
}

}  // namespace

QString recordName(const QStringList& paths, const QString& path) {
  const auto alike = std::count_if(paths.begin(), paths.end(), [&](const QString& other) {
    return shortName(other) == shortName(path);
  });
  return alike > 1 ? path : shortName(path);
}

}  // namespace steelyard::app

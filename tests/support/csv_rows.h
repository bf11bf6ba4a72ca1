// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QStringList>
#include <vector>

namespace steelyard::tests {

/// The cells of a plain CSV, the header first; empty when the file cannot be read.
inline std::vector<QStringList> csvRows(const QString& path) {
  QFile file(path);
  std::vector<QStringList> rows;
  if (file.open(QIODevice::ReadOnly)) {
    for (const QByteArray& line : file.readAll().trimmed().split('\n')) {
      rows.push_back(QString::fromUtf8(line).split(','));
    }
  }
  return rows;
}

}  // namespace steelyard::tests

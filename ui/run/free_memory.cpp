// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/free_memory.h"

#include <QFile>

namespace steelyard::ui {

std::optional<double> freeMemory() {
  QFile table(QStringLiteral("/proc/meminfo"));
  if (!table.open(QIODevice::ReadOnly)) {
    return std::nullopt;
  }
  for (const QByteArray& line : table.readAll().split('\n')) {
    if (line.startsWith("MemAvailable:")) {
      bool known = false;
      const double kibibytes = line.simplified().split(' ').value(1).toDouble(&known);
      return known ? std::optional(1024.0 * kibibytes) : std::nullopt;
    }
  }
  return std::nullopt;
}

}  // namespace steelyard::ui

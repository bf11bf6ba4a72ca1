// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/free_memory.h"

#include <sys/resource.h>
#include <unistd.h>

#include <QFile>
#include <algorithm>
#include <limits>

namespace steelyard::ui {
namespace {

/// Bytes up to the limit of this program's addresses; infinite without one.
double leftOfLimit() {
  constexpr double none = std::numeric_limits<double>::infinity();
  rlimit limit{};
  QFile sizes(QStringLiteral("/proc/self/statm"));
  if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY ||
      !sizes.open(QIODevice::ReadOnly)) {
    return none;
  }
  const double pages = sizes.readAll().split(' ').value(0).toDouble();
  const double used = pages * static_cast<double>(::sysconf(_SC_PAGESIZE));
  return std::max(0.0, static_cast<double>(limit.rlim_cur) - used);
}

}  // namespace

std::optional<double> freeMemory() {
  QFile table(QStringLiteral("/proc/meminfo"));
  if (!table.open(QIODevice::ReadOnly)) {
    return std::nullopt;
  }
  for (const QByteArray& line : table.readAll().split('\n')) {
    if (line.startsWith("MemAvailable:")) {
      bool known = false;
      const double kibibytes = line.simplified().split(' ').value(1).toDouble(&known);
      return known ? std::optional(std::min(1024.0 * kibibytes, leftOfLimit())) : std::nullopt;
    }
  }
  return std::nullopt;
}

}  // namespace steelyard::ui

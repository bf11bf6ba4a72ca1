// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/printed_table.h"

#include <QString>
#include <algorithm>
#include <cstdio>

namespace steelyard::app {

void printTable(const TextTable& table) {
  std::vector<std::vector<std::string>> lines = table.rows;
  if (!table.header.empty()) {
    lines.insert(lines.begin(), table.header);
  }
  for (const auto& line : lines) {
    QString text;
    for (std::size_t column = 0; column < line.size(); ++column) {
      qsizetype width = 0;
      for (const auto& other : lines) {
        width = std::max(width, QString::fromStdString(other[column]).size());
      }
      text += QString::fromStdString(line[column]).leftJustified(width + 2);
    }
    std::printf("%s\n", text.trimmed().toUtf8().constData());
  }
}

}  // namespace steelyard::app

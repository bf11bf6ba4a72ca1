// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/printed_table.h"

#include "app/printed_text.h"

#include <QList>
#include <QStringList>
#include <algorithm>

namespace steelyard::app {

void printTable(const TextTable& table) {
  QList<QStringList> lines;
  const auto add = [&lines](const std::vector<std::string>& cells) {
    QStringList line;
    for (const std::string& cell : cells) {
      line.append(QString::fromStdString(inItsLine(cell)));
    }
    lines.append(line);
  };
  if (!table.header.empty()) {
    add(table.header);
  }
  std::for_each(table.rows.begin(), table.rows.end(), add);
  QList<qsizetype> widths;
  for (const QStringList& line : lines) {
    widths.resize(std::max(widths.size(), line.size()));
    for (qsizetype column = 0; column < line.size(); ++column) {
      widths[column] = std::max(widths[column], line[column].size());
    }
  }
  for (const QStringList& line : lines) {
    QString text;
    for (qsizetype column = 0; column < line.size(); ++column) {
      text += line[column].leftJustified(widths[column] + 2);
    }
    say(text.trimmed().toStdString() + "\n");
  }
}

void printNotes(const std::vector<std::string>& notes) {
  for (const std::string& note : notes) {
    complain("note: " + note);
  }
}

}  // namespace steelyard::app

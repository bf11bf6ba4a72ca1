// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "core/matrix.h"
#include "tests/support/csv_rows.h"
#include "tests/support/paths.h"

namespace steelyard::tests {

/// What a program that a person might use instead has selected of a table.
struct PeerAnswer {
  std::string peer;
  std::uint64_t table = 0;
  double seconds = 0.0;
  std::vector<Index> columns;  ///< positions
};

/// Asks peers.py about the tables FOLDER/KIND_1.csv, KIND_2.csv, ... It has no answer of a peer
/// that does not take such tables. \param python  with scikit-learn \return none if the script
/// fails, which is printed
inline std::vector<PeerAnswer> peer_answers(const QString& python, const QString& folder,
                                            const QString& kind) {
  QProcess script;
  script.setProcessChannelMode(QProcess::MergedChannels);
  script.start(python,
               {QString::fromStdString(fixtures_dir()) + "/../benchmark/peers.py", folder, kind});
  constexpr int for_ever = -1;
  if (!script.waitForFinished(for_ever) || script.exitStatus() != QProcess::NormalExit ||
      script.exitCode() != 0) {
    std::printf("peers.py: %s\n", script.readAll().constData());
    return {};
  }
  constexpr qsizetype cells = 4;
  std::vector<PeerAnswer> answers;
  for (const QStringList& row : csvRows(folder + '/' + kind + "_peers.csv")) {
    if (row.size() != cells || row.front() == "peer") {
      continue;
    }
    PeerAnswer& one = answers.emplace_back();
    one.peer = row[0].toStdString();
    one.table = row[1].toULongLong();
    one.seconds = row[2].toDouble();
    for (const QString& column : row[3].split(' ', Qt::SkipEmptyParts)) {
      one.columns.push_back(column.toLongLong());
    }
  }
  return answers;
}

}  // namespace steelyard::tests

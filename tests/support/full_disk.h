// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QFile>
#include <QStringList>

#include "core/error.h"
#include "tests/support/file_size_limit.h"

namespace steelyard::tests {

/// What happened to a file that was overwritten while the disk was full.
struct FullDisk {
  bool refused = false;  ///< by Error(cannot_write)
  QString message;
  QByteArray left;     ///< the content of the file now
  QStringList beside;  ///< other files now in its folder
};

/// The earlier content of the file.
inline const QByteArray old_content = "what stood here before";

/// Puts old_content at `path` in an otherwise empty folder and lets `write` replace it while no
/// file can grow beyond a few bytes.
template <typename Write>
[[nodiscard]] FullDisk on_full_disk(const QString& path, const Write& write) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(old_content) != old_content.size()) {
    qFatal("the test cannot write %s", qPrintable(path));
  }
  file.close();
  FullDisk found;
  {
    const FileSizeLimit limit(8);
    try {
      write();
    } catch (const Error& error) {
      found.refused = error.kind() == ErrorKind::cannot_write;
      found.message = QString::fromUtf8(error.what());
    }
  }
  found.left = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
  const QFileInfo place(path);
  found.beside = place.dir().entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  found.beside.removeOne(place.fileName());
  file.remove();
  return found;
}

}  // namespace steelyard::tests

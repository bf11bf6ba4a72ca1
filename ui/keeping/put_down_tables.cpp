// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/keeping/put_down_tables.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <algorithm>

namespace steelyard::ui {
namespace {

bool wasWantedLately(const QDir& folder) {
  constexpr qint64 days = 30;
  const QDateTime before = QDateTime::currentDateTimeUtc().addDays(-days);
  const QFileInfoList files = folder.entryInfoList(QDir::Files | QDir::Hidden);
  return std::any_of(files.begin(), files.end(),
                     [&](const QFileInfo& file) { return file.lastModified() > before; });
}

/// Names of the folders that nobody used lately, which are hashes.
QStringList oldFolders(const QDir& tables) {
  QStringList old;
  for (const QString& name :
       tables.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks)) {
    if (!wasWantedLately(QDir(tables.filePath(name)))) {
      old << name;
    }
  }
  return old;
}

/// Takes those out of the list that a session names.
/// \return whether the session could be read
bool spareNamed(const QString& session, QStringList& folders) {
  QFile file(session);
  if (!file.open(QIODevice::ReadOnly)) {
    return !QFile::exists(session);
  }
  const QByteArray text = file.readAll();
  const auto isNamed = [&text](const QString& folder) {
    return text.contains('/' + folder.toUtf8() + '/');
  };
  folders.erase(std::remove_if(folders.begin(), folders.end(), isNamed), folders.end());
  return file.error() == QFileDevice::NoError;
}

}  // namespace

QString putDownFolder(const QString& sessions) {
  return QDir(sessions).absoluteFilePath(QStringLiteral("tables"));
}

bool isPutDown(const QString& file, const QString& sessions) {
  return file.startsWith(putDownFolder(sessions) + QLatin1Char('/'));
}

void prunePutDown(const QString& sessions) {
  const QDir tables(putDownFolder(sessions));
  QStringList unused = oldFolders(tables);
  const QDir folder(sessions);
  for (const QString& name : folder.entryList({QStringLiteral("*.session.json")}, QDir::Files)) {
    if (unused.isEmpty() || !spareNamed(folder.filePath(name), unused)) {
      return;
    }
  }
  for (const QString& name : unused) {
    QDir(tables.filePath(name)).removeRecursively();
  }
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/keeping/session_folder.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>

#include "core/error.h"
#include "core/record/session.h"
#include "ui/keeping/put_down_tables.h"
#include "ui/native_text.h"

namespace steelyard::ui {
namespace {

constexpr int patience = 200;  // milliseconds: whoever lists sessions locks each for a moment
const QString suffix = QStringLiteral(".session.json");

QString lockOf(const QString& path) { return path + QStringLiteral(".lock"); }

/// Whether a running program has it open; a lock left by a dead program is ignored.
bool isOpenElsewhere(const QString& path) {
  QLockFile lock(lockOf(path));
  lock.setStaleLockTime(0);
  if (!lock.tryLock(0)) {
    return lock.error() == QLockFile::LockFailedError;
  }
  return false;
}

/// Sessions name a person's files and hold what is in them, so nobody else is to read them: neither
/// new ones nor those of earlier versions of the program.
void keepToOwner(const QDir& folder) {
  constexpr QFile::Permissions owner = QFile::ReadOwner | QFile::WriteOwner;
  QFile::setPermissions(folder.path(), owner | QFile::ExeOwner);
  for (const QFileInfo& file : folder.entryInfoList({QLatin1Char('*') + suffix}, QDir::Files)) {
    if (!file.isSymLink() &&
        (file.permission(QFile::ReadGroup) || file.permission(QFile::ReadOther))) {
      QFile::setPermissions(file.filePath(), owner);
    }
  }
}

KeptSession describe(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return {};
  }
  const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
  if (object.isEmpty()) {
    return {};
  }
  return {path,
          object.value(QStringLiteral("title")).toString(),
          QDateTime::fromString(object.value(QStringLiteral("saved")).toString(), Qt::ISODate),
          object.value(QStringLiteral("closed")).toBool(),
          object.value(QStringLiteral("runs")).toArray().size(),
          object.contains(QStringLiteral("panel"))};
}

/// The paths of the sessions, newest first: their names begin with the time.
QStringList sessionsIn(const QDir& folder) {
  QStringList paths;
  for (const QString& name :
       folder.entryList({QLatin1Char('*') + suffix}, QDir::Files, QDir::Name | QDir::Reversed)) {
    paths << folder.filePath(name);
  }
  return paths;
}

void pruneFiles(const QString& folder) {
  constexpr int mostEmpty = 20;
  constexpr int mostWithRuns = 100;
  const QStringList paths = sessionsIn(QDir(folder));
  if (paths.size() <= mostEmpty) {
    return;
  }
  int empty = 0;
  int withRuns = 0;
  for (const QString& path : paths) {
    const KeptSession session = describe(path);
    const bool isEmpty = session.runs == 0 && !session.compared;
    const bool mayGo = isEmpty ? ++empty > mostEmpty : ++withRuns > mostWithRuns && session.closed;
    // Files that cannot be read are left alone: they may come from a newer version.
    if (mayGo && !session.path.isEmpty() && !isOpenElsewhere(path)) {
      QFile::remove(path);
    }
  }
}

}  // namespace

QString defaultSessionFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
         QStringLiteral("/sessions");
}

SessionFolder::SessionFolder(const QString& path) : folder_(path) {
  if (!folder_.mkpath(QStringLiteral("."))) {
    throw Error(
        ErrorKind::cannot_write,
        {message("session_folder.cannot_create", "the folder for sessions cannot be created"),
         path.toStdString(),
         message("session_folder.cannot_create.accepted", "a folder that can be written to")});
  }
  keepToOwner(folder_);
}

QString SessionFolder::begin() {
  if (!lock_) {
    return beginAnother();
  }
  return lock_->fileName().chopped(lockOf({}).size());
}

QString SessionFolder::beginAnother() {
  QString path = folder_.filePath(
      QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-")) +
      QUuid::createUuid().toString(QUuid::Id128).left(8) + suffix);
  lock_ = std::make_unique<QLockFile>(lockOf(path));
  lock_->setStaleLockTime(0);
  lock_->tryLock(0);
  return path;
}

bool SessionFolder::goOnWith(const QString& path) {
  if (QFileInfo(path).absoluteDir() != folder_ || !path.endsWith(suffix)) {
    return false;
  }
  auto lock = std::make_unique<QLockFile>(lockOf(path));
  lock->setStaleLockTime(0);
  if (!lock->tryLock(patience)) {
    return false;
  }
  lock_ = std::move(lock);
  return true;
}

std::vector<KeptSession> keptSessions(const QString& folder, int most) {
  std::vector<KeptSession> found;
  for (const QString& path : sessionsIn(QDir(folder))) {
    if (std::ssize(found) >= most) {
      break;
    }
    if (isOpenElsewhere(path)) {
      continue;
    }
    if (KeptSession session = describe(path); !session.path.isEmpty()) {
      found.push_back(std::move(session));
    }
  }
  return found;
}

void pruneSessions(const QString& folder) {
  pruneFiles(folder);
  prunePutDown(folder);
}

void markClosed(const QString& path) {
  QLockFile lock(lockOf(path));
  lock.setStaleLockTime(0);
  if (!lock.tryLock(patience)) {
    return;
  }
  SavedSession session = read_session(nativePath(path));
  if (session.closed) {
    return;
  }
  session.closed = true;
  write_session(nativePath(path), session);
}

KeptSession abandonedSession(const QString& folder) {
  constexpr int looked = 20;
  for (KeptSession& session : keptSessions(folder, looked)) {
    if (!session.closed) {
      return session;
    }
  }
  return {};
}

}  // namespace steelyard::ui

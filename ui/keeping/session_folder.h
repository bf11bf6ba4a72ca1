// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QDir>
#include <QLockFile>
#include <QString>
#include <memory>
#include <vector>

namespace steelyard::ui {

/// A saved session.
struct KeptSession {
  QString path;
  QString title;  ///< of its table
  QDateTime saved;
  bool closed = false;
  qsizetype runs = 0;
  bool compared = false;  ///< whether it holds a comparison of methods
};

/// The folder where sessions are saved automatically. The session of a running program is locked,
/// so that another program does not take it for an abandoned one.
class SessionFolder {
 public:
  /// Creates the folder if it is missing.
  /// \throws Error(cannot_write)
  explicit SessionFolder(const QString& path);

  [[nodiscard]] QString path() const { return folder_.path(); }
  /// Gives a new file, locked as long as this object exists.
  [[nodiscard]] QString begin();
  /// Releases the file and gives another, for other data.
  [[nodiscard]] QString beginAnother();
  /// Releases the file and continues with a saved one. Returns false and does nothing if that is
  /// not in this folder or is open elsewhere.
  [[nodiscard]] bool goOnWith(const QString& path);

 private:
  QDir folder_;
  std::unique_ptr<QLockFile> lock_;
};

/// Sessions of a folder that are not open in any program, newest first; at most `most`. Reads them
/// whole: for a thread of its own, as are the next two.
[[nodiscard]] std::vector<KeptSession> keptSessions(const QString& folder, int most);
/// The newest session that was not closed and is not open in any program; its path is empty if
/// there is none.
[[nodiscard]] KeptSession abandonedSession(const QString& folder);
/// Marks a session as closed, so that it is no longer an abandoned one. Does nothing if it is open
/// in a program or closed. Can be called from any thread.
/// \throws Error if the file cannot be read as a session, or not be written
void markClosed(const QString& path);
/// Deletes old sessions from a folder. Never deletes one that holds runs and was not closed, or one
/// that is open. Of the others, the newest are kept: 20 without a run, 100 with runs. Also deletes
/// tables that came with sessions and are no longer used. Can be called from any thread.
void pruneSessions(const QString& folder);

/// The folder for sessions within this user's data folder of the program.
[[nodiscard]] QString defaultSessionFolder();

}  // namespace steelyard::ui

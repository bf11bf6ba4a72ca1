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

/// A session that was kept.
struct KeptSession {
  QString path;
  QString title;  ///< of its table
  QDateTime saved;
  bool closed = false;
  qsizetype runs = 0;
};

/// Where sessions are kept by themselves. The one of a running program is locked, so that another
/// does not take it for one that was left behind.
class SessionFolder {
 public:
  /// The folder is made where it is missing. \throws Error(cannot_write)
  explicit SessionFolder(const QString& path);

  /// A file of its own, locked while this object lives.
  [[nodiscard]] QString begin();
  /// Gives the file up and takes another; for other data.
  [[nodiscard]] QString beginAnother();
  /// Gives the file up and goes on with a kept one. False, and nothing happens, where that is not
  /// of this folder or somebody has it open.
  [[nodiscard]] bool goOnWith(const QString& path);
  /// Sessions that nobody has open, newest first; at most `most`.
  [[nodiscard]] std::vector<KeptSession> kept(int most) const;
  /// The newest that was not closed and that nobody has open; its path is empty where there is
  /// none.
  [[nodiscard]] KeptSession abandoned() const;

 private:
  QDir folder_;
  std::unique_ptr<QLockFile> lock_;
};

/// Makes room in a folder of sessions. One that holds runs and was not closed never goes; nor does
/// one that somebody has open. Of those that may go the newest stay: 20 without a run, 100 with
/// runs. May be called in any thread.
void pruneSessions(const QString& folder);

/// Of the folder where this user's data of the program lie.
[[nodiscard]] QString defaultSessionFolder();

}  // namespace steelyard::ui

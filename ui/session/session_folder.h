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
  /// Sessions that nobody has open, newest first; at most `most`. Older closed ones are removed.
  [[nodiscard]] std::vector<KeptSession> kept(int most) const;
  /// The newest that was not closed and that nobody has open; its path is empty where there is
  /// none.
  [[nodiscard]] KeptSession abandoned() const;

 private:
  QDir folder_;
  std::unique_ptr<QLockFile> lock_;
};

/// Of the folder where this user's data of the program lie.
[[nodiscard]] QString defaultSessionFolder();

}  // namespace steelyard::ui

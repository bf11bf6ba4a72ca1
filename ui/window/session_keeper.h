// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "core/record/session.h"
#include "ui/keeping/session_folder.h"
#include "ui/window/window_parts.h"

class QMenu;

namespace steelyard::ui {

class Autosave;
class JobRunner;
class NoticeBar;
class RecoveryBar;

/// What the keeper of sessions asks for.
struct KeptWork {
  std::function<SavedSession()> session;  ///< as it is now
  std::function<bool()> isAwaiting;       ///< whether its tables are missing
};

/// Keeps the user's work: lets it be saved by itself in a folder of kept sessions, lists those,
/// lets Undo go back to the one that another table has replaced, and saves a session where a person
/// wants it.
class SessionKeeper : public QObject {
  Q_OBJECT
 public:
  /// \param replaced  where it says that Undo goes back to the session before
  /// \param autosave, recovery, replaced  must live as long as this is used
  SessionKeeper(WindowParts parts, KeptWork work, Autosave& autosave, RecoveryBar& recovery,
                NoticeBar& replaced, QObject* parent = nullptr);

  /// From now on saves the session in this folder, a moment after each change. Offers a session
  /// that a killed program left there.
  void keepIn(const QString& folder);
  /// Where sessions are kept, or would be by default.
  [[nodiscard]] QString folder() const;
  /// Goes on in the file of a session that was restored completely.
  /// \param path  it is empty if the session has no file of its own
  void goOnWith(const QString& path);
  /// Writes nothing by itself until another file is begun.
  void pause();
  /// Forgets where a person last saved the session, because another table is open or none is.
  void startOver();
  /// Says, beside what is said of the session before, that its lesson went with its table.
  void noteClosedLesson(const QString& title);
  /// Ends the active run, whose result so far is kept, and writes the session for the last time.
  void close();

  void save();
  void saveAs();
  /// To be sent: the session itself goes on to be saved where it was, without its data.
  void saveWithData();

  /// From then on, the menu lists the kept sessions whenever it is shown.
  void fill(QMenu& menu);
  /// Those of the folder, as last listed, newest first.
  [[nodiscard]] const std::vector<KeptSession>& kept() const { return kept_; }
  [[nodiscard]] bool isListing() const;
  /// Waits for the list.
  void finish();

 Q_SIGNALS:
  /// kept() has been listed again.
  void listed();
  void sessionWanted(const QString& path);

 private:
  void connectChanges();
  void connectRecovery();
  void noteTable() const;
  void finishRun();
  void putAway();
  void letBack();
  void endNotice();
  [[nodiscard]] bool isWorthKeeping() const;
  void listIn(QMenu& menu);
  void find();
  void take(std::vector<KeptSession> kept);
  void saveTo(const QString& path);

  WindowParts parts_;
  KeptWork work_;
  Autosave& autosave_;
  RecoveryBar& recovery_;
  NoticeBar& replaced_;
  JobRunner* lister_;
  JobRunner* closer_;  // of sessions that a person does not want back
  std::optional<SessionFolder> folder_;
  std::vector<KeptSession> kept_;
  QString putAway_;        // where the session is whose table is being replaced; empty if not kept
  QString savedPath_;      // where a person last saved this session
  bool goesBack_ = false;  // an Undo brings the session before back
  bool isUndone_ = false;  // it has brought what is open now
  bool stoppedRun_ = false;  // the session before ended in the middle of a run
  int tablesOpened_ = 0;     // tells whether what was saved is still open
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/record/session.h"
#include "ui/session/session_run.h"
#include "ui/window/window_parts.h"

namespace steelyard::ui {

class JobRunner;
class NoticeBar;
class SessionKeeper;
class WindowArrangement;
struct RestoredRun;

/// Opens what a person made: sessions and records, with or without their tables. Reads beside the
/// window, then restores everything. Where tables are missing, shows the runs and asks for them.
class SessionRestorer : public QObject {
  Q_OBJECT
 public:
  /// \param keeper, arrangement, missingFile  must live as long as this is used
  SessionRestorer(WindowParts parts, SessionKeeper& keeper, WindowArrangement& arrangement,
                  NoticeBar& missingFile, QObject* parent = nullptr);

  /// Asks for a record or a session.
  void choose();
  /// A session, a record, or else a table.
  void openFile(const QString& path);
  void openRecord(const QString& path);
  /// One that was restored completely continues in its own file, unless it holds its tables.
  void openSession(const QString& path);
  /// Sets what answers, instead of a dialog, where a missing file is.
  /// \param ask  takes the name of the file and returns its path, or nothing
  void setFileQuestion(std::function<QString(const QString& name)> ask) {
    askForFile_ = std::move(ask);
  }
  /// Whether the runs of a session are shown while its tables are missing.
  [[nodiscard]] bool isAwaiting() const { return awaiting_.has_value(); }
  /// That session, with the names and choices that a person has given its runs since, and with the
  /// run that is shown now. Requires isAwaiting().
  [[nodiscard]] SavedSession awaited() const;
  /// Forgets what was being opened and what is missing, because another table is open or none is.
  void startOver();
  /// Waits for what is being opened, and shows it.
  void finish();

 Q_SIGNALS:
  /// The run is to be listed.
  void runRestored(const steelyard::ui::SessionRun& run);

 private:
  /// A session and where it was saved, which stay together: another one may be opened meanwhile.
  struct Filed {
    SavedSession session;
    QString path;
  };

  void bringBack(Filed opened);
  void restore(Filed opened);
  /// What is being restored was shown without its tables until now: its runs go on as a person has
  /// left them, even while the tables are being read.
  void takeOverChanges();
  void showWithoutTables(const QString& why);
  void findFile();
  void takeFile(const std::string& lost, const std::string& found);
  [[nodiscard]] QStringList addRestored(const std::vector<RestoredRun>& runs);
  void showAsBefore(const SavedSession& back);
  void takeRestored();
  void takeRuns(const Filed& back, const std::vector<RestoredRun>& runs, const QString& trouble);

  WindowParts parts_;
  SessionKeeper& keeper_;
  WindowArrangement& arrangement_;
  NoticeBar& missingFile_;
  JobRunner* reader_;
  std::optional<Filed> restoring_;  // while its tables are being read
  std::optional<Filed> awaiting_;   // until its tables are found
  bool restoresAwaited_ = false;    // whether restoring_ is awaiting_ with its tables found
  std::function<QString(const QString& name)> askForFile_;
};

}  // namespace steelyard::ui

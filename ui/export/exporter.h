// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/matrix.h"
#include "core/record/input_files.h"
#include "ui/export/reduced_table_dialog.h"
#include "ui/export/report_writer.h"
#include "ui/plots/plot_export.h"
#include "ui/settings/file_dialogs.h"

namespace steelyard {

class MethodRegistry;
struct Dataset;
struct SavedSession;
struct TextTable;
enum class ScriptLanguage;
enum class WeightKind;
struct ComparedRun;

}  // namespace steelyard

namespace steelyard::ui {

class JobRunner;
struct SessionRun;

/// Writes results, each file completely or not at all, and reports where it was written or what
/// went wrong. All is made and written in a separate thread, one at a time, but for the painting of
/// pictures: of many, one is painted in each turn of the event loop. The destructor waits for what
/// is being written.
class Exporter : public QObject {
  Q_OBJECT
 public:
  explicit Exporter(QObject* parent = nullptr);

  /// Feature ranking of a run with the selection marked.
  void exportSelection(const SessionRun& run, const std::vector<Index>& selection);
  /// What the person wants of the selected inputs: as they are, or times their weights, or the
  /// mapped samples: of the whole map, unless the person chose the selection, which the proposed
  /// name then says.
  void exportTable(const SessionRun& run, const std::vector<Index>& selection, bool asked);
  /// For a run that learned a map: its components by its inputs.
  void exportMap(const SessionRun& run);
  /// Combinations of the selected inputs that preserve distances between samples.
  void exportDistances(const SessionRun& run, const std::vector<Index>& selection,
                       const MethodRegistry& methods);
  /// For a run that selected samples: combinations of these that preserve covariances of the
  /// inputs.
  void exportCovariances(const SessionRun& run, const MethodRegistry& methods);
  /// For a run that selected samples.
  void exportSamples(const SessionRun& run);
  /// For a run that drew knockoffs: the inputs beside those of its first draw.
  void exportKnockoffs(const SessionRun& run, const MethodRegistry& methods);
  void exportRecord(const SessionRun& run);
  /// \param done  called once it is written: never for what is not written over a file of what is
  /// open, or cannot be written
  void exportSession(const QString& path, SavedSession session,
                     const std::function<void()>& done = {});
  /// The same with its tables within, see core/record/carried_files.h. Says which are left out.
  void exportSessionWithData(const QString& path, SavedSession session,
                             const std::function<void()>& done = {});
  /// A script that makes the reduced table. A table that is part of the program is written beside
  /// it, as "NAME-table.csv", which the person is told before.
  void exportPython(const SessionRun& run, const std::vector<Index>& selection, bool asked);
  void exportR(const SessionRun& run, const std::vector<Index>& selection, bool asked);
  /// What the run says of the rows of another table, for which it asks: selection, preparation,
  /// weights or map, and the predictions of the model if the run has kept it; otherwise it says why
  /// nothing is predicted. The table is read in another thread; only then is the person asked for
  /// the name of a file, unless the table is refused because it lacks columns.
  void exportApplied(const SessionRun& run, const std::vector<Index>& selection, bool asked,
                     const MethodRegistry& methods);
  /// To the clipboard: the command that repeats the run. It cannot say which columns a person chose
  /// unless these are the best so many; a comment then says so.
  void copyCommand(const SessionRun& run, const std::vector<Index>& selection,
                   const MethodRegistry& methods);
  /// All plots that are not empty, as files of several formats in a folder. The person sees their
  /// names before, and which of these are taken.
  void exportPlots(const std::vector<NamedPlot>& plots);
  void exportPlot(const NamedPlot& plot);

  /// The runs and their scores.
  void exportComparison(const std::vector<ComparedRun>& runs);
  /// The agreement of each pair of runs.
  void exportPairs(const std::vector<ComparedRun>& runs, WeightKind kind);
  /// A table that is made, in another thread, once there is a path to write to.
  /// \param file  the end of the proposed name: "methods.csv"
  void exportMade(const QString& title, const QString& file,
                  const std::function<TextTable()>& make);
  /// The log of compared methods.
  /// \param log   not null
  void exportLog(const QString& title, const QString& file,
                 const std::shared_ptr<const std::string>& log);
  /// \param make  called once there is a path to write to
  void exportReport(const std::function<ReportDraft()>& make, const MethodRegistry& methods);

  /// Asks the user for a path, which is empty if the user cancels. Tests supply their own function.
  using AskForFile =
      std::function<QString(const QString& title, const QString& proposed, const QString& filter)>;
  using AskForFolder = std::function<QString(const QString& title)>;
  /// Asks for a table that is there.
  using AskForTable = std::function<QString(const QString& title)>;
  /// Asks whether these files may be written into a folder: files that the person did not name one
  /// by one.
  /// \param taken  those that would replace another
  using AskToWrite = std::function<bool(const QString& folder, const QStringList& names,
                                        const QStringList& taken)>;
  /// Asks what a reduced table should hold, and returns nothing if the user cancels.
  using AskForParts = std::function<std::optional<ReducedParts>(const ReducedTableOffer& offer)>;
  /// \param mayWrite  if it is empty, files may always be written
  /// \param parts     if it is empty, the parts are those of ReducedParts by default
  void setQuestions(AskForFile file, AskForFolder folder, AskToWrite mayWrite = {},
                    AskForParts parts = {});
  void setTableQuestion(AskForTable ask) { askForTable_ = std::move(ask); }
  /// The files of what is open, as they are at each export, which writes over none of them.
  void setInputs(std::function<InputFiles()> inputs) { inputs_ = std::move(inputs); }
  /// What gives the source of the table, with whose name the files of plots, comparisons and
  /// reports begin. It may return nothing.
  void setTable(std::function<std::string()> source) { table_ = std::move(source); }
  /// Gives up the reading of a table that a run is to be applied to: no name is asked for any more.
  void stopReading();
  /// Waits for a table that is read, for what is being written, and reports the outcome.
  /// \return whether all was written
  bool finish();

 Q_SIGNALS:
  void said(const QString& message, bool trouble);

 private:
  struct Message {
    QString text;
    bool trouble = false;
    QString path = {};  ///< what was written; empty if nothing was
    FilePurpose purpose = FilePurpose::Export;
    std::function<void()> done = {};  ///< to be called if there was no trouble; may be empty
  };
  /// What is said once a file is written, and before.
  [[nodiscard]] static QString written(const QString& path);
  [[nodiscard]] static QString willBeWritten(const QString& path);
  /// It is empty if the user cancels or a path is refused.
  [[nodiscard]] QString ask(const QString& title, const QString& proposed, const QString& filter);
  /// Says so if one of these is a file of what is open.
  /// \return whether one is
  bool refuseInputs(const QStringList& paths);
  /// A table that was read, and the run that it is for.
  struct ReadForRun {
    std::shared_ptr<const Record> record;
    std::shared_ptr<const Dataset> table;
    steelyard::Message whyNoModel;
  };
  void writeApplied(const ReadForRun& read, const SessionRun& run, const QString& from);
  /// Says so if the path is a file of the table that a run is applied to.
  bool refuseApplied(const QString& path, const Dataset& table);
  /// Says so if no column is selected, before anyone names a file.
  /// \return whether none is
  bool refuseNoColumns(const std::vector<Index>& selected);
  /// Counts what will be written, and says it.
  void announce(const QString& message);
  /// Writes a file that was announced.
  /// \param write  called in another thread
  void writeAnnounced(const QString& path,
                      const std::function<void(const std::filesystem::path&)>& write,
                      FilePurpose purpose = FilePurpose::Export);
  /// The same for what has more to say than that it was written.
  /// \param write  called in another thread; returns what is said.
  /// \param done  called in this thread if it succeeded
  void writeAndSay(const QString& path, const std::function<QString()>& write, FilePurpose purpose,
                   const std::function<void()>& done = {});
  /// \param write  called in another thread; returns what is said.
  void writeSession(const QString& path, SavedSession session,
                    const std::function<QString(const SavedSession&)>& write,
                    const std::function<void()>& done);
  /// \param write  called in another thread
  void write(const QString& path, const std::function<void(const std::filesystem::path&)>& write,
             FilePurpose purpose = FilePurpose::Export);
  /// \param writeTo  writes the table, in another thread
  void writeTable(const QString& title, const QString& proposed,
                  const std::function<void(const std::filesystem::path&)>& writeTo);
  /// How a person is asked for the file of a script.
  struct ScriptQuestion {
    QString title;
    QString titleWithTable;  ///< where a table is written beside it
    QString file;            ///< the end of the proposed name: "reduce.py"
    QString filter;
  };
  void exportScript(ScriptLanguage language, const SessionRun& run,
                    const std::vector<Index>& selection, bool asked,
                    const ScriptQuestion& question);
  /// Whether the person agrees to files that nobody named one by one.
  [[nodiscard]] bool mayWrite(const QString& folder, const QStringList& names);
  [[nodiscard]] static Message carriedOut(const std::function<QString()>& write);
  static void keepFolder(const Message& message);
  void tell(const Message& message);
  /// What is painted in one turn of the event loop.
  struct Painting {
    std::function<void()> paint;
    int batch = 0;  ///< number of the export of plots that it belongs to; 0 for a report
  };
  void paintNext();
  /// The names of a plot's files, which begin with the table's.
  [[nodiscard]] QStringList filesOf(const std::vector<NamedPlot>& plots) const;
  void paintPlot(const QPointer<PlotView>& plot, const QString& path, bool last);
  void paintInto(const std::shared_ptr<UnfinishedReport>& page, const ReportPainter& painter);
  void endPictures(const Message& message);

  AskForFile askForFile_;
  AskForFolder askForFolder_;
  AskToWrite askToWrite_;
  AskForParts askForParts_;
  AskForTable askForTable_;
  std::function<InputFiles()> inputs_ = [] { return InputFiles(); };
  std::function<std::string()> table_ = [] { return std::string(); };
  int writing_ = 0;                 ///< files requested but not yet reported
  QStringList troubles_;            ///< since the queue was last empty
  std::deque<Painting> paintings_;  ///< still to be done
  QString picturesFolder_;          ///< of plots; empty if none are being written
  int picturesWritten_ = 0;
  int pictureBatch_ = 1;  ///< number of the export of plots that is under way or next
  QTimer painting_;
  JobRunner* reader_;  ///< of the table that a run is applied to
  QThreadPool writers_;
};

}  // namespace steelyard::ui

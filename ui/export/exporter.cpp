// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/exporter.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <algorithm>
#include <exception>
#include <optional>
#include <utility>

#include "core/data/text_table.h"
#include "core/error.h"
#include "core/methods/registry.h"
#include "core/parameter/completed_values.h"
#include "core/platform/atomic_write.h"
#include "core/record/carried_files.h"
#include "core/record/preserving_table.h"
#include "core/record/run_tables.h"
#include "core/record/session.h"
#include "core/run/compared_inputs.h"
#include "ui/count_text.h"
#include "ui/export/command_text.h"
#include "ui/export/proposed_name.h"
#include "ui/fault_text.h"
#include "ui/jobs/job_runner.h"
#include "ui/message_text.h"
#include "ui/native_text.h"
#include "ui/plain_question.h"
#include "ui/plain_text.h"
#include "ui/session/session_run.h"

namespace steelyard::ui {
namespace {

QString askForFile(const QString& title, const QString& proposed, const QString& filter) {
  return saveFileName(QApplication::activeWindow(), FilePurpose::Export, title, proposed, filter);
}

QString askForFolder(const QString& title) {
  return existingFolder(QApplication::activeWindow(), FilePurpose::Export, title);
}

QString askForTable(const QString& title) {
  return openFileName(QApplication::activeWindow(), FilePurpose::Table, title);
}

bool askToWrite(const QString& folder, const QStringList& names, const QStringList& taken) {
  const QString where = QDir::toNativeSeparators(folder);
  const QString all = countText(names.size());
  if (taken.isEmpty()) {
    return askWhether(
        {Exporter::tr("Write files"),
         names.size() == 1
             ? Exporter::tr("This file will be written into %1:").arg(where)
             : Exporter::tr("%1 files will be written into %2:", nullptr, howMany(names.size()))
                   .arg(all, where),
         names, Exporter::tr("Write")});
  }
  return askWhether({Exporter::tr("Replace files"),
                     Exporter::tr("Of %1 files, these exist in %2 and would be replaced:", nullptr,
                                  howMany(names.size()))
                         .arg(all, where),
                     taken, Exporter::tr("Replace")});
}

/// \param file  what is written of the run: "selected.csv"
QString proposedFor(const SessionRun& run, const QString& file) {
  return proposedName(run.record->data.source, file);
}

ParameterValues settingsOf(const SessionRun& run, const MethodRegistry& methods) {
  return completed_values(methods.find(run.record->method).schema(), run.record->parameters);
}

/// As the run compared them.
Matrix inputsOf(const SessionRun& run, const MethodRegistry& methods) {
  return compared_inputs(methods.find(run.record->method), *run.problem, settingsOf(run, methods));
}

}  // namespace

Exporter::Exporter(QObject* parent)
    : QObject(parent),
      askForFile_(askForFile),
      askForFolder_(askForFolder),
      askToWrite_(askToWrite),
      askForParts_(askForReducedParts),
      askForTable_(askForTable),
      reader_(new JobRunner(this)) {
  connect(reader_, &JobRunner::failed, this,
          [this](const QString& trouble) { Q_EMIT said(trouble, true); });
  writers_.setMaxThreadCount(1);
  connect(&painting_, &QTimer::timeout, this, &Exporter::paintNext);
}

void Exporter::setQuestions(AskForFile file, AskForFolder folder, AskToWrite mayWrite,
                            AskForParts parts) {
  askForParts_ = parts ? std::move(parts) : [](const ReducedTableOffer&) { return ReducedParts(); };
  askForFile_ = std::move(file);
  askForFolder_ = std::move(folder);
  askToWrite_ = mayWrite
                    ? std::move(mayWrite)
                    : [](const QString&, const QStringList&, const QStringList&) { return true; };
}

QString Exporter::written(const QString& path) {
  return tr("Written: %1").arg(QDir::toNativeSeparators(path));
}

QString Exporter::willBeWritten(const QString& path) {
  return tr("Writing: %1").arg(QDir::toNativeSeparators(path));
}

bool Exporter::refuseInputs(const QStringList& paths) {
  const auto found = std::find_if(
      paths.begin(), paths.end(),
      [inputs = inputs_()](const auto& path) { return is_one_of(nativePath(path), inputs); });
  if (found != paths.end()) {
    Q_EMIT said(tr("Nothing was written: %1 is a file of the open table and would be lost. Choose "
                   "another name.")
                    .arg(QDir::toNativeSeparators(*found)),
                true);
  }
  return found != paths.end();
}

bool Exporter::refuseNoColumns(const std::vector<Index>& selected) {
  if (selected.empty()) {
    Q_EMIT said(tr("No column is selected: there is nothing to write. Select at least 1."), true);
  }
  return selected.empty();
}

bool Exporter::mayWrite(const QString& folder, const QStringList& names) {
  QStringList taken;
  QStringList replaced;
  for (const QString& name : names) {
    std::error_code none;
    const auto place = nativePath(folder) / nativePath(name);
    if (std::filesystem::exists(std::filesystem::symlink_status(place, none))) {
      taken << name;
      replaced << QDir(folder).filePath(name);
    }
  }
  if (refuseInputs(replaced)) {
    return false;
  }
  return askToWrite_(folder, names, taken);
}

void Exporter::stopReading() { reader_->abandon(); }

bool Exporter::finish() {
  reader_->finish();
  while (!paintings_.empty()) {
    paintNext();
  }
  const bool pending = writing_ > 0;
  writers_.waitForDone();
  QCoreApplication::sendPostedEvents(this);
  return !pending || troubles_.isEmpty();
}

/// A success must not hide a failure from just before.
void Exporter::tell(const Message& message) {
  --writing_;
  keepFolder(message);
  if (message.trouble) {
    troubles_.append(message.text);
  } else if (message.done) {
    message.done();
  }
  const bool failed = !troubles_.isEmpty();
  Q_EMIT said(failed ? troubles_.join('\n') : message.text, failed);
}

/// A folder that cannot be written into is not proposed again.
void Exporter::keepFolder(const Message& message) {
  if (!message.trouble && !message.path.isEmpty()) {
    keepFolderOf(message.purpose, message.path);
  }
}

Exporter::Message Exporter::carriedOut(const std::function<QString()>& write) {
  try {
    return {write(), false};
  } catch (...) {
    return {faultText(), true};
  }
}

QString Exporter::ask(const QString& title, const QString& proposed, const QString& filter) {
  const QString path = askForFile_(title, proposed, filter);
  return path.isEmpty() || refuseInputs({path}) ? QString() : path;
}

void Exporter::announce(const QString& message) {
  if (writing_++ == 0) {
    troubles_.clear();
  }
  Q_EMIT said(message, false);
}

void Exporter::writeAnnounced(const QString& path,
                              const std::function<void(const std::filesystem::path&)>& write,
                              FilePurpose purpose) {
  writeAndSay(
      path,
      [path, write] {
        write(nativePath(path));
        return written(path);
      },
      purpose);
}

void Exporter::writeAndSay(const QString& path, const std::function<QString()>& write,
                           FilePurpose purpose, const std::function<void()>& done) {
  writers_.start([this, path, write, purpose, done] {
    Message message = carriedOut(write);
    message.path = path;
    message.purpose = purpose;
    message.done = done;
    QMetaObject::invokeMethod(
        this, [this, message] { tell(message); }, Qt::QueuedConnection);
  });
}

void Exporter::write(const QString& path,
                     const std::function<void(const std::filesystem::path&)>& write,
                     FilePurpose purpose) {
  if (!path.isEmpty()) {
    announce(willBeWritten(path));
    writeAnnounced(path, write, purpose);
  }
}

void Exporter::writeTable(const QString& title, const QString& proposed,
                          const std::function<void(const std::filesystem::path&)>& writeTo) {
  write(ask(title, proposed, tr("Table (*.csv)")), writeTo);
}

void Exporter::exportSelection(const SessionRun& run, const std::vector<Index>& selection) {
  writeTable(tr("Export the selected features"), proposedFor(run, "selected.csv"),
             [run, selection](const std::filesystem::path& path) {
               write_csv(path, selection_table(*run.problem, run.record->result, selection));
             });
}

void Exporter::exportTable(const SessionRun& run, const std::vector<Index>& selection, bool asked) {
  const LearnedSpace& learned = run.record->result.space;
  const std::vector<Index> kept = reduced_to(learned, selection, asked);
  if (refuseNoColumns(kept)) {
    return;
  }
  const std::optional<ReducedParts> parts = askForParts_(offerOf(run.asked.columns, learned));
  if (!parts) {
    return;
  }
  const LearnedSpace space = parts->weighted ? learned : LearnedSpace();
  const bool part = space.is_map() && std::cmp_less(kept.size(), space.dimension());
  const QString name =
      part ? QStringLiteral("reduced-%1-of-%2.csv").arg(selection.size()).arg(space.dimension())
           : QStringLiteral("reduced.csv");
  const QString title = space.empty()     ? tr("Export the selected columns")
                        : !space.is_map() ? tr("Export the reduced and scaled table")
                        : part ? tr("Export the learned space, of the selected features alone")
                               : tr("Export the learned space, of all inputs");
  writeTable(title, proposedFor(run, name),
             [run, space, kept, asked,
              frame = frame_of(run.asked.columns, *parts)](const std::filesystem::path& path) {
               write_csv(path, reduced_table(*run.table, frame, *run.problem, space, kept, asked));
             });
}

void Exporter::exportMap(const SessionRun& run) {
  writeTable(tr("Export the learned map"), proposedFor(run, "map.csv"),
             [run](const std::filesystem::path& path) {
               write_csv(path, map_table(*run.problem, run.record->result.space));
             });
}

void Exporter::exportDistances(const SessionRun& run, const std::vector<Index>& selection,
                               const MethodRegistry& methods) {
  if (refuseNoColumns(selection)) {
    return;
  }
  writeTable(tr("Export the selected features, distances preserved"),
             proposedFor(run, "distances.csv"),
             [run, selection, &methods,
              naming = naming_columns(run.asked.columns)](const std::filesystem::path& path) {
               write_csv(path, distance_preserving_table(*run.table, naming, *run.problem,
                                                         inputsOf(run, methods), selection));
             });
}

void Exporter::exportCovariances(const SessionRun& run, const MethodRegistry& methods) {
  if (!run.record->result.samples) {
    Q_EMIT said(tr("This run selected no samples; PCov-FPS, for example, can select them"), true);
    return;
  }
  writeTable(tr("Export the selected samples, covariances preserved"),
             proposedFor(run, "covariances.csv"),
             [run, &methods](const std::filesystem::path& path) {
               write_csv(path, covariance_preserving_table(*run.problem, inputsOf(run, methods),
                                                           run.record->result.samples->positions));
             });
}

void Exporter::exportSamples(const SessionRun& run) {
  if (!run.record->result.samples) {
    return;
  }
  writeTable(tr("Export the selected samples"), proposedFor(run, "samples.csv"),
             [run, naming = naming_columns(run.asked.columns)](const std::filesystem::path& path) {
               write_csv(path, sample_table(*run.table, naming, *run.problem,
                                            *run.record->result.samples));
             });
}

void Exporter::exportKnockoffs(const SessionRun& run, const MethodRegistry& methods) {
  writeTable(tr("Export the inputs beside their knockoffs"), proposedFor(run, "knockoffs.csv"),
             [run, &methods,
              naming = naming_columns(run.asked.columns)](const std::filesystem::path& path) {
               write_csv(path,
                         knockoff_table(*run.table, naming, run.problem, settingsOf(run, methods)));
             });
}

void Exporter::exportRecord(const SessionRun& run) {
  write(ask(tr("Export the run's record"), proposedFor(run, "record.json"), tr("Record (*.json)")),
        [record = run.record](const std::filesystem::path& path) { write_record(path, *record); });
}

void Exporter::exportSession(const QString& path, SavedSession session,
                             const std::function<void()>& done) {
  writeSession(
      path, std::move(session),
      [path](const SavedSession& whole) {
        write_session(nativePath(path), whole);
        return written(path);
      },
      done);
}

void Exporter::exportSessionWithData(const QString& path, SavedSession session,
                                     const std::function<void()>& done) {
  writeSession(
      path, std::move(session),
      [path](const SavedSession& whole) {
        const CarriedSession carried = carry(whole);
        write_session(nativePath(path), carried.session);
        QStringList lines{written(path)};
        for (const auto& left : carried.left_out) {
          lines << plainLine(shownWords(left));
        }
        return lines.join(QLatin1Char('\n'));
      },
      done);
}

void Exporter::writeSession(const QString& path, SavedSession session,
                            const std::function<QString(const SavedSession&)>& write,
                            const std::function<void()>& done) {
  if (refuseInputs({path})) {
    return;
  }
  announce(willBeWritten(path));
  writeAndSay(
      path,
      [write, session = std::make_shared<const SavedSession>(std::move(session))] {
        return write(*session);
      },
      FilePurpose::Session, done);
}

void Exporter::copyCommand(const SessionRun& run, const std::vector<Index>& selection,
                           const MethodRegistry& methods) {
  try {
    const QString command = commandText(*run.record, selection, methods);
    QGuiApplication::clipboard()->setText(command);
    Q_EMIT said(tr("Copied: %1").arg(command), false);
  } catch (...) {
    Q_EMIT said(faultText(), true);
  }
}

void Exporter::exportPlot(const NamedPlot& plot) {
  const QString path =
      ask(tr("Export the plot: %1").arg(plot.title), proposedName(table_(), plot.id + ".png"),
          tr("Picture (*.png);;Vector drawing (*.svg);;Page (*.pdf);;Data (*.csv)"));
  if (path.isEmpty()) {
    return;
  }
  Message message = carriedOut([&] {
    ui::exportPlot(*plot.plot, path);
    return written(path);
  });
  message.path = path;
  keepFolder(message);
  Q_EMIT said(message.text, message.trouble);
}

void Exporter::exportComparison(const std::vector<ComparedRun>& runs) {
  writeTable(
      tr("Export the comparison of runs"), proposedName(table_(), "comparison.csv"),
      [runs](const std::filesystem::path& path) { write_csv(path, comparison_table(runs)); });
}

void Exporter::exportPairs(const std::vector<ComparedRun>& runs, WeightKind kind) {
  writeTable(
      tr("Export the pairs of runs"), proposedName(table_(), "pairs.csv"),
      [runs, kind](const std::filesystem::path& path) { write_csv(path, pair_table(runs, kind)); });
}

void Exporter::exportMade(const QString& title, const QString& file,
                          const std::function<TextTable()>& make) {
  writeTable(title, proposedName(table_(), file),
             [make](const std::filesystem::path& path) { write_csv(path, make()); });
}

void Exporter::exportLog(const QString& title, const QString& file,
                         const std::shared_ptr<const std::string>& log) {
  write(ask(title, proposedName(table_(), file), tr("Comparison (*.json)")),
        [log](const std::filesystem::path& path) { write_atomically(path, *log); });
}

void Exporter::exportReport(const std::function<ReportDraft()>& make,
                            const MethodRegistry& methods) {
  const QString path =
      ask(tr("Write a report"), proposedName(table_(), "report.html"), tr("Page (*.html)"));
  if (path.isEmpty()) {
    return;
  }
  announce(willBeWritten(path));
  const auto page = std::make_shared<UnfinishedReport>();
  try {
    ReportDraft draft = make();
    page->report = std::move(draft.report);
    for (const ReportPainter& painter : draft.painters) {
      paintings_.push_back({[this, page, painter] { paintInto(page, painter); }});
    }
  } catch (...) {
    page->trouble = std::current_exception();
  }
  paintings_.push_back({[this, page, path, &methods] {
    writeAnnounced(
        path, [page, &methods](const std::filesystem::path& file) { page->write(file, methods); });
  }});
  painting_.start(0);
}

}  // namespace steelyard::ui

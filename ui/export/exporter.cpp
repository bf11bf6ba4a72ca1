// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/exporter.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <exception>
#include <new>
#include <utility>

#include "core/data/table_writer.h"
#include "core/error.h"
#include "core/run/html_report.h"
#include "core/run/preserving_table.h"
#include "ui/session/finished_run.h"

namespace steelyard::ui {
namespace {

QString askForFile(const QString& title, const QString& proposed, const QString& filter) {
  return QFileDialog::getSaveFileName(QApplication::activeWindow(), title, proposed, filter);
}

QString askForFolder(const QString& title) {
  return QFileDialog::getExistingDirectory(QApplication::activeWindow(), title);
}

std::filesystem::path toPath(const QString& path) { return {path.toStdString()}; }

}  // namespace

void Exporter::setQuestions(AskForFile file, AskForFolder folder) {
  askForFile_ = std::move(file);
  askForFolder_ = std::move(folder);
}

void Exporter::tell(const std::function<QString()>& write) {
  try {
    Q_EMIT said(write(), false);
  } catch (const std::bad_alloc&) {
    Q_EMIT said(tr("There is not enough memory for this table"), true);
  } catch (const std::exception& error) {
    Q_EMIT said(QString::fromStdString(error.what()), true);
  }
}

void Exporter::writeText(const QString& title, const QString& proposed, const QString& filter,
                         const std::function<void(const QString&)>& write) {
  const AskForFile ask = askForFile_ ? askForFile_ : AskForFile(ui::askForFile);
  const QString path = ask(title, proposed, filter);
  if (path.isEmpty()) {
    return;
  }
  tell([&] {
    write(path);
    return tr("Written: %1").arg(QDir::toNativeSeparators(path));
  });
}

void Exporter::exportSelection(const FinishedRun& run, const std::vector<Index>& selection) {
  writeText(tr("Export the selected features"), "selected.csv", tr("Table (*.csv)"),
            [&](const QString& path) {
              write_atomically(toPath(path), to_csv(selection_table(
                                                 *run.problem, run.record->result, selection)));
            });
}

void Exporter::exportTable(const FinishedRun& run, const std::vector<Index>& selection) {
  writeText(tr("Export the reduced and scaled table"), "reduced.csv", tr("Table (*.csv)"),
            [&](const QString& path) {
              write_atomically(toPath(path), to_csv(reduced_table(*run.table, *run.problem,
                                                                  run.record->result, selection)));
            });
}

void Exporter::exportDistances(const FinishedRun& run, const std::vector<Index>& selection) {
  writeText(tr("Export the selected features, distances kept"), "distances.csv",
            tr("Table (*.csv)"), [&](const QString& path) {
              write_atomically(toPath(path), to_csv(distance_preserving_table(
                                                 *run.table, *run.problem, selection)));
            });
}

void Exporter::exportCovariances(const FinishedRun& run) {
  if (!run.record->result.samples) {
    Q_EMIT said(tr("This run selected no samples: PCov-FPS, for one, selects some"), true);
    return;
  }
  writeText(tr("Export the selected samples, covariances kept"), "covariances.csv",
            tr("Table (*.csv)"), [&](const QString& path) {
              write_atomically(toPath(path),
                               to_csv(covariance_preserving_table(
                                   *run.problem, run.record->result.samples->positions)));
            });
}

void Exporter::exportSamples(const FinishedRun& run) {
  if (!run.record->result.samples) {
    return;
  }
  writeText(tr("Export the selected samples"), "samples.csv", tr("Table (*.csv)"),
            [&](const QString& path) {
              write_atomically(toPath(path), to_csv(sample_table(*run.table, *run.problem,
                                                                 *run.record->result.samples)));
            });
}

void Exporter::exportRecord(const FinishedRun& run) {
  writeText(tr("Export the run's record"), "record.json", tr("Record (*.json)"),
            [&](const QString& path) { write_record(toPath(path), *run.record); });
}

void Exporter::exportPlots(const std::vector<NamedPlot>& plots) {
  const AskForFolder ask = askForFolder_ ? askForFolder_ : AskForFolder(ui::askForFolder);
  const QString folder = ask(tr("Export all plots into a folder"));
  if (folder.isEmpty()) {
    return;
  }
  tell([&] {
    const QStringList written = ui::exportPlots(plots, QDir(folder), {"png", "svg", "pdf"});
    return tr("%n file(s) written into %1", nullptr, static_cast<int>(written.size()))
        .arg(QDir::toNativeSeparators(folder));
  });
}

void Exporter::exportPlot(const NamedPlot& plot) {
  writeText(tr("Export the plot: %1").arg(plot.title), plot.id + ".png",
            tr("Picture (*.png);;Vector drawing (*.svg);;Page (*.pdf);;Data (*.csv)"),
            [&](const QString& path) { ui::exportPlot(*plot.plot, path); });
}

void Exporter::exportComparison(const std::vector<ComparedRun>& runs) {
  writeText(
      tr("Export the comparison of runs"), "comparison.csv", tr("Table (*.csv)"),
      [&](const QString& path) { write_atomically(toPath(path), to_csv(comparison_table(runs))); });
}

void Exporter::exportPairs(const std::vector<ComparedRun>& runs, WeightKind kind) {
  writeText(
      tr("Export the pairs of runs"), "pairs.csv", tr("Table (*.csv)"),
      [&](const QString& path) { write_atomically(toPath(path), to_csv(pair_table(runs, kind))); });
}

void Exporter::exportReport(const std::function<Report()>& make, const MethodRegistry& methods) {
  writeText(tr("Write a report"), "report.html", tr("Page (*.html)"),
            [&](const QString& path) { write_atomically(toPath(path), to_html(make(), methods)); });
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <functional>
#include <vector>

#include "core/matrix.h"
#include "ui/plots/plot_export.h"

namespace steelyard {

class MethodRegistry;
enum class WeightKind;
struct ComparedRun;
struct Report;
struct TextTable;

}  // namespace steelyard

namespace steelyard::ui {

struct FinishedRun;

/// Writes what came out, each file whole or not at all, and says where it went or what went wrong.
/// Tables, which may be as long as the data, are made and written in a thread of their own, one
/// after the other; whoever destroys an exporter waits for them.
class Exporter : public QObject {
  Q_OBJECT
 public:
  explicit Exporter(QObject* parent = nullptr);

  /// Feature ranking of a run with the selection marked.
  void exportSelection(const FinishedRun& run, const std::vector<Index>& selection);
  /// The selected inputs times their weights.
  void exportTable(const FinishedRun& run, const std::vector<Index>& selection);
  /// The selected inputs, mixed so that distances between samples are kept.
  void exportDistances(const FinishedRun& run, const std::vector<Index>& selection);
  /// Of a run that selected samples: these, mixed so that covariances of the inputs are kept.
  void exportCovariances(const FinishedRun& run);
  /// Of a run that selected samples.
  void exportSamples(const FinishedRun& run);
  void exportRecord(const FinishedRun& run);
  /// All plots that are not empty, in a folder, in the formats chosen.
  void exportPlots(const std::vector<NamedPlot>& plots);
  void exportPlot(const NamedPlot& plot);

  /// Runs by their measures.
  void exportComparison(const std::vector<ComparedRun>& runs);
  /// Runs against each other.
  void exportPairs(const std::vector<ComparedRun>& runs, WeightKind kind);
  /// \param make  asked once there is a path to write to: pictures take their time
  void exportReport(const std::function<Report()>& make, const MethodRegistry& methods);

  /// Asks the user for a path; empty: not now. Tests put in their own.
  using AskForFile =
      std::function<QString(const QString& title, const QString& proposed, const QString& filter)>;
  using AskForFolder = std::function<QString(const QString& title)>;
  void setQuestions(AskForFile file, AskForFolder folder);
  /// Waits for the tables and says what became of them. \return whether all were written
  bool finish();

 Q_SIGNALS:
  void said(const QString& message, bool trouble);

 private:
  struct Message {
    QString text;
    bool trouble = false;
  };
  /// Empty: not now.
  [[nodiscard]] QString ask(const QString& title, const QString& proposed,
                            const QString& filter) const;
  void writeText(const QString& title, const QString& proposed, const QString& filter,
                 const std::function<void(const QString& path)>& write);
  /// \param make  called in another thread
  void writeTable(const QString& title, const QString& proposed,
                  const std::function<TextTable()>& make);
  [[nodiscard]] static Message carriedOut(const std::function<QString()>& write);
  void tellOfTable(const Message& message);

  AskForFile askForFile_;
  AskForFolder askForFolder_;
  int writing_ = 0;       ///< tables asked for that are not yet told of
  QStringList troubles_;  ///< of those since none was being written
  QThreadPool writers_;
};

}  // namespace steelyard::ui

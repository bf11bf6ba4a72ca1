// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <exception>
#include <string>
#include <vector>

#include "core/record/record.h"
#include "core/run/result.h"
#include "tests/ui/driven_window.h"
#include "ui/message_text.h"
#include "ui/plain_text.h"
#include "ui/results/answer_maker.h"
#include "ui/session/session_run.h"

/// Whether answer, record and report speak of the run that is listed as shown and of the columns
/// that are selected in its ranking. Each function returns what does not belong together; empty:
/// everything does.
namespace steelyard::tests {

/// The run that has ended and is shown; nullptr while another one goes on.
[[nodiscard]] inline const ui::SessionRun* endedRun(ui::MainWindow& window) {
  return window.controller().isActive() ? nullptr : window.results().shownRun();
}

/// The ranking of a run that selects nothing begins with all that have a weight, the answer and the
/// report with no selection: until a person chooses, there is nothing to compare.
[[nodiscard]] inline bool selectsNothing(ui::MainWindow& window, const FeatureSelection& own) {
  return !window.results().choice() && own.rule.says_nothing() && own.features.empty();
}

/// Where the answer is not known yet, or is that to a former question, the panel must not show one
/// as if it were.
[[nodiscard]] inline QString disagreementOfAnswer(ui::MainWindow& window) {
  const ui::SessionRun* const run = endedRun(window);
  if (run == nullptr) {
    return {};
  }
  if (window.answers().askedRun() != run->number) {
    return QString("run %1 is shown, and another one or none is asked").arg(run->number);
  }
  const auto* const heading = window.results().findChild<QLabel*>("answer");
  const auto* const rest = window.results().findChild<QLabel*>("answerRest");
  const std::optional<Answer> answer = window.answers().shownAnswer();
  if (!answer) {
    return rest->isVisible() && rest->isEnabled()
               ? "an answer that is not known is shown: " + rest->text()
               : QString();
  }
  const QString words = QString::fromStdString(ui::shownWords(answer->headline));
  if (!answer->headline.says_nothing() && heading->text() != ui::plainText(words)) {
    return QString("the panel answers '%1' instead of '%2'").arg(heading->text(), words);
  }
  const bool same = selectsNothing(window, run->result().selection) ||
                    same_features(answer->selection, window.results().selection());
  return same ? QString() : "other columns are selected than those of the answer: " + words;
}

/// \param folder  into which the window exports
[[nodiscard]] inline QString disagreementOfRecord(ui::MainWindow& window, const QString& folder) {
  const ui::SessionRun* const run = endedRun(window);
  auto* const action = window.results().exportMenu().findChild<QAction*>("exportRecord");
  if (run == nullptr || !action->isEnabled()) {
    return {};
  }
  QDir().mkpath(folder);
  const QString path = QDir(folder).filePath("record.json");
  QFile::remove(path);
  action->trigger();
  if (!window.exporter().finish() || !QFile::exists(path)) {
    return QStringLiteral("the record was not written");
  }
  Record record;
  try {
    record = read_record(path.toStdString());
  } catch (const std::exception& trouble) {
    return QString::fromUtf8(trouble.what());
  }
  const std::vector<ColumnInfo> features = run->features();
  const bool named = std::equal(
      record.feature_names.begin(), record.feature_names.end(), features.begin(), features.end(),
      [](const std::string& name, const ColumnInfo& feature) { return name == feature.name; });
  if (!named || std::abs(record.seconds - run->record->seconds) > 1e-9) {
    return QString("the record is not that of run %1").arg(run->number);
  }
  if (record.chosen != window.results().choice()) {
    return QStringLiteral("the record has another choice than the ranking");
  }
  const FeatureSelection selected = shown_selection(record);
  if (selectsNothing(window, selected)) {
    return {};
  }
  if (!same_features(selected.features, window.results().selection())) {
    return QStringLiteral("the record selects other columns than the ranking");
  }
  return !record.answer || same_features(record.answer->selection, selected.features)
             ? QString()
             : QStringLiteral("the record's answer is about other columns than are selected");
}

/// The names of the features that a report calls selected, in its order.
[[nodiscard]] inline QStringList selectedInReport(const QString& page) {
  const qsizetype begin = page.indexOf("<h3>Ranking</h3>");
  const QString table = page.mid(begin, page.indexOf("</table>", begin) - begin);
  QStringList names;
  for (const QString& row : table.split("<tr>")) {
    const QStringList cells = row.split("</td>");  // rank, name, ..., whether it is selected
    if (cells.size() > 3 && cells.at(cells.size() - 2).endsWith(">yes")) {
      names << cells.at(1).section('>', -1);
    }
  }
  return names;
}

/// The report lists the first of many features only.
[[nodiscard]] inline QString disagreementOfReport(ui::MainWindow& window, const QString& folder) {
  const ui::SessionRun* const run = endedRun(window);
  const QList<QAction*> entries = window.results().exportMenu().actions();
  const auto html = std::find_if(entries.begin(), entries.end(), [](const QAction* entry) {
    return entry->text().contains("HTML");
  });
  if (html == entries.end()) {
    return QStringLiteral("no report is offered");
  }
  if (run == nullptr || !(*html)->isEnabled() || selectsNothing(window, run->result().selection)) {
    return {};
  }
  QDir().mkpath(folder);
  QFile file(QDir(folder).filePath("report.html"));
  file.remove();
  (*html)->trigger();
  if (!window.exporter().finish() || !file.open(QIODevice::ReadOnly)) {
    return QStringLiteral("the report was not written");
  }
  constexpr std::size_t rows = 14;  // of which at most three are not selected
  std::size_t others = 3;
  std::size_t listed = 0;
  const std::vector<Index> selection = window.results().selection();
  const std::vector<ColumnInfo> features = run->features();
  QStringList expected;
  for (const Index feature : ranking(window.results().shownFeatures().columns)) {
    const bool selected = std::find(selection.begin(), selection.end(), feature) != selection.end();
    if (listed == rows || (!selected && others == 0)) {
      continue;
    }
    ++listed;
    others -= selected ? 0 : 1;
    if (selected) {
      const std::string& name = features.at(static_cast<std::size_t>(feature)).name;
      expected << QString::fromStdString(name).toHtmlEscaped();
    }
  }
  const QStringList found = selectedInReport(QString::fromUtf8(file.readAll()));
  return found == expected ? QString()
                           : QString("the report has %1, and selected are %2")
                                 .arg(found.join(' '), expected.join(' '));
}

/// What takes longer: an answer that is perhaps known by now, and the report with all its pictures.
[[nodiscard]] inline QString slowDisagreement(ui::MainWindow& window, const QString& folder) {
  constexpr int patience = 3000;  // ms; an answer that takes longer is compared when it comes
  static_cast<void>(QTest::qWaitFor(
      [&window] { return endedRun(window) == nullptr || window.answers().shownAnswer(); },
      patience));
  const QString found = disagreementOfAnswer(window);
  return found.isEmpty() ? disagreementOfReport(window, folder) : found;
}

}  // namespace steelyard::tests

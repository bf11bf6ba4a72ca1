// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/printed_run.h"

#include <QCoreApplication>
#include <QImage>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextOption>
#include <QTextTable>
#include <QUrl>
#include <algorithm>

#include "core/data/text_encoding.h"
#include "core/platform/utc_now.h"
#include "core/report/html_text.h"
#include "core/report/run_ranking.h"
#include "core/report/run_summary.h"
#include "ui/count_text.h"
#include "ui/export/report_text.h"
#include "ui/plain_text.h"
#include "ui/session/session_run.h"

namespace steelyard::ui {
namespace {

struct PrintedWords {
  Q_DECLARE_TR_FUNCTIONS(PrintedWords)
};

constexpr double printedSize = 7.5;          // points
constexpr std::size_t mostOfMethod = 5;      // columns that fit beside each other
constexpr QSizeF printedPlot(320.0, 132.0);  // two fit beside each other on A4 or Letter
constexpr double secondPlot = 340.0;         // where it begins, in the same unit
const ExportOptions paintedSize{QSizeF(480.0, 240.0), 3.0};

void addParagraph(QTextCursor& cursor, const QString& text, double size = 1.0, bool bold = false) {
  QTextCharFormat letters;
  letters.setFontPointSize(size * printedSize);
  letters.setFontWeight(bold ? QFont::Bold : QFont::Normal);
  QTextBlockFormat block;
  constexpr double gap = 2.0;
  block.setBottomMargin(gap);
  if (cursor.block().length() == 1) {  // at the beginning, or behind a table
    cursor.setBlockFormat(block);
  } else {
    cursor.insertBlock(block, letters);
  }
  cursor.insertText(text, letters);
}

void addHeading(QTextCursor& cursor, const QString& text) {
  constexpr double larger = 1.2;
  addParagraph(cursor, text, larger, true);
}

QString aboutRun(const SessionRun& run) {
  return PrintedWords::tr("Table: %1. Method: %2. Printed %3, Steelyard %4.")
      .arg(plainName(to_utf8(run.record->data.source)), plainName(run.method),
           QString::fromStdString(utc_now()), QString::fromStdString(program_version()));
}

QString shown(const std::string& text) { return plainText(QString::fromStdString(text)); }

/// The facts in one paragraph: paper has no room for a line each.
void addFacts(QTextCursor& cursor, const std::vector<SummaryFact>& facts) {
  QStringList all;
  for (const SummaryFact& fact : facts) {
    all << PrintedWords::tr("%1: %2").arg(shown(fact.name), shown(fact.value));
  }
  if (!all.isEmpty()) {
    addParagraph(cursor, all.join(QStringLiteral("  \u00B7  ")));
  }
}

void addText(QTextCursor& cursor, const std::string& text) {
  if (!text.empty()) {
    addParagraph(cursor, shown(text));
  }
}

std::vector<QStringList> rowsOf(const TextTable& table) {
  const auto cellsOf = [](const std::vector<std::string>& texts) {
    QStringList cells;
    for (const std::string& text : texts) {
      cells << plainName(text);
    }
    return cells;
  };
  std::vector<QStringList> rows{cellsOf(table.header)};
  for (const std::vector<std::string>& row : table.rows) {
    rows.push_back(cellsOf(row));
  }
  return rows;
}

/// Of what is shown, which may be another solution than that of the record.
RankingOnPage rankingOf(const PrintedRun& printed, const ReportWords& words) {
  std::vector<FeatureColumn> columns = printed.shown.columns;
  columns.resize(std::min(columns.size(), mostOfMethod));
  std::vector<std::string> names;
  std::vector<std::string> units;
  for (const ColumnInfo& feature : printed.run.features()) {
    names.push_back(feature.name);
    units.push_back(feature.unit);
  }
  return ranking_on_page({columns, names, units, printed.selected}, words);
}

void fillTable(QTextTable& table, const std::vector<QStringList>& rows) {
  QTextCharFormat letters;
  letters.setFontPointSize(printedSize);
  for (int row = 0; row < table.rows(); ++row) {
    letters.setFontWeight(row == 0 ? QFont::Bold : QFont::Normal);
    const QStringList& cells = rows[static_cast<std::size_t>(row)];
    for (int column = 0; column < table.columns(); ++column) {
      table.cellAt(row, column).firstCursorPosition().insertText(cells[column], letters);
    }
  }
}

void addTable(QTextCursor& cursor, const std::vector<QStringList>& rows) {
  QTextTableFormat format;
  format.setHeaderRowCount(1);  // again on each page
  format.setBorderCollapse(true);
  format.setBorder(1);
  format.setBorderBrush(QColor(Qt::lightGray));
  format.setCellPadding(1);
  format.setCellSpacing(0);
  fillTable(*cursor.insertTable(static_cast<int>(rows.size()),
                                static_cast<int>(rows.front().size()), format),
            rows);
  cursor.movePosition(QTextCursor::End);
}

void addPanel(QTextCursor& cursor, const PrintedPanel& panel) {
  if (panel.rows.empty()) {
    return;
  }
  addHeading(cursor, PrintedWords::tr("All methods"));
  if (!panel.answer.isEmpty()) {
    addParagraph(cursor, panel.answer);
  }
  addTable(cursor, panel.rows);
}

void addRanking(QTextCursor& cursor, const RankingOnPage& ranked, bool anySelected) {
  addHeading(cursor, PrintedWords::tr("Ranking"));
  if (!anySelected) {
    addParagraph(cursor, PrintedWords::tr("No column is selected."));
  }
  if (!ranked.table.rows.empty()) {
    addTable(cursor, rowsOf(ranked.table));
  }
  for (const std::string& sentence : ranked.rest) {
    addText(cursor, sentence);
  }
}

void addSummary(QTextCursor& cursor, const RunSummary& summary) {
  addText(cursor, summary.question);
  addFacts(cursor, summary.roles);
  addHeading(cursor, shown(summary.level));
  addText(cursor, summary.answer);
  if (!summary.evidence.rows.empty()) {
    addTable(cursor, rowsOf(html::without_empty_columns(summary.evidence)));
  }
  addText(cursor, summary.suggestion);
  addFacts(cursor, summary.numbers);
}

void addHowItWasMade(QTextCursor& cursor, const RunSummary& summary) {
  addHeading(cursor, PrintedWords::tr("Settings that applied"));
  addFacts(cursor, summary.settings);
  addText(cursor, summary.settings_rest);
  addHeading(cursor, PrintedWords::tr("How to repeat it"));
  addFacts(cursor, summary.repeat);
  if (!summary.notes.empty()) {
    addHeading(cursor, PrintedWords::tr("Notes"));
  }
  for (const std::string& note : summary.notes) {
    addText(cursor, note);
  }
}

/// Puts a title above its picture, or both beside those of the plot before.
void addPicture(QTextCursor& cursor, const QString& title, const QTextImageFormat& picture) {
  QTextCharFormat letters;
  letters.setFontPointSize(printedSize);
  letters.setFontWeight(QFont::Bold);
  const QTextBlock last = cursor.block();
  const bool besideOther = last.blockFormat().nonBreakableLines() &&
                           last.text().count(QChar::ObjectReplacementCharacter) == 1;
  if (besideOther) {
    cursor.setPosition(last.position() +
                       static_cast<int>(last.text().indexOf(QChar::LineSeparator)));
    cursor.insertText(QLatin1Char('\t') + title, letters);
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(QString(QLatin1Char('\t')));
  } else {
    addParagraph(cursor, title, 1.0, true);
    QTextBlockFormat whole = cursor.blockFormat();
    whole.setNonBreakableLines(true);  // of titles and pictures: keepPlotsWhole() sees it by that
    whole.setTabPositions({QTextOption::Tab(secondPlot, QTextOption::LeftTab)});
    cursor.setBlockFormat(whole);
    cursor.insertText(QString(QChar::LineSeparator));
  }
  cursor.insertImage(picture);
}

/// So short that the title of the next plot begins where its picture does.
QString shortTitle(const QString& title) {
  constexpr int longest = 60;
  const QString name = plainName(title);
  return name.size() <= longest ? name : name.left(longest - 1) + QChar(0x2026);
}

}  // namespace

std::unique_ptr<QTextDocument> printedRun(const PrintedRun& printed) {
  constexpr double title = 1.6;
  auto document = std::make_unique<QTextDocument>();
  document->setUndoRedoEnabled(false);
  QTextCursor cursor(document.get());
  const SessionRun& run = printed.run;
  const QString name =
      PrintedWords::tr("Run %1: %2").arg(countText(run.number), plainName(run.shownName()));
  document->setMetaInformation(QTextDocument::DocumentTitle, name);
  const MethodRegistry none;
  const MethodRegistry& methods = printed.methods != nullptr ? *printed.methods : none;
  const ReportWords words = shownReportWords();
  const RunSummary summary = summary_of(reportedRun(run, methods), methods, words);
  addParagraph(cursor, name, title, true);
  addParagraph(cursor, aboutRun(run));
  addSummary(cursor, summary);
  addRanking(cursor, rankingOf(printed, words), !printed.selected.empty());
  addHowItWasMade(cursor, summary);
  addPanel(cursor, printed.panel);
  return document;
}

void addPrintedPlot(QTextDocument& document, const NamedPlot& named) {
  if (named.plot->isEmpty()) {
    return;
  }
  QImage image = imageOf(*named.plot, paintedSize);
  image.setDevicePixelRatio(1.0);  // its size on the page is set below
  const QUrl place(QStringLiteral("plot:") + named.id);
  document.addResource(QTextDocument::ImageResource, place, image);
  QTextImageFormat picture;
  picture.setName(place.toString());
  picture.setWidth(printedPlot.width());
  picture.setHeight(printedPlot.height());
  QTextCursor cursor(&document);
  cursor.movePosition(QTextCursor::End);
  addPicture(cursor, shortTitle(named.title), picture);
}

/// By themselves, pages end between any two lines.
void keepPlotsWhole(QTextDocument& document) {
  const double page = document.pageSize().height();
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (!block.blockFormat().nonBreakableLines()) {
      continue;
    }
    static_cast<void>(document.pageCount());  // lays out what has moved
    const QTextLayout& lines = *block.layout();
    const auto pageOf = [&](int line) {
      return static_cast<int>((lines.position().y() + lines.lineAt(line).y()) / page);
    };
    if (lines.lineCount() > 1 && pageOf(0) != pageOf(lines.lineCount() - 1)) {
      QTextBlockFormat onNext = block.blockFormat();
      onNext.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
      QTextCursor(block).setBlockFormat(onNext);
    }
  }
}

}  // namespace steelyard::ui

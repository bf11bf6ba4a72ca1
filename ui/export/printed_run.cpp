// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/printed_run.h"

#include <QCoreApplication>
#include <QImage>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextTable>
#include <QUrl>
#include <algorithm>
#include <cmath>

#include "core/analysis/answer.h"
#include "core/data/text_encoding.h"
#include "core/utc_now.h"
#include "ui/count_text.h"
#include "ui/message_text.h"
#include "ui/number_text.h"
#include "ui/plain_text.h"
#include "ui/session/session_run.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

struct PrintedWords {
  Q_DECLARE_TR_FUNCTIONS(PrintedWords)
};

constexpr double printedSize = 10.0;         // points
constexpr std::size_t mostPrinted = 200;     // rows; more are in the exported selection
constexpr std::size_t mostOfMethod = 5;      // columns that fit beside each other
constexpr QSizeF printedPlot(560.0, 350.0);  // two of them fit on a page of A4 or Letter

void addParagraph(QTextCursor& cursor, const QString& text, double size = 1.0, bool bold = false) {
  QTextCharFormat letters;
  letters.setFontPointSize(size * printedSize);
  letters.setFontWeight(bold ? QFont::Bold : QFont::Normal);
  QTextBlockFormat block;
  block.setBottomMargin(printedSize);
  if (cursor.atStart()) {
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

void addAnswer(QTextCursor& cursor, const Record& record) {
  addHeading(cursor, PrintedWords::tr("Answer"));
  addParagraph(cursor,
               record.answer
                   ? plainText(QString::fromStdString(shownWords(statement_of(*record.answer))))
                   : PrintedWords::tr("What is selected has not been looked at."));
}

QString valueOf(const FeatureColumn& column, Index feature) {
  const double value = column.values[static_cast<std::size_t>(feature)];
  return std::isnan(value) ? QString() : numberText(value);
}

/// The rank of each feature, from 1.
std::vector<int> ranksOf(const std::vector<FeatureColumn>& columns) {
  const std::vector<Index> order = ranking(columns);
  std::vector<int> ranks(order.size(), 0);
  int rank = 0;
  for (const Index feature : order) {
    ranks[static_cast<std::size_t>(feature)] = ++rank;
  }
  return ranks;
}

std::vector<QStringList> rowsOf(const PrintedRun& printed) {
  std::vector<FeatureColumn> columns = as_shown(printed.shown.columns);
  columns.resize(std::min(columns.size(), mostOfMethod));
  const std::vector<ColumnInfo> features = printed.run.features();
  const std::vector<int> ranks = ranksOf(printed.shown.columns);
  QStringList header{PrintedWords::tr("Rank"), PrintedWords::tr("Feature")};
  for (const FeatureColumn& column : columns) {
    header << termName(column.title);
  }
  std::vector<QStringList> rows{header};
  for (const Index feature : printed.selected) {
    if (rows.size() > mostPrinted) {
      break;
    }
    const auto place = static_cast<std::size_t>(feature);
    QStringList row{countText(ranks[place]), plainName(features[place].name)};
    for (const FeatureColumn& column : columns) {
      row << valueOf(column, feature);
    }
    rows.push_back(row);
  }
  return rows;
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
  format.setCellPadding(3);
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

void addRanking(QTextCursor& cursor, const PrintedRun& printed) {
  addHeading(cursor, PrintedWords::tr("Selected columns"));
  const std::vector<QStringList> rows = rowsOf(printed);
  if (rows.size() < 2) {
    return addParagraph(cursor, PrintedWords::tr("No column is selected."));
  }
  addTable(cursor, rows);
  const std::size_t left = printed.selected.size() + 1 - rows.size();
  if (left > 0) {
    addParagraph(cursor, countText(left, PrintedWords::tr("%1 further column is selected."),
                                   PrintedWords::tr("%1 further columns are selected.", nullptr,
                                                    howMany(left))));
  }
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
  addParagraph(cursor, name, title, true);
  addParagraph(cursor, aboutRun(run));
  addAnswer(cursor, *run.record);
  addRanking(cursor, printed);
  addPanel(cursor, printed.panel);
  return document;
}

void addPrintedPlot(QTextDocument& document, const NamedPlot& named) {
  if (named.plot->isEmpty()) {
    return;
  }
  QImage image = imageOf(*named.plot);
  image.setDevicePixelRatio(1.0);  // its size on the page is set below
  const QUrl place(QStringLiteral("plot:") + named.id);
  document.addResource(QTextDocument::ImageResource, place, image);
  QTextCursor cursor(&document);
  cursor.movePosition(QTextCursor::End);
  addHeading(cursor, plainName(named.title));
  QTextBlockFormat whole = cursor.blockFormat();
  whole.setNonBreakableLines(true);  // of title and picture: keepPlotsWhole() sees it by that
  cursor.setBlockFormat(whole);
  cursor.insertText(QString(QChar::LineSeparator));
  QTextImageFormat picture;
  picture.setName(place.toString());
  picture.setWidth(printedPlot.width());
  picture.setHeight(printedPlot.height());
  cursor.insertImage(picture);
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

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextTable>
#include <QTimer>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "core/data/generators.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "tests/ui/export/pdf_pages.h"
#include "tests/ui/export/toy_run.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/export/printed_pages.h"
#include "ui/export/printed_run.h"
#include "ui/help/help_menu.h"
#include "ui/help/help_window.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/answer_maker.h"
#include "ui/results/result_panel.h"
#include "ui/session/session_run.h"

using namespace steelyard;
using namespace steelyard::ui;
using tests::contentOf;
using tests::pagesOf;
using tests::pdfPrinter;

namespace {

/// Of two columns, of which the second is the better one. \param answer  headline and detail;
/// nothing: none yet
SessionRun runWith(const std::optional<Answer>& answer) {
  Record record = *tests::compared_run("", {"x1", "x2"}, {0.5, 1.0}, {1}).record;
  record.answer = answer;
  SessionRun run = tests::toy_run(std::move(record));
  run.method = "DII";
  return run;
}

ShownSolution shownOf(const SessionRun& run) {
  return rankedResult(run.number, run.problem, run.record->result);
}

void drawLine(LinePlot& plot) { plot.setSeries({{"", {0, 1}, {0.5, 0.25}, {}, {}, false}}); }

qsizetype picturesOf(const QByteArray& pdf) { return pdf.count("/Subtype /Image"); }

/// How many pieces of text the pages of a PDF file show. Its streams are compressed.
qsizetype textsOf(const QByteArray& pdf) {
  const QByteArray opening("\nstream\n");
  const QByteArray expectedSize("\0\x10\0\0", 4);  // at first; what is larger is unpacked, too
  qsizetype texts = 0;
  for (qsizetype at = pdf.indexOf(opening); at >= 0; at = pdf.indexOf(opening, at + 1)) {
    const qsizetype begin = at + opening.size();
    const QByteArray packed = pdf.mid(begin, pdf.indexOf("endstream", begin) - begin);
    if (packed.startsWith('x')) {  // no picture of JPEG
      texts += qUncompress(expectedSize + packed).count("BT\n");
    }
  }
  return texts;
}

/// How many titles of plots stand on another page than their plots.
int titlesAlone(const QTextDocument& document) {
  int alone = 0;
  static_cast<void>(document.pageCount());  // lays it out
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    const QTextLayout& lines = *block.layout();
    const auto pageOf = [&](int line) {
      return static_cast<int>((lines.position().y() + lines.lineAt(line).y()) /
                              document.pageSize().height());
    };
    const bool isPlot = block.text().contains(QChar::ObjectReplacementCharacter);
    alone += isPlot && pageOf(0) != pageOf(lines.lineCount() - 1) ? 1 : 0;
  }
  return alone;
}

}  // namespace

class TestPrintedRun : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> window_;

  void open() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->dataPanel().setDataset(ten_gaussians(60));
    window_->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_->question().settle();
    window_->resize(1400, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  /// A window with a run and all plots.
  void openRun() {
    open();
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->answers().finish();
    window_->board().presets().choose("all");
    window_->board().finishObservations();  // a plot that is still empty is not printed
  }
  [[nodiscard]] QAction& action(const char* name = "print") const {
    return *window_->findChild<QAction*>(QString::fromLatin1(name));
  }
  /// The bytes of the file that it is printed into at once.
  [[nodiscard]] QByteArray printed(const QString& name) const {
    window_->printRun(*pdfPrinter(folder_.filePath(name)));
    return contentOf(folder_.filePath(name));
  }
  /// Begins to print into this file.
  QString begin(const QString& name) const {
    const QString path = folder_.filePath(name);
    window_->printRun(pdfPrinter(path));
    return path;
  }
  [[nodiscard]] bool says(const QString& words) const {
    const QList<QLabel*> labels = window_->results().findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
      return label->isVisible() && label->text().contains(words);
    });
  }
  /// Lets the loop turn until the window says this.
  [[nodiscard]] bool turnsUntil(const QString& words) const {
    constexpr int patience = 100000;
    for (int turn = 0; turn < patience && !says(words); ++turn) {
      QCoreApplication::processEvents();
    }
    return says(words);
  }

  /// Lets the loop turn until the first of several pictures was taken. One turn may take two.
  [[nodiscard]] bool takesPictures() const {
    while (says("Printing: plot 1 of")) {
      QCoreApplication::processEvents();
    }
    return says("Printing: plot");
  }

 private Q_SLOTS:
  void cleanup() { window_.reset(); }

  void a_run_is_printed_once_there_is_one() {
    open();
    QVERIFY(!action().isEnabled());
    QCOMPARE(action().toolTip(), QString("There is no run yet"));
    QVERIFY(printed("none.pdf").isEmpty());
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->answers().finish();
    QVERIFY(action().isEnabled());
    QCOMPARE(action().shortcut(), QKeySequence(QKeySequence::Print));
    window_->board().presets().choose("all");
    window_->board().finishObservations();  // a plot that is still empty is not printed
    const QByteArray all = printed("all.pdf");
    QVERIFY(all.startsWith("%PDF-"));
    QVERIFY2(pagesOf(all) > 1, qPrintable(QString::number(pagesOf(all))));
    for (const QString& card : window_->board().grid().shownPlots()) {
      window_->board().grid().setPlotVisible(card, false);
    }
    const QByteArray words = printed("words.pdf");
    QVERIFY(words.startsWith("%PDF-"));
    QVERIFY(pagesOf(words) >= 1 && pagesOf(words) < pagesOf(all));
  }

  void a_key_asks_for_the_printer() {
    open();
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(window_.get(), Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY(window_->findChild<QPrintDialog*>() != nullptr);
    auto* dialog = window_->findChild<QPrintDialog*>();
    QVERIFY(dialog->isVisible());
    dialog->reject();
    QTRY_VERIFY(window_->findChild<QPrintDialog*>() == nullptr);
    auto* help = window_->findChild<HelpMenu*>();
    help->open("shortcuts");
    QVERIFY(help->helpWindow()->browser()->toPlainText().contains("Ctrl+P"));
  }

  void what_is_printed_says_the_answer_and_the_selected_columns() {
    const SessionRun run = runWith(std::nullopt);
    const ShownSolution shown = shownOf(run);
    LinePlot plot;
    drawLine(plot);
    LinePlot empty;
    const std::unique_ptr<QTextDocument> document = printedRun({run, shown, {1}});
    addPrintedPlot(*document, {"line", "The line", &plot});
    addPrintedPlot(*document, {"none", "None", &empty});
    const QString text = document->toPlainText();
    QVERIFY2(text.startsWith("Run 1: DII"), qPrintable(text));
    QVERIFY(text.contains("Nobody has asked what the run found."));
    QVERIFY(text.contains("The table 'a.csv' has 100 rows and 5 columns."));
    QVERIFY(text.contains("How to repeat it"));
    QVERIFY(text.contains("The line") && !text.contains("None"));
    QCOMPARE(text.count(QChar::ObjectReplacementCharacter), 1);  // the picture
    const auto frames = document->rootFrame()->childFrames();
    QCOMPARE(frames.size(), 1);
    const auto* table = qobject_cast<QTextTable*>(frames.front());
    QVERIFY(table != nullptr);
    QCOMPARE(table->rows(), 3);  // the selected one and the next
    const auto cell = [table](int column) {
      return table->cellAt(1, column).firstCursorPosition().block().text();
    };
    QCOMPARE(cell(0), QString("1"));
    QCOMPARE(cell(1), QString("x2"));
    QCOMPARE(cell(2), QString("nm"));
    QCOMPARE(cell(3), QString("1"));
  }

  void the_answer_is_that_of_the_window() {
    Answer answer;
    answer.headline = other_words("1 of 2 columns is enough");
    answer.detail = other_words("<b>x1</b>.");
    answer.selection = {0};
    const SessionRun run = runWith(answer);
    const ShownSolution shown = shownOf(run);
    const QString text = printedRun({run, shown, {}})->toPlainText();
    QVERIFY2(text.contains("1 of 2 columns is enough: <b>x1</b>."), qPrintable(text));
    QVERIFY(text.contains("No column is selected."));
  }

  void pages_hold_what_the_document_holds() {
    const SessionRun run = runWith(std::nullopt);
    const ShownSolution shown = shownOf(run);
    LinePlot plot;
    drawLine(plot);
    LinePlot empty;
    std::vector<NamedPlot> plots{{"none", "None", &empty}};
    constexpr int full = 12;
    for (int k = 0; k < full; ++k) {
      plots.push_back({QString::number(k), QString("Plot %1").arg(k), &plot});
    }
    const QString path = folder_.filePath("in_pieces.pdf");
    int steps = 1;
    {
      PrintedPages pages(pdfPrinter(path), printedRun({run, shown, {1, 0}}), plots);
      while (pages.step()) {
        ++steps;
      }
      QVERIFY(!pages.failed());
    }
    const QByteArray found = contentOf(path);
    QVERIFY(pagesOf(found) > 1);
    QVERIFY(picturesOf(found) >= full);
    QVERIFY(textsOf(found) > 0);
    // The plots, the layout, the pages, and the end.
    QCOMPARE(qsizetype{steps}, full + 1 + pagesOf(found) + 1);
  }

  void two_plots_stand_beside_each_other() {
    const SessionRun run = runWith(std::nullopt);
    const ShownSolution shown = shownOf(run);
    LinePlot plot;
    drawLine(plot);
    const std::unique_ptr<QTextDocument> document = printedRun({run, shown, {1}});
    for (const char* const id : {"one", "two", "three"}) {
      addPrintedPlot(*document, {QString::fromLatin1(id), QString::fromLatin1(id), &plot});
    }
    const QChar picture = QChar::ObjectReplacementCharacter;
    const QTextBlock last = document->lastBlock();
    QCOMPARE(last.text(), QString("three") + QChar::LineSeparator + picture);
    QCOMPARE(last.previous().text(),
             QString("one\ttwo") + QChar::LineSeparator + picture + '\t' + picture);
  }

  void a_run_of_the_window_takes_one_sheet() {
    openRun();
    QStringList shown = window_->board().grid().shownPlots();
    for (qsizetype more = 3; more < shown.size(); ++more) {
      window_->board().grid().setPlotVisible(shown[more], false);
    }
    QCOMPARE(pagesOf(printed("sheet_of_window.pdf")), qsizetype{1});
  }

  void a_title_is_on_the_page_of_its_plot() {
    const SessionRun run = runWith(std::nullopt);
    const ShownSolution shown = shownOf(run);
    LinePlot plot;
    drawLine(plot);
    int alone = 0;
    for (int height = 600; height <= 1200; height += 20) {  // of many a paper
      const std::unique_ptr<QTextDocument> document = printedRun({run, shown, {1, 0}});
      for (const char* const id : {"a", "b", "c", "d", "e", "f"}) {
        addPrintedPlot(*document, {QString::fromLatin1(id), QString::fromLatin1(id), &plot});
      }
      document->setPageSize(QSizeF(700.0, height));
      alone += titlesAlone(*document);
      keepPlotsWhole(*document);
      QVERIFY2(titlesAlone(*document) == 0, qPrintable(QString::number(height)));
    }
    QVERIFY(alone > 0);  // or there was nothing to mend
  }

  void pictures_that_were_taken_stay_when_the_plots_change() {
    const SessionRun run = runWith(std::nullopt);
    const ShownSolution shown = shownOf(run);
    LinePlot plot;
    drawLine(plot);
    const QString path = folder_.filePath("changed.pdf");
    PrintedPages pages(pdfPrinter(path), printedRun({run, shown, {1}}), {{"a", "A", &plot}});
    pages.takePictures();
    plot.clear();
    while (pages.step()) {
    }
    QVERIFY(picturesOf(contentOf(path)) > 0);
  }

  void the_window_answers_between_pages() {
    openRun();
    const QByteArray expected = printed("expected.pdf");
    const QString last = QString("Printing page %1 of %1").arg(pagesOf(expected));
    const QString path = begin("turns.pdf");
    QVERIFY(!QFile::exists(path));  // nothing is painted yet
    QVERIFY(says("Printing: plot 1 of"));
    int turns = 0;
    QTimer counter;
    connect(&counter, &QTimer::timeout, this, [&turns] { ++turns; });
    counter.start(0);
    QVERIFY(takesPictures());
    QVERIFY(action("stopPrinting").isEnabled());
    QVERIFY(turnsUntil("Printing page 1 of"));
    const int before = turns;
    QVERIFY(before > 1);
    QVERIFY(turnsUntil(last));
    QVERIFY2(turns - before >= pagesOf(expected) - 1, qPrintable(QString::number(turns - before)));
    QVERIFY(turnsUntil("Printed."));
    QVERIFY(!action("stopPrinting").isEnabled());
    QCOMPARE(action("stopPrinting").toolTip(), QString("Nothing is being printed"));
    const QByteArray found = contentOf(path);
    QCOMPARE(pagesOf(found), pagesOf(expected));
    QCOMPARE(textsOf(found), textsOf(expected));
  }

  void a_run_that_is_removed_meanwhile_is_printed_as_it_was() {
    openRun();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    const QByteArray expected = printed("before.pdf");
    const QString path = begin("removed.pdf");
    QVERIFY(takesPictures());
    auto* const runs = window_->results().findChild<QTableView*>(QStringLiteral("runs"));
    runs->setFocus();
    QTest::keyClick(runs, Qt::Key_Delete);
    QVERIFY(window_->results().shownRun() == nullptr);
    QVERIFY(turnsUntil("Printed."));
    const QByteArray found = contentOf(path);
    QCOMPARE(pagesOf(found), pagesOf(expected));
    QCOMPARE(picturesOf(found), picturesOf(expected));
    QCOMPARE(textsOf(found), textsOf(expected));
  }

  void a_second_print_is_refused() {
    openRun();
    const QString path = begin("first.pdf");
    QVERIFY(takesPictures());
    const QString second = begin("second.pdf");
    QVERIFY(says("A run is still being printed"));
    QCoreApplication::processEvents();
    QVERIFY(says("A run is still being printed"));  // what goes on does not hide it
    action().trigger();
    QVERIFY(window_->findChild<QPrintDialog*>() == nullptr);
    window_->waitForJobs();
    QVERIFY(says("Printed."));
    QVERIFY(pagesOf(contentOf(path)) > 1);
    QVERIFY(!QFile::exists(second));
  }

  void printing_can_be_stopped() {
    openRun();
    const QString path = begin("stopped.pdf");
    QVERIFY(turnsUntil("Printing page 2 of"));
    QVERIFY(QFile::exists(path));
    action("stopPrinting").trigger();
    QVERIFY(says("Printing was stopped."));
    QVERIFY(!QFile::exists(path));
    QVERIFY(!action("stopPrinting").isEnabled());
    QVERIFY(pagesOf(printed("again.pdf")) > 1);
  }

  void a_window_that_closes_prints_the_rest() {
    openRun();
    const qsizetype pages = pagesOf(printed("whole.pdf"));
    const QString path = begin("closed.pdf");
    QVERIFY(turnsUntil("Printing page 1 of"));
    QVERIFY(window_->close());
    QCOMPARE(pagesOf(contentOf(path)), pages);
  }

  void a_window_that_goes_leaves_no_half_file() {
    openRun();
    const QString gone = begin("gone.pdf");
    QVERIFY(turnsUntil("Printing page 2 of"));
    window_.reset();
    QVERIFY(!QFile::exists(gone));
  }

  void a_printer_that_cannot_print_is_told() {
    openRun();
    window_->printRun(pdfPrinter(folder_.filePath("no/such/folder.pdf")));
    QVERIFY(turnsUntil("The printer cannot print this."));
    QVERIFY(!action("stopPrinting").isEnabled());
    QVERIFY(pagesOf(printed("afterwards.pdf")) > 1);
  }
};

QTEST_MAIN(TestPrintedRun)
#include "tst_printed_run.moc"

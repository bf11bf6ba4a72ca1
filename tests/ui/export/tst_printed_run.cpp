// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QPrintDialog>
#include <QPrinter>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextTable>
#include <QtTest>
#include <memory>
#include <optional>
#include <utility>

#include "core/data/generators.h"
#include "tests/ui/driven_window.h"
#include "tests/ui/export/toy_run.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
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

}  // namespace

class TestPrintedRun : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = builtin_methods();
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
  [[nodiscard]] QAction& action() const {
    return *window_->findChild<QAction*>(QStringLiteral("print"));
  }
  /// The bytes of the file that it is printed into.
  [[nodiscard]] QByteArray printed(const QString& name) const {
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(folder_.filePath(name));
    window_->printRun(printer);
    QFile file(folder_.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  [[nodiscard]] static qsizetype pagesOf(const QByteArray& pdf) {
    return pdf.count("/Type /Page") - pdf.count("/Type /Pages");
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
    plot.setSeries({{"", {0, 1}, {0.5, 0.25}, {}, {}, false}});
    LinePlot empty;
    const std::unique_ptr<QTextDocument> document =
        printedRun({run, shown, {1}, {{"line", "The line", &plot}, {"none", "None", &empty}}});
    const QString text = document->toPlainText();
    QVERIFY2(text.startsWith("Run 1: DII"), qPrintable(text));
    QVERIFY(text.contains("has not been looked at"));
    QVERIFY(text.contains("The line") && !text.contains("None"));
    QCOMPARE(text.count(QChar::ObjectReplacementCharacter), 1);  // the picture
    const auto frames = document->rootFrame()->childFrames();
    QCOMPARE(frames.size(), 1);
    const auto* table = qobject_cast<QTextTable*>(frames.front());
    QVERIFY(table != nullptr);
    QCOMPARE(table->rows(), 2);
    const auto cell = [table](int column) {
      return table->cellAt(1, column).firstCursorPosition().block().text();
    };
    QCOMPARE(cell(0), QString("1"));
    QCOMPARE(cell(1), QString("x2"));
    QCOMPARE(cell(2), QString("1"));
  }

  void the_answer_is_that_of_the_window() {
    Answer answer;
    answer.headline = other_words("1 of 2 columns is enough");
    answer.detail = other_words("<b>x1</b>.");
    answer.selection = {0};
    const SessionRun run = runWith(answer);
    const ShownSolution shown = shownOf(run);
    const QString text = printedRun({run, shown, {}, {}})->toPlainText();
    QVERIFY2(text.contains("1 of 2 columns is enough: <b>x1</b>."), qPrintable(text));
    QVERIFY(text.contains("No column is selected."));
  }
};

QTEST_MAIN(TestPrintedRun)
#include "tst_printed_run.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QPageSize>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QtTest>
#include <memory>
#include <utility>

#include "tests/support/compared_runs.h"
#include "tests/ui/export/pdf_pages.h"
#include "ui/export/printed_pages.h"
#include "ui/export/printed_run.h"
#include "ui/plots/line_plot.h"
#include "ui/session/session_run.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// As on the table of breast cancer: 30 inputs, of which five are selected.
/// \param length  of the names
SessionRun largeRun(int length) {
  std::vector<std::string> names;
  std::vector<double> weights;
  for (int feature = 0; feature < 30; ++feature) {
    std::string name = "input " + std::to_string(feature) + " ";
    name.resize(static_cast<std::size_t>(length), 'm');
    names.push_back(name);
    weights.push_back(1.0 / (1 + feature));
  }
  Record record = *tests::compared_run("", names, weights, {0, 1, 2, 3, 4}).record;
  record.method = "f-test";
  record.warnings = {other_words("2 inputs are constant and stay out."),
                     other_words("7 cells are missing; the rows with them stay out.")};
  Answer answer;
  answer.headline = other_words("5 of 30 columns may be enough");
  answer.detail = other_words(
      "input 0, input 1, input 2, input 3 and input 4. They predict unseen samples about as well "
      "as all 30 do, and better than the same number of others.");
  answer.selection = {0, 1, 2, 3, 4};
  for (const char* id : {"chance", "held-out", "stability", "fairness"}) {
    answer.checks.push_back(
        {id,
         other_words("Does it hold on other samples?"),
         AnswerLevel::caution,
         other_words("On samples that were held out, the error is 0.213 ± 0.02 of the mean's; that "
                     "of all columns is 0.199."),
         other_words("Collect more samples, or take two more of the columns."),
         {},
         0.0});
  }
  record.answer = answer;
  SessionRun run;
  run.number = 1;
  run.method = "F test";
  run.record = std::make_shared<const Record>(std::move(record));
  return run;
}

}  // namespace

/// What is printed of one run is short.
class TestOneSheet : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = builtin_methods();
  QTemporaryDir folder_;

 private Q_SLOTS:
  void one_run_takes_one_sheet_data() {
    QTest::addColumn<int>("length");
    QTest::addColumn<int>("most");
    QTest::addRow("names as in a usual table") << 24 << 1;
    QTest::addRow("long names") << 200 << 2;
  }
  /// With 30 inputs, an answer with four checks, notes, and four plots.
  void one_run_takes_one_sheet() {
    QFETCH(int, length);
    QFETCH(int, most);
    const SessionRun run = largeRun(length);
    ShownSolution shown;
    shown.columns = run.record->result.columns;
    LinePlot plot;
    plot.setSeries({{"", {0, 1}, {0.5, 0.25}, {}, {}, false}});
    const std::vector<NamedPlot> plots{
        {"a", "A", &plot}, {"b", "B", &plot}, {"c", "C", &plot}, {"d", "D", &plot}};
    const auto printer = tests::pdfPrinter(folder_.filePath("sheet.pdf"));
    printer->setPageSize(QPageSize(QPageSize::A4));
    PrintedPages pages(
        printer, printedRun({run, shown, run.record->result.selection.features, {}, &registry_}),
        plots);
    while (pages.step()) {
    }
    const qsizetype sheets = tests::pagesOf(tests::contentOf(folder_.filePath("sheet.pdf")));
    QVERIFY2(sheets >= 1 && sheets <= most, qPrintable(QString::number(sheets)));
  }
};

QTEST_MAIN(TestOneSheet)
#include "tst_one_sheet.moc"

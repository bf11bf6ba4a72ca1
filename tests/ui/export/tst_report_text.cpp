// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/parameter/completed_values.h"
#include "core/report/html_report.h"
#include "core/report/html_text.h"
#include "tests/support/german.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/export/toy_run.h"
#include "ui/export/report_text.h"
#include "ui/export/report_writer.h"
#include "ui/message_text.h"
#include "ui/settings/language.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// With an answer whose words core has in both languages.
SessionRun answeredRun() {
  Record record = *tests::compared_run("", {"x1", "x<2>"}, {0.5, 1.0}, {1}).record;
  Answer answer;
  answer.headline = message("applied.incomplete",
                            "{1} {1:row lacks|rows lack} a selected column and {1:has|have} "
                            "empty cells in its place",
                            2);
  answer.selection = {1};
  record.answer = answer;
  return tests::toy_run(std::move(record));
}

}  // namespace

class TestReportText : public QObject {
  Q_OBJECT

  MethodRegistry methods_ = tests::methods_from_dii();

  [[nodiscard]] QString page() const {
    Report report = reportOf({reportedRun(answeredRun(), methods_)});
    return QString::fromStdString(to_html(report, methods_));
  }

 private Q_SLOTS:
  void cleanup() { tests::forget_language(); }

  void the_page_says_what_the_window_says() {
    for (const bool german : {false, true}) {
      if (german && tests::german_is_built()) {
        QVERIFY(speak(*QCoreApplication::instance(), LanguageChoice::german));
      }
      const std::string answer = shownWords(statement_of(*answeredRun().record->answer));
      QVERIFY2(page().contains(QString::fromStdString(html::escaped(answer))), answer.c_str());
    }
  }

  void the_page_is_in_the_language_of_the_window() {
    if (!tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    const QString english = page();
    QVERIFY(english.contains("<html lang=\"en\">") && english.contains("How to repeat it"));
    QVERIFY(speak(*QCoreApplication::instance(), LanguageChoice::german));
    const QString german = page();
    QVERIFY(german.contains("<html lang=\"de\">"));
    for (const char* words : {"Die Tabelle ", "Welche ihrer Eingänge (2) braucht man, um",
                              "Wie man den Lauf wiederholt", "<td>ja</td>"}) {
      QVERIFY2(german.contains(QString::fromUtf8(words)), words);
    }
    QVERIFY(!german.contains("How to repeat"));
    QVERIFY(german.contains("x&lt;2&gt;") && !german.contains("x<2>"));
  }

  void the_values_that_a_run_used_for_auto_are_known_where_its_table_is_there() {
    SessionRun run = answeredRun();
    const Method& method = methods_.find("mrmr");  // the problem has classes
    Record record = *run.record;
    record.method = "mrmr";
    record.parameters = method.schema().defaults();
    run.record = std::make_shared<const Record>(std::move(record));
    const ParameterValues values = completed_values(method.schema(), run.record->parameters);
    QVERIFY(method.check(*run.problem, values).empty());
    QVERIFY(reportedRun(run, methods_).automatic ==
            method.automatic_values(*run.problem, values, {}));
    run.problem.reset();
    QVERIFY(reportedRun(run, methods_).automatic == ParameterValues());
  }
};

QTEST_MAIN(TestReportText)
#include "tst_report_text.moc"

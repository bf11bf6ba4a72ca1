// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QRegularExpression>
#include <QtTest>

#include "core/report/html_report.h"
#include "core/report/panel_report.h"

using namespace steelyard;

/// The page on compared methods, of a panel that is made by hand.
class TestPanelReport : public QObject {
  Q_OBJECT

  static MethodPanel panel() {
    MethodPanel made;
    made.columns = {"stature", "<b>mass</b>"};
    made.units = {{"stature", {0}}, {"<b>mass</b>", {1}}};
    made.samples = 40;
    made.all_samples = 50;
    made.sizes = {1};
    PanelRow row;
    row.id = "f-test";
    row.title = "F test";
    row.error = 0.123456;
    row.suggested = 1;
    made.rows = {row};
    made.order = {0};
    made.good = {0};
    made.consensus.map = Matrix::Zero(2, 1);
    made.consensus.map(1, 0) = 1.0;
    made.consensus.mean = made.consensus.map.col(0);
    made.how_held_out = other_words("Each part was held out.");
    made.answer = {other_words("F test & others predict.")};
    return made;
  }
  static QString page(const MethodPanel& made) {
    PanelReport report;
    report.made = "2026-11-20T18:30:00Z";
    report.data.source = "/data/people.csv";
    report.data.sha256 = "abc123";
    report.pictures = {{"Errors", "AAAA", "Lower is better."}};
    return QString::fromStdString(to_html(report, made));
  }

  /// Without the ids that stand in for words.
  static QString body_of(const QString& page) {
    QString body = page.mid(page.indexOf("<body>"));
    return body.remove(QRegularExpression("\\[[a-z0-9_.]*\\]"));
  }

 private Q_SLOTS:
  void it_says_what_the_panel_says() {
    const QString text = page(panel());
    for (const char* words :
         {"people.csv", "abc123", "40 of 50", "F test &amp; others predict.", "f-test", "0.1235",
          "Each part was held out.", "base64,AAAA", "Lower is better."}) {
      QVERIFY2(text.contains(words), words);
    }
  }

  void columns_come_by_consensus_and_as_plain_text() {
    const QString text = page(panel());
    QVERIFY(!text.contains("<b>mass"));
    const auto first = text.indexOf("&lt;b&gt;mass");
    QVERIFY(first >= 0);
    QVERIFY(first < text.indexOf("stature</td>"));
  }

  void it_is_a_section_of_a_report_on_runs() {
    Report report{"Report on run 1", "2026-11-20T18:30:00Z", {}, {}};
    const MethodRegistry none;
    QVERIFY(!QString::fromStdString(to_html(report, none)).contains("All methods"));
    report.panel = ReportedPanel{std::make_shared<const MethodPanel>(panel()), {2.5}, {}};
    report.panel->pictures = {{"Errors", "AAAA", "Lower is better."}};
    const QString text = QString::fromStdString(to_html(report, none));
    for (const char* words : {"<h2>All methods</h2>", "F test &amp; others predict.", "f-test",
                              "0.1235", "2.5", "each held out", "base64,AAAA"}) {
      QVERIFY2(text.contains(words), words);
    }
  }

  void headings_say_whose_standard_error_a_column_is() {
    MethodPanel known = panel();
    known.rows.front().error_error = 0.01;
    known.rows.front().stability_error = 0.02;
    known.rows.front().behind_best_error = 0.03;
    const QString text = page(known);
    for (const char* words : {"standard error of the error<", "standard error of the stability<",
                              "standard error of the gap to the best<"}) {
      QVERIFY2(text.contains(words), words);
    }
  }

  /// Nothing of the page but names and numbers is in the words of core.
  void every_word_is_asked_for() {
    ReportWords words;
    words.language = "xx";
    words.sentence = [](const Message& said) { return "[" + said.id + "]"; };
    words.term = [](std::string_view text) { return "(" + std::string(text) + ")"; };
    MethodPanel asked = panel();
    asked.discovery_rate = 0.1;
    asked.rows[0].discoveries = PanelDiscoveries{{1}, "own", "Own rule", 0.1, {}};
    PanelRow& other = asked.rows.emplace_back();
    other.id = "forest";
    other.title = "Forest";
    other.left_out = message("panel.no_target", "it needs a target");
    PanelReport report;
    report.data.source = "/data/people.csv";
    report.words = words;
    const QString text = QString::fromStdString(to_html(report, asked));
    for (const char* said :
         {"lang=\"xx\"", "<h1>[report.methods_compared]</h1>", "<h2>[report.section.methods]</h2>",
          "[panel.judged]", "[report.heading.title]", "(F test)", "(Forest)", "[panel.no_target]",
          "[report.heading.better_than_random]", "(no)", "[report.judge.ridge]",
          "[report.section.discoveries]", "[report.section.kept_columns]",
          "[report.heading.consensus]", "[report.section.data]", "[report.data.samples]"}) {
      QVERIFY2(text.contains(said), said);
    }
    for (const char* english :
         {"Methods", "error", "title", "random", "Discoveries", "consensus", "Samples", "needs"}) {
      QVERIFY2(!body_of(text).contains(english), english);
    }
    Report of_runs{"[title]", "", {}, {}};
    of_runs.words = words;
    of_runs.panel = ReportedPanel{std::make_shared<const MethodPanel>(asked), {2.5}, {}};
    const QString section = QString::fromStdString(to_html(of_runs, MethodRegistry()));
    QVERIFY(section.contains("<h2>[report.section.all_methods]</h2>"));
    QVERIFY(section.contains("[report.heading.seconds]"));
  }

  void discoveries_are_told_where_they_were_asked_for() {
    QVERIFY(!page(panel()).contains("Discoveries"));
    MethodPanel asked = panel();
    asked.discovery_rate = 0.1;
    asked.rows[0].discoveries = PanelDiscoveries{{1}, "own", "Own rule", 0.1, {}};
    const QString text = page(asked);
    for (const char* words :
         {"Discoveries", "F test: Own rule: 1 of 2 columns at a false discovery rate of 0.1",
          "&lt;b&gt;mass"}) {
      QVERIFY2(text.contains(words), words);
    }
    QVERIFY(!text.contains("no discoveries</th>"));
  }

  void without_a_good_method_no_column_is_named() {
    MethodPanel none = panel();
    none.good.clear();
    none.consensus.mean = Vector();
    QVERIFY(!page(none).contains("stature"));
  }
};

QTEST_GUILESS_MAIN(TestPanelReport)
#include "tst_panel_report.moc"

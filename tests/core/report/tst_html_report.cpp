// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QRegularExpression>
#include <QtTest>
#include <numeric>

#include "core/prepare/preparation.h"
#include "core/report/html_report.h"
#include "core/report/html_text.h"
#include "tests/support/compared_runs.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

Report full_report() {
  ComparedRun run = compared_run("run 1", {"<b>x</b>", "y & \"z\""}, {1.0, 0.1}, {0});
  ParameterValues columns;
  columns.set("columns", std::string("x1,x2"));
  edited(run).data.origin.steps = {{"scale", columns}, {"of-the-future", {}}};
  edited(run).data.source = "/data/<script>alert(1)</script>.csv";
  edited(run).columns[1].unit = "nm";
  edited(run).parameters.set("epochs", std::int64_t{123});
  edited(run).parameters.set("unheard_of", std::string("a<b"));
  edited(run).warnings = {other_words("column <i>y</i> is constant")};
  edited(run).result.warnings = {other_words("step halved")};
  edited(run).result.outcome = {Ending::stopped, other_words("by </body> itself")};
  edited(run).cosine_overlap = 0.98765;
  Answer answer;
  answer.level = AnswerLevel::caution;
  answer.headline = other_words("1 of 2 columns is enough");
  answer.detail = other_words("<x>.");
  answer.checks = {
      {"chance",
       other_words("Is there anything?"),
       AnswerLevel::good,
       other_words("Better <than> all."),
       {},
       {},
       0.0},
      {"fairness", other_words("Is it fair?"), {}, other_words("Not checked."), {}, {}, 2.0}};
  edited(run).answer = answer;
  ComparedRun other = compared_run("run 2", {"y & \"z\""}, {1.0}, {0});
  return {"Two <runs>", "2026-11-21T20:00:00Z", {run, other}, {{"Weights 'here'", "iVBORw0KGgo="}}};
}

/// A name and its value, as the page writes them.
QString fact(const QString& name, const QString& value) {
  return "<dt>" + name + "</dt>\n<dd>" + value + "</dd>\n";
}

/// Inside every tag there are only letters, and attributes in closed quotes.
bool is_well_formed(const QString& page) {
  static const QRegularExpression tag("^/?[a-zA-Z0-9!]+( [a-z-]+(=\"[^\"<>]*\")?| html)*$");
  QStringList open;
  for (qsizetype at = page.indexOf('<'); at >= 0; at = page.indexOf('<', at + 1)) {
    const QString inside = page.mid(at + 1, page.indexOf('>', at) - at - 1);
    const QString name = inside.section(' ', 0, 0);
    if (!tag.match(inside).hasMatch()) {
      return false;
    }
    if (name.startsWith('/')) {
      if (open.isEmpty() || open.takeLast() != name.mid(1)) {
        return false;
      }
    } else if (name != "!DOCTYPE" && name != "meta" && name != "img") {
      open << name;
    }
  }
  return open.isEmpty();
}

}  // namespace

class TestHtmlReport : public QObject {
  Q_OBJECT

  MethodRegistry methods_ = builtin_methods();
  QString page_ = QString::fromStdString(to_html(full_report(), methods_));

 private Q_SLOTS:
  void every_character_with_a_meaning_is_escaped() {
    QCOMPARE(html::escaped("<a href='x'>\"&\"</a>\n"),
             std::string("&lt;a href=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/a&gt;\n"));
    QCOMPARE(html::escaped(std::string_view("a\0b\x1B", 4)), std::string("a\xEF\xBF\xBD"
                                                                         "b\xEF\xBF\xBD"));
  }

  void what_turns_writing_around_stays_out() {
    QCOMPARE(html::escaped("a\xE2\x80\xAE"
                           "b\xE2\x81\xA6"
                           "c\xE2\x80\x93"
                           "d"),
             std::string("a\xEF\xBF\xBD"
                         "b\xEF\xBF\xBD"
                         "c\xE2\x80\x93"
                         "d"));
  }

  void the_answer_is_shown_with_its_checks() {
    for (const char* text : {"Answer: not all is checked", "1 of 2 columns is enough: &lt;x&gt;.",
                             "Better &lt;than&gt; all.", "not checked"}) {
      QVERIFY2(page_.contains(text), text);
    }
  }

  /// A check that can be made and was not leaves the whole open; one that was made settles it.
  void the_answer_is_doubted_only_for_what_was_checked() {
    Report report = full_report();
    Answer answer = *report.runs.front().record->answer;
    answer.checks.back().level = AnswerLevel::caution;
    edited(report.runs.front()).answer = answer;
    QVERIFY(to_html(report, methods_).find("Answer: caution") != std::string::npos);
  }

  void names_stay_text() {
    for (const char* markup : {"<b>", "<script", "<i>", "<runs>", "a<b", "y & \""}) {
      QVERIFY2(!page_.contains(markup), markup);
    }
    QVERIFY(page_.contains("&lt;b&gt;x&lt;/b&gt;"));
    QVERIFY(page_.contains("y &amp; &quot;z&quot; [nm]"));
    QVERIFY(page_.contains("Weights &#39;here&#39;"));
    QCOMPARE(page_.count("</body>"), 1);
  }

  void every_tag_is_closed() {
    QVERIFY(is_well_formed(page_));
    QVERIFY(!is_well_formed("<p>open"));
    QVERIFY(!is_well_formed("<p a=b\"></p>"));
  }

  void nothing_is_run_or_loaded_from_elsewhere() {
    for (const char* way :
         {"<script", "<link", "<iframe", "<object", "@import", "url(", "http-equiv=\"refresh",
          "href=", "src=\"http", "src=\"//", "onload", "onerror"}) {
      QVERIFY2(!page_.contains(way, Qt::CaseInsensitive), way);
    }
    QVERIFY(page_.contains("default-src 'none'"));
    QVERIFY(page_.contains("src=\"data:image/png;base64,iVBORw0KGgo=\""));
  }

  void says_which_data_and_what_was_done_to_them() {
    QVERIFY(page_.contains(QString(64, 'a')));
    QVERIFY(page_.contains("has 100 rows and 5 columns. Which of its 2 inputs"));
    QVERIFY(page_.contains(QString::fromStdString(
        html::escaped(described(full_report().runs[0].record->data.origin.steps[0])))));
    QVERIFY(page_.contains("of-the-future"));
    QVERIFY(page_.contains("2: &lt;b&gt;x"));
  }

  void says_what_each_column_was() {
    ComparedRun run = compared_run("r", {"a", "b"}, {1.0, 0.5}, {0});
    for (const auto& [name, role] :
         {std::pair{"kind of it", Role::label}, std::pair{"its number", Role::id},
          std::pair{"day of it", Role::time}}) {
      ColumnChoice column = run.record->columns.front();
      column.name = name;
      column.roles = RoleSet{}.with(role);
      edited(run).columns.push_back(column);
    }
    const QString page =
        QString::fromStdString(to_html({"One", "2026-11-21T20:00:00Z", {run}, {}}, methods_));
    for (const char* name : {"kind of it", "its number", "day of it"}) {
      QVERIFY2(page.contains(name), name);
    }
  }

  void only_columns_without_a_cell_are_left_out() {
    const TextTable kept =
        html::without_empty_columns({{"all", "some", "none"}, {{"1", "", ""}, {"2", "3", ""}}});
    QCOMPARE(kept.header, (std::vector<std::string>{"all", "some"}));
    QCOMPARE(kept.rows[0], (std::vector<std::string>{"1", ""}));
    QCOMPARE(kept.rows[1], (std::vector<std::string>{"2", "3"}));
  }

  void changed_parameters_are_there_with_seed_times_and_warnings() {
    const QString label =
        QString::fromStdString(html::escaped(methods_.find("dii").schema().find("epochs")->label));
    QVERIFY(page_.contains(fact(label, "123")));
    QVERIFY(page_.contains(fact("unheard_of", "a&lt;b")));
    QVERIFY(page_.contains(fact("Seed", "7")));
    QVERIFY(page_.contains("2026-11-20T18:30:00Z"));
    QVERIFY(page_.contains("for 1.25 s with"));
    QVERIFY(page_.contains("step halved"));
    QVERIFY(page_.contains("stopped: by &lt;/body&gt; itself"));
    QVERIFY(page_.contains("0.9877"));
    QVERIFY(page_.contains(QString::fromStdString(program_version())));
  }

  void the_comparison_is_there_only_where_there_is_something_to_compare() {
    QVERIFY(page_.contains("<h2>Comparison</h2>"));
    QVERIFY(page_.contains("different tables"));
    QVERIFY(
        page_.contains("<td>unheard_of</td><td>a&lt;b</td><td></td>"));  // a setting that differs
    QVERIFY(
        page_.contains("<td>y &amp; &quot;z&quot;</td><td class=\"number\">0.1</td>"
                       "<td class=\"number\">1</td>"));  // weights side by side
    Report alone = full_report();
    alone.runs.pop_back();
    QVERIFY(!QString::fromStdString(to_html(alone, methods_)).contains("<h2>Comparison</h2>"));
  }

  void the_comparison_is_in_the_words_of_the_report() {
    Report report = full_report();
    report.words.sentence = [](const Message& said) { return "[" + said.id + "]"; };
    const QString page = QString::fromStdString(to_html(report, methods_));
    for (const char* said : {"<h2>[report.section.comparison]</h2>", "[comparison.other_tables]",
                             "[report.heading.ending]", "<h3>[report.section.other_settings]</h3>",
                             "[report.heading.parameter]", "<h3>[report.section.weights]</h3>",
                             "[report.heading.feature]", "<h3>[report.section.pairs]</h3>",
                             "[report.pairs]", "[report.heading.common_features]"}) {
      QVERIFY2(page.contains(said), said);
    }
    for (const char* english : {"different tables", "Settings that differ", "Pairs of runs",
                                "common features", "Jaccard"}) {
      QVERIFY2(!page.contains(english), english);
    }
  }

  /// After a click on a point of two columns, the report said "5 of 13 are enough" and listed two.
  void answer_and_list_speak_of_what_a_person_chose() {
    ComparedRun run = compared_run("r", {"a", "b", "c"}, {1.0, 0.5, 0.2}, {0, 1});
    edited(run).result.selection.rule = other_words("the least held-out error");
    edited(run).chosen = std::vector<Index>{2};
    const auto page_of = [&] {
      return QString::fromStdString(to_html(Report{"t", "", {run}, {}}, methods_));
    };
    const QString unjudged = page_of();
    QVERIFY(unjudged.contains("Answer: none"));
    QVERIFY(unjudged.contains("1 feature: chosen by a person"));
    QVERIFY(unjudged.contains("2 features: the least held-out error"));  // the run itself
    QCOMPARE(unjudged.count("<td>yes</td>"), 1);
    QVERIFY(unjudged.contains("Objective of the run"));  // no solution has just the third
    PathPoint point;
    point.selection = {2};
    point.objective = 0.625;
    edited(run).result.path = {point};
    QVERIFY(page_of().contains("0.625") && !page_of().contains("Objective of the run"));
    edited(run).result.path.clear();
    Answer answer;
    answer.selection = {2};
    answer.headline = other_words("Your 1 of 3 columns was selected");
    answer.detail = other_words("c.");
    edited(run).answer = answer;
    QVERIFY(page_of().contains("Your 1 of 3 columns was selected: c."));
    QVERIFY(!page_of().contains("Answer: none"));
  }

  void only_settings_that_applied_and_were_chosen_or_found_are_there() {
    ComparedRun run = compared_run("r", {"a", "b"}, {1.0, 0.5}, {0});
    const Method& method = methods_.find("dii");
    edited(run).parameters = method.schema().defaults();
    edited(run).parameters.set("search", std::string("none"));
    edited(run).parameters.set("trust", std::string("none"));
    edited(run).parameters.set("epochs", std::int64_t{123});
    const auto page_of = [&] {
      return QString::fromStdString(to_html(Report{"t", "", {run}, {}}, methods_));
    };
    const QString page = page_of();
    const QString settings = page.mid(page.indexOf("Settings that applied"));
    std::string unfound;
    int said = 0;
    for (const ParameterSpec& spec : method.schema().specs()) {
      const bool chosen = run.record->parameters.at(spec.id) != spec.initial &&
                          method.schema().applies(spec, run.record->parameters);
      const QString name =
          QString("<dt>%1</dt>").arg(QString::fromStdString(html::escaped(spec.label)));
      QVERIFY2(settings.contains(name) || !chosen, qPrintable(name));
      said += chosen ? 1 : 0;
      unfound = spec.may_be_automatic && method.schema().applies(spec, run.record->parameters) &&
                        run.record->parameters.is_automatic(spec.id)
                    ? spec.id
                    : unfound;
    }
    QVERIFY(said >= 1 && said <= 3);
    QVERIFY(page.contains("further settings that applied were at their defaults."));
    QVERIFY(!unfound.empty());
    QVERIFY(!page.contains("auto (0.321)"));
    run.automatic.set(unfound, 0.321);
    QVERIFY(page_of().contains("auto (0.321)"));
  }

  /// A page of before listed over 50 settings that had no part in the run.
  void no_setting_of_a_search_or_study_that_was_not_made_is_there() {
    for (const char* id : {"dii", "f-test", "automatic", "elastic-net"}) {
      ComparedRun run = compared_run("r", {"a", "b"}, {1.0, 0.5}, {0});
      const Method& method = methods_.find(id);
      edited(run).method = id;
      edited(run).parameters = method.schema().defaults();
      const QString page = QString::fromStdString(to_html(Report{"t", "", {run}, {}}, methods_));
      const auto begin = page.indexOf("Settings that applied");
      const QString settings = page.mid(begin, page.indexOf("How to repeat it") - begin);
      QVERIFY(settings.contains("at their defaults."));
      QVERIFY2(!settings.contains("<dt>"), qPrintable(settings));
    }
  }

  void a_long_ranking_is_cut_and_says_so() {
    std::vector<std::string> names;
    for (int feature = 0; feature < 50; ++feature) {
      names.push_back("f" + std::to_string(feature));
    }
    const auto page_with = [&](const std::vector<Index>& selected) {
      const std::vector<double> weights(50, 0.5);
      return QString::fromStdString(
          to_html(Report{"t", "", {compared_run("r", names, weights, selected)}, {}}, methods_));
    };
    const QString none = page_with({});
    QVERIFY(none.contains("<td>f9</td>") && !none.contains("<td>f10</td>"));
    QVERIFY(none.contains("40 more features were ranked and are not shown."));
    QVERIFY(!none.contains("selected.csv"));  // which need not lie beside the page
    const QString two = page_with({0, 20});
    QVERIFY(two.contains("<td>f20</td>") && two.contains("<td>f3</td>"));
    QVERIFY(!two.contains("<td>f4</td>") && !two.contains("<td>f21</td>"));
    QVERIFY(!two.contains("Of these"));
    std::vector<Index> many(30);
    std::iota(many.begin(), many.end(), Index{0});
    QVERIFY(page_with(many).contains("Of these, 16 are selected."));
  }

  /// Of 3 selected, the next 3 are shown: 6 rows.
  void fewer_than_five_are_not_left_out_data() {
    QTest::addColumn<int>("features");
    QTest::addColumn<bool>("all");
    QTest::newRow("four more") << 10 << true;
    QTest::newRow("five more") << 11 << false;
  }

  void fewer_than_five_are_not_left_out() {
    QFETCH(const int, features);
    std::vector<std::string> names;
    for (int feature = 0; feature < features; ++feature) {
      names.push_back("f" + std::to_string(feature));
    }
    const std::vector<double> weights(names.size(), 0.5);
    const QString page = QString::fromStdString(
        to_html(Report{"t", "", {compared_run("r", names, weights, {0, 1, 2})}, {}}, methods_));
    QTEST(page.contains("<td>f9</td>"), "all");
    QTEST(!page.contains("not shown."), "all");
  }

  void it_says_how_to_repeat_the_run() {
    const QString page = QString::fromStdString(
        to_html(Report{"t", "", {compared_run("r", {"a", "b"}, {1.0, 0.5}, {0})}, {}}, methods_));
    const QString repeat = page.mid(page.indexOf("How to repeat it"));
    QVERIFY2(repeat.contains(fact("Table", "/data/a.csv, SHA-256 " + QString(64, 'a'))),
             qPrintable(repeat));
    QVERIFY(repeat.contains("<dt>Command</dt>\n<dd>steelyard run /data/a.csv"));
    QVERIFY(repeat.contains(fact("Seed", "7")));
  }

  void the_question_is_a_sentence() {
    ComparedRun run = compared_run("r", {"a", "b"}, {1.0, 0.5}, {0});
    const auto page_of = [&] {
      return QString::fromStdString(to_html(Report{"t", "", {run}, {}}, methods_));
    };
    ColumnChoice target = run.record->columns.front();
    target.name = "y <z>";
    target.roles = RoleSet().with(Role::truth);
    edited(run).columns.push_back(target);
    QVERIFY(page_of().contains("Which of its 2 inputs does it take to predict y &lt;z&gt;?"));
    edited(run).columns.back().roles = RoleSet().with(Role::label);
    edited(run).method = "mrmr";
    QVERIFY(page_of().contains("to tell the classes of y &lt;z&gt; apart?"));
    edited(run).columns.pop_back();
    edited(run).method = "dii";
    for (ColumnChoice& column : edited(run).columns) {
      column.roles = column.roles.with(Role::truth);
    }
    QVERIFY(page_of().contains("to preserve what all inputs say together?"));
  }

  void another_language_has_its_own_words() {
    Report report = full_report();
    report.words.language = "de";
    report.words.sentence = [](const Message& message) { return "<" + message.id + ">"; };
    report.words.term = [](std::string_view text) { return "~" + std::string(text); };
    const QString page = QString::fromStdString(to_html(report, methods_));
    QVERIFY(page.contains("<html lang=\"de\">"));
    for (const char* words : {"&lt;report.section.question&gt;", "&lt;report.answer.open&gt;",
                              "&lt;report.section.repeat&gt;", "~Weight"}) {
      QVERIFY2(page.contains(words), words);
    }
    QVERIFY(!page.contains("Question") && !page.contains("How to repeat"));
  }

  void further_pictures_are_folded_up() {
    Report report = full_report();
    report.pictures.resize(6, {"P", "AAAA"});
    const QString page = QString::fromStdString(to_html(report, methods_));
    QVERIFY(page.contains("<summary>2 further pictures</summary>"));
    QCOMPARE(page.left(page.indexOf("<details>")).count("<figure>"), 4);
    QCOMPARE(page.count("<figure>"), 6);
    QVERIFY(is_well_formed(page));
  }

  void paper_is_a_sheet_of_a4() { QVERIFY(page_.contains("@page { size: A4;")); }
};

QTEST_APPLESS_MAIN(TestHtmlReport)
#include "tst_html_report.moc"

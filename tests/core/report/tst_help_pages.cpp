// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QRegularExpression>
#include <QtTest>
#include <algorithm>
#include <set>

#include "core/methods/registry.h"
#include "core/report/citation.h"
#include "core/report/glossary.h"
#include "core/report/method_page.h"
#include "core/report/studies_page.h"

using namespace steelyard;

/// Pages made from what methods say of themselves.
class TestHelpPages : public QObject {
  Q_OBJECT

  MethodRegistry methods_ = builtin_methods();

  static QString text(const std::string& words) { return QString::fromStdString(words); }

 private Q_SLOTS:
  void a_citation_is_taken_apart() {
    const auto works = cited_works(
        "A. First, B. van Second: Title with a comma, and more: a subtitle, Journal of It 3, 4-5 "
        "(2021) doi:10.1/x(2)y; C. Third: Other (1999)");
    QCOMPARE(works.size(), 2U);
    QCOMPARE(works[0].authors, (std::vector<std::string>{"A. First", "B. van Second"}));
    QCOMPARE(works[0].title, std::string("Title with a comma, and more: a subtitle"));
    QCOMPARE(works[0].venue, std::string("Journal of It 3, 4-5"));
    QCOMPARE(works[0].year, std::string("2021"));
    QCOMPARE(works[0].doi, std::string("10.1/x(2)y"));
    QVERIFY(works[1].doi.empty() && works[1].venue.empty());
    QCOMPARE(bibtex(works[0]),
             std::string("@misc{first2021,\n  author = {A. First and B. van Second},\n"
                         "  title = {Title with a comma, and more: a subtitle},\n"
                         "  howpublished = {Journal of It 3, 4-5},\n  year = {2021},\n"
                         "  doi = {10.1/x(2)y},\n  url = {https://doi.org/10.1/x(2)y}\n}\n"));
    const auto elsewhere = cited_works(
        "A. First: Title, Meeting (2019) arXiv:1910.14212; B. Second: Other, Meeting (2005) "
        "https://a.b/c-d");
    QCOMPARE(elsewhere[0].venue, std::string("Meeting"));
    QCOMPARE(address_of(elsewhere[0]), std::string("https://arxiv.org/abs/1910.14212"));
    QVERIFY(text(bibtex(elsewhere[0])).contains("eprint = {1910.14212}"));
    QCOMPARE(elsewhere[1].year, std::string("2005"));
    QCOMPARE(address_of(elsewhere[1]), std::string("https://a.b/c-d"));
    QVERIFY(address_of(cited_works("C. Third: Book (1925)").front()).empty());
    QVERIFY(cited_works("").empty());
    QCOMPARE(bibtex(cited_works("no colon, no year").front()),
             std::string("@misc{,\n  title = {no colon, no year}\n}\n"));
  }

  void every_method_cites_works_that_can_be_found() {
    static const QRegularExpression doi("^10\\.\\d{4,9}/\\S+$");
    for (const auto& method : methods_.all()) {
      for (const CitedWork& work : cited_works(method->info().citation)) {
        const QString what = text(method->info().id + ": " + work.title);
        QVERIFY2(!work.authors.empty() && !work.title.empty(), qPrintable(what));
        QVERIFY2(!work.venue.empty(), qPrintable(what));
        QVERIFY2(text(work.year).toInt() > 1900, qPrintable(what));
        static const QRegularExpression arxiv("^\\d{4}\\.\\d{4,5}$");
        QVERIFY2(work.arxiv.empty() || arxiv.match(text(work.arxiv)).hasMatch(), qPrintable(what));
        const QString entry = text(bibtex(work));
        for (const char* field : {"author", "title", "howpublished", "year"}) {
          QVERIFY2(entry.contains(QString("  %1 = {").arg(field)), qPrintable(entry));
        }
        QVERIFY2(work.doi.empty() || doi.match(text(work.doi)).hasMatch(), qPrintable(what));
      }
    }
    QVERIFY(text(methods_.find("dii").info().citation).contains("doi:10.1038/s41467-024-55449-7"));
  }

  void every_method_has_a_work_with_an_address() {
    for (const auto& method : methods_.all()) {
      const auto works = cited_works(method->info().citation);
      QVERIFY2(std::any_of(works.begin(), works.end(),
                           [](const CitedWork& work) { return !address_of(work).empty(); }),
               method->info().id.c_str());
    }
  }

  void every_method_says_its_equation_and_when_to_use_it() {
    for (const auto& method : methods_.all()) {
      const MethodInfo& info = method->info();
      for (const std::string& said : {info.equations, info.symbols, info.suits, info.unsuited}) {
        QVERIFY2(said.size() > 20, info.id.c_str());
        QCOMPARE(std::count(said.begin(), said.end(), '{'),
                 std::count(said.begin(), said.end(), '}'));
      }
      QVERIFY2(text(info.equations).contains(QRegularExpression("=|≈|min|max")), info.id.c_str());
      QVERIFY2(text(info.suits).endsWith('.') && text(info.unsuited).startsWith("Not "),
               info.id.c_str());
      const QString markup = text(to_html(method_page(*method)));
      const auto at = [&](const char* heading) {
        return markup.indexOf(QString("<h2>%1</h2>").arg(heading));
      };
      QVERIFY2(at("Equation") > 0 && at("Equation") < at("When to use it"), info.id.c_str());
      QVERIFY2(at("When to use it") < at("When not"), info.id.c_str());
      QVERIFY2(!markup.contains("_{") && !markup.contains("^{"), info.id.c_str());
    }
  }

  void indices_are_set_lower_and_higher() {
    const HelpPage page{"x", "", "T", "", {{"E", {"x_{i}: <"}, {}, {}, "d_{ij}^{2} = {1}\ne"}}};
    const QString markup = text(to_html(page));
    QVERIFY(markup.contains("d<sub>ij</sub><sup>2</sup> = {1}<br/>e"));
    QVERIFY(markup.contains("x<sub>i</sub>: &lt;"));
    const QString plain = text(to_text(page));
    QVERIFY(plain.contains("  d_ij^2 = {1}\n  e\n"));
    const HelpPage power{"x", "", "T", "", {{"E", {"C^{-1/2}"}, {}, {}}}};
    QVERIFY(text(to_text(power)).contains("C^(-1/2)"));
  }

  void a_browser_gets_ids_and_no_link_that_only_the_window_knows() {
    const HelpPage page{
        "x", "", "T", "", {{"E", {}, {{"an-id", "Term", "note", {"a", "b"}}}, "c < d", "e_{i}"}}};
    const QString markup = text(to_html(page, HelpForm::site));
    QVERIFY(markup.contains("<dt id=\"an-id\"><b>Term</b> (note)</dt>"));
    QVERIFY(markup.contains("<dd>a<br/>b</dd>"));
    QVERIFY(markup.contains("<pre><code>c &lt; d</code></pre>"));
    QVERIFY(markup.contains("<p class=\"equations\">e<sub>i</sub></p>"));
    QVERIFY(!markup.contains("copy:") && !markup.contains("<big>") && !markup.contains("name="));
  }

  void what_a_method_says_of_how_it_works_stands_before_when_to_use_it() {
    const QString words = text(words_in(method_page(methods_.find("dufs"))));
    const auto works = words.indexOf("How it works");
    QVERIFY(works > words.indexOf("Equation") && works < words.indexOf("When to use it"));
    QVERIFY(words.contains("Columns of noise close one after the other."));
    QVERIFY(!text(words_in(method_page(methods_.find("f-test")))).contains("How it works"));
  }

  void a_page_says_all_that_the_schema_says() {
    for (const auto& method : methods_.all()) {
      const HelpPage page = method_page(*method);
      QCOMPARE(page.id, "method/" + method->info().id);
      const QString words = text(words_in(page));
      const QString markup = text(to_html(page));
      QVERIFY(words.contains(text(method->info().purpose)));
      QVERIFY(words.contains("@misc{"));
      for (const ParameterSpec& spec : method->schema().specs()) {
        QVERIFY2(markup.contains("<a name=\"" + text(spec.id) + "\">"), spec.id.c_str());
        QVERIFY2(words.contains(text(spec.label + " (" + spec.id + ")")), spec.id.c_str());
        QVERIFY2(words.contains(text(spec.help)), spec.id.c_str());
        QVERIFY2(words.contains("Accepted: " + text(in_words(accepted_values(spec)))),
                 spec.id.c_str());
        for (const ParameterChoice& choice : spec.choices) {
          QVERIFY2(words.contains(text(choice.id + " (" + choice.label + ")")), choice.id.c_str());
        }
      }
    }
  }

  void when_and_when_not_follow_from_what_a_method_is() {
    const auto words = [this](const char* id) {
      return text(words_in(method_page(methods_.find(id))));
    };
    QVERIFY(words("fps").contains("needs no target"));
    QVERIFY(words("dii").contains("Not for classes"));
    QVERIFY(words("dii").contains("knows periods"));
    QVERIFY(words("relief").contains("Not for inputs with a period, which it refuses"));
    QVERIFY(words("cur").contains("does not see that 359"));
    QVERIFY(words("mlkr").contains("linear map"));
    QVERIFY(words("random-forest").contains("held-out"));
    QVERIFY(words("dii").contains("Applies if Search is L1 path"));
    QVERIFY(words("f-test").contains(
        "steelyard run DATA --inputs 1-10 --truth TARGET --method f-test"));
  }

  void every_study_is_listed_as_a_search_or_a_check() {
    const StudyRegistry studies = builtin_studies();
    const HelpPage page = studies_page(studies);
    QCOMPARE(page.sections.size(), 2U);
    QCOMPARE(page.sections[0].entries.size() + page.sections[1].entries.size(),
             studies.all().size());
    for (const auto& study : studies.all()) {
      const auto& entries = page.sections[study->kind().replaces_run ? 0 : 1].entries;
      const bool listed = std::any_of(entries.begin(), entries.end(), [&](const HelpEntry& entry) {
        return entry.anchor == study->info().id && entry.term == study->info().title &&
               entry.lines == std::vector<std::string>{study->info().purpose,
                                                       "For " + study->info().needs + "."};
      });
      QVERIFY2(listed, study->info().id.c_str());
    }
  }

  void text_keeps_to_its_width_and_markup_to_its_rules() {
    for (const auto& method : methods_.all()) {
      HelpPage page = method_page(*method);
      for (HelpSection& section : page.sections) {
        section.equations.clear();  // they keep their own lines
      }
      for (const QString& line : text(to_text(page, 80)).split('\n')) {
        const bool cuts = line.size() > 80 && line.trimmed().contains(' ') &&
                          !line.contains(" = {") && !line.contains("steelyard run");
        QVERIFY2(!cuts, qPrintable(line));
      }
    }
    QCOMPARE(wrapped("a bb  ccc", 6, 2), std::string("  a bb\n  ccc\n"));
    const HelpPage odd{"x", "", "<T>", "", {{"", {"a & b", "https://x.y/z"}, {}, "c < d"}}};
    const QString markup = text(to_html(odd));
    QVERIFY(markup.contains("&lt;T&gt;") && markup.contains("a &amp; b"));
    QVERIFY(markup.contains("<a href=\"https://x.y/z\">"));
    QVERIFY(markup.contains("c &lt; d") && markup.contains("<a href=\"copy:0\">"));
  }

  void the_glossary_has_each_word_once_in_order() {
    const HelpPage page = glossary_page();
    std::set<std::string> anchors;
    std::vector<std::string> terms;
    for (const HelpEntry& entry : page.sections.front().entries) {
      QVERIFY2(anchors.insert(entry.anchor).second, entry.term.c_str());
      QVERIFY(!entry.lines.front().empty());
      terms.push_back(entry.term);
    }
    QVERIFY(std::is_sorted(anchors.begin(), anchors.end()));
    QVERIFY(std::is_sorted(terms.begin(), terms.end(), [](const auto& a, const auto& b) {
      return text(a).toLower() < text(b).toLower();
    }));
    for (const char* word : {"sample",
                             "feature",
                             "input",
                             "ground-truth",
                             "label",
                             "weight",
                             "score",
                             "search",
                             "selection",
                             "path",
                             "run",
                             "record",
                             "dii",
                             "imbalance",
                             "overlap",
                             "purity",
                             "knockoff",
                             "false-discovery-rate",
                             "base",
                             "cosine-overlap",
                             "imbalance-plane",
                             "means-error",
                             "raw-weight"}) {
      QVERIFY2(anchors.contains(word), word);
    }
    QCOMPARE(glossary_entry("ground-truth").term, std::string("Target"));  // as in the window
    QVERIFY(!first_steps_page().sections.empty());
  }
};

QTEST_GUILESS_MAIN(TestHelpPages)
#include "tst_help_pages.moc"

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
                         "  doi = {10.1/x(2)y}\n}\n"));
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
        QVERIFY2(text(work.year).toInt() > 1900, qPrintable(what));
        QVERIFY2(work.doi.empty() || doi.match(text(work.doi)).hasMatch(), qPrintable(what));
      }
    }
    QVERIFY(text(methods_.find("dii").info().citation).contains("doi:10.1038/s41467-024-55449-7"));
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
        QVERIFY2(words.contains("Accepted: " + text(accepted_values(spec))), spec.id.c_str());
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
    QVERIFY(words("dii").contains("Applies if Search is l1-path"));
    QVERIFY(words("f-test").contains(
        "steelyard run DATA --inputs 1-10 --truth TARGET --method f-test"));
  }

  void text_keeps_to_its_width_and_markup_to_its_rules() {
    for (const auto& method : methods_.all()) {
      const HelpPage page = method_page(*method);
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
    for (const char* word : {"sample", "feature", "input", "ground-truth", "label", "weight",
                             "score", "selection", "path", "run", "record", "dii", "imbalance",
                             "overlap", "purity", "knockoff", "false-discovery-rate"}) {
      QVERIFY2(anchors.contains(word), word);
    }
    QVERIFY(!first_steps_page().sections.empty());
  }
};

QTEST_GUILESS_MAIN(TestHelpPages)
#include "tst_help_pages.moc"

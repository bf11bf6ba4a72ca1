// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>

#include "core/report/help_site.h"

using namespace steelyard;

/// The pages that `steelyard help site` writes, from made-up help and lessons.
class TestHelpSite : public QObject {
  Q_OBJECT

  const std::vector<HelpPage> help_{
      {"first", "", "First", "", {{"", {"Begin."}, {}, {}}}},
      {"method/a",
       "Methods",
       "Method A",
       "Does a.",
       {{"P", {}, {{"k", "K", "k", {"how many"}}}, {}}}},
      {"method/b", "Methods", "Method B", "Does b.", {}},
      {"card/c", "Cards", "Card C", "", {{"", {"What it shows."}, {}, {}}}},
      {"glossary", "", "Glossary", "", {}}};

  static SiteLesson lesson() {
    Lesson lesson;
    lesson.id = "one";
    lesson.title = "One <lesson>";
    lesson.text = "Of a & b.";
    lesson.method = "a";
    lesson.own = "Do it yourself.";
    LessonStep first;
    first.what = "Run a.";
    first.set.parameters = {{"k", "3"}};
    LessonStep second;
    second.what = "Run b.";
    second.set.method = "b";
    second.set.roles = {{"<x>", {}}, {"y", {Role::label}}};
    second.set.standardise_truth = true;
    second.see = "Nothing.";
    second.question = "Why?";
    second.answer = "Because.";
    lesson.steps = {first, second};
    SiteLesson told{lesson, {}};
    told.pictures.emplace(1U, SitePicture{"pictures/one-2.png", "C", "card/c", 640, 400});
    return told;
  }

  const std::vector<SitePage> site_ = help_site(help_, {lesson()});

  [[nodiscard]] QString body(const char* id) const {
    const auto found = std::find_if(site_.begin(), site_.end(),
                                    [&](const SitePage& page) { return page.id == id; });
    return found == site_.end() ? QString() : QString::fromStdString(found->body);
  }

 private Q_SLOTS:
  void links_lead_from_page_to_page() {
    QCOMPARE(site_link("index", "method/a#k"), std::string("method/a.html#k"));
    QCOMPARE(site_link("method/a", "glossary"), std::string("../glossary.html"));
    QCOMPARE(site_file_link("lesson/one", "style.css"), std::string("../style.css"));
    QCOMPARE(site_file_link("glossary", "style.css"), std::string("style.css"));
    QCOMPARE(site_anchor("index", "first", "<b>x</b>"),
             std::string("<a href=\"first.html\"><b>x</b></a>"));
  }

  void lessons_stand_behind_the_methods() {
    QStringList ids;
    for (const SitePage& page : site_) {
      ids.append(QString::fromStdString(page.id));
    }
    QCOMPARE(ids, QStringList({"index", "first", "method/a", "method/b", "lesson/one", "card/c",
                               "glossary"}));
  }

  void the_home_leads_to_every_page_and_says_how_it_begins() {
    const QString home = body("index");
    for (const SitePage& page : site_) {
      const QString link = QString::fromStdString(page.id) + ".html\"";
      QVERIFY2(page.id == site_home || home.contains(link), page.id.c_str());
    }
    QVERIFY(home.contains("<dd>Does a.</dd>") && home.contains("<dd>What it shows.</dd>"));
    QVERIFY(home.contains("src=\"pictures/one-2.png\""));
  }

  void a_lesson_says_what_each_step_changes() {
    const QString page = body("lesson/one");
    QVERIFY(page.contains("<h1>One &lt;lesson&gt;</h1>") && page.contains("Of a &amp; b."));
    QVERIFY(page.contains("<a href=\"../method/a.html\">Method A</a>"));
    QVERIFY(page.contains("<a href=\"../method/a.html#k\"><code>k=3</code></a>"));
    QVERIFY(page.contains("<a href=\"../method/b.html\">Method B</a>"));
    QVERIFY(page.contains("Column &#39;&lt;x&gt;&#39;: takes no part"));
    QVERIFY(page.contains("Column &#39;y&#39;: label"));
    QVERIFY(page.contains("The target is standardised"));
    QVERIFY(page.contains("<details><summary>Why?</summary>") && page.contains("Because."));
    QVERIFY(page.contains("steelyard demo one"));
  }

  void a_picture_stands_with_its_step_and_with_the_method_of_that_step() {
    const QString picture =
        "src=\"../pictures/one-2.png\" alt=\"C. Nothing.\" width=\"640\" height=\"400\"";
    const QString page = body("lesson/one");
    QCOMPARE(page.count("<img"), 1);
    QVERIFY(page.indexOf(picture) > page.indexOf("Run b."));
    QVERIFY(page.contains("<figcaption><a href=\"../card/c.html\">C</a></figcaption>"));
    QVERIFY(body("method/b").contains(picture));
    const QString other = body("method/a");
    QVERIFY(!other.contains("<img") && other.contains("<a href=\"../lesson/one.html\">"));
    QVERIFY(!body("glossary").contains("Lessons"));
  }

  void a_page_unfolds_its_own_part_of_the_contents() {
    const auto found = std::find_if(site_.begin(), site_.end(),
                                    [](const SitePage& page) { return page.id == "method/b"; });
    const QString page = QString::fromStdString(site_html(*found, site_));
    QVERIFY(page.startsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
    QVERIFY(page.contains("<title>Method B - Steelyard</title>"));
    QVERIFY(page.contains("href=\"../style.css\"") && page.contains("href=\"../steelyard.svg\""));
    QCOMPARE(page.count("<details open=\"open\">"), 1);
    QCOMPARE(page.count("aria-current=\"page\""), 1);
    QVERIFY(page.contains("<a href=\"../method/b.html\" aria-current=\"page\">Method B</a>"));
    QVERIFY(page.contains("<summary>Lessons</summary>") && page.contains("One &lt;lesson&gt;"));
  }
};

QTEST_GUILESS_MAIN(TestHelpSite)
#include "tst_help_site.moc"

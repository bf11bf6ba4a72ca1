// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QImageReader>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <csignal>

#include "app/site_folder.h"
#include "core/methods/registry.h"
#include "core/report/glossary.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/program.h"
#include "tests/support/temporary_text.h"
#include "ui/data/bundled.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// What one page says of itself, by an XML parser, for which all elements must nest as they should.
struct ReadPage {
  QStringList ids;
  QStringList links;     ///< of anchors
  QStringList pictures;  ///< of img
  QStringList files;     ///< of link: style and icon
  QStringList elements;
  QStringList texts;  ///< what stands for the pictures where they are not seen
  QString words;
  QString trouble;  ///< empty if it can be read
};

ReadPage readPage(const QString& path) {
  ReadPage page;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    page.trouble = file.errorString();
    return page;
  }
  QXmlStreamReader reader(&file);
  while (!reader.atEnd()) {
    if (reader.readNext() == QXmlStreamReader::Characters) {
      page.words += reader.text();
    }
    if (!reader.isStartElement()) {
      continue;
    }
    const auto attribute = [&](const char* name) {
      return reader.attributes().value(QLatin1String(name)).toString();
    };
    page.elements.append(reader.name().toString());
    if (reader.attributes().hasAttribute("id")) {
      page.ids.append(attribute("id"));
    }
    if (reader.name() == u"a") {
      page.links.append(attribute("href"));
    } else if (reader.name() == u"link") {
      page.files.append(attribute("href"));
    } else if (reader.name() == u"img") {
      page.pictures.append(attribute("src"));
      page.texts.append(attribute("alt"));
    }
  }
  page.trouble = reader.hasError() ? reader.errorString() : QString();
  return page;
}

}  // namespace

/// `steelyard help` and the site that it writes.
class TestHelpSite : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  QDir site_{folder_.filePath("site")};
  QMap<QString, ReadPage> pages_;  ///< by their names from the site's folder

  [[nodiscard]] QString path(const char* name) const { return folder_.filePath(name); }

  static QMap<QString, ReadPage> pagesIn(const QDir& site) {
    QMap<QString, ReadPage> pages;
    QDirIterator each(site.path(), {"*.html"}, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) {
      const QString file = each.next();
      pages.insert(site.relativeFilePath(file), readPage(file));
    }
    return pages;
  }
  /// The links and pictures of the pages that lead to nothing.
  static QStringList lost(const QDir& site, const QMap<QString, ReadPage>& pages) {
    QStringList missing;
    for (auto page = pages.begin(); page != pages.end(); ++page) {
      const auto inSite = [&](const QString& link) {
        return QDir::cleanPath(QFileInfo(page.key()).path() + "/" + link);
      };
      for (const QString& link : page->links) {
        const QString to = inSite(link.section('#', 0, 0));
        const QString anchor = link.section('#', 1);
        const bool found =
            link.startsWith("https://") ||
            (pages.contains(to) && (anchor.isEmpty() || pages[to].ids.contains(anchor)));
        missing += found ? QStringList() : QStringList{page.key() + ": " + link};
      }
      for (const QString& file : page->pictures + page->files) {
        const bool found = QFileInfo::exists(site.filePath(inSite(file)));
        missing += found ? QStringList() : QStringList{page.key() + ": " + file};
      }
    }
    return missing;
  }
  /// What lies in the folder, of any kind.
  static QStringList within(const QString& folder) {
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System |
                                  QDir::NoDotAndDotDot);
  }

 private Q_SLOTS:
  void initTestCase() {
    const Ended ended = runProgram({"help", "site", site_.path(), "--no-plots"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QCOMPARE(ended.out, site_.path() + "/index.html\n");
    pages_ = pagesIn(site_);
  }

  void every_page_is_read_by_a_strict_parser_and_needs_nothing_from_elsewhere() {
    QVERIFY(pages_.size() > 40);
    for (auto page = pages_.begin(); page != pages_.end(); ++page) {
      QVERIFY2(page->trouble.isEmpty(), qPrintable(page.key() + ": " + page->trouble));
      QVERIFY2(!page->elements.contains("script"), qPrintable(page.key()));
      QCOMPARE(page->elements.count("h1"), 1);
      QCOMPARE(page->elements.count("main"), 1);
      QVERIFY2(page->files.size() == 2, qPrintable(page.key()));
      QCOMPARE(page->ids.size(), QSet<QString>(page->ids.begin(), page->ids.end()).size());
      for (const QString& file : page->files + page->pictures) {
        QVERIFY2(!file.contains(':') && !file.startsWith('/'), qPrintable(file));
      }
    }
    QFile style(site_.filePath("style.css"));
    QVERIFY(style.open(QIODevice::ReadOnly));
    const QByteArray rules = style.readAll();
    QVERIFY(rules.contains("prefers-color-scheme: dark"));
    QVERIFY(!rules.contains("url(") && !rules.contains("@import"));
  }

  void every_method_with_every_setting_has_its_page() {
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      const QString name = QString::fromStdString("method/" + method->info().id + ".html");
      QVERIFY2(pages_.contains(name), qPrintable(name));
      const ReadPage& page = pages_[name];
      QVERIFY(page.words.contains(QString::fromStdString(method->info().title)));
      QVERIFY(page.words.contains(QString::fromStdString(method->info().purpose)));
      QVERIFY2(!page.words.contains("_{") && !page.words.contains("^{"), qPrintable(name));
      for (const ParameterSpec& spec : method->schema().specs()) {
        QVERIFY2(page.ids.contains(QString::fromStdString(spec.id)), spec.id.c_str());
      }
    }
  }

  void every_lesson_has_its_page_with_all_that_it_says() {
    for (const Lesson& lesson : ui::bundledLessons()) {
      const QString name = QString::fromStdString("lesson/" + lesson.id + ".html");
      QVERIFY2(pages_.contains(name), qPrintable(name));
      const ReadPage& page = pages_[name];
      const auto says = [&](const std::string& text) {
        return page.words.contains(QString::fromStdString(text));
      };
      QVERIFY2(says(lesson.title) && says(lesson.text) && says(lesson.own), qPrintable(name));
      for (const LessonStep& step : lesson.steps) {
        QVERIFY2(says(step.what) && says(step.see) && says(step.why), qPrintable(name));
        QVERIFY2(says(step.question) && says(step.answer), qPrintable(name));
      }
      const QString method = QString::fromStdString("../method/" + lesson.method + ".html");
      QVERIFY2(page.links.contains(method), qPrintable(name));
      QVERIFY(pages_["index.html"].links.contains(name));
      QVERIFY(pages_["method/" + QString::fromStdString(lesson.method) + ".html"].links.contains(
          "../" + name));
    }
  }

  void every_term_of_the_glossary_has_its_place() {
    const HelpPage glossary = glossary_page();
    for (const HelpEntry& entry : glossary.sections.front().entries) {
      QVERIFY2(pages_["glossary.html"].ids.contains(QString::fromStdString(entry.anchor)),
               entry.anchor.c_str());
    }
    QVERIFY(pages_.contains("first-steps.html") && pages_.contains("about.html"));
    QVERIFY(pages_["studies.html"].ids.contains("knockoffs"));
    QVERIFY(pages_["card/path.html"].words.contains("Looking closer"));
  }

  void every_link_leads_somewhere_and_every_page_is_led_to() {
    const QStringList missing = lost(site_, pages_);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    for (auto page = pages_.begin(); page != pages_.end(); ++page) {
      QVERIFY2(pages_["index.html"].links.contains(page.key()), qPrintable(page.key()));
    }
  }

  void the_steps_of_lessons_have_pictures() {
    if (sanitized || qEnvironmentVariableIsEmpty("STEELYARD_FULL")) {
      QSKIP("all lessons are run, for minutes: .ci/run --full does, or STEELYARD_FULL=1");
    }
    QProcess process;
    process.start(QString::fromStdString(program_path()), {"help", "site", path("drawn")});
    QVERIFY(process.waitForFinished(4 * patience));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    const QDir drawn(path("drawn"));
    const QMap<QString, ReadPage> pages = pagesIn(drawn);
    const QStringList missing = lost(drawn, pages);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    QSet<QString> shown;
    for (const Lesson& lesson : ui::bundledLessons()) {
      const ReadPage& page = pages[QString::fromStdString("lesson/" + lesson.id + ".html")];
      QVERIFY2(page.pictures.size() > 1, lesson.id.c_str());
      for (const QString& text : page.texts) {
        QVERIFY2(text.size() > 5, lesson.id.c_str());
      }
      for (const QString& picture : page.pictures) {
        const QImage image(drawn.filePath("lesson/" + picture));
        QVERIFY2(image.width() > 1000 && image.height() > 600, qPrintable(picture));
        shown.insert(QFileInfo(picture).fileName());
      }
    }
    const QStringList files = QDir(drawn.filePath("pictures")).entryList(QDir::Files);
    QCOMPARE(shown.size(), files.size());
    QVERIFY(pages["method/dii.html"].pictures.size() == 1);
  }

  void what_is_drawn_until_a_stop_is_kept() {
    if (sanitized) {
      QSKIP("the first picture comes too late under a sanitizer");
    }
    QProcess process;
    process.start(QString::fromStdString(program_path()), {"help", "site", path("stopped")});
    const QDir stopped(path("stopped"));
    QTRY_VERIFY_WITH_TIMEOUT(!within(stopped.filePath("pictures")).isEmpty(), patience);
    QCOMPARE(process.state(), QProcess::Running);  // signals to number 0 would end the tests
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    const Ended ended = end_of(process);
    QCOMPARE(ended.code, 3);
    QVERIFY2(ended.error.contains("pictures of"), qPrintable(ended.error));
    const QMap<QString, ReadPage> pages = pagesIn(stopped);
    QCOMPARE(pages.size(), pages_.size());
    const QStringList missing = lost(stopped, pages);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
  }

  void only_a_new_or_an_empty_folder_is_written_to() {
    const TemporaryText files;
    const auto kept = files.write("mine.txt", "mine");
    const QString folder = QString::fromStdString(files.folder().string());
    const Ended full = runProgram({"help", "site", folder, "--no-plots"});
    QVERIFY2(full.code == 2 && full.error.contains("the folder is not empty"),
             qPrintable(full.error));
    QCOMPARE(within(folder), QStringList{"mine.txt"});
    const Ended file = runProgram({"help", "site", folder + "/mine.txt", "--no-plots"});
    QVERIFY2(file.code == 2 && file.error.contains("something other than a folder"),
             qPrintable(file.error));
    QVERIFY(QFile::link("/no/such/place", folder + "/link"));
    QCOMPARE(runProgram({"help", "site", folder + "/link", "--no-plots"}).code, 2);
    const Ended nowhere = runProgram({"help", "site", "/proc/no/such", "--no-plots"});
    QVERIFY2(nowhere.code == 4 && nowhere.error.contains("cannot be created"),
             qPrintable(nowhere.error));
    QVERIFY(QDir().mkdir(path("empty")));
    QCOMPARE(runProgram({"help", "site", path("empty"), "--no-plots", "--quiet"}).out, QString());
    QVERIFY(QFile::exists(path("empty/index.html")));
    QVERIFY(!within(path("empty")).contains(".steelyard-probe"));
  }

  void a_site_that_cannot_be_written_leaves_nothing_behind() {
    const QString made = path("made");
    const auto fails = [](app::SiteFolder& folder) {
      const FileSizeLimit limit(100);
      return message_of([&] { folder.write("some/page.html", std::string(1000, 'x')); });
    };
    {
      app::SiteFolder folder(made);
      folder.write("some/first.html", "x");
      QVERIFY2(fails(folder).contains("page.html"), qPrintable(fails(folder)));
      QVERIFY(QFile::exists(made + "/some/first.html"));
    }
    QVERIFY(!QFile::exists(made));
    QVERIFY(QDir().mkdir(made));
    { app::SiteFolder(made).write("some/first.html", "x"); }
    QVERIFY(QFile::exists(made) && within(made).isEmpty());
    {
      app::SiteFolder folder(made);
      folder.write("some/first.html", "x");
      folder.keep();
    }
    QVERIFY(QFile::exists(made + "/some/first.html"));
  }

  void help_alone_lists_the_commands_and_names_those_that_there_are() {
    QCOMPARE(runProgram({"help"}).out, runProgram({"--help"}).out);
    QCOMPARE(runProgram({"help", "bench"}).out, runProgram({"bench", "--help"}).out);
    const Ended unknown = runProgram({"help", "nothing"});
    QVERIFY2(unknown.code == 2 && unknown.error.contains("imbalance"), qPrintable(unknown.error));
    for (const QStringList& wrong :
         {QStringList{"help", "site"}, {"help", "run", "more"}, {"help", "site", "a", "b"}}) {
      const Ended ended = runProgram(wrong);
      QVERIFY2(ended.code == 2 && ended.error.contains("help [COMMAND | site FOLDER]"),
               qPrintable(ended.error));
    }
  }
};

QTEST_GUILESS_MAIN(TestHelpSite)
#include "tst_help_site.moc"

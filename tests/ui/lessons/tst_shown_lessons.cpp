// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTranslator>
#include <QtTest>
#include <algorithm>

#include "core/error.h"
#include "core/methods/registry.h"
#include "core/prepare/preparation.h"
#include "tests/support/german.h"
#include "ui/data/bundled.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/shown_lessons.h"
#include "ui/lessons/text_area.h"
#include "ui/main_window.h"
#include "ui/settings/language.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// German of which one word of core is known.
class GermanWithTrust : public QTranslator {
 public:
  QString translate(const char* context, const char* source, const char* /*disambiguation*/,
                    int /*count*/) const override {
    if (qstrcmp(context, "Language") == 0) {
      return QStringLiteral("de");
    }
    const bool known = qstrcmp(context, "Terms") == 0 && qstrcmp(source, "Trust") == 0;
    return known ? QStringLiteral("Vertrauen") : QString();
  }
  [[nodiscard]] bool isEmpty() const override { return false; }
};

/// Each of its texts, empty ones too.
QStringList textsOf(const Lesson& lesson) {
  QStringList texts{QString::fromStdString(lesson.title), QString::fromStdString(lesson.text),
                    QString::fromStdString(lesson.own)};
  for (const LessonStep& step : lesson.steps) {
    for (const std::string* text :
         {&step.what, &step.see, &step.why, &step.question, &step.answer}) {
      texts << QString::fromStdString(*text);
    }
  }
  return texts;
}

/// "2,000" and "2000" are the same number.
QStringList numbersIn(QString text) {
  static const QRegularExpression thousands(QStringLiteral("(?<=\\d),(?=\\d{3}\\b)"));
  static const QRegularExpression number(QStringLiteral("\\d+(\\.\\d+)?"));
  text.remove(thousands);
  QStringList numbers;
  for (auto found = number.globalMatch(text); found.hasNext();) {
    numbers << found.next().captured();
  }
  numbers.sort();
  return numbers;
}

QStringList namesIn(const QString& text) {
  static const QRegularExpression braces(QStringLiteral("\\{([^{}]*)\\}"));
  QStringList names;
  for (auto found = braces.globalMatch(text); found.hasNext();) {
    names << found.next().captured(1);
  }
  return names;
}

/// What a form or a menu shows of core.
QSet<QString> namesOfCore() {
  QSet<QString> names;
  const MethodRegistry methods = builtin_methods();
  for (const auto& method : methods.all()) {
    names << QString::fromStdString(method->info().title);
    for (const ParameterSpec& spec : method->schema().specs()) {
      names << QString::fromStdString(spec.label);
      for (const ParameterChoice& choice : spec.choices) {
        names << QString::fromStdString(choice.label);
      }
    }
  }
  for (const Preparation& way : preparations()) {
    names << QString::fromUtf8(way.title.data(), static_cast<qsizetype>(way.title.size()));
  }
  return names;
}

/// The German as it lies in its file; in trouble, what the reader says.
QString readGerman(const Lesson& english, Lesson& german) {
  QFile file(":/lessons/de/" + QString::fromStdString(english.id) + ".json");
  if (!file.open(QIODevice::ReadOnly)) {
    return file.fileName() + " is missing";
  }
  try {
    german = retold(english, file.readAll().toStdString(), file.fileName().toStdString());
  } catch (const Error& error) {
    return QString::fromUtf8(error.what());
  }
  return {};
}

const Lesson& lessonNamed(const std::vector<Lesson>& lessons, const char* id) {
  return *std::find_if(lessons.begin(), lessons.end(),
                       [id](const Lesson& lesson) { return lesson.id == id; });
}

}  // namespace

/// Lessons in the language of the window.
class TestShownLessons : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = builtin_methods();

 private Q_SLOTS:
  void cleanup() { tests::forget_language(); }

  void each_text_is_there_in_german_data() {
    QTest::addColumn<int>("position");
    const std::vector<Lesson> lessons = bundledLessons();
    for (std::size_t k = 0; k < lessons.size(); ++k) {
      QTest::newRow(lessons[k].id.c_str()) << static_cast<int>(k);
    }
  }
  void each_text_is_there_in_german() {
    QFETCH(int, position);
    static const QSet<QString> names = namesOfCore();
    const Lesson english = bundledLessons().at(static_cast<std::size_t>(position));
    Lesson german;
    const QString trouble = readGerman(english, german);
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    const QStringList before = textsOf(english);
    const QStringList after = textsOf(german);
    QCOMPARE(after.size(), before.size());
    for (qsizetype k = 0; k < after.size(); ++k) {
      QVERIFY2(after[k].isEmpty() == before[k].isEmpty(), qPrintable(before[k]));
      QVERIFY2(after[k].isEmpty() || after[k] != before[k], qPrintable(before[k]));
      QVERIFY2(numbersIn(after[k]) == numbersIn(before[k]), qPrintable(after[k]));
      for (const QString& name : namesIn(after[k])) {
        QVERIFY2(names.contains(name), qPrintable(name));
      }
    }
  }

  void no_german_is_left_over() {
    QCOMPARE(static_cast<std::size_t>(QDir(":/lessons/de").entryList(QDir::Files).size()),
             bundledLessons().size());
  }

  void without_a_translation_lessons_are_english() {
    const std::vector<Lesson> shown = shownLessons();
    const std::vector<Lesson> english = bundledLessons();
    QCOMPARE(shown.size(), english.size());
    for (std::size_t k = 0; k < shown.size(); ++k) {
      QCOMPARE(textsOf(shown[k]), textsOf(english[k]));
    }
  }

  void a_setting_is_called_what_the_window_calls_it() {
    GermanWithTrust german;
    QVERIFY(QCoreApplication::installTranslator(&german));
    const std::vector<Lesson> lessons = shownLessons();
    const QString step = textsOf(lessonNamed(lessons, "trust")).join('\n');
    QVERIFY2(step.contains("\u201eVertrauen\u201c auf \u201eRandom subsets\u201c"),
             qPrintable(step));
    for (const Lesson& lesson : lessons) {
      const QString all = textsOf(lesson).join('\n');
      QVERIFY2(!all.contains('{') && !all.contains('}'), qPrintable(all));
    }
  }

  void a_german_window_tells_a_lesson_in_german() {
    if (!tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QVERIFY(speak(*QCoreApplication::instance(), LanguageChoice::german));
    MainWindow window(registry_);
    window.setLessons(shownLessons());
    const QList<QAction*> actions = window.menuBar()->findChildren<QAction*>();
    const auto wine = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
      return action->text() == QLatin1String("Einheiten entscheiden");
    });
    QVERIFY(wine != actions.end());
    (*wine)->trigger();
    const LessonPanel& panel = window.lessonPanel();
    QCOMPARE(panel.findChild<QLabel*>("lessonHeading")->text(),
             QStringLiteral("Einheiten entscheiden \u00b7 Schritt 1 von 5"));
    const QString text = panel.findChild<TextArea*>("lessonText")->text();
    QVERIFY2(text.contains("178 Weine von drei Winzern"), qPrintable(text));
    QCOMPARE(panel.lesson().method, std::string("dii"));
  }
};

QTEST_MAIN(TestShownLessons)
#include "tst_shown_lessons.moc"

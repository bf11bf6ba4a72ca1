// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTranslator>
#include <QtTest>
#include <algorithm>

#include "core/analysis/held_out_measure.h"
#include "core/embed/projection.h"
#include "core/methods/registry.h"
#include "core/prepare/preparation.h"
#include "ui/message_text.h"
#include "ui/method/choice_editor.h"
#include "ui/native_text.h"
#include "ui/term_text.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// Knows a few fixed texts of core.
class FewTerms : public QTranslator {
 public:
  QString translate(const char* context, const char* source, const char* /*disambiguation*/,
                    int /*count*/) const override {
    static const QMap<QString, QString> known{
        {"Epochs", "Epochen"}, {"L1 path", "L1-Pfad"}, {"not", "nicht"}, {"start ", "Start "}};
    return qstrcmp(context, "Terms") == 0 ? known.value(QString::fromUtf8(source)) : QString();
  }
  [[nodiscard]] bool isEmpty() const override { return false; }
};

/// All fixed texts of some part of core.
class Terms {
 public:
  /// A number alone needs no translation.
  void add(std::string_view text) {
    const QString words = textOf(text);
    if (std::any_of(words.begin(), words.end(), [](QChar each) { return each.isLetter(); })) {
      all_.insert(words);
    }
  }
  void add(const ParameterSchema& schema) {
    for (const ParameterSpec& spec : schema.specs()) {
      add(spec.label);
      add(spec.unit);
      add(spec.help);
      add(spec.automatic);
      for (const ParameterChoice& choice : spec.choices) {
        add(choice.label);
        add(choice.help);
      }
    }
  }
  [[nodiscard]] const QSet<QString>& all() const { return all_; }

 private:
  QSet<QString> all_;
};

Terms termsOfMethods() {
  Terms terms;
  const MethodRegistry methods = builtin_methods();
  for (const auto& method : methods.all()) {
    const MethodInfo& info = method->info();
    for (const std::string& text : {info.title, info.family, info.purpose, info.details, info.suits,
                                    info.unsuited, info.symbols}) {
      terms.add(text);
    }
    terms.add(method->schema());
  }
  return terms;
}

Terms termsOfTheRest() {
  Terms terms;
  for (const Preparation& way : preparations()) {
    terms.add(way.title);
    terms.add(way.purpose);
    terms.add(way.schema());
  }
  for (const HeldOutMeasureInfo& measure : held_out_measures()) {
    terms.add(measure.title);
    terms.add(measure.help);
    terms.add(measure.axis);
    terms.add(held_out_axis(measure.measure, Ranked::samples));
  }
  const ProjectionRegistry projections = builtin_projections();
  for (const auto& projection : projections.all()) {
    terms.add(projection->title());
    terms.add(projection->parameters());
  }
  return terms;
}

QStringList untranslated(const Terms& terms, const QTranslator& german) {
  QStringList missing;
  for (const QString& text : terms.all()) {
    if (german.translate("Terms", text.toUtf8().constData()).isEmpty()) {
      missing << text;
    }
  }
  missing.sort();
  return missing;
}

}  // namespace

/// Fixed texts of core in the language of the window.
class TestTermText : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = builtin_methods();

  static bool load(QTranslator& german) {
    return german.load(QStringLiteral("steelyard_de"), QStringLiteral(":/translations"));
  }

 private Q_SLOTS:
  void without_a_translation_it_is_english() {
    QCOMPARE(shownTerm("Epochs"), std::string("Epochs"));
    QCOMPARE(shownTerm(""), std::string());
  }

  void a_known_text_is_translated_and_a_name_is_not() {
    FewTerms german;
    QVERIFY(QCoreApplication::installTranslator(&german));
    QCOMPARE(shownTerm("Epochs"), std::string("Epochen"));
    QCOMPARE(shownTerm("epochs of the table"), std::string("epochs of the table"));
    QCOMPARE(shownTerm("start 3"), std::string("Start 3"));
    QCOMPARE(shownTerm("start time"), std::string("start time"));
    const std::string cut("Epochs\0 x", 9);
    QCOMPARE(shownTerm(cut), cut);
  }

  /// The ids, which records keep, stay.
  void a_form_shows_the_words_and_keeps_the_ids() {
    FewTerms german;
    QVERIFY(QCoreApplication::installTranslator(&german));
    const ParameterSpec* search = registry_.find("dii").schema().find("search");
    QVERIFY(search != nullptr);
    const ParameterSpec shown = shownSpec(*search);
    QCOMPARE(shown.choices.at(1).label, std::string("L1-Pfad"));
    ChoiceEditor editor(shown, nullptr);
    editor.setValue(std::string("l1-path"));
    QCOMPARE(std::get<std::string>(editor.value()), std::string("l1-path"));
  }

  void the_name_of_a_run_is_translated() {
    const Method& method = registry_.find("dii");
    ParameterValues values = method.schema().defaults();
    values.set("epochs", std::int64_t{50});
    QCOMPARE(shownRunName(method, values), QStringLiteral("DII, Epochs 50"));
    FewTerms german;
    QVERIFY(QCoreApplication::installTranslator(&german));
    QCOMPARE(shownRunName(method, values), QStringLiteral("DII, Epochen 50"));
  }

  void a_complaint_names_a_setting_as_the_form_does() {
    const Complaint complaint{"epochs", "Epochs", other_words("0")};
    QVERIFY(shownWords(complaint).find("Epochs") != std::string::npos);
    FewTerms german;
    QVERIFY(QCoreApplication::installTranslator(&german));
    QVERIFY(shownWords(complaint).find("Epochen") != std::string::npos);
  }

  void methods_and_preparations_are_translated_completely() {
    QTranslator german;
    if (!load(german)) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    const QStringList missing =
        untranslated(termsOfMethods(), german) + untranslated(termsOfTheRest(), german);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
  }

  /// Writes what lacks a translation for tests/translations/fill_terms.py, if a person asks for it.
  void what_is_missing_can_be_listed() {
    const QString path = qEnvironmentVariable("STEELYARD_MISSING_TERMS");
    QTranslator german;
    if (path.isEmpty() || !load(german)) {
      QSKIP("STEELYARD_MISSING_TERMS names no file");
    }
    QJsonObject missing;
    for (const Terms& terms : {termsOfMethods(), termsOfTheRest()}) {
      for (const QString& text : untranslated(terms, german)) {
        missing.insert(text, QString());
      }
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write(QJsonDocument(missing).toJson()) > 0);
  }
};

QTEST_MAIN(TestTermText)
#include "tst_term_text.moc"

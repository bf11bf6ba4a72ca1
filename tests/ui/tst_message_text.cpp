// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTranslator>
#include <QtTest>

#include "core/message.h"
#include "ui/message_text.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// Knows two patterns and a term of core.
class FewWords : public QTranslator {
 public:
  QString translate(const char* context, const char* source, const char* /*disambiguation*/,
                    int /*count*/) const override {
    if (qstrcmp(context, "core") == 0 && qstrcmp(source, "{1} holds {2}") == 0) {
      return QStringLiteral("In {1} stehen {2}");
    }
    if (qstrcmp(context, "core") == 0 && qstrcmp(source, "{1} {1:row|rows}") == 0) {
      return QStringLiteral("{1} {1:Zeile|Zeilen}");
    }
    if (qstrcmp(context, "Terms") == 0 && qstrcmp(source, "random order") == 0) {
      return QStringLiteral("zufällige Reihenfolge");
    }
    return {};
  }
  [[nodiscard]] bool isEmpty() const override { return false; }
};

}  // namespace

/// Sentences of core in the language of the window.
class TestMessageText : public QObject {
  Q_OBJECT

  static Message rows(int count) { return message("test.rows", "{1} {1:row|rows}", count); }
  static Message holds(int count) {
    return message("test.holds", "{1} holds {2}", "{2} & {1}", rows(count));
  }

 private Q_SLOTS:
  void without_a_translation_it_is_english() {
    QCOMPARE(shownWords(holds(1)), std::string("{2} & {1} holds 1 row"));
    QCOMPARE(shownWords(Message()), std::string());
  }

  void patterns_are_translated_and_names_are_not() {
    FewWords german;
    QVERIFY(QCoreApplication::installTranslator(&german));
    QCOMPARE(shownWords(holds(1)), std::string("In {2} & {1} stehen 1 Zeile"));
    QCOMPARE(shownWords(holds(3)), std::string("In {2} & {1} stehen 3 Zeilen"));
    QCOMPARE(shownWords(other_words("1 row")), std::string("1 row"));
    QCOMPARE(shownWords(Message()), std::string());
  }

  void a_term_within_a_sentence_is_translated_and_a_name_is_not() {
    const auto of = [](const Message& name) { return message("test.of", "rows: {1}", name); };
    QCOMPARE(shownWords(of(term_words("random order"))), std::string("rows: random order"));
    FewWords german;
    QVERIFY(QCoreApplication::installTranslator(&german));
    QCOMPARE(shownWords(of(term_words("random order"))),
             std::string("rows: zufällige Reihenfolge"));
    QCOMPARE(shownWords(of(term_words("pressure"))), std::string("rows: pressure"));
    QCOMPARE(shownWords(of(other_words("random order"))), std::string("rows: random order"));
  }

  void a_sentence_of_its_own_begins_with_a_capital_and_a_name_stays() {
    const Message repeat = message("test.repeat", "rows repeat: {1}", "x1");
    QCOMPARE(shownSentence(repeat), std::string("Rows repeat: x1"));
    QCOMPARE(shownSentence(followed_by(repeat, repeat)),
             std::string("Rows repeat: x1 rows repeat: x1"));
    QCOMPARE(shownSentence(message("test.constant", "{1} is constant", "pressure")),
             std::string("pressure is constant"));
    QCOMPARE(shownSentence(message("test.value", "{1}: {2}", term_words("random order"), "2")),
             std::string("Random order: 2"));
    QCOMPARE(shownSentence(message("test.value", "{1}: {2}", other_words("pressure"), "2")),
             std::string("pressure: 2"));
    QCOMPARE(shownSentence(message("test.name", "t-SNE needs {1}", rows(2))),
             std::string("t-SNE needs 2 rows"));
    QCOMPARE(shownSentence(rows(1)), std::string("1 row"));
    QCOMPARE(shownSentence(Message()), std::string());
  }
};

QTEST_MAIN(TestMessageText)
#include "tst_message_text.moc"

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
};

QTEST_MAIN(TestMessageText)
#include "tst_message_text.moc"

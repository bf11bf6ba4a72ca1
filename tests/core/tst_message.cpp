// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTest>

#include "core/message.h"

using namespace steelyard;

/// Messages as data, and the sentences that are made of them.
class TestMessage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void arguments_stand_where_the_pattern_says() {
    QCOMPARE(in_words(message("a", "{2} of {1}: {2}", "x", 3)), std::string("3 of x: 3"));
    QCOMPARE(in_words(message("a", "nothing to fill")), std::string("nothing to fill"));
    QCOMPARE(in_words(message("a", "")), std::string());
  }

  void one_and_many_have_words_of_their_own() {
    const auto rows = [](std::size_t count) {
      return in_words(message("a", "{1} {1:row was|rows were} left out", count));
    };
    QCOMPARE(rows(0), std::string("0 rows were left out"));
    QCOMPARE(rows(1), std::string("1 row was left out"));
    QCOMPARE(rows(11), std::string("11 rows were left out"));
    QCOMPARE(in_words(message("a", "it{1:|s} end{1:s|}", 2)), std::string("its end"));
  }

  /// A column may be called anything, and a name is not read as a pattern.
  void braces_in_an_argument_mean_nothing() {
    QCOMPARE(in_words(message("a", "'{1}' and '{2}'", "{2}", "{1:x|y}")),
             std::string("'{2}' and '{1:x|y}'"));
    QCOMPARE(in_words(other_words("{1} of {2} {")), std::string("{1} of {2} {"));
    QVERIFY(other_words("any").id.empty());
  }

  /// A record may hold any pattern.
  void a_place_without_an_argument_is_left_as_it_is_data() {
    QTest::addColumn<std::string>("pattern");
    for (const char* pattern : {"{2}", "{0}", "{}", "{", "}", "}{", "{-1}", "{1x}", "{1:one}",
                                "{x|y}", "{ 1}", "{99999999999999999999999}", "{1", "{:|}", "{{"}) {
      QTest::newRow(pattern) << std::string(pattern);
    }
  }
  void a_place_without_an_argument_is_left_as_it_is() {
    QFETCH(std::string, pattern);
    QCOMPARE(in_words(Message{"a", pattern, {std::string("only one")}}), pattern);
  }

  void a_message_can_be_part_of_another() {
    const Message part = message("a", "{1} {1:start|starts}", 2);
    QCOMPARE(in_words(message("b", "{1} ended", part)), std::string("2 starts ended"));
    QCOMPARE(in_words(std::vector<Message>{part, other_words("x")}),
             (std::vector<std::string>{"2 starts", "x"}));
  }

  /// Another language may need the number that an inner statement is about.
  void a_message_keeps_its_parts() {
    const Message part = message("a", "{1} {1:start|starts}", 2);
    const Message whole = message("b", "{1} ended after {2}", part, "a while");
    QVERIFY(whole.arguments.front().part.front() == part);
    QVERIFY(whole.arguments.back().part.empty());
    QCOMPARE(whole.arguments.back().text, std::string("a while"));
    QVERIFY(whole != message("b", "{1} ended after {2}", in_words(part), "a while"));
  }

  void a_term_is_known_from_other_words() {
    const Message line = term_words("inputs {1} as they are");
    QCOMPARE(in_words(line), std::string("inputs {1} as they are"));
    QVERIFY(is_term(line));
    QVERIFY(!is_term(other_words("inputs")));
    QVERIFY(!is_term(Message("term", "{1}", {line})));
    QVERIFY(!is_term(Message("term", "{1}", {})));
    QVERIFY(term_words("").says_nothing());
  }

  void one_statement_follows_another() {
    const Message first = message("a", "It is so.");
    const Message second = message("b", "It is not.");
    QVERIFY(followed_by(first, {}) == first);
    QVERIFY(followed_by({}, second) == second);
    QVERIFY(followed_by({}, {}).says_nothing());
    const Message both = followed_by(first, second);
    QCOMPARE(in_words(both), std::string("It is so. It is not."));
    QVERIFY(both.arguments.front().part.front() == first);
    QVERIFY(both.arguments.back().part.front() == second);
  }
};

QTEST_GUILESS_MAIN(TestMessage)
#include "tst_message.moc"

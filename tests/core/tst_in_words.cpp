// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/in_words.h"

#include <QtTest>
#include <limits>
#include <new>
#include <stdexcept>
#include <system_error>

#include "core/error.h"
#include "tests/support/failing_memory.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestInWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void lack_of_memory_is_told_where_there_is_none_left() {
    if (!memory_can_fail) {
      QSKIP("a sanitizer has an allocator of its own");
    }
    const std::bad_alloc none;
    const char* words = nullptr;
    {
      const FailingMemory memory(0, std::numeric_limits<long>::max() / 2);
      words = words_of(none);
    }
    QCOMPARE(FailingMemory::requests(), 0L);
    QVERIFY2(QByteArray(words).contains("not enough memory"), words);
  }

  void what_means_it_is_called_so() {
    const std::system_error no_thread(
        std::make_error_code(std::errc::resource_unavailable_try_again));
    const std::system_error no_permission(std::make_error_code(std::errc::permission_denied));
    QVERIFY(is_lack_of_memory(std::bad_alloc()));
    QVERIFY(is_lack_of_memory(std::length_error("vector::reserve")));
    QVERIFY(is_lack_of_memory(no_thread));
    QVERIFY(!is_lack_of_memory(no_permission));
    QVERIFY(!is_lack_of_memory(bad_input({other_words("a"), "b", other_words("c")})));
  }

  void what_a_sound_program_meets_is_no_fault() {
    QVERIFY(!is_fault(bad_input({other_words("a")})));
    QVERIFY(!is_fault(Error(ErrorKind::cannot_write, {other_words("a")})));
    QVERIFY(!is_fault(std::bad_alloc()));
    QVERIFY(is_fault(fault("upside down")));
    QVERIFY(is_fault(std::logic_error("upside down")));
  }

  void a_message_keeps_the_ids_of_an_error() {
    const Error error =
        bad_input({message("a.wrong", "'{1}' is wrong", "x"), "line 3", other_words("y")});
    const Message said = statement_of(error);
    QCOMPARE(in_words(said), std::string(error.what()));
    QCOMPARE(said.arguments.front().part.front().arguments.back().part.front().id,
             std::string("a.wrong"));
    QCOMPARE(statement_of(bad_input({message("a.wrong", "wrong")})).id, std::string("a.wrong"));
    QCOMPARE(statement_of(std::bad_alloc()).id, std::string("memory.not_enough"));
    QCOMPARE(in_words(statement_of(std::bad_alloc())), in_words(std::bad_alloc()));
  }

  void other_words_are_as_they_are() {
    QCOMPARE(in_words(std::runtime_error("no such thing")), std::string("no such thing"));
    QVERIFY(statement_of(std::runtime_error("no such thing")) == other_words("no such thing"));
  }

  /// The window translates the one, and the command line prints the other.
  void a_statement_says_the_same() {
    const Error error =
        bad_input({message("test.no_number", "not a number: {1}", "x"), "a.csv, line 3",
                   message("test.no_number.accepted", "a number")});
    const std::exception& exception = error;
    QCOMPARE(in_words(statement_of(exception)), in_words(exception));
    QCOMPARE(in_words(statement_of(std::bad_alloc())), in_words(std::bad_alloc()));
    QVERIFY(!statement_of(std::bad_alloc()).id.empty());
  }
};

QTEST_GUILESS_MAIN(TestInWords)
#include "tst_in_words.moc"

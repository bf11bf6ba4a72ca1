// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <sys/wait.h>
#include <unistd.h>

#include <QtTest>
#include <csignal>
#include <exception>
#include <new>
#include <stdexcept>

#include "app/last_words.cpp"  // the program is no library

using namespace steelyard::app;

namespace {

// NOLINTNEXTLINE(bugprone-exception-escape): that is what is tested
[[noreturn]] void throwWhereNoneCanBeCaught(const std::exception_ptr& exception) noexcept {
  std::rethrow_exception(exception);
}

/// How a process ends that does so, and what it says.
int endOf(const std::exception_ptr& exception, QByteArray& said) {
  int ends[2] = {};
  if (pipe(ends) != 0) {
    return -1;
  }
  const pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDERR_FILENO);
    std::signal(SIGABRT, SIG_DFL);  // Qt Test's own handler would tell of a failed test
    keepLastWords();
    throwWhereNoneCanBeCaught(exception);
  }
  close(ends[1]);
  char bytes[500] = {};
  said = QByteArray(bytes, static_cast<qsizetype>(qMax(ssize_t{0}, read(ends[0], bytes, 499))));
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  return status;
}

}  // namespace

class TestLastWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void lack_of_memory_ends_with_words_and_a_code() {
    QByteArray said;
    const int status = endOf(std::make_exception_ptr(std::bad_alloc()), said);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 2);
    QVERIFY2(said.contains("not enough memory"), said.constData());
  }

  void any_other_fault_stays_a_crash_but_says_what_it_was() {
    QByteArray said;
    const int status = endOf(std::make_exception_ptr(std::runtime_error("the sky fell")), said);
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(WTERMSIG(status), SIGABRT);
    QVERIFY2(said.contains("the sky fell"), said.constData());
  }
};

QTEST_GUILESS_MAIN(TestLastWords)
#include "tst_last_words.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <fcntl.h>
#include <unistd.h>

#include <QtTest>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <memory>
#include <string>

#include "core/platform/child_process.h"
#include "core/platform/this_program.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

constexpr std::chrono::seconds patience{60};

OpenFile no_input() { return OpenFile(::open("/dev/null", O_RDONLY)); }

std::error_code start_script(ChildProcess& child, const std::string& script,
                             const OpenFile& input = no_input()) {
  return child.start("/bin/sh", {"sh", "-c", script, "sh", "one word"}, {"MARK=of a parent"},
                     input);
}

/// All that it writes.
std::string output_of(const ChildProcess& child) {
  std::string output;
  std::array<char, 64> piece{};
  for (auto got = child.read(piece.data(), piece.size()); got && *got > 0;
       got = child.read(piece.data(), piece.size())) {
    output.append(piece.data(), *got);
  }
  return output;
}

}  // namespace

class TestChildProcess : public QObject {
  Q_OBJECT

  TemporaryText files_;

 private Q_SLOTS:
  void gets_words_an_environment_and_an_input() {
    const auto path = files_.write("input", "from a file");
    const OpenFile input(::open(path.c_str(), O_RDONLY));
    ChildProcess child;
    const std::error_code trouble =
        start_script(child, R"(echo lost >&2; printf '%s|%s|' "$1" "$MARK"; cat)", input);
    QVERIFY2(!trouble, trouble.message().c_str());
    QCOMPARE(output_of(child), std::string("one word|of a parent|from a file"));
    const auto end = child.wait_for_end();
    QVERIFY(end && !end->by_signal && !end->beyond_limits);
    QCOMPARE(end->code, 0);
    QVERIFY(!child.wait_for_end());  // known already
  }

  void tells_how_it_ends_data() {
    QTest::addColumn<QString>("script");
    QTest::addColumn<bool>("by_signal");
    QTest::addColumn<bool>("beyond_limits");
    QTest::addColumn<int>("code");
    QTest::newRow("a code") << "exit 7" << false << false << 7;
    QTest::newRow("a crash") << "ulimit -c 0; kill -SEGV $$" << true << false << SIGSEGV;
    QTest::newRow("no memory") << "kill -KILL $$" << true << true << SIGKILL;
    QTest::newRow("no time") << "ulimit -c 0; kill -XCPU $$" << true << true << SIGXCPU;
  }
  void tells_how_it_ends() {
    QFETCH(QString, script);
    ChildProcess child;
    QVERIFY(!start_script(child, script.toStdString()));
    QCOMPARE(output_of(child), std::string());
    const auto end = child.wait_for_end();
    QVERIFY(end);
    QTEST(end->by_signal, "by_signal");
    QTEST(end->beyond_limits, "beyond_limits");
    QTEST(end->code, "code");
  }

  void output_is_waited_for_no_longer_than_asked() {
    ChildProcess child;
    const auto path = files_.write("go", "");
    std::filesystem::remove(path);
    QVERIFY(
        !start_script(child, "while ! [ -e '" + path.string() + "' ]; do sleep 0.01; done; echo"));
    QVERIFY(!child.has_output(std::chrono::milliseconds(30)));
    (void)files_.write("go", "");
    QVERIFY(child.has_output(patience));
    QCOMPARE(output_of(child), std::string("\n"));
    QVERIFY(child.has_output(patience));  // its end
  }

  void who_is_no_longer_wanted_is_killed() {
    auto child = std::make_unique<ChildProcess>();
    QVERIFY(!start_script(*child, "echo $$; exec sleep 600"));
    std::array<char, 20> number{};
    QVERIFY(child->read(number.data(), number.size() - 1).value_or(0) > 0);
    const pid_t process = std::stoi(number.data());
    QCOMPARE(::kill(process, 0), 0);
    child.reset();
    QCOMPARE(::kill(process, 0), -1);
    QCOMPARE(errno, ESRCH);
  }

  void a_program_that_is_missing_does_not_start() {
    ChildProcess child;
    const std::error_code trouble = child.start("/nowhere/program", {"program"}, {}, no_input());
    QVERIFY(trouble == std::errc::no_such_file_or_directory);
    QVERIFY(!child.wait_for_end());
  }

  void a_program_runs_alone_in_a_session_of_its_own() {
    const auto script = files_.write("script",
                                     "#!/bin/sh\ncut -d ' ' -f 6 /proc/$$/stat > \"$PLACE.new\"\n"
                                     "mv \"$PLACE.new\" \"$PLACE\"\n");
    std::filesystem::permissions(script, std::filesystem::perms::owner_all);
    const auto place = files_.folder() / "session";
    auto environment = environment_of_this_program();
    environment.push_back("PLACE=" + place.string());
    QVERIFY(start_alone(script.string(), environment));
    QTRY_VERIFY_WITH_TIMEOUT(std::filesystem::exists(place), 60000);
    QFile written(QString::fromStdString(place.string()));
    QVERIFY(written.open(QIODevice::ReadOnly));
    const int session = written.readAll().trimmed().toInt();
    QVERIFY(session > 0);
    QVERIFY(session != ::getsid(0));
  }

  void nothing_runs_alone_that_cannot_run() {
    QVERIFY(!start_alone("/nowhere/program", environment_of_this_program()));
    QVERIFY(!start_alone(files_.write("text", "no program").string(), {}));
  }
};

QTEST_GUILESS_MAIN(TestChildProcess)
#include "tst_child_process.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QtTest>
#include <array>
#include <string>

#include "core/platform/atomic_write.h"
#include "core/platform/write_through.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

/// Outputs that are no files.
class TestWriteThrough : public QObject {
  Q_OBJECT

  TemporaryText texts_;

 private Q_SLOTS:
  void a_pipe_takes_the_bytes_and_stays_a_pipe() {
    const auto path = texts_.folder() / "pipe";
    QCOMPARE(::mkfifo(path.c_str(), 0600), 0);
    QVERIFY(message_of([&] { write_atomically(path, "lost"); }).contains("no program reads"));
    const int reader = ::open(path.c_str(), O_RDONLY | O_NONBLOCK);
    QVERIFY(reader >= 0);
    write_atomically(path, "a,b\n");
    std::array<char, 16> read{};
    QCOMPARE(::read(reader, read.data(), read.size()), 4);
    ::close(reader);
    QCOMPARE(std::string(read.data(), 4), std::string("a,b\n"));
    QVERIFY(output_place(path) == OutputPlace::stream);
    QVERIFY(std::filesystem::is_fifo(path));
  }

  void devices_take_what_they_can() {
    write_atomically("/dev/null", "gone");
    const QString full = message_of([] { write_atomically("/dev/full", "x"); });
    QVERIFY2(full.contains("/dev/full"), qPrintable(full));
    QVERIFY(std::filesystem::is_character_file("/dev/null"));
    QVERIFY(std::filesystem::is_character_file("/dev/full"));
  }

  void a_link_to_a_device_is_replaced() {
    const auto link = texts_.folder() / "nothing.csv";
    std::filesystem::create_symlink("/dev/null", link);
    QVERIFY(output_place(link) == OutputPlace::file);
    write_atomically(link, "kept");
    QCOMPARE(std::filesystem::file_size(link), std::uintmax_t{4});
    QVERIFY(message_of([&] {
              std::filesystem::remove(link);
              std::filesystem::create_symlink("/dev/null", link);
              OpenStream(link).write("x");
            }).contains("nothing.csv"));
  }

  void a_folder_is_refused() {
    const QString said = message_of([&] { write_atomically(texts_.folder(), "x"); });
    QVERIFY2(said.contains("not a file"), qPrintable(said));
  }

  void what_is_open_already_is_written_to_where_it_stands() {
    const auto path = texts_.write("open.txt", "");
    const int file = ::open(path.c_str(), O_WRONLY);
    QCOMPARE(::write(file, "first ", 6), 6);
    write_atomically("/dev/fd/" + std::to_string(file), "second ");
    QCOMPARE(::write(file, "third", 5), 5);
    ::close(file);
    QFile written(QString::fromStdString(path.string()));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), QByteArray("first second third"));
  }

  void a_file_takes_its_place() {
    const auto from = texts_.write("new", "new");
    const auto to = texts_.write("old", "old");
    move_into_place(from, to);
    QVERIFY(!std::filesystem::exists(from));
    QCOMPARE(std::filesystem::file_size(to), std::uintmax_t{3});
    QVERIFY(message_of([&] { move_into_place(from, to); }).contains("old"));
  }
};

QTEST_GUILESS_MAIN(TestWriteThrough)
#include "tst_write_through.moc"

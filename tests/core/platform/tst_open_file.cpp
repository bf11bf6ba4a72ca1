// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <fcntl.h>
#include <unistd.h>

#include <QtTest>
#include <cerrno>
#include <string>
#include <utility>

#include "core/platform/memory_file.h"
#include "core/platform/open_file.h"
#include "core/platform/open_folder.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

bool is_closed(int descriptor) { return ::fcntl(descriptor, F_GETFD) < 0 && errno == EBADF; }

QByteArray content_of(const std::filesystem::path& path) {
  QFile file(QString::fromStdString(path.string()));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

}  // namespace

/// What the system holds open, with and without names.
class TestOpenFile : public QObject {
  Q_OBJECT

  TemporaryText files_;

 private Q_SLOTS:
  void is_closed_once_by_its_last_owner() {
    int number = -1;
    {
      OpenFile first(::open("/dev/null", O_RDONLY));
      QVERIFY(first.is_open());
      number = first.descriptor();
      OpenFile second(std::move(first));
      OpenFile third;
      QVERIFY(!third.is_open());
      third = std::move(second);
      QCOMPARE(third.descriptor(), number);
      QVERIFY(!is_closed(number));
    }
    QVERIFY(is_closed(number));
  }

  void who_takes_the_descriptor_owns_it() {
    int number = -1;
    {
      OpenFile file(::open("/dev/null", O_RDONLY));
      number = file.release();
      QVERIFY(!file.is_open());
    }
    QVERIFY(!is_closed(number));
    ::close(number);
  }

  void writing_tells_why_it_failed() {
    const OpenFile full(::open("/dev/full", O_WRONLY));
    QCOMPARE(write_all(full, "x"), ENOSPC);
    const OpenFile nothing(::open("/dev/null", O_WRONLY));
    QCOMPARE(write_all(nothing, "x"), 0);
  }

  void a_file_in_memory_is_found_by_its_path() {
    const std::string content(100'000, 'x');
    const MemoryFile one(content);
    const MemoryFile other("other");
    QCOMPARE(content_of(one.path()), QByteArray::fromStdString(content));
    QCOMPARE(content_of(other.path()), QByteArray("other"));
  }

  void a_folder_has_a_plain_name_whatever_it_is_called() {
    const auto folder = files_.folder() / "f\xC3\xB6lder \xFF";
    std::filesystem::create_directory(folder);
    const std::string name = plain_name_of(folder);
    QVERIFY(!name.empty());
    QVERIFY(std::all_of(name.begin(), name.end(), [](char c) { return c > ' ' && c < '\x7F'; }));
    QVERIFY(std::filesystem::equivalent(name, folder));
    QVERIFY(plain_name_of(files_.folder() / "missing").empty());
    QVERIFY(plain_name_of(files_.write("file", "")).empty());
  }

  void a_nameless_folder_leaves_nothing() {
    const NamelessFolder folder(files_.folder());
    QVERIFY(folder.is_there());
    QVERIFY(std::filesystem::is_directory(folder.path()));
    for (const auto& entry : std::filesystem::directory_iterator(files_.folder())) {
      QVERIFY(entry.path().filename().string().find("steelyard") == std::string::npos);
    }
    QVERIFY(!NamelessFolder(files_.folder() / "missing").is_there());
    QVERIFY(!NamelessFolder().is_there());
  }
};

QTEST_GUILESS_MAIN(TestOpenFile)
#include "tst_open_file.moc"

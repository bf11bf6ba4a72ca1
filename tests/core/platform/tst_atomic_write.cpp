// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <sys/stat.h>
#include <unistd.h>

#include <QtTest>

#include "core/platform/atomic_write.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using steelyard::tests::FileSizeLimit;

namespace {

QByteArray content_of(const std::filesystem::path& path) {
  QFile file(QString::fromStdString(path.string()));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

unsigned int mode_of(const std::filesystem::path& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 0777U : 0U;
}

}  // namespace

class TestAtomicWrite : public QObject {
  Q_OBJECT

  TemporaryText files_;

  QStringList listing() const {
    return QDir(QString::fromStdString(files_.folder().string()))
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  }

 private Q_SLOTS:
  void writes_a_new_file_and_replaces_an_old_one() {
    const auto path = files_.folder() / "out.csv";
    write_atomically(path, "first\n");
    QCOMPARE(content_of(path), QByteArray("first\n"));
    write_atomically(path, "");
    QCOMPARE(content_of(path), QByteArray());
    QCOMPARE(listing(), QStringList{"out.csv"});
  }

  void leaves_the_old_file_whole_when_the_disk_is_full() {
    const auto path = files_.write("kept.csv", "the old content\n");
    const QStringList before = listing();
    QString message;
    {
      const FileSizeLimit limit(4096);
      message = message_of([&] { write_atomically(path, std::string(100'000, 'x')); });
    }
    QVERIFY2(message.contains("kept.csv") && message.contains("too large", Qt::CaseInsensitive),
             qPrintable(message));
    QCOMPARE(content_of(path), QByteArray("the old content\n"));
    QCOMPARE(listing(), before);
  }

  void tells_that_writing_failed_by_its_kind() {
    try {
      write_atomically(files_.folder() / "no" / "such" / "folder.csv", "x");
      QFAIL("nothing was thrown");
    } catch (const Error& error) {
      QVERIFY(error.kind() == ErrorKind::cannot_write);
      QVERIFY(QString(error.what()).contains("folder.csv: cannot be written"));
    }
  }

  void refuses_places_that_cannot_be_written_to() {
    const auto file = files_.write("plain", "x");
    QVERIFY(
        message_of([&] { write_atomically(file / "below.csv", "x"); }).contains("Not a directory"));
    QVERIFY(message_of([&] { write_atomically(files_.folder(), "x"); }).contains("cannot be"));
  }

  void refuses_a_folder_that_is_read_only() {
    if (::geteuid() == 0) {
      QSKIP("root may write everywhere");
    }
    const auto folder = files_.folder() / "locked";
    std::filesystem::create_directory(folder);
    ::chmod(folder.c_str(), 0500);
    const QString message = message_of([&] { write_atomically(folder / "x.csv", "x"); });
    ::chmod(folder.c_str(), 0700);
    QVERIFY2(message.contains("Permission denied"), qPrintable(message));
  }

  void keeps_the_permissions_of_the_file_it_replaces() {
    const auto path = files_.write("private.csv", "old");
    ::chmod(path.c_str(), 0640);
    write_atomically(path, "new");
    struct stat status {};
    QCOMPARE(::stat(path.c_str(), &status), 0);
    QCOMPARE(status.st_mode & 0777U, 0640U);
  }

  /// Who may write into the folder could otherwise choose which file of the user's is lost.
  void replaces_a_link_and_never_writes_through_it() {
    const auto target = files_.write("target.csv", "old");
    const auto link = files_.folder() / "link.csv";
    const auto missing = files_.folder() / "missing.csv";
    for (const auto& points_to : {target, missing}) {
      std::filesystem::remove(link);
      std::filesystem::create_symlink(points_to, link);
      write_atomically(link, "new");
      QVERIFY(!std::filesystem::is_symlink(link));
      QCOMPARE(content_of(link), QByteArray("new"));
    }
    QCOMPARE(content_of(target), QByteArray("old"));
    QVERIFY(!std::filesystem::exists(missing));
  }

  void new_files_have_the_permissions_that_the_umask_leaves() {
    const auto path = files_.folder() / "mode.csv";
    const mode_t before = ::umask(0027);
    write_atomically(path, "x");
    ::umask(before);
    QCOMPARE(mode_of(path), 0640U);
  }

  void what_is_for_the_owner_alone_can_be_read_by_nobody_else() {
    const auto path = files_.write("session.json", "old");
    ::chmod(path.c_str(), 0644);
    write_atomically(path, "new", Readership::owner);
    QCOMPARE(mode_of(path), 0600U);
  }

  /// While it is being written, a file lies under another name.
  void an_unfinished_file_can_be_read_by_nobody_else() {
    const auto path = files_.folder() / "long.csv";
    unsigned int seen = 0;
    write_atomically(path, [&](const TakeText& take) {
      take("one");
      for (const auto& entry : std::filesystem::directory_iterator(files_.folder())) {
        if (entry.path().filename().string().find(".long.csv.") == 0) {
          seen = mode_of(entry.path());
        }
      }
      take(" two");
    });
    QCOMPARE(seen, 0600U);
    QCOMPARE(content_of(path), QByteArray("one two"));
  }

  void a_text_that_cannot_be_made_leaves_nothing() {
    const auto path = files_.write("kept.csv", "old");
    const QStringList before = listing();
    const QString message = message_of([&] {
      write_atomically(path, [](const TakeText& take) {
        take("half");
        throw bad_input({other_words("no more")});
      });
    });
    QVERIFY(message.contains("no more"));
    QCOMPARE(content_of(path), QByteArray("old"));
    QCOMPARE(listing(), before);
  }

  void trying_a_folder_leaves_nothing_in_it() {
    const QStringList before = listing();
    try_writing_into(files_.folder());
    QCOMPARE(listing(), before);
    try {
      try_writing_into(files_.folder() / "missing");
      QFAIL("nothing was thrown");
    } catch (const Error& error) {
      QVERIFY(error.kind() == ErrorKind::cannot_write);
    }
  }

  void writes_into_the_current_folder_by_a_bare_name() {
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(files_.folder());
    write_atomically("bare.csv", "here");
    std::filesystem::current_path(before);
    QCOMPARE(content_of(files_.folder() / "bare.csv"), QByteArray("here"));
  }
};

QTEST_GUILESS_MAIN(TestAtomicWrite)
#include "tst_atomic_write.moc"

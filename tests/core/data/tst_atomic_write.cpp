// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <sys/stat.h>
#include <unistd.h>

#include <QtTest>

#include "core/data/atomic_write.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using steelyard::tests::FileSizeLimit;

namespace {

QByteArray content_of(const std::filesystem::path& path) {
  QFile file(QString::fromStdString(path.string()));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
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

  void writes_through_a_link_and_leaves_it_a_link() {
    const auto target = files_.write("target.csv", "old");
    const auto link = files_.folder() / "link.csv";
    std::filesystem::create_symlink(target, link);
    write_atomically(link, "new");
    QVERIFY(std::filesystem::is_symlink(link));
    QCOMPARE(content_of(target), QByteArray("new"));
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

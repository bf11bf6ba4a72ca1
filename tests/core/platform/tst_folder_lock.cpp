// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QtTest>
#include <optional>

#include "core/platform/folder_lock.h"
#include "core/platform/lock_file.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

/// What keeps two processes out of one folder. To the system, two objects of one process are like
/// two processes.
class TestFolderLock : public QObject {
  Q_OBJECT

  TemporaryText files_;

  [[nodiscard]] std::filesystem::path new_folder(const char* name) const {
    const std::filesystem::path folder = files_.folder() / name;
    std::filesystem::create_directory(folder);
    return folder;
  }

 private Q_SLOTS:
  void a_folder_is_of_one_owner_until_its_end() {
    const std::filesystem::path folder = new_folder("one");
    std::optional<FolderLock> first(folder);
    QVERIFY(!first->is_of_another());
    QVERIFY(FolderLock(folder).is_of_another());
    QVERIFY(FolderLock(folder).is_of_another());  // who was refused has released nothing
    QVERIFY(!FolderLock(new_folder("other")).is_of_another());
    first.reset();
    QVERIFY(!FolderLock(folder).is_of_another());
    QVERIFY(std::filesystem::is_empty(folder));
  }

  void a_name_by_a_link_is_no_way_in() {
    const std::filesystem::path folder = new_folder("linked");
    std::filesystem::create_directory_symlink(folder, files_.folder() / "link");
    const FolderLock first(folder);
    QVERIFY(FolderLock(files_.folder() / "link").is_of_another());
  }

  void without_a_folder_nobody_is_kept_out() {
    QVERIFY(!FolderLock(files_.folder() / "missing").is_of_another());
  }

  void only_an_empty_folder_is_removed() {
    const std::filesystem::path empty = new_folder("empty");
    FolderLock(empty).remove_folder_if_empty();
    QVERIFY(!std::filesystem::exists(empty));
    const std::filesystem::path full = new_folder("full");
    std::filesystem::create_directory(full / "within");
    FolderLock(full).remove_folder_if_empty();
    QVERIFY(std::filesystem::exists(full / "within"));
  }

  void a_lock_file_is_there_as_long_as_its_lock() {
    const std::filesystem::path path = new_folder("shared") / "lock";
    {
      const LockFile first(path);
      QCOMPARE(first.state(), LockState::ours);
      QCOMPARE(LockFile(path).state(), LockState::of_another);
      QVERIFY(std::filesystem::exists(path));  // who was refused has not removed it
    }
    QVERIFY(!std::filesystem::exists(path));
  }

  void a_file_that_a_killed_process_left_is_taken() {
    const std::filesystem::path path = files_.write("left", "");
    QCOMPARE(LockFile(path).state(), LockState::ours);
    QVERIFY(!std::filesystem::exists(path));
  }

  void a_lock_file_follows_no_link() {
    const std::filesystem::path target = files_.write("target", "mine\n");
    const std::filesystem::path link = files_.folder() / "link-to-file";
    std::filesystem::create_symlink(target, link);
    QCOMPARE(LockFile(link).state(), LockState::no_locks);
    QVERIFY(std::filesystem::exists(target));
    QVERIFY(std::filesystem::is_symlink(link));
  }
};

QTEST_GUILESS_MAIN(TestFolderLock)
#include "tst_folder_lock.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/atomic_write.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <string>
#include <system_error>

#include "core/platform/open_file.h"
#include "core/platform/write_through.h"

namespace steelyard {
namespace {

constexpr mode_t of_owner = 0600;

/// What the umask leaves of "readable and writable by all". The system call that asks for the umask
/// also changes it, for all threads, so the answer is read from the process's description.
mode_t usual_mode() {
  constexpr mode_t everybody = 0666;
  std::ifstream description("/proc/self/status");
  for (std::string word; description >> word;) {
    unsigned int mask = 0;
    if (word == "Umask:" && description >> std::oct >> mask) {
      return everybody & ~static_cast<mode_t>(mask);
    }
  }
  return of_owner;
}

/// Replacing a file keeps its permissions. A link has none of its own.
mode_t mode_for(const std::filesystem::path& target, Readership readership) {
  struct stat status {};
  if (readership == Readership::owner) {
    return of_owner;
  }
  constexpr mode_t permissions = 07777;
  return ::lstat(target.c_str(), &status) == 0 && S_ISREG(status.st_mode)
             ? status.st_mode & permissions
             : usual_mode();
}

/// A file that is deleted unless it is renamed to its final name.
class UnfinishedFile {
 public:
  explicit UnfinishedFile(const std::filesystem::path& target) : target_(target) {
    for (int attempt = 0; !file_.is_open(); ++attempt) {
      path_ = target.parent_path() / ("." + target.filename().string() + "." +
                                      std::to_string(::getpid()) + "-" + std::to_string(attempt));
      constexpr int how = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
      // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system's only way to create a file
      file_ = OpenFile(::open(path_.c_str(), how, of_owner));
      if (!file_.is_open() && errno != EEXIST) {
        throw cannot_write(target_, errno);
      }
    }
  }
  ~UnfinishedFile() {
    if (!renamed_) {
      ::unlink(path_.c_str());
    }
  }
  UnfinishedFile(const UnfinishedFile&) = delete;
  UnfinishedFile& operator=(const UnfinishedFile&) = delete;
  UnfinishedFile(UnfinishedFile&&) = delete;
  UnfinishedFile& operator=(UnfinishedFile&&) = delete;

  void write(std::string_view content) const {
    if (const int trouble = write_all(file_, content); trouble != 0) {
      throw cannot_write(target_, trouble);
    }
  }
  void become_target(Readership readership) {
    check(::fchmod(file_.descriptor(), mode_for(target_, readership)));
    check(::fsync(file_.descriptor()));
    check(::close(file_.release()));
    check(::rename(path_.c_str(), target_.c_str()));
    renamed_ = true;
  }

 private:
  void check(int status) const {
    if (status != 0) {
      throw cannot_write(target_, errno);
    }
  }

  std::filesystem::path target_;
  std::filesystem::path path_;
  OpenFile file_;
  bool renamed_ = false;
};

/// Makes the new name survive a power cut. The content is already safe, so failures are ignored.
void flush_folder(const std::filesystem::path& path) {
  const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
  const OpenFile opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.is_open()) {
    ::fsync(opened.descriptor());
  }
}

}  // namespace

void write_atomically(const std::filesystem::path& path,
                      const std::function<void(const TakeText& take)>& make,
                      Readership readership) {
  const OutputPlace place = output_place(path);
  if (place == OutputPlace::stream) {
    const OpenStream stream(path);
    make([&stream](std::string_view piece) { stream.write(piece); });
    return;
  }
  if (place == OutputPlace::other) {
    throw Error(
        ErrorKind::cannot_write,
        {message("atomic_write.not_a_file", "cannot be written: it is not a file"), path.string(),
         message("atomic_write.not_a_file.accepted", "the name of a file, a device or a pipe")});
  }
  UnfinishedFile file(path);
  make([&file](std::string_view piece) { file.write(piece); });
  file.become_target(readership);
  flush_folder(path);
}

void write_atomically(const std::filesystem::path& path, std::string_view content,
                      Readership readership) {
  write_atomically(
      path, [content](const TakeText& take) { take(content); }, readership);
}

void move_into_place(const std::filesystem::path& from, const std::filesystem::path& to) {
  if (::rename(from.c_str(), to.c_str()) != 0) {
    throw cannot_write(to, errno);
  }
  flush_folder(to);
}

void try_writing_into(const std::filesystem::path& folder) {
  const std::filesystem::path probe = folder / ".steelyard-probe";
  write_atomically(probe, "");
  std::error_code failed;
  std::filesystem::remove(probe, failed);
  if (failed) {
    throw cannot_write(probe, failed.value());
  }
}

}  // namespace steelyard

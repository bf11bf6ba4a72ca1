// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

#include "core/data/atomic_write.h"
#include "core/data/write_through.h"

namespace steelyard {
namespace {

/// A file that is deleted unless it is renamed to its final name.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::filesystem::path& target) : target_(target) {
    for (int attempt = 0; descriptor_ < 0; ++attempt) {
      path_ = target.parent_path() / ("." + target.filename().string() + "." +
                                      std::to_string(::getpid()) + "-" + std::to_string(attempt));
      // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system's only way to create a file
      descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      if (descriptor_ < 0 && errno != EEXIST) {
        throw cannot_write(target_, errno);
      }
    }
  }
  ~TemporaryFile() {
    if (descriptor_ >= 0) {
      ::close(descriptor_);
    }
    if (!renamed_) {
      ::unlink(path_.c_str());
    }
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  TemporaryFile(TemporaryFile&&) = delete;
  TemporaryFile& operator=(TemporaryFile&&) = delete;

  void write(std::string_view content) {
    while (!content.empty()) {
      const auto written = ::write(descriptor_, content.data(), content.size());
      if (written < 0 && errno != EINTR) {
        throw cannot_write(target_, errno);
      }
      content.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
    }
  }
  /// Replacing a file keeps its permissions.
  void take_permissions_of_target() {
    struct stat status {};
    if (::stat(target_.c_str(), &status) == 0 && ::fchmod(descriptor_, status.st_mode) != 0) {
      throw cannot_write(target_, errno);
    }
  }
  void become_target() {
    check(::fsync(descriptor_));
    const int descriptor = std::exchange(descriptor_, -1);
    check(::close(descriptor));
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
  int descriptor_ = -1;
  bool renamed_ = false;
};

/// A link stays a link; the file it points to is replaced.
std::filesystem::path final_target(const std::filesystem::path& path) {
  std::error_code failed;
  const bool is_link = std::filesystem::is_symlink(path, failed);
  const auto followed = is_link ? std::filesystem::canonical(path, failed) : path;
  return failed || followed.empty() ? path : followed;
}

/// Makes the new name survive a power cut. The content is already safe, so failures are ignored.
void flush_folder(const std::filesystem::path& path) {
  const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor >= 0) {
    ::fsync(descriptor);
    ::close(descriptor);
  }
}

}  // namespace

void write_atomically(const std::filesystem::path& path, std::string_view content) {
  const OutputPlace place = output_place(path);
  if (place == OutputPlace::stream) {
    write_through(path, content);
    return;
  }
  if (place == OutputPlace::other) {
    throw Error(ErrorKind::cannot_write, {"cannot be written: it is not a file", path.string(),
                                          "the name of a file, a device or a pipe"});
  }
  const auto target = final_target(path);
  TemporaryFile file(target);
  file.write(content);
  file.take_permissions_of_target();
  file.become_target();
  flush_folder(target);
}

void move_into_place(const std::filesystem::path& from, const std::filesystem::path& to) {
  if (::rename(from.c_str(), to.c_str()) != 0) {
    throw cannot_write(to, errno);
  }
  flush_folder(to);
}

}  // namespace steelyard

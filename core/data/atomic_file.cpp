// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <system_error>
#include <utility>

#include "core/data/table_writer.h"
#include "core/error.h"

namespace steelyard {
namespace {

Error cannot_write(const std::filesystem::path& path, int code) {
  return {ErrorKind::cannot_write,
          {"cannot be written: " + std::generic_category().message(code) +
               "; what stood there before is untouched",
           path.string(), "a folder that may be written to, with room on the disk"}};
}

/// A new file beside the target; removed unless it is put in the target's place.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::filesystem::path& target) : target_(target) {
    name_ = target.string() + ".XXXXXX";
    descriptor_ = mkstemp(name_.data());
    if (descriptor_ < 0) {
      throw cannot_write(target, errno);
    }
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    if (descriptor_ >= 0) {
      close(descriptor_);
    }
    if (!placed_) {
      unlink(name_.c_str());
    }
  }

  void write_all(std::string_view content) {
    while (!content.empty()) {
      const ssize_t written = write(descriptor_, content.data(), content.size());
      if (written < 0 && errno == EINTR) {
        continue;
      }
      if (written < 0) {
        throw cannot_write(target_, errno);
      }
      content.remove_prefix(static_cast<std::size_t>(written));
    }
  }

  /// Flushes to the disk, then takes the target's place in one step.
  void place() {
    constexpr mode_t readable = 0644;
    const bool flushed = fchmod(descriptor_, readable) == 0 && fsync(descriptor_) == 0;
    const int flush_error = errno;
    const bool closed = close(std::exchange(descriptor_, -1)) == 0;
    if (!flushed || !closed) {
      throw cannot_write(target_, flushed ? errno : flush_error);
    }
    if (std::rename(name_.c_str(), target_.c_str()) != 0) {
      throw cannot_write(target_, errno);
    }
    placed_ = true;
  }

 private:
  std::filesystem::path target_;
  std::string name_;
  int descriptor_ = -1;
  bool placed_ = false;
};

}  // namespace

void write_atomically(const std::filesystem::path& path, std::string_view content) {
  TemporaryFile file(path);
  file.write_all(content);
  file.place();
}

}  // namespace steelyard

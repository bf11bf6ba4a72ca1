// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/gzip.h"

#include <fcntl.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <limits>
#include <system_error>
#include <utility>

#include "core/data/growth.h"
#include "core/data/inflated_stream.h"
#include "core/data/read_progress.h"

namespace steelyard {
namespace {

constexpr std::uint64_t unpacked_at_once = 1U << 22U;
constexpr std::uint64_t most_ever = std::uint64_t{1} << 36U;  // 64 GiB
constexpr std::uint64_t kept_free = 1U << 28U;                // free disk space left for other
                                                              // programs

/// Closes the file unless ownership is passed on.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) {
      ::close(number_);
    }
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  Descriptor(Descriptor&&) = delete;
  Descriptor& operator=(Descriptor&&) = delete;

  [[nodiscard]] int number() const { return number_; }
  int release() { return std::exchange(number_, -1); }

 private:
  int number_;
};

Error no_room(const FileSource& packed, Message what) {
  return bad_input({std::move(what), packed.name(),
                    message("gzip.no_room.accepted",
                            "a file whose unpacked size fits on the disk for temporary files")});
}

/// \param code  errno
Error no_room(const FileSource& packed, int code) {
  return no_room(packed, message("gzip.cannot_write", "the file cannot be unpacked: {1}",
                                 std::generic_category().message(code)));
}

int open_without_name(const FileSource& packed) {
  const std::filesystem::path folder = std::filesystem::temp_directory_path();
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): a kill at any moment leaves nothing behind
  const int nameless = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (nameless >= 0) {
    return nameless;
  }
  std::string name = (folder / "steelyard-XXXXXX").string();
  const int descriptor = ::mkostemp(name.data(), O_CLOEXEC);
  if (descriptor < 0) {
    throw no_room(packed, errno);
  }
  ::unlink(name.c_str());
  return descriptor;
}

std::uint64_t free_bytes(int descriptor) {
  struct statvfs status {};
  return ::fstatvfs(descriptor, &status) == 0 ? status.f_bavail * status.f_frsize : most_ever;
}

/// What the end of the file says, modulo 4 GiB and of its last part alone (RFC 1952, 2.3.1); 0
/// where that is impossible, as at the end of a file that is cut off. It may be wrong, but most
/// often the question comes before the unpacking.
std::uint64_t claimed_size(const FileSource& packed) {
  constexpr std::uint64_t bytes = 4;
  if (packed.size() < bytes) {
    return 0;
  }
  std::string end;
  packed.read(packed.size() - bytes, packed.size(), end);
  std::uint64_t size = 0;
  for (std::size_t k = bytes; k > 0; --k) {
    size = size << 8U | static_cast<unsigned char>(end[k - 1]);
  }
  return size / most_inflation <= packed.size() ? size : 0;
}

void append(const FileSource& packed, int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno != EINTR) {
      throw no_room(packed, errno);
    }
    bytes.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
  }
}

}  // namespace

bool begins_as_gzip(std::string_view beginning) { return beginning.substr(0, 3) == "\x1F\x8B\x08"; }

UnpackedFile unpack_gzip(const FileSource& packed, std::uint64_t most, const ReadControl& control) {
  InflatedStream stream(packed, 0, packed.size(), Packing::gzip);
  Descriptor file(open_without_name(packed));
  ReadProgress progress(control);
  const auto all = static_cast<double>(packed.size());
  std::uint64_t size = 0;
  std::string buffer;
  bool agreed = false;
  if (most == std::numeric_limits<std::uint64_t>::max()) {
    const std::uint64_t claimed = claimed_size(packed);
    ask_about_growth(packed.name(), packed.size(), claimed, control);
    agreed = claimed / usual_growth > packed.size();
  }
  do {
    stream.read(std::min(unpacked_at_once, most - size), buffer);
    if (size + buffer.size() >= most_ever) {
      throw no_room(packed, message("gzip.too_large",
                                    "the file cannot be unpacked: it is larger than 64 GiB"));
    }
    if (free_bytes(file.number()) < buffer.size() + kept_free) {
      throw no_room(
          packed,
          message("gzip.full_disk",
                  "the file cannot be unpacked: the disk for temporary files would be full"));
    }
    append(packed, file.number(), buffer);
    size += buffer.size();
    if (!agreed && size > never_surprising && size / usual_growth > packed.size()) {
      ask_about_growth(packed.name(), packed.size(), size, control);
      agreed = true;
    }
    progress.at(static_cast<double>(stream.used()) / all);
  } while (!buffer.empty() && size < most);
  if (size == 0) {
    throw bad_input({message("gzip.empty", "the file is empty once unpacked"), packed.name(),
                     message("gzip.empty.accepted", "a table with at least one row")});
  }
  return {file.release(), size};
}

}  // namespace steelyard

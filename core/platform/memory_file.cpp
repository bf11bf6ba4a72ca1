// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/memory_file.h"

#include <sys/mman.h>

#include <cerrno>
#include <string>

#include "core/platform/write_through.h"

namespace steelyard {

MemoryFile::MemoryFile(std::string_view content) : file_(::memfd_create("steelyard", MFD_CLOEXEC)) {
  const int trouble = file_.is_open() ? write_all(file_, content) : errno;
  if (trouble != 0) {
    throw cannot_write("a file in memory", trouble);
  }
}

std::filesystem::path MemoryFile::path() const {
  return "/proc/self/fd/" + std::to_string(file_.descriptor());
}

}  // namespace steelyard

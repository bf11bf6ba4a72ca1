// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "core/error.h"

namespace steelyard::fuzz {

/// A file in memory that holds the fuzzer's input.
class FuzzedFile {
 public:
  FuzzedFile(const std::uint8_t* data, std::size_t size)
      : descriptor_(::memfd_create("fuzzed", MFD_CLOEXEC)) {
    if (descriptor_ < 0 || ::write(descriptor_, data, size) != static_cast<ssize_t>(size)) {
      std::abort();
    }
  }
  ~FuzzedFile() { ::close(descriptor_); }
  FuzzedFile(const FuzzedFile&) = delete;
  FuzzedFile& operator=(const FuzzedFile&) = delete;
  FuzzedFile(FuzzedFile&&) = delete;
  FuzzedFile& operator=(FuzzedFile&&) = delete;

  [[nodiscard]] std::filesystem::path path() const {
    return "/proc/self/fd/" + std::to_string(descriptor_);
  }

 private:
  int descriptor_;
};

/// Refusing with an Error is correct; any other exception ends the program.
template <typename Work>
int refuse_or_read(const Work& work) {
  try {
    work();
  } catch (const Error&) {
    return 0;
  }
  return 0;
}

}  // namespace steelyard::fuzz

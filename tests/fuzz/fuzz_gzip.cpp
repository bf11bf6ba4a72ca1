// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/gzip.h"
#include "tests/fuzz/fuzzed_file.h"

using namespace steelyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::uint64_t most = 1U << 22U;
  return fuzz::refuse_or_read([&] {
    const fuzz::FuzzedFile made(data, size);
    const FileSource file(made.path(), {}, most);
    std::string unpacked;
    file.read(0, file.size(), unpacked);
  });
}

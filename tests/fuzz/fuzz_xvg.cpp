// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/xvg_reader.h"
#include "tests/fuzz/fuzzed_file.h"

using namespace steelyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::refuse_or_read([&] {
    const fuzz::FuzzedFile made(data, size);
    const FileSource file(made.path());
    (void)read_xvg(file, {}, {});
  });
}

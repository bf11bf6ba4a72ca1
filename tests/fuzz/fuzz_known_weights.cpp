// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/known_weights.h"
#include "tests/fuzz/fuzzed_file.h"

using namespace steelyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Dataset dataset;
  for (const char* name : {"a", "b", "c"}) {
    dataset.columns.emplace_back().name = name;
  }
  return fuzz::refuse_or_read([&] {
    const fuzz::FuzzedFile made(data, size);
    read_known_weights(made.path(), dataset);
  });
}

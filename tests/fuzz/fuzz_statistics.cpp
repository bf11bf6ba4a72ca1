// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/statistics_reader.h"
#include "tests/fuzz/fuzzed_file.h"

using namespace steelyard;

// What the parsing process sends for a file of SPSS, Stata or SAS; the first byte chooses which.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::refuse_or_read([&] {
    const fuzz::FuzzedFile made(data, size);
    const FileSource file(made.path());
    FileRange stream(file, std::min<std::uint64_t>(file.size(), 1), file.size());
    const auto program = static_cast<StatisticsProgram>(size == 0 ? 0 : data[0] % 3);
    (void)read_statistics_stream(stream, file, program, {});
  });
}

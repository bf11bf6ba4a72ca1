// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/join_arrays.h"
#include "core/data/parsed_stream.h"
#include "tests/fuzz/fuzzed_file.h"

using namespace steelyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::uint64_t most_numbers = 1U << 20U;
  return fuzz::refuse_or_read([&] {
    const fuzz::FuzzedFile made(data, size);
    const FileSource file(made.path());
    FileRange stream(file, 0, file.size());
    std::vector<ArrayInfo> arrays = read_parsed_arrays(stream, "fuzzed");
    choose_arrays(arrays);
    std::vector<ArrayInfo> taken;
    std::uint64_t numbers = 0;
    for (const std::size_t position : arrays_to_take(arrays, {}, "fuzzed")) {
      const ArrayInfo& array = taken.emplace_back(arrays[position]);
      if (array.rows > most_numbers || array.columns > most_numbers) {
        return;
      }
      numbers += array.rows * array.columns;
    }
    if (numbers > most_numbers) {
      return;
    }
    Dataset dataset = make_joined_table(file, taken);
    Index column = 0;
    for (const ArrayInfo& array : taken) {
      const auto columns = static_cast<Index>(array.columns);
      read_parsed_values(stream, "fuzzed", {}, dataset.values.middleCols(column, columns));
      column += columns;
    }
    read_parsed_end(stream, "fuzzed");
    finish_joined_table(file, taken, dataset);
  });
}

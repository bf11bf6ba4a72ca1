// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <string_view>

#include "core/data/delimited_reader.h"
#include "core/data/text_decoder.h"
#include "tests/fuzz/fuzzed_file.h"

using namespace steelyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::refuse_or_read([&] {
    const fuzz::FuzzedFile made(data, size);
    const FileSource file(made.path());
    const Dialect dialect = preview_delimited(file, 20).dialect;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    for (const Encoding encoding : {Encoding::shift_jis, Encoding::gbk}) {
      (void)decoded(bytes, encoding);
    }
    (void)read_delimited(file, dialect);
  });
}

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/session.h"
#include "tests/fuzz/fuzzed_file.h"

using namespace steelyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::refuse_or_read([&] {
    const SavedSession session = session_from_json(std::string(data, data + size), "fuzzed");
    (void)session_from_json(to_json(session), "written again");
  });
}

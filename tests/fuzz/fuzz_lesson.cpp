// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/lesson.h"
#include "tests/fuzz/fuzzed_file.h"

using namespace steelyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::refuse_or_read([&] {
    const Lesson lesson = parse_lesson(std::string(data, data + size), "fuzzed");
    Dataset table;
    table.columns.resize(2);
    table.columns[0].name = "a";
    table.columns[1].name = "class";
    apply_roles(lesson, table);
  });
}

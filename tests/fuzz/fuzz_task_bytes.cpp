// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/problem_bytes.h"
#include "core/study/replicate_result.h"
#include "core/study/search_task.h"
#include "core/trials/trial_bytes.h"
#include "tests/fuzz/fuzzed_file.h"

using namespace steelyard;

/// What another rank sends: each kind of message is tried.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(data, data + size);
  fuzz::refuse_or_read([&] { (void)problem_from(bytes); });
  fuzz::refuse_or_read([&] { (void)result_from(bytes); });
  fuzz::refuse_or_read([&] { (void)solved_task_from(bytes); });
  fuzz::refuse_or_read([&] {
    Trial trial;
    from_bytes(bytes, trial);
  });
  return fuzz::refuse_or_read([&] {
    TrialOutcome outcome;
    from_bytes(bytes, outcome);
  });
}

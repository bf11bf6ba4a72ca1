// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bench_log.h"

#include <system_error>
#include <utility>

#include "core/data/whole_file.h"
#include "core/error.h"
#include "core/platform/atomic_write.h"
#include "ui/native_text.h"

namespace steelyard::app {

BenchLog::BenchLog(const QString& path, PanelRecord record, const OverwriteRules& rules)
    : path_(ui::nativePath(path)), record_(std::move(record)) {
  if (isInput(path_, rules)) {
    throw bad_input(
        {message("bench_log.input_in_the_way", "the file is read as data and would be replaced"),
         "option --continue",
         message("bench_log.input_in_the_way.accepted",
                 "a log of compared methods, or a new file")});
  }
  std::error_code none;
  if (std::filesystem::exists(path_, none)) {
    const Message accepted =
        message("bench_log.accepted", "a log that this option wrote, or a new file");
    record_.read(read_whole_file(path_, accepted), path_.string(), log_);
  }
  write();
}

void BenchLog::write() const { write_atomically(path_, record_.to_json(log_)); }

void BenchLog::keep() const {
  try {
    write();
  } catch (const Error&) {  // NOLINT(bugprone-empty-catch): see the header
  }
}

}  // namespace steelyard::app

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/record/record.h"

namespace steelyard {

/// The columns that a person chose in place of a run's own selection.
struct ChosenColumns {
  std::vector<Index> features;        ///< by position, best first
  std::optional<Answer> answer = {};  ///< that speaks of these; nothing: nobody asked
};

/// One run of a session.
struct SessionRun {
  std::uint64_t number = 0;
  /// As the run ended: a choice stays beside it. Shared, because sessions are collected often and
  /// records are large.
  std::shared_ptr<const Record> record;
  std::string name = {};  ///< that the user gave it; empty: none
  std::optional<ChosenColumns> choice = {};
};

/// The run of a record; a choice that the record speaks of is put beside it.
[[nodiscard]] SessionRun session_run(std::uint64_t number, Record record);

/// Everything the user has done since the data were opened: the question, the runs, the arrangement
/// of the window.
struct Session {
  std::string saved;    ///< ISO 8601, UTC
  bool closed = false;  ///< the program ended normally; false: it may have been killed
  std::string title;    ///< the table's name, for a list
  Asked asked;
  std::vector<SessionRun> runs;  ///< oldest first
  std::optional<std::uint64_t> shown;
  std::string arrangement;  ///< of plots and columns; only the window reads it
};

/// Schema version of the JSON.
inline constexpr int session_schema = 1;

[[nodiscard]] std::string to_json(const Session& session);
/// \throws Error(bad_input) that says what is wrong and where.
[[nodiscard]] Session session_from_json(const std::string& text, const std::string& where);
/// Atomic: at any moment either the old file or the new one is there, whole.
/// \throws Error(cannot_write)
void write_session(const std::filesystem::path& path, const Session& session);
/// \throws Error(bad_input): no file that can be read, no session; "cancelled" on stop
[[nodiscard]] Session read_session(const std::filesystem::path& path,
                                   const std::stop_token& stop = {});
/// The kind of a file that this program wrote, by its content.
enum class KeptFile {
  none,    ///< not JSON, so not written by this program; or it cannot be read
  record,  ///< JSON that does not name itself a session: a record, if it is one of ours
  session
};
[[nodiscard]] KeptFile kept_file(const std::filesystem::path& path);

}  // namespace steelyard

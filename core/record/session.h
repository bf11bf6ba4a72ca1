// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/record/record.h"

namespace steelyard {

/// The columns that a person chose in place of a run's own selection.
struct ChosenColumns {
  std::vector<Index> features;        ///< positions, best first
  std::optional<Answer> answer = {};  ///< the answer about these columns; `nullopt` if nobody asked
};

/// One run of a session.
struct SavedRun {
  std::uint64_t number = 0;
  /// The record at the end of the run; a choice is kept beside it. Shared, because sessions are
  /// collected often and records are large.
  std::shared_ptr<const Record> record;
  std::string name = {};  ///< given by the user; may be empty
  std::optional<ChosenColumns> choice = {};
};

/// The run of a record. A choice in the record is moved beside it.
[[nodiscard]] SavedRun saved_run(std::uint64_t number, Record record);

/// A comparison of methods within a session: what is needed to show it again and to continue it.
struct SavedPanel {
  Index largest = 30;                          ///< see PanelOptions
  std::vector<std::string> methods = {};       ///< ids of those that were asked
  std::map<std::string, bool> ticks = {};      ///< what a person decided, by the id of the method
  std::map<std::string, double> seconds = {};  ///< how long a method took, where that is known
  std::optional<double> discovery_rate = {};   ///< see PanelOptions
  /// What PanelRecord::to_json() has written, with the folds and repeats; shared like a record.
  std::shared_ptr<const std::string> log = nullptr;
};

/// The bytes that the log of a comparison may have within a session.
inline constexpr std::size_t most_panel_log = 50'000'000;

/// A file within a session, so that one file is enough to go on elsewhere.
struct CarriedFile {
  std::string name;    ///< without its folder; in a session from elsewhere it may be anything
  std::string sha256;  ///< what the file is known by, see DataReference
  std::string bytes;   ///< its content, unpacked
};

/// The bytes that the files of one session may have together.
inline constexpr std::uint64_t most_carried = 200'000'000;

/// Everything that the user has done since the data were opened: the question, the runs, the
/// arrangement of the window.
struct SavedSession {
  std::string saved;    ///< ISO 8601, UTC
  bool closed = false;  ///< whether the program ended normally; otherwise it may have been killed
  std::string title;    ///< the table's name, for a list
  RunRequest asked;
  std::vector<SavedRun> runs;  ///< oldest first
  std::optional<std::uint64_t> shown;
  std::string arrangement;  ///< arrangement of plots and columns, which only the window reads
  std::optional<SavedPanel> panel = {};   ///< of the question that is asked
  std::vector<CarriedFile> carried = {};  ///< only in a file that is sent elsewhere
};

/// Schema version of the JSON.
inline constexpr int session_schema = 1;

[[nodiscard]] std::string to_json(const SavedSession& session);
/// \throws Error(bad_input) that says what is wrong and where.
[[nodiscard]] SavedSession session_from_json(const std::string& text, const std::string& where);
/// Writes the session atomically: at any moment, either the old file or the new one exists in full.
/// \throws Error(cannot_write)
void write_session(const std::filesystem::path& path, const SavedSession& session);
/// \throws Error(bad_input) if the file cannot be read or is not a session; "cancelled" on stop
[[nodiscard]] SavedSession read_session(const std::filesystem::path& path,
                                        const std::stop_token& stop = {});
/// The kind of a file that this program wrote, by its content.
enum class KeptFile {
  none,    ///< not JSON, so not written by this program, or not readable
  record,  ///< JSON that does not call itself a session: a record, if it is from this program
  session
};
[[nodiscard]] KeptFile kept_file(const std::filesystem::path& path);

}  // namespace steelyard

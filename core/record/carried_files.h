// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/read_progress.h"
#include "core/message.h"
#include "core/record/session.h"

namespace steelyard {

/// A file that would be carried, for the person who is asked whether it may.
struct FileToCarry {
  std::string source;
  std::optional<std::uint64_t> size;  ///< on the disk; `nullopt` if it is not there
};

/// The files that carry() would read, each once: the tables of the question and of the runs, what
/// is set beside these, and the known weights. Accesses the file system.
[[nodiscard]] std::vector<FileToCarry> files_to_carry(const SavedSession& session);

struct CarriedSession {
  SavedSession session;
  std::vector<Message> left_out;  ///< which files are not in it, and why
};

/// The session together with its files. Files that only earlier runs name, and known weights, which
/// are in the session anyway, are left out if they are missing, have changed, or have no room
/// beside the tables of the question. A packed file is carried unpacked, because the session knows
/// the hash of what is in it.
/// \param most  bytes of all files
/// \throws Error(bad_input) if a table of the question is missing, has changed, or is one whose
///         hash the session does not know; if these tables are larger than `most`; "cancelled" on
///         stop
[[nodiscard]] CarriedSession carry(SavedSession session, const ReadControl& control = {},
                                   std::uint64_t most = most_carried);

/// Writes each carried file as "FOLDER/HASH/NAME" unless it is there already, and returns the
/// session with these paths and without the files. A session that carries nothing stays as it is.
/// The names may come from anywhere: nothing outside the folder is written.
/// \throws Error(bad_input) if a file is not what its hash says; "cancelled" on stop.
///         Error(cannot_write)
[[nodiscard]] SavedSession put_down(SavedSession session, const std::filesystem::path& folder,
                                    const std::stop_token& stop = {});

/// A name that is safe in any folder: the last part of a path, without control characters, without
/// what turns the direction of writing or could lead elsewhere or hide it, and not too long; never
/// empty. Always UTF-8, whatever the bytes are.
[[nodiscard]] std::string safe_file_name(std::string_view name);

}  // namespace steelyard

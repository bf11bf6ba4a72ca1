// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/carried_files.h"

#include <algorithm>
#include <cerrno>
#include <map>
#include <memory>
#include <system_error>
#include <utility>

#include "core/data/file_source.h"
#include "core/data/sha256.h"
#include "core/data/text_encoding.h"
#include "core/data/whole_file.h"
#include "core/memory_text.h"
#include "core/platform/atomic_write.h"
#include "core/platform/write_through.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// A file that a session names.
struct NamedFile {
  std::string source;
  std::string sha256;  ///< empty if unknown
  bool needed = false;
  std::optional<std::uint64_t> run = {};  ///< the first that names it; `nullopt`: the question does
};

/// \param act  takes the path, the hash and whether it is a table, of each file of a reference
template <typename Reference, typename Act>
void for_files_of_reference(Reference& reference, const Act& act) {
  if (is_file(reference.source)) {
    act(reference.source, reference.sha256, true);
  }
  for (auto& file : reference.origin.beside) {
    act(file.source, file.sha256, true);
  }
  if (reference.weights_file) {
    act(reference.weights_file->source, reference.weights_file->sha256, false);
  }
}

template <typename Request, typename Act>
void for_files_of(Request& asked, const Act& act) {
  for_files_of_reference(asked.data, act);
  if (asked.truth_data) {
    for_files_of_reference(*asked.truth_data, act);
  }
}

/// Those that are needed first, so that no other takes their room; then those of the question.
std::vector<NamedFile> named_files(const SavedSession& session) {
  std::vector<NamedFile> files;
  const auto add = [&files](NamedFile file) {
    const auto same = std::find_if(files.begin(), files.end(), [&](const NamedFile& other) {
      return other.source == file.source && other.sha256 == file.sha256;
    });
    if (same == files.end()) {
      files.push_back(std::move(file));
    } else {
      same->needed = same->needed || file.needed;
    }
  };
  for_files_of(session.asked,
               [&](const std::string& source, const std::string& sha256, bool is_table) {
                 add({source, sha256, is_table, {}});
               });
  for (const SavedRun& run : session.runs) {
    for_files_of(*run.record, [&](const std::string& source, const std::string& sha256, bool) {
      add({source, sha256, false, run.number});
    });
  }
  std::stable_partition(files.begin(), files.end(),
                        [](const NamedFile& file) { return file.needed; });
  return files;
}

Message as_the_session_knows_it() {
  return message("carried_files.known.accepted",
                 "the file that the session knows; open it again to take it as it is now");
}

/// A hash that is unknown might be that of any file of this machine, which someone else named.
void refuse_unknown(const NamedFile& file) {
  if (file.sha256.empty()) {
    throw bad_input(
        {message("carried_files.unknown", "the session does not say what the file held"),
         file.source, as_the_session_knows_it()});
  }
}

/// \return nothing if it is longer than `room`
std::optional<std::string> content_of(const NamedFile& named, std::uint64_t room,
                                      const ReadControl& control) {
  constexpr std::uint64_t piece = 1U << 22U;
  refuse_unknown(named);
  ReadControl bounded = control;
  bounded.may_grow = [](const std::string&) { return true; };  // not beyond the room
  const FileSource file(named.source, bounded, room + 1);
  if (file.size() > room) {
    return std::nullopt;
  }
  std::string content;
  content.reserve(file.size());
  std::string bytes;
  for (std::uint64_t begin = 0; begin < file.size(); begin += piece) {
    refuse_if_stopped(control.stop);
    file.read(begin, std::min(begin + piece, file.size()), bytes);
    content += bytes;
  }
  if (sha256_of_bytes(content) != named.sha256) {
    throw bad_input({message("carried_files.changed", "the file has changed since it was read"),
                     named.source, as_the_session_knows_it()});
  }
  return content;
}

Message left_out(const NamedFile& file, const Message& why) {
  const std::string name = to_utf8(std::filesystem::path(file.source).filename().string());
  return file.run ? message("carried_files.left_out_of_run", "{1} of run {2} is left out: {3}",
                            name, *file.run, why)
                  : message("carried_files.left_out_weights",
                            "{1}, the file of the known weights, is left out: {2}", name, why);
}

Error too_much(std::uint64_t most) {
  return bad_input({message("carried_files.too_much", "the files of the session are too large"), "",
                    message("carried_files.too_much.accepted",
                            "files of at most {1} in all; save the session without its data",
                            memory_text(static_cast<double>(most)))});
}

Message no_room(std::uint64_t most) {
  return message("carried_files.no_room",
                 "with it, the files of the session would take more than {1}",
                 memory_text(static_cast<double>(most)));
}

bool is_carried(const SavedSession& session, const std::string& sha256) {
  return std::any_of(session.carried.begin(), session.carried.end(),
                     [&](const CarriedFile& file) { return file.sha256 == sha256; });
}

/// What it is called once it is unpacked.
std::string name_of(const NamedFile& named) {
  std::string name = safe_file_name(named.source);
  constexpr std::string_view packed = ".gz";
  if (name.size() > packed.size() && name.ends_with(packed)) {
    name.resize(name.size() - packed.size());
  }
  return name;
}

/// How much may be carried.
struct Room {
  std::uint64_t most = 0;  ///< bytes of all files
  std::uint64_t left = 0;
};

/// A file that is not needed and cannot be had, or has no room, is left out.
void take(const NamedFile& named, Room& room, const ReadControl& control, CarriedSession& made) {
  try {
    std::optional<std::string> content = content_of(named, room.left, control);
    if (!content && named.needed) {
      throw too_much(room.most);
    }
    if (!content) {
      made.left_out.push_back(left_out(named, no_room(room.most)));
      return;
    }
    room.left -= content->size();
    made.session.carried.push_back({name_of(named), named.sha256, std::move(*content)});
  } catch (const Error& error) {
    refuse_if_stopped(control.stop);
    if (named.needed) {
      throw;
    }
    made.left_out.push_back(left_out(named, error.parts().what));
  }
}

/// Also makes the folder. Only its owner may look into it, as into the kept sessions.
std::filesystem::path place_of(const CarriedFile& file, const std::filesystem::path& folder) {
  const std::filesystem::path own = folder / file.sha256;
  std::error_code failed;
  std::filesystem::create_directories(own, failed);
  if (failed) {
    throw cannot_write(own, failed.value());
  }
  std::filesystem::permissions(own, std::filesystem::perms::owner_all, failed);
  return own / safe_file_name(file.name);
}

bool holds(const std::filesystem::path& path, const std::string& bytes) {
  std::error_code none;
  if (!std::filesystem::is_regular_file(std::filesystem::symlink_status(path, none))) {
    return false;
  }
  try {
    return read_whole_file(path, {}, {}, bytes.size()) == bytes;
  } catch (const Error&) {
    return false;  // empty, longer, or not readable
  }
}

/// Checked before anything is written, so that no file can replace the one of another hash.
std::filesystem::path put_down_one(const CarriedFile& file, const std::filesystem::path& folder) {
  if (sha256_of_bytes(file.bytes) != file.sha256) {
    throw bad_input({message("carried_files.damaged", "a file that the session carries is damaged"),
                     safe_file_name(file.name),
                     message("carried_files.damaged.accepted",
                             "the session file as it was written; have it sent again")});
  }
  std::filesystem::path path = place_of(file, folder);
  if (holds(path, file.bytes)) {
    std::error_code ignored;  // the time says when it was last wanted
    std::filesystem::last_write_time(path, std::filesystem::file_time_type::clock::now(), ignored);
  } else {
    write_atomically(path, file.bytes, Readership::owner);
  }
  return path;
}

using Places = std::map<std::string, std::string>;  ///< the path for each hash

void point_to(const Places& places, RunRequest& asked) {
  for_files_of(asked, [&places](std::string& source, const std::string& sha256, bool) {
    if (const auto found = places.find(sha256); found != places.end()) {
      source = found->second;
    }
  });
}

bool is_plain(unsigned char byte) {
  constexpr std::string_view others = " ._-+()[]=,@#";
  return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
         (byte >= 'a' && byte <= 'z') || byte >= 0x80U ||
         others.find(static_cast<char>(byte)) != std::string_view::npos;
}

/// How many bytes the character that the text begins with takes if it could make a name look like
/// another or act on a terminal: it turns the direction of the writing, or is a control character
/// from U+0080 to U+009F. Otherwise 0.
std::size_t length_of_deceptive(std::string_view text) {
  const bool is_control = text.size() > 1 && text[0] == '\xC2' && text[1] < '\xA0';
  if (is_control || text.starts_with("\xD8\x9C")) {  // U+061C
    return 2;
  }
  const bool is_mark = text.starts_with("\xE2\x80\x8E") || text.starts_with("\xE2\x80\x8F");
  return is_mark || turns_writing(text) ? 3 : 0;
}

/// The UTF-8 text with '_' for each character that is not safe in the name of a file.
std::string with_safe_characters(std::string_view text) {
  std::string safe;
  while (!text.empty()) {
    const std::size_t deceptive = length_of_deceptive(text);
    const bool keep = deceptive == 0 && is_plain(static_cast<unsigned char>(text.front()));
    safe += keep ? text.front() : '_';
    text.remove_prefix(std::max<std::size_t>(deceptive, 1));
  }
  return safe;
}

/// Whether a character of UTF-8 begins here, so that the text may be cut before it.
bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

}  // namespace

std::vector<FileToCarry> files_to_carry(const SavedSession& session) {
  std::vector<FileToCarry> files;
  for (const NamedFile& named : named_files(session)) {
    const bool listed = std::any_of(files.begin(), files.end(), [&](const FileToCarry& file) {
      return file.source == named.source;
    });
    if (!listed && !named.sha256.empty()) {
      std::error_code missing;
      const std::uint64_t size = std::filesystem::file_size(named.source, missing);
      files.push_back({named.source, missing ? std::nullopt : std::optional(size)});
    }
  }
  return files;
}

CarriedSession carry(SavedSession session, const ReadControl& control, std::uint64_t most) {
  CarriedSession made{std::move(session), {}};
  made.session.carried.clear();
  Room room{most, most};
  for (const NamedFile& named : named_files(made.session)) {
    refuse_if_stopped(control.stop);
    if (!is_carried(made.session, named.sha256)) {
      take(named, room, control, made);
    }
  }
  return made;
}

SavedSession put_down(SavedSession session, const std::filesystem::path& folder,
                      const std::stop_token& stop) {
  if (session.carried.empty()) {
    return session;
  }
  constexpr std::size_t most_files = 1000;  // each takes a folder, however small it is
  if (session.carried.size() > most_files) {
    throw bad_input(
        {message("carried_files.too_many", "the session carries {1} files", session.carried.size()),
         "", message("carried_files.too_many.accepted", "at most {1}", most_files)});
  }
  Places places;
  for (const CarriedFile& file : session.carried) {
    refuse_if_stopped(stop);
    places.emplace(file.sha256, put_down_one(file, std::filesystem::absolute(folder)).string());
  }
  session.carried.clear();
  point_to(places, session.asked);
  for (SavedRun& run : session.runs) {
    auto record = std::make_shared<Record>(*run.record);
    point_to(places, *record);
    run.record = std::move(record);
  }
  return session;
}

std::string safe_file_name(std::string_view name) {
  constexpr std::size_t longest = 120;  // bytes; a folder takes 255
  // npos + 1 is 0. Bytes that are no UTF-8 become such, in which all is as it seems.
  std::string safe = with_safe_characters(to_utf8(name.substr(name.find_last_of("/\\") + 1)));
  if (safe.size() > longest) {
    std::size_t end = longest;
    while (end > 0 && !begins_character(safe[end])) {
      --end;
    }
    safe.resize(end);
  }
  if (safe.empty()) {
    return "table";
  }
  safe.front() = safe.front() == '.' ? '_' : safe.front();
  return safe;
}

}  // namespace steelyard

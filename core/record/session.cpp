// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/session.h"

#include <algorithm>
#include <utility>

#include "core/data/whole_file.h"
#include "core/memory_text.h"
#include "core/platform/atomic_write.h"
#include "core/platform/regular_file.h"
#include "core/record/base64.h"
#include "core/record/panel_json.h"
#include "core/record/question_json.h"
#include "core/record/record_json.h"
#include "core/record/result_checks.h"

namespace steelyard {
namespace {

using json::Json;
using json::Reader;

constexpr const char* session_kind = "steelyard session";

Message written_session() {
  return message("session.accepted", "a session that this program wrote");
}

/// Numbers identify runs, and the next run gets the next number.
void refuse_number(std::uint64_t number, const std::vector<SavedRun>& before,
                   const std::string& where) {
  constexpr std::uint64_t largest = 1'000'000'000;
  const bool taken = std::any_of(before.begin(), before.end(),
                                 [number](const SavedRun& run) { return run.number == number; });
  if (taken || number < 1 || number > largest) {
    throw bad_input({taken
                         ? message("session.repeated_run", "run number {1} is there twice", number)
                         : message("session.bad_run", "run number {1}", number),
                     where,
                     message("session.bad_run.accepted",
                             "a number of its own for each run, from 1 to 1000000000")});
  }
}

SavedRun run_of(const Reader& reader) {
  SavedRun run =
      saved_run(reader.get<std::uint64_t>("number"), json::to_record(reader.child("record")));
  run.name = reader.get_or<std::string>("name", "");
  if (run.choice && reader.has("own_answer")) {
    auto record = std::make_shared<Record>(*run.record);
    record->answer = json::to_answer(reader.child("own_answer"));
    refuse_what_does_not_fit(*record, reader.where());
    run.record = std::move(record);
  }
  return run;
}

std::vector<SavedRun> runs_of(const Reader& reader) {
  std::vector<SavedRun> runs;
  for (const Json& item : reader.array("runs")) {
    const Reader run(item, reader.where() + ", runs");
    refuse_number(run.get<std::uint64_t>("number"), runs, run.where());
    runs.push_back(run_of(run));
  }
  return runs;
}

/// The record is written as it is exported: it and its answer speak of what a person chose. The
/// answer to the run's own selection is written beside it, to be shown when that is chosen again.
Json from_run(const SavedRun& run) {
  Json item{{"number", run.number}, {"record", json::from_record(*run.record)}};
  if (!run.name.empty()) {
    item["name"] = run.name;
  }
  if (run.choice) {
    Json& record = item["record"];
    record["chosen"] = run.choice->features;
    record.erase("answer");
    if (run.choice->answer) {
      record["answer"] = json::from_answer(*run.choice->answer);
    }
    if (run.record->answer) {
      item["own_answer"] = json::from_answer(*run.record->answer);
    }
  }
  return item;
}

Json from_carried(const CarriedFile& file) {
  return {{"name", file.name}, {"sha256", file.sha256}, {"bytes", to_base64(file.bytes)}};
}

/// Refused before they are decoded, which takes as much memory again.
void refuse_too_much(std::uint64_t bytes, const std::string& where) {
  if (bytes > most_carried) {
    throw bad_input({message("session.too_much", "the session carries too much data"), where,
                     message("session.too_much.accepted", "files of at most {1} in all",
                             memory_text(static_cast<double>(most_carried)))});
  }
}

std::vector<CarriedFile> carried_in(const Reader& reader) {
  std::uint64_t bytes = 0;
  return json::list_from<CarriedFile>(reader, "carried", [&bytes](const Reader& item) {
    const auto text = item.get<std::string>("bytes");
    const std::uint64_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    bytes += text.size() / 4 * 3 - std::min<std::uint64_t>(padding, text.size() / 4 * 3);
    refuse_too_much(bytes, item.where());
    return CarriedFile{item.get<std::string>("name"), item.get<std::string>("sha256"),
                       from_base64(text, item.where())};
  });
}

}  // namespace

SavedRun saved_run(std::uint64_t number, Record record) {
  SavedRun run;
  run.number = number;
  if (record.chosen) {
    run.choice = {std::move(*record.chosen), std::exchange(record.answer, std::nullopt)};
    record.chosen.reset();
  }
  run.record = std::make_shared<const Record>(std::move(record));
  return run;
}

std::string to_json(const SavedSession& session) {
  Json object{{"kind", session_kind},
              {"schema", session_schema},
              {"saved", session.saved},
              {"closed", session.closed},
              {"title", session.title}};
  json::put_question(session.asked, object);
  object["runs"] = Json::array();
  for (const SavedRun& run : session.runs) {
    object["runs"].push_back(from_run(run));
  }
  object["shown"] = session.shown ? Json(*session.shown) : Json(nullptr);
  object["arrangement"] = session.arrangement;
  if (session.panel && session.panel->log) {
    object["panel"] = json::from_panel(*session.panel);
  }
  if (!session.carried.empty()) {
    object["carried"] = json::list_of(session.carried, from_carried);
  }
  return json::to_text(object) + "\n";
}

SavedSession session_from_json(const std::string& text, const std::string& where) {
  const Json object = json::parse(text, where);
  const Reader reader(object, where);
  if (reader.get_or<std::string>("kind", "") != session_kind) {
    throw bad_input({message("session.no_session", "not a session"), where, written_session()});
  }
  json::refuse_other_schema(
      session_schema, reader,
      message("session.other_schema.accepted", "a session of schema {1}", session_schema));
  SavedSession session;
  session.saved = reader.get<std::string>("saved");
  session.closed = reader.get<bool>("closed");
  session.title = reader.get<std::string>("title");
  session.asked = json::to_question(reader);
  session.runs = runs_of(reader);
  if (reader.has("shown")) {
    session.shown = reader.get<std::uint64_t>("shown");
  }
  session.arrangement = reader.get<std::string>("arrangement");
  if (reader.has("panel")) {
    session.panel = json::to_panel(reader.child("panel"));
  }
  session.carried = carried_in(reader);
  return session;
}

void write_session(const std::filesystem::path& path, const SavedSession& session) {
  write_atomically(path, to_json(session), Readership::owner);
}

SavedSession read_session(const std::filesystem::path& path, const std::stop_token& stop) {
  return session_from_json(read_whole_file(path, written_session(), stop), path.string());
}

KeptFile kept_file(const std::filesystem::path& path) {
  constexpr std::uint64_t looked_at = 64;
  try {
    const RegularFile file(path, written_session());
    std::string beginning;
    file.read(0, std::min(looked_at, file.size()), beginning);
    const std::size_t first = beginning.find_first_not_of(" \t\r\n");
    if (first == std::string::npos || beginning[first] != '{') {
      return KeptFile::none;
    }
    return beginning.find(session_kind) == std::string::npos ? KeptFile::record : KeptFile::session;
  } catch (const Error&) {
    return KeptFile::none;
  }
}

}  // namespace steelyard

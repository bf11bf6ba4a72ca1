// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/record.h"

#include "core/data/whole_file.h"
#include "core/kernels/level.h"
#include "core/platform/atomic_write.h"
#include "core/record/record_json.h"

namespace steelyard {

std::string to_json(const Record& record) {
  constexpr int indent = 1;
  return json::to_text(json::from_record(record), indent) + "\n";
}

Record record_from_json(const std::string& text, const std::string& where) {
  const json::Json object = json::parse(text, where);
  const json::Reader reader(object, where);
  if (reader.has("kind")) {
    throw bad_input({message("record.session", "this is a session, not the record of one run"),
                     where,
                     message("record.session.accepted",
                             "a record; a session, with or without its data, is opened in the "
                             "window, which can export the records of its runs")});
  }
  return json::to_record(reader);
}

std::vector<Figure> all_figures(const Record& record) {
  std::vector<Figure> figures = record.result.figures;
  figures.insert(figures.end(), record.looks.begin(), record.looks.end());
  return figures;
}

FeatureSelection shown_selection(const Record& record) {
  return record.chosen ? FeatureSelection{*record.chosen,
                                          message("selection.by_person", "chosen by a person")}
                       : record.result.selection;
}

void write_record(const std::filesystem::path& path, const Record& record) {
  write_atomically(path, to_json(record));
}

Record read_record(const std::filesystem::path& path, const std::stop_token& stop) {
  return record_from_json(
      read_whole_file(path, message("record.whole.accepted", "a record that this program wrote"),
                      stop),
      path.string());
}

std::string program_version() { return STEELYARD_VERSION; }

std::string compiler_name() {
#if defined(__clang__)
  return "clang " __clang_version__;
#else
  return "gcc " __VERSION__;
#endif
}

std::string instruction_set() { return name_of(level_in_use()); }

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/opened_tables.h"

#include <algorithm>
#include <filesystem>

#include "core/data/table_reader.h"
#include "core/message.h"
#include "core/report/script_table.h"
#include "ui/data/bundled.h"

namespace steelyard::ui {
namespace {

Dataset openSource(const std::string& source, const Reading& reading, const ReadControl& control) {
  return isBundled(source) ? openBundled(source) : read_table(source, reading, control);
}

/// Adds pointers to the file names of a table and of the tables joined to it; writing through them
/// changes the question.
void addFiles(DataReference& reference, std::vector<std::string*>& files) {
  if (is_file(reference.source)) {
    files.push_back(&reference.source);
  }
  for (SideFile& side : reference.origin.beside) {
    files.push_back(&side.source);
  }
}

std::vector<std::string*> filesOf(RunRequest& asked) {
  std::vector<std::string*> files;
  addFiles(asked.data, files);
  if (asked.truth_data) {
    addFiles(*asked.truth_data, files);
  }
  return files;
}

bool isThere(const std::filesystem::path& file) {
  std::error_code unknown;
  return std::filesystem::exists(file, unknown);
}

}  // namespace

std::vector<std::string> missingFiles(const RunRequest& asked) {
  RunRequest copy = asked;
  std::vector<std::string> missing;
  for (const std::string* file : filesOf(copy)) {
    if (!isThere(*file) && std::find(missing.begin(), missing.end(), *file) == missing.end()) {
      missing.push_back(*file);
    }
  }
  return missing;
}

void moveFile(RunRequest& asked, const std::string& from, const std::string& to) {
  const std::filesystem::path folder = std::filesystem::path(to).parent_path();
  for (std::string* file : filesOf(asked)) {
    const std::filesystem::path beside = folder / std::filesystem::path(*file).filename();
    if (*file == from) {
      *file = to;
    } else if (!isThere(*file) && isThere(beside)) {
      *file = beside.string();
    }
  }
}

Dataset openUnprepared(const RunRequest& asked, const std::string& movedData,
                       const ReadControl& control) {
  return reopened_before_steps(asked, movedData, openSource, control);
}

Dataset openUnchanged(const DataReference& data) {
  return isBundled(data.source)
             ? remade(openBundled(data.source), {data.origin.reading, data.origin.beside, {}})
             : table_before_steps(data);
}

Dataset readAgain(const Dataset& table, const ReadControl& control) {
  DataReference reference = reference_to(table);
  reference.origin.steps.clear();
  std::vector<Message> changed;
  Dataset read = reopened_table(reference, reference.source, openSource, control, changed);
  read.warnings.insert(read.warnings.end(), changed.begin(), changed.end());
  return read;
}

OpenedTables openTables(const RunRequest& asked, const std::string& movedData,
                        const ReadControl& control) {
  return reopened_tables(asked, movedData, openSource, control);
}

}  // namespace steelyard::ui

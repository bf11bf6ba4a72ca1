// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/run_files.h"

#include <system_error>

#include "core/error.h"
#include "core/record/record.h"
#include "ui/board/live_board.h"

namespace steelyard::app {

std::set<std::string> namesOfRuns() {
  std::set<std::string> names{"selected.csv",  "reduced.csv",   "map.csv",
                              "samples.csv",   "distances.csv", "covariances.csv",
                              "knockoffs.csv", "findings.csv",  recordFile};
  for (const QString& id : ui::LiveBoard::idsOfPlots()) {
    names.insert(id.toStdString() + ".png");
    names.insert(id.toStdString() + ".csv");
  }
  return names;
}

std::set<std::string> filesOfEarlierRun(const std::filesystem::path& folder) {
  const std::filesystem::path record = folder / recordFile;
  std::error_code ignored;  // a link does not make another folder's record this one's
  if (!std::filesystem::is_regular_file(std::filesystem::symlink_status(record, ignored))) {
    return {};
  }
  try {
    const std::vector<std::string> named = read_record(record).files;
    // Older records list no files; their runs used only these names.
    std::set<std::string> files =
        named.empty() ? namesOfRuns() : std::set<std::string>(named.begin(), named.end());
    std::erase_if(files, [](const std::string& name) {
      return std::filesystem::path(name).filename() != name || name == "." || name == "..";
    });
    files.insert(recordFile);
    return files;
  } catch (const Error&) {
    return {};  // not a Steelyard record
  }
}

}  // namespace steelyard::app

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/input_files.h"

#include <algorithm>
#include <string>
#include <system_error>

namespace steelyard {
namespace {

void add(const std::string& source, const TableOrigin& origin, InputFiles& files) {
  if (is_file(source)) {
    files.emplace_back(source);
  }
  for (const SideFile& file : origin.beside) {
    files.emplace_back(file.source);
  }
}

}  // namespace

InputFiles files_of(const Dataset& table) {
  InputFiles files;
  add(table.source, table.origin, files);
  return files;
}

InputFiles files_of(const RunRequest& asked) {
  InputFiles files;
  add(asked.data.source, asked.data.origin, files);
  if (asked.truth_data) {
    add(asked.truth_data->source, asked.truth_data->origin, files);
  }
  return files;
}

bool is_one_of(const std::filesystem::path& path, const InputFiles& files) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(path, ignored) &&
         std::any_of(files.begin(), files.end(), [&](const std::filesystem::path& file) {
           std::error_code failed;
           return std::filesystem::equivalent(path, file, failed) && !failed;
         });
}

}  // namespace steelyard

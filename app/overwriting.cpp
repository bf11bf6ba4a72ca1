// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/overwriting.h"

#include <algorithm>
#include <string>
#include <system_error>

#include "core/error.h"
#include "core/platform/write_through.h"
#include "ui/native_text.h"

namespace steelyard::app {
namespace {

void add(const InputFiles& files, OverwriteRules& rules) {
  rules.inputs.insert(rules.inputs.end(), files.begin(), files.end());
}

}  // namespace

Option forceOption() { return {"force", "", "Overwrite existing files."}; }

void addFilesOf(const Dataset& table, OverwriteRules& rules) { add(files_of(table), rules); }

void addFilesOf(const Record& record, OverwriteRules& rules) { add(files_of(record), rules); }

bool isInput(const std::filesystem::path& path, const OverwriteRules& rules) {
  return is_one_of(path, rules.inputs);
}

void checkOutput(const std::filesystem::path& path, const char* option,
                 const OverwriteRules& rules) {
  if (is_among_devices(path)) {
    return;
  }
  const std::string where = std::string("option --") + option + ", " + path.string();
  if (isInput(path, rules)) {
    throw bad_input(
        {message("overwriting.input", "the file is read by this command and would be lost"), where,
         message("overwriting.input.accepted", "another output file")});
  }
  std::error_code ignored;
  const auto status = std::filesystem::symlink_status(path, ignored);
  if (!rules.force &&
      (std::filesystem::is_regular_file(status) || std::filesystem::is_symlink(status))) {
    throw bad_input(
        {message("overwriting.exists", "the file already exists"), where,
         message("overwriting.exists.accepted", "another file, or --force to replace it")});
  }
}

void checkOutputs(const Arguments& arguments, std::initializer_list<const char*> options,
                  const OverwriteRules& rules) {
  std::vector<std::filesystem::path> named;
  for (const char* option : options) {
    if (!arguments.isSet(option)) {
      continue;
    }
    const std::filesystem::path path =
        std::filesystem::absolute(ui::nativePath(arguments.value(option))).lexically_normal();
    checkOutput(path, option, rules);
    std::error_code failed;
    const bool isFile = !is_among_devices(path) && !std::filesystem::is_other(path, failed);
    if (isFile && std::find(named.begin(), named.end(), path) != named.end()) {
      throw bad_input({message("overwriting.named_twice", "two options name this file"),
                       path.string(),
                       message("overwriting.named_twice.accepted", "a separate file for each")});
    }
    named.push_back(path);
  }
}

}  // namespace steelyard::app

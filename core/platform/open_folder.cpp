// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/open_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>

namespace steelyard {
namespace {

OpenFile opened_folder(const char* path) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system's only way to open a folder
  return OpenFile(::open(path, O_PATH | O_DIRECTORY | O_CLOEXEC));
}

std::string name_of_number(int descriptor) { return "/proc/self/fd/" + std::to_string(descriptor); }

}  // namespace

std::string plain_name_of(const std::filesystem::path& folder) {
  const int kept = opened_folder(folder.c_str()).release();  // open until the program ends
  return kept < 0 ? "" : name_of_number(kept);
}

NamelessFolder::NamelessFolder(const std::filesystem::path& within) {
  std::string path = (within / "steelyard-XXXXXX").string();
  if (::mkdtemp(path.data()) != nullptr) {
    folder_ = opened_folder(path.c_str());
    ::rmdir(path.c_str());
  }
}

std::string NamelessFolder::path() const { return name_of_number(folder_.descriptor()) + "/."; }

}  // namespace steelyard

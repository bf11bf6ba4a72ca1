// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/whole_file.h"

#include <algorithm>

#include "core/data/read_progress.h"
#include "core/error.h"
#include "core/platform/regular_file.h"

namespace steelyard {

std::string read_whole_file(const std::filesystem::path& path, const Message& accepted,
                            const std::stop_token& stop, std::uint64_t most) {
  constexpr std::uint64_t piece = 1U << 22U;
  const RegularFile file(path, accepted);
  if (file.size() > most) {
    throw bad_input(
        {message("regular_file.too_long", "the file is {1} bytes long", file.size()), file.name(),
         message("regular_file.too_long.accepted", "{1}, of at most {2} bytes", accepted, most)});
  }
  std::string all;
  all.reserve(static_cast<std::size_t>(file.size()));
  std::string bytes;
  for (std::uint64_t begin = 0; begin < file.size(); begin += piece) {
    refuse_if_stopped(stop);
    file.read(begin, std::min(begin + piece, file.size()), bytes);
    all += bytes;
  }
  return all;
}

}  // namespace steelyard

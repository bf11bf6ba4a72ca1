// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_reader.h"

#include <utility>

#include "core/data/file_format.h"
#include "core/data/read_progress.h"
#include "core/data/sha256.h"

namespace steelyard {

Dataset read_table(const std::filesystem::path& path, const Reading& reading,
                   const ReadControl& control) {
  const FileSource file(path, part_of(control, 0.0, 0.5));
  const double begin = file.was_compressed() ? 0.5 : 0.0;
  const double hashed = begin + 0.1;
  std::string sha256 = sha256_of(file, part_of(control, begin, hashed));
  Dataset table = file_format(file).read(file, reading, part_of(control, hashed, 1.0));
  refuse_change(file, sha256);
  table.sha256 = std::move(sha256);
  table.origin.reading.arrays = reading.arrays;
  return table;
}

std::vector<ArrayInfo> arrays_in(const std::filesystem::path& path, const ReadControl& control) {
  const FileSource file(path, control);
  const FileFormat& format = file_format(file);
  return format.arrays == nullptr ? std::vector<ArrayInfo>{} : format.arrays(file, control);
}

}  // namespace steelyard

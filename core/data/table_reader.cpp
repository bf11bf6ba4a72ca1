// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_reader.h"

#include "core/data/file_format.h"

namespace steelyard {

Dataset read_table(const std::filesystem::path& path, const Reading& reading,
                   const ReadControl& control) {
  const FileSource file(path);
  Dataset table = file_format(file).read(file, reading, control);
  table.origin.reading.arrays = reading.arrays;
  return table;
}

std::vector<ArrayInfo> arrays_in(const std::filesystem::path& path, const ReadControl& control) {
  const FileSource file(path);
  const FileFormat& format = file_format(file);
  return format.arrays == nullptr ? std::vector<ArrayInfo>{} : format.arrays(file, control);
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_reader.h"

#include "core/data/file_format.h"
#include "core/data/read_progress.h"

namespace steelyard {

Dataset read_table(const std::filesystem::path& path, const Reading& reading,
                   const ReadControl& control) {
  const FileSource file(path, part_of(control, 0.0, 0.5));
  const double begin = file.was_compressed() ? 0.5 : 0.0;
  Dataset table = file_format(file).read(file, reading, part_of(control, begin, 1.0));
  table.origin.reading.arrays = reading.arrays;
  return table;
}

std::vector<ArrayInfo> arrays_in(const std::filesystem::path& path, const ReadControl& control) {
  const FileSource file(path, control);
  const FileFormat& format = file_format(file);
  return format.arrays == nullptr ? std::vector<ArrayInfo>{} : format.arrays(file, control);
}

}  // namespace steelyard

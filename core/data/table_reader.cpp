// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_reader.h"

#include "core/data/delimited_reader.h"
#include "core/data/npy_header.h"
#include "core/data/npy_reader.h"

namespace steelyard {

TableFormat table_format(const std::filesystem::path& path) {
  return is_npy(FileSource(path)) ? TableFormat::npy : TableFormat::delimited;
}

Dataset read_table(const std::filesystem::path& path, const std::optional<Dialect>& dialect,
                   const ReadControl& control) {
  if (table_format(path) == TableFormat::npy) {
    return read_npy(path, control);
  }
  return read_delimited(path, dialect ? *dialect : preview_delimited(path, 0).dialect, control);
}

}  // namespace steelyard

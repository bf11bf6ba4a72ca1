// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "core/data/delimited_reader.h"
#include "core/data/table_layout.h"
#include "core/matrix.h"

namespace steelyard {

/// A stretch of a file that begins and ends at line starts. Chunks depend only on the file, never
/// on the number of threads.
struct RowChunk {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  std::uint64_t first_line = 0;  ///< number of its first line
  Index first_row = 0;           ///< position of its first row in the table
  Index rows = 0;
};

/// Progress and stop control for work over all chunks.
class ChunkWatch {
 public:
  /// \param phases  number of loops over all chunks that the reading performs
  ChunkWatch(const ReadControl& control, std::size_t chunks, std::size_t phases)
      : control_(control), steps_(chunks * phases) {}

  [[nodiscard]] const std::stop_token& stop() const { return control_.stop; }
  void chunk_done(bool may_report);
  void refuse_if_stopped() const;

 private:
  const ReadControl& control_;
  std::size_t steps_;
  std::atomic<std::size_t> done_{0};
  double reported_ = 0.0;
};

/// Runs work(chunk, its text) for all chunks on all cores. If several fail, the exception of the
/// first chunk in the file is thrown, whatever the number of threads.
/// \throws Error(bad_input) "cancelled" on stop; any exception of `work`
void for_each_chunk(const FileSource& file, const std::vector<RowChunk>& chunks, ChunkWatch& watch,
                    const std::function<void(std::size_t, const std::string&)>& work);

/// Cuts the rows of the file into chunks, of which only begin and end are set.
[[nodiscard]] std::vector<RowChunk> cut_into_chunks(const FileSource& file,
                                                    std::uint64_t data_begin);

/// Counts rows and lines, which gives each chunk its place in the table.
/// \return the number of rows
/// \throws Error(bad_input) for a binary file
[[nodiscard]] Index count_rows(const FileSource& file, const Dialect& dialect,
                               const TableLayout& layout, ChunkWatch& watch,
                               std::vector<RowChunk>& chunks);

}  // namespace steelyard

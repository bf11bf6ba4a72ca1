// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/row_chunks.h"

#include <algorithm>

#include "core/data/line_scan.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

constexpr std::uint64_t chunk_bytes = 1U << 20U;  // a thread's chunk stays in its cache

}  // namespace

void ChunkWatch::chunk_done(bool may_report) {
  const auto done = static_cast<double>(++done_) / static_cast<double>(steps_);
  if (may_report && control_.progress && done >= reported_ + 0.01) {
    reported_ = done;
    control_.progress(done);
  }
}

void ChunkWatch::refuse_if_stopped() const {
  if (stop().stop_requested()) {
    throw bad_input({"cancelled", "", ""});
  }
}

void for_each_chunk(const FileSource& file, const std::vector<RowChunk>& chunks, ChunkWatch& watch,
                    const std::function<void(std::size_t, const std::string&)>& work) {
  struct Scratch {
    bool may_report;
    std::string text;
  };
  const bool finished = parallel_for(
      std::ssize(chunks), watch.stop(), Sharing{},
      [](std::size_t thread) {
        return Scratch{thread == 0, {}};
      },
      [&](Index at, Scratch& scratch) {
        const auto chunk = static_cast<std::size_t>(at);
        file.read(chunks[chunk].begin, chunks[chunk].end, scratch.text);
        work(chunk, scratch.text);
        watch.chunk_done(scratch.may_report);
      });
  if (!finished) {
    watch.refuse_if_stopped();
  }
}

std::vector<RowChunk> cut_into_chunks(const FileSource& file, std::uint64_t data_begin) {
  std::vector<RowChunk> chunks;
  for (std::uint64_t begin = data_begin; begin < file.size();) {
    const std::uint64_t aim = begin + chunk_bytes;
    // One byte earlier: a line that begins exactly at the aim is the first of the next chunk.
    const std::uint64_t end = aim >= file.size() ? file.size() : file.after_line(aim - 1);
    chunks.push_back({begin, end, 0, 0, 0});
    begin = end;
  }
  return chunks;
}

Index count_rows(const FileSource& file, const Dialect& dialect, const TableLayout& layout,
                 ChunkWatch& watch, std::vector<RowChunk>& chunks) {
  std::vector<std::uint64_t> lines(chunks.size());
  for_each_chunk(file, chunks, watch, [&](std::size_t chunk, const std::string& text) {
    refuse_binary(text, file.name());
    std::string_view rest = text;
    while (!rest.empty()) {
      chunks[chunk].rows += holds_row(take_line(rest), dialect) ? 1 : 0;
      ++lines[chunk];
    }
  });
  Index row = 0;
  std::uint64_t line = layout.first_line;
  for (std::size_t chunk = 0; chunk < chunks.size(); ++chunk) {
    chunks[chunk].first_row = row;
    chunks[chunk].first_line = line;
    row += chunks[chunk].rows;
    line += lines[chunk];
  }
  return row;
}

}  // namespace steelyard

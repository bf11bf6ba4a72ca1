// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <unordered_map>

#include "core/data/number.h"
#include "core/data/table_parts.h"

namespace steelyard {
namespace {

/// Texts and their positions, in order of first appearance.
class Dictionary {
 public:
  int position_of(const std::string& text) {
    const auto [at, is_new] = positions_.try_emplace(text, static_cast<int>(texts_.size()));
    if (is_new) {
      texts_.push_back(text);
    }
    return at->second;
  }
  [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }

 private:
  std::unordered_map<std::string, int> positions_;
  std::vector<std::string> texts_;
};

using Dictionaries = std::map<std::size_t, Dictionary>;

/// Codes the chunk's text columns by the chunk's own dictionaries.
Dictionaries code_chunk(const RowChunk& chunk, std::string_view text, const Dialect& dialect,
                        const std::map<std::size_t, OddCells>& texts, Matrix& values) {
  Dictionaries own;
  for (ChunkRows rows(chunk, text, dialect); rows.next();) {
    CellCursor cursor = rows.cells();
    std::size_t column = 0;
    for (Cell cell; cursor.next(cell); ++column) {
      const bool wanted = texts.contains(column) &&
                          parse_number(cell.text, dialect.decimal_mark).kind != NumberKind::missing;
      if (wanted) {
        values(rows.row(), static_cast<Index>(column)) =
            own[column].position_of(cell_text(cell, dialect.quote));
      }
    }
  }
  return own;
}

/// Converts the chunk's codes to the table's.
void recode_chunk(const RowChunk& chunk, const Dictionaries& own, Dictionaries& all,
                  Matrix& values) {
  for (const auto& [column, dictionary] : own) {
    std::vector<int> table_code;
    for (const std::string& text : dictionary.texts()) {
      table_code.push_back(all[column].position_of(text));
    }
    for (double& code :
         values.col(static_cast<Index>(column)).segment(chunk.first_row, chunk.rows)) {
      code = code >= 0.0 ? table_code[static_cast<std::size_t>(code)] : code;  // NaN stays
    }
  }
}

}  // namespace

std::map<std::size_t, std::vector<std::string>> parse_categories(
    const FileSource& file, const Dialect& dialect, const std::vector<RowChunk>& chunks,
    ChunkWatch& watch, const std::map<std::size_t, OddCells>& texts, Matrix& values) {
  std::map<std::size_t, std::vector<std::string>> categories;
  if (texts.empty()) {
    return categories;
  }
  std::vector<Dictionaries> own(chunks.size());
  for_each_chunk(file, chunks, watch, [&](std::size_t chunk, const std::string& text) {
    own[chunk] = code_chunk(chunks[chunk], text, dialect, texts, values);
  });
  Dictionaries all;
  for (std::size_t chunk = 0; chunk < chunks.size(); ++chunk) {
    recode_chunk(chunks[chunk], own[chunk], all, values);
  }
  for (const auto& [column, dictionary] : all) {
    categories[column] = dictionary.texts();
  }
  return categories;
}

}  // namespace steelyard

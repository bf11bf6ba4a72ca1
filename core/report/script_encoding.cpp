// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/script_encoding.h"

namespace steelyard::script {

std::vector<EncodedText> encoded_texts(const Dataset& table) {
  std::vector<EncodedText> texts;
  for (const Column& column : table.columns) {
    if (!column.made_of_text) {
      continue;
    }
    const MadeOfText& made = *column.made_of_text;
    if (texts.empty() || texts.back().name != made.column) {
      texts.push_back({made.column, {}});
    }
    texts.back().columns.push_back({column.name, made});
  }
  return texts;
}

}  // namespace steelyard::script

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/output_stream.h"

#include <algorithm>
#include <cstdlib>

#include "core/data/parse_protocol.h"

namespace steelyard::parse {

void OutputStream::bytes(const void* data, std::size_t count) {
  if (std::fwrite(data, 1, count, pipe_) != count) {
    std::_Exit(parse_protocol::is_unreadable);
  }
}

void OutputStream::text(std::string_view text) {
  const std::size_t length = std::min<std::size_t>(text.size(), parse_protocol::longest_text);
  number(length);
  bytes(text.data(), length);
}

}  // namespace steelyard::parse

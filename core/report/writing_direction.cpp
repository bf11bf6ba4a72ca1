// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/writing_direction.h"

namespace steelyard {

bool turns_writing(std::string_view text) {
  // As numbers, since a text that held them would itself look like another.
  constexpr unsigned char lead = 0xE2;
  const auto byte = [text](std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
  };
  const bool embeds = byte(1) == 0x80 && byte(2) >= 0xAA && byte(2) <= 0xAE;
  const bool isolates = byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9;
  return byte(0) == lead && (embeds || isolates);
}

}  // namespace steelyard

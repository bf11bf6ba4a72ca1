// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/zero_bytes.h"

#include <utility>

#include "core/data/file_source.h"

namespace steelyard {
namespace {

constexpr std::uint64_t shortest_run = 4;

bool is_text(char c) {
  const auto byte = static_cast<unsigned char>(c);
  constexpr unsigned char end_of_text = 0x1A;
  return byte >= ' ' || (byte >= '\t' && byte <= '\r') || byte == end_of_text;
}

}  // namespace

void ZeroFilter::refuse() const {
  using namespace std::string_view_literals;
  refuse_binary("\0"sv, name_);
}

void ZeroFilter::take_zero() {
  if (!begun_ || odd_) {
    refuse();
  }
  ++run_;
  ++zeros_;
  broken_ = broken_ || !line_.empty();
  after_return_ = false;
  first_line_ = first_line_ == 0 ? number_ : first_line_;
}

void ZeroFilter::end_line(char line_end, std::string& text) {
  // The line feed after a carriage return belongs to the same line end.
  number_ += line_end == '\n' && after_return_ ? 0U : 1U;
  after_return_ = line_end == '\r';
  if (!std::exchange(broken_, false)) {
    text += line_;
  }
  text += line_end;
  line_.clear();
  goes_on_ = false;
}

void ZeroFilter::take_character(char c) {
  odd_ = odd_ || !is_text(c);
  if ((odd_ && zeros_ > 0) || (run_ > 0 && run_ < shortest_run) || line_.size() > longest_line) {
    refuse();
  }
  run_ = 0;
  begun_ = true;
  goes_on_ = goes_on_ || broken_;
}

void ZeroFilter::append(std::string_view bytes, std::string& text) {
  for (const char c : bytes) {
    if (c == '\0') {
      take_zero();
      continue;
    }
    take_character(c);
    if (c == '\n' || c == '\r') {
      end_line(c, text);
    } else {
      after_return_ = false;
      if (!broken_) {
        line_ += c;
      }
    }
  }
}

void ZeroFilter::finish(std::string& text) {
  if (!goes_on_) {
    text += line_;
  }
}

}  // namespace steelyard

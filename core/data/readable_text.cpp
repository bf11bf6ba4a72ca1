// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/readable_text.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "core/data/line_reader.h"
#include "core/data/text_encoding.h"
#include "core/data/zero_bytes.h"
#include "core/parallel.h"
#include "core/platform/temporary_file.h"

namespace steelyard {
namespace {

constexpr std::uint64_t copied_piece = 1U << 20U;
constexpr std::uint64_t bytes_looked_at = 65536;

bool has_zero_byte(std::string_view bytes) { return bytes.find('\0') != std::string_view::npos; }

/// The encoding of the stored bytes, if the user or a guess says `wanted`.
Encoding encoding_in(std::string_view beginning, Encoding wanted) {
  const Encoding guess = guess_encoding(beginning);
  if (is_utf16(guess)) {
    return guess;
  }
  if (is_utf16(wanted)) {  // the text may have been turned into UTF-8 since
    return has_zero_byte(beginning) ? wanted : Encoding::utf8;
  }
  const bool marked = without_byte_order_mark(beginning).size() < beginning.size();
  return marked ? Encoding::utf8 : wanted;
}

bool is_ascii(std::string_view bytes) {
  unsigned all = 0;
  for (const char c : bytes) {  // without a branch, so that many bytes are looked at at once
    all |= static_cast<unsigned char>(c);
  }
  return all < 0x80U;
}

/// Whether bytes that may begin and end within a character are UTF-8 otherwise.
bool is_utf8_inside(std::string_view bytes) {
  constexpr std::size_t longest = 3;  // of the other bytes of a character
  for (std::size_t k = 0; k < longest && !bytes.empty(); ++k) {
    if ((static_cast<unsigned char>(bytes.front()) & 0xC0U) != 0x80U) {
      break;
    }
    bytes.remove_prefix(1);
  }
  for (std::size_t cut = 0; cut <= longest && cut <= bytes.size(); ++cut) {
    if (is_utf8(bytes.substr(0, bytes.size() - cut))) {
      const auto first = static_cast<unsigned char>(cut == 0 ? '\0' : bytes[bytes.size() - cut]);
      return cut == 0 || first >= 0xC2U;
    }
  }
  return false;
}

/// What is found among the bytes of a file.
struct OddBytes {
  bool zero = false;
  bool no_utf8 = false;
};

/// Looks at the first `most` bytes on all cores, and at nothing more once a zero byte is found.
OddBytes odd_bytes_in(const FileSource& file, const ReadControl& control, std::uint64_t most) {
  const std::uint64_t end = std::min(file.size(), most);
  std::atomic<bool> zero{false};
  std::atomic<bool> no_utf8{false};
  const bool finished = parallel_for(
      static_cast<Index>((end + copied_piece - 1) / copied_piece), control.stop, Sharing{},
      [](std::size_t /*thread*/) { return std::string(); },
      [&](Index at, std::string& bytes) {
        if (!zero) {
          const std::uint64_t begin = static_cast<std::uint64_t>(at) * copied_piece;
          file.read(begin, std::min(begin + copied_piece, end), bytes);
          zero = zero || has_zero_byte(bytes);
          no_utf8 = no_utf8 || (!is_ascii(bytes) && !is_utf8_inside(bytes));
        }
      });
  if (!finished) {
    refuse_if_stopped(control.stop);
  }
  return {zero, no_utf8};
}

}  // namespace

ReadableText::ReadableText(const FileSource& file, const std::string& encoding,
                           const ReadControl& control, std::uint64_t most)
    : stored_(file) {
  std::string beginning;
  file.read(0, std::min(bytes_looked_at, file.size()), beginning);
  const Encoding stored = encoding_in(beginning, encoding_of(encoding));
  if (!is_utf16(stored)) {
    refuse_other_unicode(beginning, file.name());
  }
  if (stored == Encoding::windows_1252 && guess_encoding(beginning) == stored) {
    notes_.push_back(message("table.guessed_encoding",
                             "the text is not UTF-8 and is read as windows-1252, which is a guess; "
                             "where words look wrong, another encoding is right, such as shift-jis "
                             "or gbk"));
  }
  const OddBytes odd = stored == Encoding::utf8 ? odd_bytes_in(file, control, most) : OddBytes{};
  if (odd.no_utf8) {
    notes_.push_back(message("table.some_bytes_no_utf8",
                             "the text begins as UTF-8, but some of it is not; cells with such "
                             "bytes are read as Latin-1, which is a guess; where words look wrong, "
                             "another encoding is right, such as windows-1252, shift-jis or gbk"));
  }
  if (stored != Encoding::utf8 || odd.zero) {
    copy(stored, control, most);
  }
}

void ReadableText::copy(Encoding encoding, const ReadControl& control, std::uint64_t most) {
  TemporaryFile made(stored_.name());
  TextDecoder decoder(encoding);
  ZeroFilter filter(stored_.name());
  const std::uint64_t end = std::min(stored_.size(), most);
  std::string bytes;
  std::string text;
  std::string kept;
  for (std::uint64_t begin = 0; begin < end; begin += copied_piece) {
    refuse_if_stopped(control.stop);
    text.clear();
    kept.clear();
    stored_.read(begin, std::min(begin + copied_piece, end), bytes);
    decoder.append(bytes, text);
    if (begin + copied_piece >= end) {
      decoder.finish(text);
    }
    filter.append(text, kept);
    if (begin + copied_piece >= end) {
      filter.finish(kept);
    }
    made.append(kept);
  }
  copy_ = std::make_unique<FileSource>(stored_, made.release());
  if (filter.zero_bytes() > 0) {
    notes_.push_back(message("table.zero_bytes",
                             "{1} zero bytes from line {2} on, as a power loss leaves them, are "
                             "left out with the lines that they break",
                             filter.zero_bytes(), filter.first_line()));
  }
}

std::string without_utf16(std::string beginning) {
  const Encoding encoding = guess_encoding(beginning);
  return is_utf16(encoding) ? decoded(beginning, encoding) : std::move(beginning);
}

}  // namespace steelyard

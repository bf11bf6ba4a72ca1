// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/npy_header.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <optional>
#include <string_view>

namespace steelyard {
namespace {

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::uint64_t version_end = magic.size() + 2;
constexpr std::uint64_t longest_header = 1U << 20U;

const char* const accepted_arrays =
    "an array of numbers written by numpy.save: floating point, integers or true and false";

Error unreadable(const FileSource& file, const std::string& why) {
  return bad_input({"the NPY header cannot be read: " + why, file.name(), accepted_arrays});
}

std::string bytes_of(const FileSource& file, std::uint64_t begin, std::uint64_t count) {
  if (begin > file.size() || count > file.size() - begin) {
    throw unreadable(file, "the file ends within it");
  }
  std::string bytes;
  file.read(begin, begin + count, bytes);
  return bytes;
}

std::uint64_t little_endian(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : std::string(bytes.rbegin(), bytes.rend())) {
    number = number << 8U | static_cast<unsigned char>(byte);
  }
  return number;
}

/// The header is the text of a Python dictionary; only its simplest form is ever written.
class DictionaryReader {
 public:
  DictionaryReader(const FileSource& file, std::string_view text) : file_(file), rest_(text) {}

  /// Skips blanks, then takes the mark if it is there.
  bool take(char mark) {
    skip_blanks();
    if (rest_.empty() || rest_.front() != mark) {
      return false;
    }
    rest_.remove_prefix(1);
    return true;
  }
  void need(char mark) {
    if (!take(mark)) {
      throw unreadable(file_, std::string("'") + mark + "' is missing");
    }
  }
  std::string text() {
    const char quote = take('"') ? '"' : '\'';
    if (quote == '\'') {
      need(quote);
    }
    const auto end = rest_.find(quote);
    if (end == std::string_view::npos) {
      throw unreadable(file_, "a quote is not closed");
    }
    std::string found(rest_.substr(0, end));
    rest_.remove_prefix(end + 1);
    return found;
  }
  bool truth() {
    skip_blanks();
    for (const auto& [word, value] :
         {std::pair<std::string_view, bool>{"True", true}, {"False", false}}) {
      if (rest_.substr(0, word.size()) == word) {
        rest_.remove_prefix(word.size());
        return value;
      }
    }
    throw unreadable(file_, "True or False is missing");
  }
  std::vector<std::uint64_t> numbers() {
    std::vector<std::uint64_t> found;
    need('(');
    while (!take(')')) {
      found.push_back(number());
      if (!take(',')) {
        need(')');
        break;
      }
    }
    return found;
  }
  bool at_list() {
    skip_blanks();
    return !rest_.empty() && rest_.front() == '[';
  }
  void need_end() {
    skip_blanks();
    if (!rest_.empty()) {
      throw unreadable(file_, "something follows the dictionary");
    }
  }

 private:
  void skip_blanks() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
  }
  std::uint64_t number() {
    skip_blanks();
    constexpr std::uint64_t most = std::numeric_limits<std::int64_t>::max();
    std::uint64_t value = 0;
    std::size_t digits = 0;
    for (; digits < rest_.size() && rest_[digits] >= '0' && rest_[digits] <= '9'; ++digits) {
      const auto digit = static_cast<std::uint64_t>(rest_[digits] - '0');
      if (value > (most - digit) / 10) {
        throw unreadable(file_, "a length is out of range");
      }
      value = 10 * value + digit;
    }
    if (digits == 0) {
      throw unreadable(file_, "a length is missing");
    }
    rest_.remove_prefix(digits);
    static_cast<void>(take('L'));  // as Python 2 wrote it
    return value;
  }

  const FileSource& file_;
  std::string_view rest_;
};

/// "<f4": byte order, kind, bytes.
void set_type(const FileSource& file, const std::string& type, NpyHeader& header) {
  constexpr std::array<std::string_view, 12> numbers{"f2", "f4", "f8", "i1", "i2", "i4",
                                                     "i8", "u1", "u2", "u4", "u8", "b1"};
  const bool ordered =
      !type.empty() && std::string_view("<>|=").find(type[0]) != std::string_view::npos;
  const std::string kind = ordered ? type.substr(1) : type;
  if (std::find(numbers.begin(), numbers.end(), kind) == numbers.end()) {
    const bool object = kind.substr(0, 1) == "O";
    throw bad_input({object ? "the array holds Python objects, not numbers"
                            : "the array holds '" + type + "', not real numbers",
                     file.name(), accepted_arrays});
  }
  header.kind = kind[0];
  header.bytes = static_cast<std::size_t>(kind[1] - '0');
  const bool native_big = std::endian::native == std::endian::big;
  header.big_endian = ordered && (type[0] == '>' || (type[0] != '<' && native_big));
}

void read_entry(const FileSource& file, DictionaryReader& reader, NpyHeader& header,
                std::vector<std::string>& keys) {
  keys.push_back(reader.text());
  reader.need(':');
  if (keys.back() == "descr") {
    if (reader.at_list()) {
      throw bad_input(
          {"the array holds records of several fields, not numbers", file.name(), accepted_arrays});
    }
    set_type(file, reader.text(), header);
  } else if (keys.back() == "fortran_order") {
    header.fortran_order = reader.truth();
  } else if (keys.back() == "shape") {
    header.shape = reader.numbers();
  } else {
    throw unreadable(file, "'" + keys.back() + "' is not known");
  }
}

NpyHeader parse(const FileSource& file, std::string_view text) {
  NpyHeader header;
  std::vector<std::string> keys;
  DictionaryReader reader(file, text);
  reader.need('{');
  while (!reader.take('}')) {
    read_entry(file, reader, header, keys);
    if (!reader.take(',')) {
      reader.need('}');
      break;
    }
  }
  reader.need_end();
  std::sort(keys.begin(), keys.end());
  if (keys != std::vector<std::string>{"descr", "fortran_order", "shape"}) {
    throw unreadable(file, "it must have descr, fortran_order and shape, once each");
  }
  return header;
}

std::string shape_text(const NpyHeader& header) {
  std::string text;
  for (const std::uint64_t length : header.shape) {
    text += (text.empty() ? "" : " x ") + std::to_string(length);
  }
  return text.empty() ? "a single number" : text;
}

/// Bytes of the whole array; nothing where that is no number of 64 bits.
std::optional<std::uint64_t> array_bytes(const NpyHeader& header) {
  std::uint64_t product = header.bytes;
  for (const std::uint64_t length : header.shape) {
    if (length != 0 && product > std::numeric_limits<std::uint64_t>::max() / length) {
      return std::nullopt;
    }
    product *= length;
  }
  return product;
}

void refuse_other_sizes(const FileSource& file, const NpyHeader& header) {
  const std::uint64_t held = file.size() - header.data_begin;
  const auto needed = array_bytes(header);
  if (needed && *needed == held) {
    return;
  }
  const bool short_of = !needed || *needed > held;
  throw bad_input({"the header says " + shape_text(header) + " numbers of " +
                       std::to_string(header.bytes) + " bytes, but " + std::to_string(held) +
                       " bytes follow it" + (short_of ? ": the file is cut off" : ""),
                   file.name(), "a whole NPY file with one array"});
}

void refuse_other_shapes(const FileSource& file, const NpyHeader& header) {
  const std::size_t dimensions = header.shape.size();
  const bool table = dimensions == 1 || dimensions == 2;
  const bool points = dimensions == 3 && header.shape[2] == 3;
  if (!table && !points) {
    throw bad_input({"the array's shape is " + shape_text(header), file.name(),
                     "samples x columns, or samples x points x 3"});
  }
  if (std::find(header.shape.begin(), header.shape.end(), 0U) != header.shape.end()) {
    throw bad_input({"the array is empty: " + shape_text(header), file.name(),
                     "at least one row and one column"});
  }
}

}  // namespace

bool is_npy(const FileSource& file) {
  return file.size() >= magic.size() && bytes_of(file, 0, magic.size()) == magic;
}

NpyHeader read_npy_header(const FileSource& file) {
  if (!is_npy(file)) {
    throw unreadable(file, "the file does not begin as an NPY file does");
  }
  const std::string version = bytes_of(file, magic.size(), 2);
  const int major = static_cast<unsigned char>(version[0]);
  if (major < 1 || major > 3) {
    throw unreadable(file, "its format version is " + std::to_string(major) + ", known are 1 to 3");
  }
  const std::uint64_t length_bytes = major == 1 ? 2 : 4;
  const std::uint64_t length = little_endian(bytes_of(file, version_end, length_bytes));
  if (length > longest_header) {
    throw unreadable(file, "it claims to be " + std::to_string(length) + " bytes long");
  }
  const std::uint64_t begin = version_end + length_bytes;
  NpyHeader header = parse(file, bytes_of(file, begin, length));
  header.data_begin = begin + length;
  refuse_other_shapes(file, header);
  refuse_other_sizes(file, header);
  return header;
}

}  // namespace steelyard

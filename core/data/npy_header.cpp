// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/npy_header.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "core/data/table_memory.h"

namespace steelyard {
namespace {

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::uint64_t version_end = magic.size() + 2;
constexpr std::uint64_t longest_header = 1U << 20U;

Message accepted_arrays() {
  return message(
      "npy.array.accepted",
      "an array of numbers written by numpy.save: floating point, integers or true and false");
}

/// \param type  as the header says it
Error no_real_numbers(const std::string& where, const std::string& type) {
  return bad_input({message("npy.other_type", "the array holds '{1}', not real numbers", type),
                    where, accepted_arrays()});
}

Error unreadable(const std::string& where, const Message& why) {
  return bad_input({message("npy.bad_header", "the NPY header cannot be read: {1}", why), where,
                    accepted_arrays()});
}

Error cut_off(const std::string& where) {
  return unreadable(where, message("npy.header_cut_off", "the file ends within it"));
}

std::string next_bytes(ByteStream& stream, const std::string& where, std::uint64_t count) {
  std::string bytes;
  stream.read(count, bytes);
  if (bytes.size() != count) {
    throw cut_off(where);
  }
  return bytes;
}

std::uint64_t little_endian(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : std::string(bytes.rbegin(), bytes.rend())) {
    number = number << 8U | static_cast<unsigned char>(byte);
  }
  return number;
}

/// The header is a Python dictionary as text; only its simplest form occurs in practice.
class DictionaryReader {
 public:
  DictionaryReader(const std::string& where, std::string_view text) : where_(where), rest_(text) {}

  /// Skips blanks, then consumes the mark if it comes next.
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
      throw unreadable(where_,
                       message("npy.missing_mark", "'{1}' is missing", std::string(1, mark)));
    }
  }
  std::string text() {
    const char quote = take('"') ? '"' : '\'';
    if (quote == '\'') {
      need(quote);
    }
    const auto end = rest_.find(quote);
    if (end == std::string_view::npos) {
      throw unreadable(where_, message("npy.unclosed_quote", "a quote is not closed"));
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
    throw unreadable(where_, message("npy.missing_truth", "True or False is missing"));
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
  bool at_tuple() {
    skip_blanks();
    return !rest_.empty() && rest_.front() == '(';
  }
  void need_end() {
    skip_blanks();
    if (!rest_.empty()) {
      throw unreadable(where_,
                       message("npy.text_after_dictionary", "there is text after the dictionary"));
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
        throw unreadable(where_, message("npy.length_out_of_range", "a length is out of range"));
      }
      value = 10 * value + digit;
    }
    if (digits == 0) {
      throw unreadable(where_, message("npy.missing_length", "a length is missing"));
    }
    rest_.remove_prefix(digits);
    static_cast<void>(take('L'));  // Python 2 writes 10L
    return value;
  }

  const std::string& where_;
  std::string_view rest_;
};

constexpr std::uint64_t largest_record = 1U << 30U;

/// "<f4": byte order, kind, bytes. The kind is "-" for what is left out of a record.
NpyField type_of(const std::string& where, const std::string& type) {
  constexpr std::array<std::string_view, 12> numbers{"f2", "f4", "f8", "i1", "i2", "i4",
                                                     "i8", "u1", "u2", "u4", "u8", "b1"};
  const bool ordered =
      !type.empty() && std::string_view("<>|=").find(type[0]) != std::string_view::npos;
  const std::string kind = ordered ? type.substr(1) : type;
  const bool native_big = std::endian::native == std::endian::big;
  NpyField field;
  field.big_endian = ordered && (type[0] == '>' || (type[0] != '<' && native_big));
  if (std::find(numbers.begin(), numbers.end(), kind) != numbers.end()) {
    field.kind = kind[0];
    field.bytes = static_cast<std::size_t>(kind[1] - '0');
    return field;
  }
  std::size_t length = 0;
  const char* const begin = kind.data() + std::min<std::size_t>(kind.size(), 1);
  const auto [end, code] = std::from_chars(begin, kind.data() + kind.size(), length);
  const char letter = kind.empty() ? ' ' : kind[0];
  const bool known = std::string_view("USaVMmcf").find(letter) != std::string_view::npos &&
                     code == std::errc{} && length > 0 && length < largest_record / 4 &&
                     (end == kind.data() + kind.size() || letter == 'M' || letter == 'm');
  if (!known) {
    throw letter == 'O'
        ? bad_input({message("npy.objects", "the array holds Python objects, not numbers"), where,
                     accepted_arrays()})
        : no_real_numbers(where, type);
  }
  const bool text = letter == 'U' || letter == 'S' || letter == 'a';
  field.kind = !text ? '-' : letter == 'U' ? 'U' : 'S';
  field.bytes = letter == 'U' ? 4 * length : length;
  return field;
}

/// Reads the list of the fields of a record.
class RecordReader {
 public:
  RecordReader(const std::string& where, DictionaryReader& reader, NpyHeader& header)
      : where_(where), reader_(reader), header_(header) {}

  void read() {
    header_.kind = 'V';
    read_list("", 0);
    header_.bytes = static_cast<std::size_t>(offset_);
    if (header_.fields.empty()) {
      throw bad_input({message("npy.no_fields", "the records of the array hold no numbers"), where_,
                       accepted_arrays()});
    }
  }

 private:
  void read_list(const std::string& before, int depth) {
    constexpr int deepest = 8;
    if (depth > deepest) {
      throw unreadable(where_, message("npy.too_deep", "its records are nested too deeply"));
    }
    reader_.need('[');
    while (!reader_.take(']')) {
      read_field(before, depth);
      if (!reader_.take(',')) {
        reader_.need(']');
        break;
      }
    }
  }
  /// "('pos', '<f8', (3,))"
  void read_field(const std::string& before, int depth) {
    reader_.need('(');
    const std::string name = before + name_of_field();
    reader_.need(',');
    if (reader_.at_list()) {
      read_list(name + ".", depth + 1);
      if (reader_.take(',') && reader_.at_tuple()) {
        throw bad_input(
            {message("npy.records_of_arrays", "the array holds records with arrays of records"),
             where_, accepted_arrays()});
      }
    } else {
      add(name, type_of(where_, reader_.text()));
    }
    reader_.need(')');
  }
  /// "'pos'", or "('position', 'pos')" where the field has a title.
  std::string name_of_field() {
    if (!reader_.take('(')) {
      return reader_.text();
    }
    (void)reader_.text();
    reader_.need(',');
    std::string name = reader_.text();
    reader_.need(')');
    return name;
  }
  void add(const std::string& name, NpyField field) {
    if (reader_.take(',') && reader_.at_tuple()) {
      for (const std::uint64_t length : reader_.numbers()) {
        if (length > largest_record) {
          throw too_large();
        }
        field.count *= length;
        refuse_large(field);
      }
    }
    refuse_large(field);
    field.name = name;
    field.offset = static_cast<std::size_t>(offset_);
    offset_ += field.count * field.bytes;
    columns_ += field.count;
    if (offset_ > largest_record || columns_ > most_columns) {
      throw too_large();
    }
    if (field.kind == '-') {
      if (!name.empty()) {  // otherwise it is room between fields
        header_.left_out.push_back(name);
      }
    } else if (field.count > 0) {
      header_.fields.push_back(std::move(field));
    }
  }
  void refuse_large(const NpyField& field) const {
    if (field.count > largest_record / field.bytes) {
      throw too_large();
    }
  }
  [[nodiscard]] Error too_large() const {
    return unreadable(where_, message("npy.record_too_large", "its records are too large"));
  }

  const std::string& where_;
  DictionaryReader& reader_;
  NpyHeader& header_;
  std::uint64_t offset_ = 0;
  std::uint64_t columns_ = 0;
};

void set_type(const std::string& where, const std::string& type, NpyHeader& header) {
  const NpyField field = type_of(where, type);
  if (field.kind == '-') {
    throw no_real_numbers(where, type);
  }
  header.kind = field.kind;
  header.bytes = field.bytes;
  header.big_endian = field.big_endian;
  if (field.is_text()) {
    header.fields = {field};
  }
}

void read_entry(const std::string& where, DictionaryReader& reader, NpyHeader& header,
                std::vector<std::string>& keys) {
  keys.push_back(reader.text());
  reader.need(':');
  if (keys.back() == "descr") {
    if (reader.at_list()) {
      RecordReader(where, reader, header).read();
    } else {
      set_type(where, reader.text(), header);
    }
  } else if (keys.back() == "fortran_order") {
    header.fortran_order = reader.truth();
  } else if (keys.back() == "shape") {
    header.shape = reader.numbers();
  } else {
    throw unreadable(where, message("npy.unknown_key", "'{1}' is not known", keys.back()));
  }
}

NpyHeader parse(const std::string& where, std::string_view text) {
  NpyHeader header;
  std::vector<std::string> keys;
  DictionaryReader reader(where, text);
  reader.need('{');
  while (!reader.take('}')) {
    read_entry(where, reader, header, keys);
    if (!reader.take(',')) {
      reader.need('}');
      break;
    }
  }
  reader.need_end();
  std::sort(keys.begin(), keys.end());
  if (keys != std::vector<std::string>{"descr", "fortran_order", "shape"}) {
    throw unreadable(where,
                     message("npy.keys", "it must have descr, fortran_order and shape, once each"));
  }
  return header;
}

/// The size of the whole array in bytes; nothing if it exceeds 64 bits.
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

void refuse_other_sizes(const std::string& where, const NpyHeader& header, std::uint64_t held) {
  const auto needed = array_bytes(header);
  if (needed && *needed == held) {
    return;
  }
  const bool short_of = !needed || *needed > held;
  throw bad_input({short_of ? message("npy.cut_off",
                                      "the header says {1} numbers of {2} {2:byte|bytes}, but {3} "
                                      "{3:byte follows|bytes follow} it: the file is cut off",
                                      npy_shape_text(header), header.bytes, held)
                            : message("npy.too_long",
                                      "the header says {1} numbers of {2} {2:byte|bytes}, but {3} "
                                      "{3:byte follows|bytes follow} it",
                                      npy_shape_text(header), header.bytes, held),
                   where, message("npy.size.accepted", "a whole NPY file with one array")});
}

}  // namespace

bool begins_as_npy(std::string_view beginning) {
  return beginning.substr(0, magic.size()) == magic;
}

std::vector<ArrayColumn> npy_columns(const NpyHeader& header) {
  std::vector<ArrayColumn> columns;
  for (const NpyField& field : header.fields) {
    for (std::uint64_t k = 0; k < field.count; ++k) {
      const std::string ending = field.count == 1 ? "" : "_" + std::to_string(k + 1);
      columns.push_back({field.name + ending, field.is_text()});
    }
  }
  return columns;
}

std::string npy_shape_text(const NpyHeader& header) {
  std::string text;
  for (const std::uint64_t length : header.shape) {
    text += (text.empty() ? "" : " x ") + std::to_string(length);
  }
  return text.empty() ? "a single number" : text;
}

std::string npy_type_name(const NpyHeader& header) {
  const std::string bits = std::to_string(8 * header.bytes);
  switch (header.kind) {
    case 'f':
      return "float" + bits;
    case 'i':
      return "int" + bits;
    case 'u':
      return "uint" + bits;
    case 'U':
    case 'S':
      return "text";
    case 'V':
      return "records";
    default:
      return "bool";
  }
}

NpyHeader read_npy_header(ByteStream& stream, const std::string& where, std::uint64_t size) {
  if (!begins_as_npy(next_bytes(stream, where, std::min<std::uint64_t>(size, magic.size())))) {
    throw unreadable(where,
                     message("npy.bad_beginning", "the file does not begin like an NPY file"));
  }
  const std::string version = next_bytes(stream, where, 2);
  const int major = static_cast<unsigned char>(version[0]);
  if (major < 1 || major > 3) {
    throw unreadable(where, message("npy.unknown_version",
                                    "its format version is {1}; versions 1 to 3 are known", major));
  }
  const std::uint64_t length_bytes = major == 1 ? 2 : 4;
  const std::uint64_t length = little_endian(next_bytes(stream, where, length_bytes));
  if (length > longest_header) {
    throw unreadable(where,
                     message("npy.header_too_long", "it claims to be {1} bytes long", length));
  }
  const std::uint64_t begin = version_end + length_bytes;
  NpyHeader header = parse(where, next_bytes(stream, where, length));
  if (begin + length > size) {
    throw cut_off(where);
  }
  refuse_other_sizes(where, header, size - begin - length);
  return header;
}

}  // namespace steelyard

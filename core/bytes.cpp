// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bytes.h"

#include <variant>

#include "core/error.h"

namespace steelyard {
namespace {

constexpr unsigned bits_in_byte = 7;  // the eighth says that another byte follows
constexpr unsigned follows = 1U << bits_in_byte;

Error damaged() { return fault("bytes of another process are damaged"); }

/// What stands before a value of a parameter: its place in the variant.
template <typename T>
ParameterValue read_value(ByteReader& reader) {
  T value{};
  reader(value);
  return ParameterValue(std::move(value));
}

}  // namespace

void ByteWriter::put_whole(std::uint64_t number) {
  while (number >= follows) {
    bytes_.push_back(static_cast<char>((number % follows) | follows));
    number >>= bits_in_byte;
  }
  bytes_.push_back(static_cast<char>(number));
}

void ByteWriter::put_raw(const void* data, std::size_t size) {
  bytes_.append(static_cast<const char*>(data), size);
}

void ByteWriter::put(const std::string& text) {
  put_whole(text.size());
  bytes_ += text;
}

void ByteWriter::put(const Message& message) {
  put(message.id);
  put(message.pattern);
  put_whole(message.arguments.size());
  for (const MessageArgument& argument : message.arguments) {
    put(argument.text);
    put(argument.part);
  }
}

void ByteWriter::put(const ParameterValue& value) {
  put_whole(value.index());
  std::visit(
      [this](const auto& held) {
        if constexpr (!std::is_same_v<std::decay_t<decltype(held)>, Automatic>) {
          put(held);
        }
      },
      value);
}

void ByteWriter::put(const ParameterValues& values) {
  put_whole(static_cast<std::uint64_t>(std::distance(values.begin(), values.end())));
  for (const auto& [id, value] : values) {
    put(id);
    put(value);
  }
}

void ByteWriter::put_numbers(const double* numbers, Index rows, Index columns) {
  put(rows);
  put(columns);
  put_raw(numbers, sizeof(double) * static_cast<std::size_t>(rows * columns));
}

void ByteReader::end() const {
  if (!bytes_.empty()) {
    throw damaged();
  }
}

std::uint64_t ByteReader::whole() {
  constexpr unsigned last_shift = 63;
  std::uint64_t number = 0;
  for (unsigned shift = 0; shift <= last_shift; shift += bits_in_byte) {
    if (bytes_.empty()) {
      break;
    }
    const auto byte = static_cast<unsigned char>(bytes_.front());
    bytes_.remove_prefix(1);
    number |= static_cast<std::uint64_t>(byte % follows) << shift;
    if (byte < follows) {
      return number;
    }
  }
  throw damaged();
}

std::size_t ByteReader::count() {
  const std::uint64_t entries = whole();
  if (entries > bytes_.size()) {
    throw damaged();
  }
  return static_cast<std::size_t>(entries);
}

void ByteReader::get_raw(void* data, std::size_t size) {
  if (size > bytes_.size()) {
    throw damaged();
  }
  if (size > 0) {
    std::memcpy(data, bytes_.data(), size);
  }
  bytes_.remove_prefix(size);
}

void ByteReader::get(std::string& text) {
  const std::size_t size = count();
  text.assign(bytes_.substr(0, size));
  bytes_.remove_prefix(size);
}

void ByteReader::get(bool& flag) {
  char byte = '\0';
  get_raw(&byte, 1);
  flag = byte != '\0';
}

void ByteReader::begin_inner() {
  constexpr std::size_t deepest = 100;
  if (++depth_ > deepest) {
    throw damaged();
  }
}

void ByteReader::get(Message& message) {
  begin_inner();
  get(message.id);
  get(message.pattern);
  message.arguments.clear();
  for (std::size_t left = count(); left > 0; --left) {
    MessageArgument argument{std::string()};
    get(argument.text);
    get(argument.part);
    message.arguments.push_back(std::move(argument));
  }
  --depth_;
}

void ByteReader::get(ParameterValue& value) {
  switch (whole()) {
    case 0:
      value = Automatic();
      return;
    case 1:
      value = read_value<std::int64_t>(*this);
      return;
    case 2:
      value = read_value<double>(*this);
      return;
    case 3:
      value = read_value<bool>(*this);
      return;
    case 4:
      value = read_value<std::string>(*this);
      return;
    case 5:
      value = read_value<std::vector<double>>(*this);
      return;
    default:
      throw damaged();
  }
}

void ByteReader::get(ParameterValues& values) {
  values = {};
  for (std::size_t left = count(); left > 0; --left) {
    std::string id;
    ParameterValue value;
    get(id);
    get(value);
    values.set(id, std::move(value));
  }
}

void ByteReader::get(Matrix& matrix) {
  Index rows = 0;
  Index columns = 0;
  get(rows);
  get(columns);
  const auto most = static_cast<Index>(bytes_.size() / sizeof(double));
  if (rows < 0 || columns < 0 || (rows > 0 && columns > most / rows)) {
    throw damaged();
  }
  matrix.resize(rows, columns);
  get_raw(matrix.data(), sizeof(double) * static_cast<std::size_t>(matrix.size()));
}

void ByteReader::get(Vector& vector) {
  Matrix numbers;
  get(numbers);
  if (numbers.cols() != 1) {
    throw damaged();
  }
  vector = numbers.col(0);
}

}  // namespace steelyard

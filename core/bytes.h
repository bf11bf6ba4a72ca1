// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/matrix.h"
#include "core/message.h"
#include "core/parameter_values.h"

namespace steelyard {

// Values as bytes, for other processes of the same program on like machines: numbers arrive with
// the same bits. It is no format for files.
//
// A structure says once what its parts are, for writing and for reading:
//
//   template <typename Bytes, EitherOf<Split> T>
//   void each_part(Bytes& bytes, T& split) {
//     auto& [train, test] = split;  // all of them: a part that is added later does not compile
//     bytes(train, test);
//   }

/// A value of this type, to be read from bytes or, if it is const, to be written to them.
template <typename T, typename Value>
concept EitherOf = std::same_as<std::remove_const_t<T>, Value>;

/// Writes values one after another.
class ByteWriter {
 public:
  template <typename... Parts>
  void operator()(const Parts&... parts) {
    (put(parts), ...);
  }
  [[nodiscard]] std::string taken() { return std::move(bytes_); }

 private:
  /// Small numbers, such as positions, take one or two bytes.
  void put_whole(std::uint64_t number);
  void put_raw(const void* data, std::size_t size);
  void put(const std::string& text);
  void put(const Message& message);
  void put(const ParameterValue& value);
  void put(const ParameterValues& values);
  void put(const Matrix& matrix) { put_numbers(matrix.data(), matrix.rows(), matrix.cols()); }
  void put(const Vector& vector) { put_numbers(vector.data(), vector.size(), 1); }
  void put(const Eigen::Map<const Matrix>& matrix) {
    put_numbers(matrix.data(), matrix.rows(), matrix.cols());
  }
  void put_numbers(const double* numbers, Index rows, Index columns);
  void put(double number) { put_raw(&number, sizeof number); }
  void put(bool flag) { bytes_.push_back(flag ? '\1' : '\0'); }
  template <typename T>
  void put(const T& value) {
    if constexpr (std::is_enum_v<T>) {
      put_whole(static_cast<std::uint64_t>(value));
    } else if constexpr (std::is_integral_v<T>) {
      // The sign goes into the last bit, so that -1 is as short as 1.
      const auto number = static_cast<std::int64_t>(value);
      put_whole((static_cast<std::uint64_t>(number) << 1U) ^
                static_cast<std::uint64_t>(number >> 63U));
    } else {
      each_part(*this, value);
    }
  }
  template <typename T>
  void put(const std::vector<T>& list) {
    put_whole(list.size());
    for (const auto& entry : list) {
      put(static_cast<const T&>(entry));
    }
  }
  template <typename T>
  void put(const std::optional<T>& value) {
    put(value.has_value());
    if (value) {
      put(*value);
    }
  }
  template <typename A, typename B>
  void put(const std::pair<A, B>& pair) {
    put(pair.first);
    put(pair.second);
  }
  template <typename T>
  void put(const std::shared_ptr<const T>& value) {
    put(value != nullptr);
    if (value) {
      put(*value);
    }
  }

  std::string bytes_;
};

/// Reads what a ByteWriter wrote, in the same order.
///
/// Never reads beyond the end, and never allocates more than a small multiple of the bytes.
/// \throws Error(fault) where the bytes are not those of such values
class ByteReader {
 public:
  /// \param bytes  must outlive the reader
  explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

  template <typename... Parts>
  void operator()(Parts&... parts) {
    (get(parts), ...);
  }
  /// \throws Error(fault) if something is left
  void end() const;

 private:
  [[nodiscard]] std::uint64_t whole();
  /// The number of entries of a list, each of which takes a byte or more.
  [[nodiscard]] std::size_t count();
  void get_raw(void* data, std::size_t size);
  /// Before a value inside of a value of the same kind, of which there may not be too many.
  void begin_inner();
  void get(std::string& text);
  void get(Message& message);
  void get(ParameterValue& value);
  void get(ParameterValues& values);
  void get(Matrix& matrix);
  void get(Vector& vector);
  void get(double& number) { get_raw(&number, sizeof number); }
  void get(bool& flag);
  template <typename T>
  void get(T& value) {
    if constexpr (std::is_enum_v<T>) {
      value = static_cast<T>(whole());
    } else if constexpr (std::is_integral_v<T>) {
      const std::uint64_t number = whole();
      value = static_cast<T>((number >> 1U) ^ (~(number & 1U) + 1U));
    } else {
      each_part(*this, value);
    }
  }
  template <typename T>
  void get(std::vector<T>& list) {
    list.clear();
    for (std::size_t left = count(); left > 0; --left) {
      T entry{};
      get(entry);
      list.push_back(std::move(entry));
    }
  }
  template <typename T>
  void get(std::optional<T>& value) {
    bool there = false;
    get(there);
    value.reset();
    if (there) {
      get(value.emplace());
    }
  }
  template <typename A, typename B>
  void get(std::pair<A, B>& pair) {
    get(pair.first);
    get(pair.second);
  }
  template <typename T>
  void get(std::shared_ptr<const T>& value) {
    bool there = false;
    get(there);
    value.reset();
    if (there) {
      begin_inner();
      auto read = std::make_shared<T>();
      get(*read);
      value = std::move(read);
      --depth_;
    }
  }

  std::string_view bytes_;
  std::size_t depth_ = 0;  // of messages inside messages, and problems inside problems
};

template <typename... Parts>
[[nodiscard]] std::string as_bytes(const Parts&... parts) {
  ByteWriter writer;
  writer(parts...);
  return writer.taken();
}

/// Reads values that are all there is.
/// \throws Error(fault) if the bytes are others
template <typename... Parts>
void from_bytes(std::string_view bytes, Parts&... parts) {
  ByteReader reader(bytes);
  reader(parts...);
  reader.end();
}

}  // namespace steelyard

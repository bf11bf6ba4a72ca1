// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/matlab_bytes.h"

#include <algorithm>
#include <array>
#include <new>

#include "app/parse/parsed_file.h"

namespace steelyard::parse {
namespace {

constexpr std::uint64_t window_bytes = 1U << 16U;

}  // namespace

MatlabBytes::MatlabBytes(const std::string& path, std::uint64_t begin, std::uint64_t bytes,
                         bool packed, bool big_endian)
    : file_(path, std::ios::binary),
      left_(packed ? std::numeric_limits<std::uint64_t>::max() : bytes),
      stored_left_(bytes),
      packed_(packed),
      big_endian_(big_endian) {
  file_.seekg(static_cast<std::streamoff>(begin));
  if (!file_) {
    throw Unreadable("the file");
  }
  if (packed_ && ::inflateInit(&zlib_) != Z_OK) {
    throw std::bad_alloc();
  }
}

MatlabBytes::~MatlabBytes() {
  if (packed_) {
    ::inflateEnd(&zlib_);
  }
}

std::uint32_t MatlabBytes::number() {
  std::array<char, 4> bytes{};
  read(bytes.data(), bytes.size());
  if (!big_endian_) {
    std::reverse(bytes.begin(), bytes.end());
  }
  std::uint32_t value = 0;
  for (const char byte : bytes) {
    value = value << 8U | static_cast<unsigned char>(byte);
  }
  return value;
}

void MatlabBytes::skip(std::uint64_t bytes) {
  if (!packed_) {
    if (bytes > left_) {
      throw Unreadable("bytes are missing");
    }
    file_.seekg(static_cast<std::streamoff>(bytes), std::ios::cur);
    left_ -= bytes;
    return;
  }
  std::string passed;
  while (bytes > 0) {
    const std::uint64_t step = std::min(bytes, window_bytes);
    passed.resize(step);
    read(passed.data(), step);
    bytes -= step;
  }
}

void MatlabBytes::read(char* into, std::uint64_t bytes) {
  if (bytes > left_) {
    throw Unreadable("bytes are missing");
  }
  left_ -= bytes;
  if (packed_) {
    unpack(into, bytes);
    if (zlib_.avail_out > 0) {
      throw Unreadable("compressed bytes end too early");
    }
  } else if (!file_.read(into, static_cast<std::streamsize>(bytes))) {
    throw Unreadable("bytes are missing");
  }
}

void MatlabBytes::unpack(char* into, std::uint64_t bytes) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): zlib uses unsigned bytes
  zlib_.next_out = reinterpret_cast<Bytef*>(into);
  zlib_.avail_out = static_cast<uInt>(bytes);
  while (!ended_ && zlib_.avail_out > 0) {
    if (zlib_.avail_in == 0) {
      fill();
    }
    const int outcome = ::inflate(&zlib_, Z_NO_FLUSH);
    ended_ = outcome == Z_STREAM_END;
    if (!ended_ && outcome != Z_OK && outcome != Z_BUF_ERROR) {
      throw Unreadable("compressed bytes are damaged");
    }
  }
}

void MatlabBytes::fill() {
  window_.resize(std::min(window_bytes, stored_left_));
  if (window_.empty() ||
      !file_.read(window_.data(), static_cast<std::streamsize>(window_.size()))) {
    throw Unreadable("compressed bytes are cut off");
  }
  stored_left_ -= window_.size();
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): zlib uses unsigned bytes
  zlib_.next_in = reinterpret_cast<Bytef*>(window_.data());
  zlib_.avail_in = static_cast<uInt>(window_.size());
}

void MatlabBytes::finish() {
  if (packed_) {
    char more = 0;  // there is no more output, but the checksum follows the last byte
    unpack(&more, 1);
    if (zlib_.avail_out == 0) {
      throw Unreadable("there is more compressed data than expected");
    }
  }
}

}  // namespace steelyard::parse

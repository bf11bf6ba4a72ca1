// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/file_source.h"

#include <unistd.h>

#include <algorithm>

#include "core/data/gzip.h"

namespace steelyard {
namespace {

const char* const accepted_file = "a file with a table of at least one row";

}  // namespace

FileSource::FileSource(const std::filesystem::path& path, const ReadControl& control,
                       std::uint64_t most)
    : file_(path, accepted_file), size_(file_.size()) {
  std::string beginning;
  read(0, std::min<std::uint64_t>(size_, 4), beginning);
  if (begins_as_gzip(beginning)) {
    const UnpackedFile unpacked = unpack_gzip(*this, most, control);
    unpacked_ = unpacked.descriptor;
    size_ = unpacked.size;
  }
}

FileSource::~FileSource() {
  if (was_compressed()) {
    ::close(unpacked_);
  }
}

void FileSource::read(std::uint64_t begin, std::uint64_t end, std::string& buffer) const {
  read_at(descriptor(), name(), begin, end, buffer);
}

std::uint64_t FileSource::after_line(std::uint64_t begin) const {
  constexpr std::uint64_t step = 4096;
  std::string window;
  for (std::uint64_t from = begin; from < size_; from += step) {
    read(from, std::min(from + step, size_), window);
    if (const auto found = window.find('\n'); found != std::string::npos) {
      return from + found + 1;
    }
  }
  return size_;
}

void refuse_binary(std::string_view bytes, const std::string& name) {
  if (bytes.substr(0, 2) == "\xFF\xFE" || bytes.substr(0, 2) == "\xFE\xFF") {
    throw bad_input({"the text is written as UTF-16", name, "text saved as UTF-8"});
  }
  if (bytes.find('\0') != std::string_view::npos) {
    throw bad_input({"this is a binary file (it holds a zero byte)", name, "a text file"});
  }
}

}  // namespace steelyard

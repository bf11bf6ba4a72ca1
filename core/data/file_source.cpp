// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/file_source.h"

#include <algorithm>
#include <utility>

#include "core/data/gzip.h"
#include "core/data/line_reader.h"

namespace steelyard {
namespace {

Message table_file() {
  return message("text_file.table.accepted", "a file with a table of at least one row");
}

bool begins_in_any_case(std::string_view text, std::string_view lower) {
  return text.size() >= lower.size() &&
         std::equal(lower.begin(), lower.end(), text.begin(), [](char l, char c) {
           return (c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c) == l;
         });
}

Error encoded_in(const char* encoding, const std::string& name) {
  return bad_input({message("text_file.other_encoding", "the text is encoded in {1}", encoding),
                    name, message("text_file.other_encoding.accepted", "text saved as UTF-8")});
}

/// Says what the text is instead of a table; nothing if that is unknown.
Message document_in(std::string_view text) {
  if (begins_in_any_case(text, "<!doctype html") || begins_in_any_case(text, "<html")) {
    return message("text_file.web_page", "this is a web page (HTML), not a table");
  }
  if (begins_in_any_case(text, "<?xml")) {
    return message("text_file.xml", "this is an XML document, not a table");
  }
  if (begins_in_any_case(text, "%pdf-")) {
    return message("text_file.pdf", "this is a PDF document, not a table");
  }
  if (begins_in_any_case(text, "{\\rtf")) {
    return message("text_file.word_processor", "this is a word processor document, not a table");
  }
  return {};
}

}  // namespace

FileSource::FileSource(const std::filesystem::path& path, const ReadControl& control,
                       std::uint64_t most)
    : file_(path, table_file()), size_(file_.size()) {
  std::string beginning;
  read(0, std::min<std::uint64_t>(size_, 4), beginning);
  if (begins_as_gzip(beginning)) {
    UnpackedFile unpacked = unpack_gzip(*this, most, control);
    unpacked_ = std::move(unpacked.file);
    size_ = unpacked.size;
  }
}

FileSource::FileSource(const FileSource& stored, UnpackedFile text)
    : file_(stored.path(), table_file()), unpacked_(std::move(text.file)), size_(text.size) {}

void FileSource::read(std::uint64_t begin, std::uint64_t end, std::string& buffer) const {
  read_at(open_file(), name(), begin, end, buffer);
}

std::uint64_t FileSource::after_line(std::uint64_t begin) const {
  constexpr std::uint64_t step = 4096;
  std::string window;
  for (std::uint64_t from = begin; from < size_; from += step) {
    // One byte more: the line feed after a carriage return belongs to the same line end.
    read(from, std::min(from + step + 1, size_), window);
    const std::size_t found = line_end(window, 0);
    if (found < step && found < window.size()) {
      return from + after_line_end(window, found);
    }
    if (from - begin >= longest_line) {
      throw bad_input({message("text_file.long_line", "a line is longer than 64 MiB"), name(),
                       message("text_file.long_line.accepted", "a text file with lines")});
    }
  }
  return size_;
}

void refuse_other_unicode(std::string_view bytes, const std::string& name) {
  using namespace std::string_view_literals;
  // The byte order mark of UTF-32 begins with that of UTF-16.
  if (bytes.substr(0, 4) == "\xFF\xFE\0\0"sv || bytes.substr(0, 4) == "\0\0\xFE\xFF"sv) {
    throw encoded_in("UTF-32", name);
  }
  if (bytes.substr(0, 2) == "\xFF\xFE" || bytes.substr(0, 2) == "\xFE\xFF") {
    throw encoded_in("UTF-16", name);
  }
}

void refuse_binary(std::string_view bytes, const std::string& name) {
  refuse_other_unicode(bytes, name);
  if (bytes.find('\0') != std::string_view::npos) {
    throw bad_input({message("text_file.binary", "this is a binary file (it contains a zero byte)"),
                     name, message("text_file.binary.accepted", "a text file")});
  }
}

Error changed_while_read(const FileSource& file) {
  return bad_input({message("text_file.changed", "the file changed while it was being read"),
                    file.name(),
                    message("text_file.changed.accepted", "a file that no program is writing to")});
}

void refuse_documents(std::string_view beginning, const std::string& name) {
  std::string_view text = without_byte_order_mark(beginning);
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  if (const Message document = document_in(text); !document.says_nothing()) {
    throw bad_input(
        {document, name,
         message("text_file.document.accepted",
                 "the table itself, as text; the download may have returned a web page instead")});
  }
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/zip_directory.h"

#include <zlib.h>

#include <utility>

#include "core/data/inflated_stream.h"

namespace steelyard {
namespace {

constexpr std::uint64_t entry_bytes = 46;
constexpr std::uint64_t local_bytes = 30;
constexpr std::uint64_t end_bytes = 22;
constexpr std::uint64_t locator_bytes = 20;
constexpr std::uint64_t end64_bytes = 56;
constexpr std::uint64_t longest_comment = 65535;
constexpr std::uint64_t in_zip64 = 0xFFFFFFFFU;  // "the true number is in the ZIP64 field"
constexpr int stored = 0;
constexpr int deflated = 8;

Error damaged(const FileSource& file, const Message& why) {
  return bad_input(
      {message("zip.damaged", "the archive cannot be read: {1}", why), file.name(),
       message("zip.damaged.accepted", "a complete ZIP archive, as written by numpy.savez")});
}

Error damaged_directory(const FileSource& file) {
  return damaged(file, message("zip.bad_directory", "its directory is damaged"));
}

/// Little-endian numbers at fixed positions in a block.
std::uint64_t number(std::string_view block, std::size_t at, std::size_t bytes) {
  std::uint64_t value = 0;
  for (std::size_t k = bytes; k > 0; --k) {
    value = value << 8U | static_cast<unsigned char>(block[at + k - 1]);
  }
  return value;
}

std::string block_at(const FileSource& file, std::uint64_t begin, std::uint64_t bytes,
                     std::string_view mark) {
  if (begin > file.size() || bytes > file.size() - begin) {
    throw damaged(file, message("zip.cut_off", "it is cut off"));
  }
  std::string block;
  file.read(begin, begin + bytes, block);
  if (std::string_view(block).substr(0, mark.size()) != mark) {
    throw damaged(file, message("zip.missing_mark", "a mark is missing at byte {1}", begin));
  }
  return block;
}

struct Directory {
  std::uint64_t begin = 0;
  std::uint64_t bytes = 0;
  std::uint64_t members = 0;
};

/// The last block of the archive, which only a comment may follow.
std::uint64_t find_end(const FileSource& file) {
  const std::uint64_t tail = std::min(file.size(), end_bytes + longest_comment);
  std::string bytes;
  file.read(file.size() - tail, file.size(), bytes);
  const auto found = bytes.rfind("PK\x05\x06");
  if (found == std::string::npos || bytes.size() - found < end_bytes) {
    throw damaged(file, message("zip.no_directory", "its directory is missing, so it is cut off"));
  }
  return file.size() - tail + found;
}

/// Sizes beyond 32 bits are in a separate block before the end.
Directory directory64(const FileSource& file, std::uint64_t end) {
  if (end < locator_bytes) {
    throw damaged(file, message("zip.no_zip64_directory", "its ZIP64 directory is missing"));
  }
  const std::string locator = block_at(file, end - locator_bytes, locator_bytes, "PK\x06\x07");
  const std::string block = block_at(file, number(locator, 8, 8), end64_bytes, "PK\x06\x06");
  return {number(block, 48, 8), number(block, 40, 8), number(block, 32, 8)};
}

Directory find_directory(const FileSource& file) {
  const std::uint64_t end = find_end(file);
  const std::string block = block_at(file, end, end_bytes, "PK");
  if (number(block, 4, 2) != number(block, 6, 2)) {
    throw damaged(file, message("zip.several_disks", "it spans several disks"));
  }
  Directory directory{number(block, 16, 4), number(block, 12, 4), number(block, 10, 2)};
  if (directory.begin == in_zip64 || directory.bytes == in_zip64 || directory.members == 0xFFFFU) {
    directory = directory64(file, end);
  }
  if (directory.begin > end || directory.bytes > end - directory.begin ||
      directory.members > directory.bytes / entry_bytes) {
    throw damaged(file,
                  message("zip.directory_too_large", "its directory is larger than the archive"));
  }
  return directory;
}

/// The ZIP64 field of a member holds the numbers that did not fit, in this order.
void read_zip64(const FileSource& file, std::string_view extra, ZipMember& member) {
  while (extra.size() >= 4) {
    const std::uint64_t id = number(extra, 0, 2);
    const std::uint64_t length = number(extra, 2, 2);
    extra.remove_prefix(4);
    std::string_view field = extra.substr(0, length);
    extra.remove_prefix(field.size());
    for (std::uint64_t* value : {&member.bytes, &member.packed_bytes, &member.header_begin}) {
      if (id == 1 && *value == in_zip64) {
        if (field.size() < 8) {
          throw damaged(file,
                        message("zip.missing_size", "the size of '{1}' is missing", member.name));
        }
        *value = number(field, 0, 8);
        field.remove_prefix(8);
      }
    }
  }
}

void refuse_impossible_sizes(const FileSource& file, const ZipMember& member) {
  const bool outside =
      member.header_begin > file.size() || member.packed_bytes > file.size() - member.header_begin;
  constexpr std::uint64_t slack = 64;
  const bool too_much = member.method == stored
                            ? member.bytes != member.packed_bytes
                            : member.bytes / most_inflation > member.packed_bytes + slack;
  if (outside || (too_much && !member.encrypted)) {
    throw damaged(file, message("zip.impossible_size",
                                "'{1}' claims {2} {2:byte|bytes} in {3}, which is impossible",
                                member.name, member.bytes, member.packed_bytes));
  }
}

/// Verifies the checksum once the last byte is read.
class CheckedStream final : public ByteStream {
 public:
  CheckedStream(const FileSource& file, ZipMember member, std::unique_ptr<ByteStream> bytes)
      : file_(file), member_(std::move(member)), bytes_(std::move(bytes)) {}

  void read(std::uint64_t count, std::string& buffer) override {
    bytes_->read(count, buffer);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): zlib uses unsigned bytes
    const auto* bytes = reinterpret_cast<const Bytef*>(buffer.data());
    checksum_ = ::crc32_z(checksum_, bytes, buffer.size());
    read_ += buffer.size();
    if (!buffer.empty() && read_ == member_.bytes && checksum_ != member_.checksum) {
      throw damaged(file_,
                    message("zip.wrong_checksum", "the checksum of '{1}' is wrong", member_.name));
    }
  }

 private:
  const FileSource& file_;
  ZipMember member_;
  std::unique_ptr<ByteStream> bytes_;
  uLong checksum_ = 0;
  std::uint64_t read_ = 0;
};

}  // namespace

bool begins_as_zip(std::string_view beginning) { return beginning.substr(0, 4) == "PK\x03\x04"; }

std::vector<ZipMember> read_zip_directory(const FileSource& file) {
  const Directory directory = find_directory(file);
  const std::string bytes = block_at(file, directory.begin, directory.bytes, "");
  std::vector<ZipMember> members;
  std::uint64_t packed = 0;
  std::string_view rest = bytes;
  while (members.size() < directory.members) {
    if (rest.size() < entry_bytes || rest.substr(0, 4) != "PK\x01\x02") {
      throw damaged_directory(file);
    }
    const std::uint64_t name_bytes = number(rest, 28, 2);
    const std::uint64_t extra_bytes = number(rest, 30, 2);
    const std::uint64_t comment_bytes = number(rest, 32, 2);
    if (rest.size() - entry_bytes < name_bytes + extra_bytes + comment_bytes) {
      throw damaged_directory(file);
    }
    ZipMember member{std::string(rest.substr(entry_bytes, name_bytes)),
                     number(rest, 20, 4),
                     number(rest, 24, 4),
                     number(rest, 42, 4),
                     static_cast<std::uint32_t>(number(rest, 16, 4)),
                     static_cast<int>(number(rest, 10, 2)),
                     (number(rest, 8, 2) & 1U) != 0};
    read_zip64(file, rest.substr(entry_bytes + name_bytes, extra_bytes), member);
    refuse_impossible_sizes(file, member);
    packed += member.packed_bytes;
    if (packed > file.size()) {
      throw damaged(file, message("zip.overlap", "its members overlap"));
    }
    members.push_back(std::move(member));
    rest.remove_prefix(entry_bytes + name_bytes + extra_bytes + comment_bytes);
  }
  return members;
}

std::unique_ptr<ByteStream> open_zip_member(const FileSource& file, const ZipMember& member) {
  if (member.encrypted) {
    throw bad_input({message("zip.encrypted", "'{1}' is encrypted", member.name), file.name(),
                     message("zip.encrypted.accepted", "an archive without encryption")});
  }
  if (member.method != stored && member.method != deflated) {
    throw bad_input(
        {message("zip.unknown_method", "'{1}' is compressed by method {2}", member.name,
                 member.method),
         file.name(),
         message("zip.unknown_method.accepted", "members that are stored or deflated")});
  }
  const std::string local = block_at(file, member.header_begin, local_bytes, "PK\x03\x04");
  const std::uint64_t begin =
      member.header_begin + local_bytes + number(local, 26, 2) + number(local, 28, 2);
  if (begin > file.size() || member.packed_bytes > file.size() - begin) {
    throw damaged(file, message("zip.member_cut_off", "'{1}' is cut off", member.name));
  }
  const std::uint64_t end = begin + member.packed_bytes;
  std::unique_ptr<ByteStream> bytes;
  if (member.method == stored) {
    bytes = std::make_unique<FileRange>(file, begin, end);
  } else {
    bytes = std::make_unique<InflatedStream>(file, begin, end, Packing::deflate);
  }
  return std::make_unique<CheckedStream>(file, member, std::move(bytes));
}

}  // namespace steelyard

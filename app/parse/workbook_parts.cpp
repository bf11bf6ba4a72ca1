// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/workbook_parts.h"

#include <algorithm>

#include "app/parse/parsed_file.h"

namespace steelyard::parse {
namespace {

auto found_in(const std::vector<ZipMember>& members, std::string_view name) {
  return std::find_if(members.begin(), members.end(),
                      [name](const ZipMember& member) { return member.name == name; });
}

}  // namespace

WorkbookParts::WorkbookParts(const std::string& path)
    : file_(path), members_(read_zip_directory(file_)) {}

bool WorkbookParts::has(std::string_view name) const {
  return found_in(members_, name) != members_.end();
}

std::string WorkbookParts::read(std::string_view name) const {
  constexpr std::uint64_t step = std::uint64_t{1} << 22U;
  const auto member = found_in(members_, name);
  if (member == members_.end()) {
    throw Unreadable("a part of the workbook is missing");
  }
  const auto stream = open_zip_member(file_, *member);
  std::string document;
  std::string piece;
  do {  // what the archive claims of its size is not allocated before it has come
    stream->read(step, piece);
    document += piece;
  } while (!piece.empty());
  if (document.size() != member->bytes) {
    throw Unreadable("a part of the workbook is cut off");
  }
  return document;
}

}  // namespace steelyard::parse

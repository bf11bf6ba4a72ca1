// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/native_text.h"

#include <algorithm>
#include <string>
#include <system_error>

#include "core/data/text_encoding.h"
#include "core/platform/open_folder.h"

namespace steelyard::ui {
namespace {

constexpr char16_t escapes = 0xDC00;  // plus the byte, which is 0x80 or more

bool isEscape(QChar character) {
  return character.unicode() >= escapes + 0x80 && character.unicode() <= escapes + 0xFF;
}

/// The number of leading bytes that form one UTF-8 character, or 0 if none do.
std::size_t characterAtFront(std::string_view bytes) {
  for (std::size_t length = 1; length <= std::min<std::size_t>(4, bytes.size()); ++length) {
    if (is_utf8(bytes.substr(0, length))) {
      return length;
    }
  }
  return 0;
}

}  // namespace

QString pathText(const std::filesystem::path& path) {
  const std::string& bytes = path.native();
  if (is_utf8(bytes)) {
    return textOf(bytes);
  }
  QString text;
  for (std::string_view rest = bytes; !rest.empty();) {
    const std::size_t length = characterAtFront(rest);
    if (length == 0) {
      text.append(QChar(static_cast<char16_t>(escapes + static_cast<unsigned char>(rest.front()))));
    } else {
      text.append(textOf(rest.substr(0, length)));
    }
    rest.remove_prefix(std::max<std::size_t>(1, length));
  }
  return text;
}

std::filesystem::path nativePath(const QString& path) {
  std::string bytes;
  qsizetype begin = 0;  // of the text not yet converted
  for (qsizetype at = 0; at < path.size(); ++at) {
    const bool pair = at > 0 && path[at - 1].isHighSurrogate();
    if (isEscape(path[at]) && !pair) {
      bytes += path.mid(begin, at - begin).toStdString();
      bytes.push_back(static_cast<char>(path[at].unicode() - escapes));
      begin = at + 1;
    }
  }
  return {bytes + path.mid(begin).toStdString()};
}

QString folderForQt(const QString& path) {
  const std::filesystem::path native = nativePath(path);
  if (is_utf8(native.native())) {
    return path;
  }
  std::error_code failed;
  std::filesystem::create_directories(native, failed);
  const std::string plain = plain_name_of(native);
  return plain.empty() ? path : textOf(plain);
}

}  // namespace steelyard::ui

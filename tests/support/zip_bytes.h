// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <zlib.h>

#include <QByteArray>
#include <algorithm>
#include <vector>

namespace steelyard::tests {

/// A member of an archive to be written, and any false statements in its headers.
struct MadeMember {
  QByteArray name;
  QByteArray content;
  bool deflated = false;
  bool zip64 = false;       ///< sizes in the field for large members
  bool descriptor = false;  ///< sizes after the data, as in a streamed archive
  int flags = 0;
  int method = -1;            ///< if not -1, states a method other than the one used
  qint64 claimed_bytes = -1;  ///< if not -1, states another unpacked size
  qint64 claimed_begin = -1;  ///< if not -1, states another position in the archive
  bool wrong_checksum = false;
  QByteArray local_extra = {};  ///< a field before the data that is missing in the directory
};

inline QByteArray little(quint64 value, int bytes) {
  QByteArray text;
  for (int k = 0; k < bytes; ++k) {
    text += static_cast<char>(value >> (8 * k) & 0xFFU);
  }
  return text;
}

/// zlib's raw deflate (-15) or gzip (31).
inline QByteArray packed(const QByteArray& content, int window_bits) {
  z_stream zlib{};
  deflateInit2(&zlib, 9, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY);
  QByteArray out(static_cast<qsizetype>(deflateBound(&zlib, static_cast<uLong>(content.size()))),
                 '\0');
  zlib.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
  zlib.avail_in = static_cast<uInt>(content.size());
  zlib.next_out = reinterpret_cast<Bytef*>(out.data());
  zlib.avail_out = static_cast<uInt>(out.size());
  deflate(&zlib, Z_FINISH);
  out.resize(static_cast<qsizetype>(zlib.total_out));
  deflateEnd(&zlib);
  return out;
}

inline quint64 checksum(const QByteArray& content) {
  return crc32(0, reinterpret_cast<const Bytef*>(content.data()),
               static_cast<uInt>(content.size()));
}

inline QByteArray zip(const std::vector<MadeMember>& members) {
  QByteArray file;
  QByteArray directory;
  for (const MadeMember& member : members) {
    const QByteArray data = member.deflated ? packed(member.content, -15) : member.content;
    const auto begin =
        static_cast<quint64>(member.claimed_begin >= 0 ? member.claimed_begin : file.size());
    const auto bytes = static_cast<quint64>(member.claimed_bytes >= 0 ? member.claimed_bytes
                                                                      : member.content.size());
    const auto size = static_cast<quint64>(data.size());
    const int flags = member.flags | (member.descriptor ? 8 : 0);
    const auto method = static_cast<quint64>(member.method >= 0 ? member.method
                                             : member.deflated  ? 8
                                                                : 0);
    const QByteArray claimed = member.content.left(
        static_cast<qsizetype>(std::min(bytes, static_cast<quint64>(member.content.size()))));
    const QByteArray common = little(static_cast<quint64>(flags), 2) + little(method, 2) +
                              little(0, 4) +  // time
                              little(checksum(claimed) ^ (member.wrong_checksum ? 1U : 0U), 4);
    const quint64 hidden = member.descriptor ? 0 : size;
    file += "PK\3\4" + little(45, 2) + common + little(hidden, 4) +
            little(member.descriptor ? 0 : bytes, 4) +
            little(static_cast<quint64>(member.name.size()), 2) +
            little(static_cast<quint64>(member.local_extra.size()), 2) + member.name +
            member.local_extra + data;
    if (member.descriptor) {
      file += "PK\7\10" + little(0, 4) + little(size, 4) + little(bytes, 4);
    }
    const quint64 escape = 0xFFFFFFFFU;
    const QByteArray extra = member.zip64
                                 ? little(1, 2) + little(16, 2) + little(bytes, 8) + little(size, 8)
                                 : QByteArray();
    directory += "PK\1\2" + little(45, 2) + little(45, 2) + common +
                 little(member.zip64 ? escape : size, 4) +
                 little(member.zip64 ? escape : bytes, 4) +
                 little(static_cast<quint64>(member.name.size()), 2) +
                 little(static_cast<quint64>(extra.size()), 2) + little(0, 2) + little(0, 2) +
                 little(0, 2) + little(0, 4) + little(begin, 4) + member.name + extra;
  }
  const auto begin = static_cast<quint64>(file.size());
  const auto count = static_cast<quint64>(members.size());
  return file + directory + "PK\5\6" + little(0, 4) + little(count, 2) + little(count, 2) +
         little(static_cast<quint64>(directory.size()), 4) + little(begin, 4) + little(0, 2);
}

}  // namespace steelyard::tests

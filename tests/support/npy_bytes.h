// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <algorithm>
#include <bit>
#include <vector>

namespace steelyard::tests {

/// An NPY file as numpy.save writes it: the header is padded with blanks to a multiple of 64 bytes.
inline QByteArray npy(const QByteArray& dictionary, const QByteArray& data, char version = 1) {
  const int length_bytes = version == 1 ? 2 : 4;
  QByteArray text = dictionary;
  while ((8 + length_bytes + text.size() + 1) % 64 != 0) {
    text += ' ';
  }
  text += '\n';
  QByteArray file("\x93NUMPY", 6);
  file += version;
  file += '\0';
  for (int k = 0; k < length_bytes; ++k) {
    file += static_cast<char>(text.size() >> (8 * k) & 0xFF);
  }
  return file + text + data;
}

inline QByteArray dictionary(const QByteArray& type, const QByteArray& order,
                             const QByteArray& shape) {
  return "{'descr': '" + type + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }";
}

template <typename Number>
QByteArray bytes_of(const std::vector<Number>& numbers, bool big_endian) {
  QByteArray bytes;
  for (const Number number : numbers) {
    QByteArray one(reinterpret_cast<const char*>(&number), sizeof(Number));
    if (big_endian != (std::endian::native == std::endian::big)) {
      std::reverse(one.begin(), one.end());
    }
    bytes += one;
  }
  return bytes;
}

}  // namespace steelyard::tests

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/png_bytes.h"

#include <QRgb>
#include <QtEndian>
#include <algorithm>
#include <new>
#include <vector>

#define ZLIB_CONST
#include <zlib.h>

namespace steelyard::ui {
namespace {

constexpr std::size_t bytesPerPixel = 3;
constexpr Bytef filterByRowAbove = 2;  // "Up": a byte is its difference from that above
/// Where plots are even, more effort finds little.
constexpr int compressionLevel = 3;

const Bytef* asBytes(const char* text) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): zlib takes unsigned bytes
  return reinterpret_cast<const Bytef*>(text);
}

/// The most significant byte first.
void addNumber(quint32 number, QByteArray& bytes) {
  const quint32 ordered = qToBigEndian(number);
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): its bytes
  bytes.append(reinterpret_cast<const char*>(&ordered), sizeof ordered);
}

/// The length of the content, the name, the content, and a checksum of name and content.
void addChunk(const QByteArray& name, const QByteArray& content, QByteArray& png) {
  addNumber(static_cast<quint32>(content.size()), png);
  const qsizetype begin = png.size();
  png.append(name);
  png.append(content);
  const auto length = static_cast<uInt>(png.size() - begin);
  addNumber(static_cast<quint32>(crc32(0, asBytes(png.constData() + begin), length)), png);
}

/// Compresses what is given piece by piece.
class Deflater {
 public:
  Deflater() {
    if (deflateInit(&stream_, compressionLevel) != Z_OK) {
      throw std::bad_alloc();
    }
  }
  ~Deflater() { deflateEnd(&stream_); }
  Deflater(const Deflater&) = delete;
  Deflater& operator=(const Deflater&) = delete;
  Deflater(Deflater&&) = delete;
  Deflater& operator=(Deflater&&) = delete;

  /// \param end  whether this is the last piece
  void add(const std::vector<Bytef>& piece, bool end) {
    stream_.next_in = piece.data();
    stream_.avail_in = static_cast<uInt>(piece.size());
    do {
      stream_.next_out = room_.data();
      stream_.avail_out = static_cast<uInt>(room_.size());
      deflate(&stream_, end ? Z_FINISH : Z_NO_FLUSH);
      // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): Qt takes characters
      compressed_.append(reinterpret_cast<const char*>(room_.data()),
                         static_cast<qsizetype>(room_.size() - stream_.avail_out));
    } while (stream_.avail_out == 0);
  }
  [[nodiscard]] const QByteArray& compressed() const { return compressed_; }

 private:
  static constexpr std::size_t roomSize = 65536;

  z_stream stream_{};
  std::vector<Bytef> room_ = std::vector<Bytef>(roomSize);
  QByteArray compressed_;
};

/// A row of a picture behind the filter, which is the first byte.
/// \param above  the row above, black for the first row
void filterRow(const QRgb* row, const QRgb* above, std::vector<Bytef>& filtered) {
  const std::size_t width = (filtered.size() - 1) / bytesPerPixel;
  filtered[0] = filterByRowAbove;
  if (std::equal(row, row + width, above)) {
    std::fill(filtered.begin() + 1, filtered.end(), Bytef{0});
    return;
  }
  Bytef* to = filtered.data() + 1;
  for (std::size_t k = 0; k < width; ++k, to += bytesPerPixel) {
    to[0] = static_cast<Bytef>(qRed(row[k]) - qRed(above[k]));
    to[1] = static_cast<Bytef>(qGreen(row[k]) - qGreen(above[k]));
    to[2] = static_cast<Bytef>(qBlue(row[k]) - qBlue(above[k]));
  }
}

QByteArray compressedRows(const QImage& image) {
  const auto rowOf = [&image](int y) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): the pixels of this format
    return reinterpret_cast<const QRgb*>(image.constScanLine(y));
  };
  const auto width = static_cast<std::size_t>(image.width());
  const std::vector<QRgb> black(width, qRgb(0, 0, 0));
  std::vector<Bytef> filtered(1 + width * bytesPerPixel);
  Deflater deflater;
  for (int y = 0; y < image.height(); ++y) {
    filterRow(rowOf(y), y == 0 ? black.data() : rowOf(y - 1), filtered);
    deflater.add(filtered, y + 1 == image.height());
  }
  return deflater.compressed();
}

/// Width, height, bits per colour, the kind "colours without transparency", and the usual ways to
/// compress, filter and order.
QByteArray header(const QImage& image) {
  QByteArray content;
  addNumber(static_cast<quint32>(image.width()), content);
  addNumber(static_cast<quint32>(image.height()), content);
  content.append("\x08\x02\0\0\0", 5);
  return content;
}

QByteArray dotsPerMetre(const QImage& image) {
  constexpr char metres = 1;
  QByteArray content;
  addNumber(static_cast<quint32>(image.dotsPerMeterX()), content);
  addNumber(static_cast<quint32>(image.dotsPerMeterY()), content);
  content.append(metres);
  return content;
}

}  // namespace

QByteArray pngBytes(const QImage& image) {
  QByteArray png("\x89PNG\r\n\x1a\n", 8);
  addChunk("IHDR", header(image), png);
  addChunk("pHYs", dotsPerMetre(image), png);
  addChunk("IDAT", compressedRows(image), png);
  addChunk("IEND", {}, png);
  return png;
}

}  // namespace steelyard::ui

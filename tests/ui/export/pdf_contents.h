// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

/// What a printed file holds, as far as a test can tell from its bytes.
namespace steelyard::tests {

/// Empty if there is no file.
inline QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline qsizetype pagesOf(const QByteArray& pdf) {
  return pdf.count("/Type /Page") - pdf.count("/Type /Pages");
}

inline qsizetype picturesOf(const QByteArray& pdf) { return pdf.count("/Subtype /Image"); }

/// How many pieces of text the pages of a PDF file show. Its streams are compressed.
inline qsizetype textsOf(const QByteArray& pdf) {
  const QByteArray opening("\nstream\n");
  const QByteArray expectedSize("\0\x10\0\0", 4);  // at first; what is larger is unpacked, too
  qsizetype texts = 0;
  for (qsizetype at = pdf.indexOf(opening); at >= 0; at = pdf.indexOf(opening, at + 1)) {
    const qsizetype begin = at + opening.size();
    const QByteArray packed = pdf.mid(begin, pdf.indexOf("endstream", begin) - begin);
    if (packed.startsWith('x')) {  // no picture of JPEG
      texts += qUncompress(expectedSize + packed).count("BT\n");
    }
  }
  return texts;
}

}  // namespace steelyard::tests

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QFile>
#include <QPrinter>
#include <QString>
#include <memory>

namespace steelyard::tests {

/// Prints into this file.
inline std::shared_ptr<QPrinter> pdfPrinter(const QString& path) {
  auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  printer->setOutputFormat(QPrinter::PdfFormat);
  printer->setOutputFileName(path);
  return printer;
}

/// Empty if there is no file.
inline QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline qsizetype pagesOf(const QByteArray& pdf) {
  return pdf.count("/Type /Page") - pdf.count("/Type /Pages");
}

}  // namespace steelyard::tests

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/dropped_file.h"

#include <QByteArray>
#include <QList>
#include <QMimeData>
#include <QUrl>
#include <algorithm>

#include "ui/native_text.h"

namespace steelyard::ui {
namespace {

/// Lossless even if the name is not UTF-8.
QString localPath(const QUrl& url) {
  return url.isLocalFile()
             ? pathText(QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1())
                            .toStdString())
             : QString();
}

}  // namespace

QString droppedFile(const QMimeData& mime) {
  const QList<QUrl> urls = mime.urls();
  return urls.size() == 1 ? localPath(urls.front()) : QString();
}

qsizetype countDroppedFiles(const QMimeData& mime) {
  const QList<QUrl> urls = mime.urls();
  const bool areFiles = std::all_of(urls.begin(), urls.end(),
                                    [](const QUrl& url) { return !localPath(url).isEmpty(); });
  return areFiles ? urls.size() : 0;
}

}  // namespace steelyard::ui

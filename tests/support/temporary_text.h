// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>
#include <filesystem>
#include <string>

#include "core/error.h"

namespace steelyard {

/// A folder of files with given content, removed when the test ends.
class TemporaryText {
 public:
  [[nodiscard]] std::filesystem::path write(const QString& name, const QByteArray& content) const {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
      qFatal("the test cannot write %s", qPrintable(file.fileName()));
    }
    return file.fileName().toStdString();
  }
  [[nodiscard]] std::filesystem::path folder() const { return folder_.path().toStdString(); }

 private:
  QTemporaryDir folder_;
};

/// The message of the Error that `work` throws; "nothing was thrown" otherwise.
template <typename Work>
[[nodiscard]] QString message_of(const Work& work) {
  try {
    work();
  } catch (const Error& error) {
    return QString::fromUtf8(error.what());
  }
  return QStringLiteral("nothing was thrown");
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/bundled.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <string_view>

#include "core/data/delimited_reader.h"
#include "core/data/generators.h"
#include "core/error.h"
#include "core/platform/memory_file.h"

namespace steelyard::ui {
namespace {

QByteArray resource(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    throw bad_input(
        {message("bundled.unknown", "is not part of this program"), path.toStdString()});
  }
  return file.readAll();
}

/// The readers of core read files, so a table that is compiled in becomes one.
Dataset readResource(const QString& path) {
  const QByteArray bytes = resource(path);
  const std::string_view content(bytes.constData(), static_cast<std::size_t>(bytes.size()));
  const MemoryFile copy(content);
  Dataset dataset = read_delimited(copy.path(), guess_dialect(content));
  dataset.name = QFileInfo(path).fileName().toStdString();
  dataset.source = path.toStdString();
  return dataset;
}

}  // namespace

std::vector<Lesson> bundledLessons() {
  std::vector<Lesson> lessons;
  const QDir folder(QStringLiteral(":/lessons"));
  for (const QString& name :
       folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
    const QString path = folder.filePath(name);
    lessons.push_back(parse_lesson(resource(path).toStdString(), path.toStdString()));
  }
  std::stable_sort(lessons.begin(), lessons.end(),
                   [](const Lesson& a, const Lesson& b) { return a.order < b.order; });
  return lessons;
}

bool isBundled(const std::string& source) {
  return is_generated(source) || source.rfind(":/", 0) == 0;
}

Dataset openBundled(const std::string& source) {
  return is_generated(source) ? open_generator(source)
                              : readResource(QString::fromStdString(source));
}

Dataset openLessonData(const Lesson& lesson) {
  Dataset dataset = openBundled(lesson.data);
  apply_roles(lesson, dataset);
  return dataset;
}

}  // namespace steelyard::ui

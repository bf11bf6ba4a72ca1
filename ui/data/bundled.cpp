// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/bundled.h"

#include <sys/mman.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <string_view>

#include "core/data/delimited_reader.h"
#include "core/data/generators.h"
#include "core/data/write_through.h"
#include "core/error.h"

namespace steelyard::ui {
namespace {

constexpr const char* generatorPrefix = "generator:";

QByteArray resource(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    throw bad_input(
        {message("bundled.unknown", "is not part of this program"), path.toStdString()});
  }
  return file.readAll();
}

/// A file that lies in memory alone. It needs no folder that can be written to, and none is left
/// behind if the program is killed.
class MemoryFile {
 public:
  explicit MemoryFile(std::string_view content)
      : descriptor_(::memfd_create("steelyard", MFD_CLOEXEC)) {
    const int trouble = descriptor_ < 0 ? errno : write_all(descriptor_, content);
    if (trouble != 0) {
      close();
      throw cannot_write("a file in memory", trouble);
    }
  }
  ~MemoryFile() { close(); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  MemoryFile(MemoryFile&&) = delete;
  MemoryFile& operator=(MemoryFile&&) = delete;

  [[nodiscard]] std::filesystem::path path() const {
    return "/proc/self/fd/" + std::to_string(descriptor_);
  }

 private:
  void close() const {
    if (descriptor_ >= 0) {
      ::close(descriptor_);
    }
  }

  int descriptor_;
};

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
  return source.rfind(generatorPrefix, 0) == 0 || source.rfind(":/", 0) == 0;
}

Dataset openBundled(const std::string& source) {
  return source.rfind(generatorPrefix, 0) == 0 ? open_generator(source)
                                               : readResource(QString::fromStdString(source));
}

Dataset openLessonData(const Lesson& lesson) {
  Dataset dataset = openBundled(lesson.data);
  apply_roles(lesson, dataset);
  return dataset;
}

}  // namespace steelyard::ui

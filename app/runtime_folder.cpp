// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/runtime_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <QDir>
#include <QtGlobal>
#include <cstdlib>
#include <string>

namespace steelyard::app {
namespace {

constexpr const char* variable = "XDG_RUNTIME_DIR";

/// \return a descriptor; -1 where no folder can be made
int folderWithoutName() {
  std::string path = (QDir::tempPath() + "/steelyard-XXXXXX").toStdString();
  if (::mkdtemp(path.data()) == nullptr) {
    return -1;
  }
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system's only way to open
  const int folder = ::open(path.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
  ::rmdir(path.c_str());
  return folder;
}

}  // namespace

RuntimeFolder::RuntimeFolder() {
  if (!qEnvironmentVariableIsSet(variable)) {
    folder_ = folderWithoutName();
  }
  if (folder_ >= 0) {
    qputenv(variable, "/proc/self/fd/" + QByteArray::number(folder_) + "/.");
  }
}

RuntimeFolder::~RuntimeFolder() {
  if (folder_ >= 0) {
    qunsetenv(variable);
    ::close(folder_);
  }
}

}  // namespace steelyard::app

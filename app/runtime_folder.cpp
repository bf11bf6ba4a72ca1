// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/runtime_folder.h"

#include <QDir>
#include <QtGlobal>

namespace steelyard::app {
namespace {

constexpr const char* variable = "XDG_RUNTIME_DIR";

}  // namespace

RuntimeFolder::RuntimeFolder() {
  if (!qEnvironmentVariableIsSet(variable)) {
    folder_ = NamelessFolder(QDir::tempPath().toStdString());
  }
  if (folder_.is_there()) {
    qputenv(variable, QByteArray::fromStdString(folder_.path()));
  }
}

RuntimeFolder::~RuntimeFolder() {
  if (folder_.is_there()) {
    qunsetenv(variable);
  }
}

}  // namespace steelyard::app

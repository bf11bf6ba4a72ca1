// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/next_window.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcessEnvironment>
#include <string>
#include <utility>
#include <vector>

#include "core/platform/child_process.h"
#include "ui/method/method_panel.h"

namespace steelyard::ui {
namespace {

constexpr const char* searchVariable = "STEELYARD_SEARCH";

}  // namespace

bool startNextWindow(const MethodPanel& method) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.remove(QLatin1String(searchVariable));  // this window may have got another
  if (const auto& search = method.wantedSearch()) {
    environment.insert(QLatin1String(searchVariable), QString::fromStdString(*search));
  }
  std::vector<std::string> entries;
  for (const QString& entry : environment.toStringList()) {
    entries.push_back(entry.toLocal8Bit().toStdString());
  }
  const QByteArray program = QFile::encodeName(QCoreApplication::applicationFilePath());
  return start_alone(program.toStdString(), std::move(entries));
}

void takeOverPreferences(MethodPanel& method) {
  const QString search = qEnvironmentVariable(searchVariable);
  if (!search.isEmpty()) {
    method.setWantedSearch(search.toStdString());
  }
}

}  // namespace steelyard::ui

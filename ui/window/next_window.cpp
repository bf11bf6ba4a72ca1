// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/next_window.h"

#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>

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
  QProcess next;
  next.setProgram(QCoreApplication::applicationFilePath());
  next.setProcessEnvironment(environment);
  return next.startDetached();
}

void takeOverPreferences(MethodPanel& method) {
  const QString search = qEnvironmentVariable(searchVariable);
  if (!search.isEmpty()) {
    method.setWantedSearch(search.toStdString());
  }
}

}  // namespace steelyard::ui

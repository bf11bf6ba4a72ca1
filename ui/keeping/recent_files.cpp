// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/keeping/recent_files.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>

#include "ui/jobs/job_runner.h"
#include "ui/plain_text.h"
#include "ui/settings/kept_settings.h"

namespace steelyard::ui {
namespace {

constexpr int mostFiles = 10;
const QString key = QStringLiteral("recentFiles");

}  // namespace

RecentFiles::RecentFiles(QObject* parent) : QObject(parent), looker_(new JobRunner(this)) {}

QStringList RecentFiles::paths() { return keptSettings().value(key).toStringList(); }

void RecentFiles::add(const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  QStringList list = paths();
  list.removeAll(absolute);
  list.prepend(absolute);
  keptSettings().setValue(key, QStringList(list.mid(0, mostFiles)));
}

void RecentFiles::fill(QMenu& menu) {
  menu.setToolTipsVisible(true);
  connect(&menu, &QMenu::aboutToShow, this, [this, &menu] {
    menu.clear();
    for (const QString& path : paths()) {
      QAction* action = menu.addAction(menuText(QFileInfo(path).fileName()));
      action->setToolTip(tipText(QDir::toNativeSeparators(path)));
      action->setEnabled(QFileInfo::exists(path));
      connect(action, &QAction::triggered, this, [this, path] { Q_EMIT chosen(path); });
    }
    if (menu.isEmpty()) {
      menu.addAction(tr("None yet"))->setEnabled(false);
    }
  });
}

/// A file may lie on a disk that takes long to answer.
void RecentFiles::lookForThem() {
  looker_->start([this, all = paths()](const ReadControl& control) {
    QStringList there;
    for (const QString& path : all) {
      if (!control.stop.stop_requested() && QFileInfo::exists(path)) {
        there << path;
      }
    }
    return [this, there] { Q_EMIT found(there); };
  });
}

}  // namespace steelyard::ui

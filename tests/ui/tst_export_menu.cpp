// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QClipboard>
#include <QMenu>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/method/method_panel.h"
#include "ui/results/answer_maker.h"
#include "ui/results/result_panel.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

/// What can be taken away from a run, in the menu beside its ranking.
class TestExportMenu : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = builtin_methods();
  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> window_;

  [[nodiscard]] QAction* entry(const QString& part) const {
    for (QAction* action : window_->results().exportMenu().actions()) {
      if (action->text().contains(part)) {
        return action;
      }
    }
    return nullptr;
  }
  [[nodiscard]] QByteArray written(const QString& suffix) const {
    const QDir folder(folder_.path());
    const QStringList files = folder.entryList({QStringLiteral("*.") + suffix}, QDir::Files);
    QFile file(files.isEmpty() ? QString() : folder.filePath(files.front()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    tests::exportInto(folder_.path(), *window_);
    window_->show();
    window_->dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=100&seed=1"));
    window_->question().settle();
  }
  void cleanup() { window_.reset(); }

  void a_report_a_script_and_a_command_are_offered_after_a_run() {
    for (const char* part : {"HTML", "ython", "command line"}) {
      QVERIFY2(entry(part) != nullptr && !entry(part)->isEnabled(), part);
    }
    ParameterValues values = registry_.find("f-test").schema().defaults();
    window_->methodPanel().setMethod("f-test", values);
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->answers().finish();
    entry("HTML")->trigger();
    QTRY_VERIFY(written("html").contains("of 10 columns"));
    entry("ython")->trigger();
    QTRY_VERIFY(written("py").contains("x1"));
    entry("command line")->trigger();
    QVERIFY(QApplication::clipboard()->text().contains("--method f-test"));
  }
};

QTEST_MAIN(TestExportMenu)
#include "tst_export_menu.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>
#include <memory>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "tests/ui/seen_part.h"
#include "ui/data/data_panel.h"
#include "ui/results/answer_maker.h"
#include "ui/settings/file_dialogs.h"
#include "ui/settings/kept_settings.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

/// A person exports into a folder that does not exist, in the dialog of the program.
class TestMissingFolder : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;

  /// Exports this, and types the path into the dialog that comes.
  void exportTo(const QString& what, const QString& path) {
    QTimer waiting;
    connect(&waiting, &QTimer::timeout, this, [&waiting, path] {
      if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
        waiting.stop();
        auto* const name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
      }
    });
    waiting.start(10);
    if (what == QStringLiteral("selection")) {
      QTest::mouseClick(
          window_->results().findChild<QPushButton*>(QStringLiteral("exportSelection")),
          Qt::LeftButton);
    } else {
      for (QAction* action : window_->results().exportMenu().actions()) {
        if (action->text().remove(QLatin1Char('&')).contains(what)) {
          action->trigger();
        }
      }
    }
    QVERIFY(!waiting.isActive());
  }

  /// The message beside the export buttons, if a person sees it.
  [[nodiscard]] QString said() const {
    for (const auto* notice : window_->results().findChildren<Notice*>()) {
      const bool seen = tests::whyUnseen(*notice, *window_).isEmpty();
      if (seen && notice->text().contains(folder_->path())) {
        return notice->text();
      }
    }
    return {};
  }

 private Q_SLOTS:
  void init() {
    keptSettings().remove("folders");
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = std::make_unique<MainWindow>(registry_);
    window_->dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=60&seed=1"));
    window_->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_->question().settle();
    window_->resize(1400, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->answers().finish();
  }
  void cleanup() { window_.reset(); }

  void it_is_said_and_nothing_is_lost_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("file");
    QTest::newRow("selection") << "selection"
                               << "selected.csv";
    QTest::newRow("record") << "record"
                            << "record.json";
    QTest::newRow("report") << "HTML"
                            << "report.html";
  }
  void it_is_said_and_nothing_is_lost() {
    QFETCH(const QString, what);
    QFETCH(const QString, file);
    const std::uint64_t run = window_->results().shownRun()->number;
    const std::vector<Index> selected = window_->results().selection();
    QVERIFY(!selected.empty());
    const QString missing = folder_->filePath(QStringLiteral("missing"));

    exportTo(what, missing + QLatin1Char('/') + file);
    QVERIFY(!window_->exporter().finish());
    QTRY_VERIFY2(said().contains(missing), qPrintable(said()));
    QVERIFY2(!said().startsWith(QStringLiteral("Writ")), qPrintable(said()));
    QVERIFY(!QFile::exists(missing));  // no folder is made that nobody asked for
    QCOMPARE(lastFolder(FilePurpose::Export), QString());
    QVERIFY(window_->results().shownRun() != nullptr);
    QCOMPARE(window_->results().shownRun()->number, run);
    QCOMPARE(window_->results().selection(), selected);

    exportTo(what, folder_->filePath(file));  // the same again, into a folder that is there
    QVERIFY(window_->exporter().finish());
    QTRY_VERIFY2(said().startsWith(QStringLiteral("Written: ")), qPrintable(said()));
    QVERIFY(QFileInfo(folder_->filePath(file)).size() > 0);
    QCOMPARE(QDir(folder_->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{file});
  }

  void the_folder_may_be_made_meanwhile() {
    const QString missing = folder_->filePath(QStringLiteral("missing"));
    const QString path = missing + QStringLiteral("/selected.csv");
    exportTo(QStringLiteral("selection"), path);
    QVERIFY(!window_->exporter().finish());
    QVERIFY(QDir().mkdir(missing));
    exportTo(QStringLiteral("selection"), path);
    QVERIFY(window_->exporter().finish());
    QVERIFY(QFile::exists(path));
  }
};

QTEST_MAIN(TestMissingFolder)
#include "tst_missing_folder.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <sys/stat.h>

#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>

#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "ui/data/data_panel.h"
#include "ui/data/import_dialog.h"
#include "ui/main_window.h"
#include "ui/native_text.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The window is given what is no regular file, or what Qt has no name for.
class TestNoFile : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  MethodRegistry registry_ = tests::methods_from_dii();

  static bool says(const QWidget& widget, const QString& word) {
    const auto labels = widget.findChildren<QLabel*>();
    const auto* notice = widget.findChild<Notice*>(QStringLiteral("error"));
    return (notice != nullptr && notice->text().contains(word)) ||
           std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->text().contains(word); });
  }

 private Q_SLOTS:
  void a_pipe_is_refused_and_not_waited_for_data() {
    QTest::addColumn<bool>("asRecord");
    QTest::newRow("as a table") << false;
    QTest::newRow("as a record") << true;
  }
  void a_pipe_is_refused_and_not_waited_for() {
    QFETCH(bool, asRecord);
    const QString pipe = folder_.filePath(asRecord ? "record.json" : "table.json");
    QCOMPARE(::mkfifo(nativePath(pipe).c_str(), 0600), 0);
    MainWindow window(registry_);
    window.show();
    asRecord ? window.openRecord(pipe) : window.openFile(pipe);
    const auto* dialog = window.findChild<ImportDialog*>();
    QCOMPARE(dialog == nullptr, asRecord);
    const QWidget& said = dialog != nullptr ? static_cast<const QWidget&>(*dialog) : window;
    QTRY_VERIFY(says(said, "a device or a pipe"));
  }

  void a_table_whose_name_is_no_utf8_is_opened() {
    const std::filesystem::path path = nativePath(folder_.path()) / "\xFF.csv";
    QFile file(folder_.filePath("plain.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("a,b\n1,2\n3,5\n") > 0);
    file.close();
    std::filesystem::rename(nativePath(file.fileName()), path);
    TableHistory tables;
    DataPanel panel(tables);
    panel.loadFile(pathText(path), {});
    QTRY_VERIFY(panel.hasDataset());
    QCOMPARE(panel.table().table->source, path.string());
    QCOMPARE(panel.table().table->sha256.size(), 64U);
  }
};

QTEST_MAIN(TestNoFile)
#include "tst_no_file.moc"

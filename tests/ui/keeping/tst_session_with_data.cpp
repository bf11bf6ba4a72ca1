// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>
#include <memory>

#include "core/data/sha256.h"
#include "core/record/carried_files.h"
#include "core/record/session.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/keeping/autosave.h"
#include "ui/keeping/session_folder.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/results/result_panel.h"
#include "ui/session/question.h"
#include "ui/style/notice_bar.h"

using namespace steelyard;
using namespace steelyard::ui;

/// A session is sent to another computer in one file.
class TestSessionWithData : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<QTemporaryDir> folder_;
  QString asked_;  ///< the names that the question listed

  QString at(const QString& name) const { return folder_->filePath(name); }

  void writeTable() const {
    QFile file(at("table.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a,b,c,d\n");
    for (int row = 0; row < 30; ++row) {
      file.write(QByteArray::number(row * 7 % 11) + ',' + QByteArray::number(row * 5 % 13) + ',' +
                 QByteArray::number(row * row % 23) + ',' + QByteArray::number(row * row % 17) +
                 '\n');
    }
  }

  std::unique_ptr<MainWindow> window(const QString& sessions) const {
    auto made = std::make_unique<MainWindow>(registry_);
    made->keepSessions(at(sessions));
    made->show();
    return made;
  }

  std::unique_ptr<MainWindow> windowWithRun() const {
    writeTable();
    auto made = window("here");
    QSignalSpy opened(&made->dataPanel(), &DataPanel::datasetChanged);
    made->dataPanel().loadFile(at("table.csv"), {Dialect{}, {}});
    if (!opened.wait()) {
      qFatal("the table was not opened");
    }
    ParameterValues values = registry_.find("dii").schema().defaults();
    values.set("epochs", std::int64_t{3});
    made->methodPanel().setMethod("dii", values);
    if (!tests::runsToTheEnd(*made)) {
      qFatal("the run did not end");
    }
    return made;
  }

  /// Chooses the entry of the menu, answers the question, and names the file where it is asked for.
  void saveWithData(MainWindow& window, bool agree, const QString& path) {
    QTimer waiting;
    connect(&waiting, &QTimer::timeout, this, [this, agree, path] {
      auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      if (auto* const files = qobject_cast<QFileDialog*>(dialog)) {
        auto* const name = files->findChild<QLineEdit*>("fileNameEdit");
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
      } else if (dialog != nullptr) {
        asked_ = dialog->findChild<QPlainTextEdit*>()->toPlainText();
        for (auto* button : dialog->findChild<QDialogButtonBox*>()->buttons()) {
          const auto* const box = dialog->findChild<QDialogButtonBox*>();
          const bool agrees = box->buttonRole(button) == QDialogButtonBox::AcceptRole;
          if (agrees == agree) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
          }
        }
      }
    });
    waiting.start(10);
    window.findChild<QAction*>("saveSessionWithData")->trigger();
  }

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    asked_.clear();
  }

  void one_file_is_enough_to_go_on_elsewhere() {
    std::vector<double> scores;
    std::vector<Index> selection;
    Matrix values;
    {
      const auto first = windowWithRun();
      tests::tickFeature(*first, 0);
      scores = first->results().shownFeatures().columns.at(1).values;
      selection = first->results().selection();
      values = first->dataPanel().table().table->values;
      saveWithData(*first, true, at("sent.json"));
      QVERIFY(first->exporter().finish());
      QVERIFY2(asked_.contains(at("table.csv")), qPrintable(asked_));
      first->close();
    }
    QVERIFY(QFile::remove(at("table.csv")));
    QVERIFY(QDir(at("here")).removeRecursively());
    QFile sent(at("sent.json"));
    QVERIFY(sent.open(QIODevice::ReadOnly));
    const QByteArray before = sent.readAll();
    sent.close();

    const auto second = window("there");
    second->openFile(at("sent.json"));
    QTRY_VERIFY(second->results().shownRun() != nullptr);
    second->waitForJobs();
    QVERIFY(second->missingFileBar().isHidden());
    QVERIFY(second->dataPanel().table().table->values == values);
    QCOMPARE(second->dataPanel().table().table->name, std::string("table.csv"));
    QVERIFY(QString::fromStdString(second->dataPanel().table().table->source)
                .startsWith(at("there/tables/")));
    QCOMPARE(second->results().shownFeatures().columns.at(1).values, scores);
    QTRY_VERIFY(second->results().selection() == selection);
    QCOMPARE(second->methodPanel().values().integer("epochs"), std::int64_t{3});
    QVERIFY(tests::runsToTheEnd(*second));
    second->close();
    QVERIFY(sent.open(QIODevice::ReadOnly));
    QCOMPARE(sent.readAll(), before);  // still with its data
    const QStringList kept =
        QDir(at("there")).entryList({QStringLiteral("*.session.json")}, QDir::Files);
    QCOMPARE(kept.size(), 1);
    const SavedSession session = read_session(at("there/" + kept.front()).toStdString());
    QVERIFY(session.carried.empty());
    QCOMPARE(session.runs.size(), std::size_t{2});
  }

  void who_does_not_agree_writes_nothing() {
    const auto first = windowWithRun();
    saveWithData(*first, false, at("sent.json"));
    QVERIFY(first->exporter().finish());
    QVERIFY(!asked_.isEmpty());
    QVERIFY(!QFile::exists(at("sent.json")));
  }

  void a_table_that_has_changed_is_not_sent_as_another() {
    const auto first = windowWithRun();
    QFile table(at("table.csv"));
    QVERIFY(table.open(QIODevice::Append));
    table.write("1,2,3,4\n");
    table.close();
    QSignalSpy said(&first->exporter(), &Exporter::said);
    saveWithData(*first, true, at("sent.json"));
    QVERIFY(!first->exporter().finish());
    QVERIFY2(said.back().at(0).toString().contains("has changed"),
             qPrintable(said.back().at(0).toString()));
    QVERIFY(!QFile::exists(at("sent.json")));
  }

  void a_damaged_file_changes_nothing() {
    {
      const auto first = windowWithRun();
      saveWithData(*first, true, at("sent.json"));
      QVERIFY(first->exporter().finish());
      first->close();
    }
    QFile sent(at("sent.json"));
    QVERIFY(sent.open(QIODevice::ReadWrite));
    QByteArray text = sent.readAll();
    const qsizetype bytes = text.indexOf("\"bytes\":\"") + 9;
    text[bytes] = text[bytes] == 'A' ? 'B' : 'A';
    QVERIFY(sent.seek(0) && sent.write(text) == text.size());
    sent.close();
    const auto second = window("there");
    second->openFile(at("sent.json"));
    second->waitForJobs();
    QVERIFY(!second->dataPanel().hasDataset());
    QVERIFY(second->results().shownRun() == nullptr);
    QVERIFY(!QDir(at("there/tables")).exists());
  }

  void tables_go_when_no_kept_session_names_them() {
    const SessionFolder kept(at("there"));
    writeTable();
    SavedSession session;
    session.saved = "2026-01-01T00:00:00Z";
    session.carried = {{"t.csv", sha256_of_bytes("x"), "x"}};
    session.asked.data.source = "/gone/t.csv";
    session.asked.data.sha256 = sha256_of_bytes("x");
    const SavedSession back = put_down(session, at("there/tables").toStdString());
    const QString table = QString::fromStdString(back.asked.data.source);
    QVERIFY(QFile::exists(table));
    const QString file = at("there/20260101-000000-x.session.json");
    pruneSessions(at("there"));
    QVERIFY(QFile::exists(table));  // its session may not be written yet
    QFile old(table);
    QVERIFY(old.open(QIODevice::ReadWrite));
    QVERIFY(old.setFileTime(QDateTime::currentDateTime().addDays(-40),
                            QFileDevice::FileModificationTime));
    old.close();
    write_session(file.toStdString(), back);
    pruneSessions(at("there"));
    QVERIFY(QFile::exists(table));
    QVERIFY(QFile::remove(file));
    pruneSessions(at("there"));
    QVERIFY(!QFile::exists(table));
  }
};

QTEST_MAIN(TestSessionWithData)
#include "tst_session_with_data.moc"

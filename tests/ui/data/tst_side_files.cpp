// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QUndoStack>
#include <QtTest>

#include "ui/data/data_panel.h"
#include "ui/data/import_dialog.h"
#include "ui/data/join_dialog.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

/// Columns of a second file beside those of the first, asked for and taken back.
class TestSideFiles : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  std::unique_ptr<TableHistory> tables_;
  std::unique_ptr<DataPanel> panel_;

  QString write(const QString& name, const QByteArray& text) const {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
      qFatal("cannot write a temporary file");
    }
    return file.fileName();
  }
  /// Accepts the guess of how the file is written, then waits for the question of how to join.
  JoinDialog* joinDialogFor(const QString& path) const {
    panel_->openSideFile(path);
    auto* import = panel_->findChild<ImportDialog*>();
    QTest::keyClick(import, Qt::Key_Return);
    JoinDialog* join = nullptr;
    static_cast<void>(QTest::qWaitFor([&] {
      join = panel_->findChild<JoinDialog*>();
      return join != nullptr;
    }));
    return join;
  }

 private Q_SLOTS:
  void init() {
    panel_.reset();
    tables_ = std::make_unique<TableHistory>();
    panel_ = std::make_unique<DataPanel>(*tables_);
    panel_->resize(360, 600);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    panel_->loadFile(write(QStringLiteral("a.csv"), "id,x\n1,10\n2,20\n3,30\n4,40\n"),
                     {Dialect{}, {}});
    QTRY_VERIFY(panel_->hasDataset());
  }

  void by_a_key_and_back() {
    JoinDialog* join =
        joinDialogFor(write(QStringLiteral("b.csv"), "id,y\n4,0.4\n3,0.3\n2,0.2\n1,0.1\n9,0.9\n"));
    QVERIFY(join != nullptr);
    QCOMPARE(join->key(), std::string("id"));  // five rows cannot be matched by order
    QTest::mouseClick(join->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                      Qt::LeftButton);
    QTRY_COMPARE(panel_->table().columns.size(), std::size_t{3});
    QCOMPARE(panel_->table().table->values(0, 2), 0.1);
    QCOMPARE(panel_->table().table->origin.beside.front().key, std::string("id"));
    panel_->history().undo();
    QCOMPARE(panel_->table().columns.size(), std::size_t{2});
  }

  void a_key_in_another_order_is_proposed() {
    const JoinDialog* join =
        joinDialogFor(write(QStringLiteral("d.csv"), "id,y\n4,0.4\n3,0.3\n2,0.2\n1,0.1\n"));
    QVERIFY(join != nullptr);
    QCOMPARE(join->key(), std::string("id"));
  }

  void what_does_not_fit_is_said() {
    JoinDialog* join = joinDialogFor(write(QStringLiteral("c.csv"), "y\n1\n2\n"));
    QVERIFY(join != nullptr);
    QTest::mouseClick(join->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                      Qt::LeftButton);
    const auto* notice = panel_->findChild<Notice*>(QStringLiteral("error"));
    QTRY_VERIFY(notice->isVisible());
    QVERIFY(notice->text().contains(QStringLiteral("c.csv")));
    QCOMPARE(panel_->table().columns.size(), std::size_t{2});
  }
};

QTEST_MAIN(TestSideFiles)
#include "tst_side_files.moc"

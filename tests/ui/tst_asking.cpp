// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>

#include "core/methods/registry.h"
#include "tests/support/csv_rows.h"
#include "tests/support/npy_bytes.h"
#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/data/import_dialog.h"
#include "ui/data/question_chooser.h"
#include "ui/data/question_dialog.h"
#include "ui/data/question_panel.h"
#include "ui/method/method_panel.h"
#include "ui/results/result_panel.h"
#include "ui/session/question.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;
using steelyard::tests::csvRows;

namespace {

constexpr int patience = 60000;
using Columns = std::vector<Index>;

}  // namespace

/// A user with an own file, who has nothing but a mouse: every click is made and counted.
class TestAsking : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = builtin_methods();
  std::unique_ptr<MainWindow> window_;
  std::unique_ptr<QTemporaryDir> folder_;
  int clicks_ = 0;

  DataPanel& data() { return window_->dataPanel(); }

  /// a, outcome, b, c, place (text), total: outcome follows a, total follows b and c.
  QString ownFile(const QByteArray& header) const {
    QFile file(folder_->filePath(QStringLiteral("own.csv")));
    if (!file.open(QIODevice::WriteOnly)) {
      qFatal("cannot write a temporary file");
    }
    file.write(header + "\n");
    for (int row = 0; row < 80; ++row) {
      const int a = (row * 37) % 83;
      const int b = (row * 29) % 79;
      const int c = (row * 53) % 71;
      file.write(QByteArray::number(a / 2.0) + "," + QByteArray::number((3 * a + row % 5) / 2.0) +
                 "," + QByteArray::number(b / 2.0) + "," + QByteArray::number(c / 2.0) + "," +
                 (row % 3 == 0 ? "north" : "south") + "," +
                 QByteArray::number((b + c + row % 4) / 2.0) + "\n");
    }
    return file.fileName();
  }

  /// The numbers of ownFile without the text, as another program writes them.
  QString selfDescribing(const QString& name) const {
    QByteArray text(
        "@relation own\n@attribute a numeric\n@attribute b numeric\n"
        "@attribute total numeric\n@data\n");
    std::vector<double> numbers;
    for (int row = 0; row < 80; ++row) {
      const int a = (row * 37) % 83;
      const int b = (row * 29) % 79;
      const int total = a + 2 * b + row % 4;
      text += QByteArray::number(a) + "," + QByteArray::number(b) + "," +
              QByteArray::number(total) + "\n";
      numbers.insert(numbers.end(), {1.0 * a, 1.0 * b, 1.0 * total});
    }
    const bool array = name.endsWith(QStringLiteral(".npy"));
    QFile file(folder_->filePath(name));
    if (!file.open(QIODevice::WriteOnly)) {
      qFatal("cannot write a temporary file");
    }
    file.write(array
                   ? steelyard::tests::npy(steelyard::tests::dictionary("<f8", "False", "(80, 3)"),
                                           steelyard::tests::bytes_of(numbers, false))
                   : text);
    return file.fileName();
  }

  void click(QAbstractButton* button) {
    QVERIFY(button != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(button->isVisible() && button->isEnabled(), patience);
    ++clicks_;
    QTest::mouseClick(button, Qt::LeftButton);
  }

  /// In the file dialog that this brings: the file, then Open; without a file: Cancel.
  template <typename Act>
  void answerFileDialog(const QString& path, const Act& act) {
    QTimer waiting;
    connect(&waiting, &QTimer::timeout, this, [this, path, &waiting] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) {
        return;
      }
      waiting.stop();
      if (path.isEmpty()) {
        click(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel));
        return;
      }
      ++clicks_;  // on the file: its name is typed here
      dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
      auto* buttons = dialog->findChild<QDialogButtonBox*>();
      click(buttons->button(QDialogButtonBox::Open));
    });
    waiting.start(20);
    act();
    QVERIFY(!waiting.isActive());
  }

  void openThroughTheDialog(const QString& path) {
    answerFileDialog(path, [this] {
      for (auto* button : data().findChildren<QPushButton*>()) {
        if (button->text() == DataPanel::tr("Open...")) {
          click(button);
        }
      }
    });
  }

  ImportDialog* importDialog() {
    ImportDialog* dialog = nullptr;
    const bool came = QTest::qWaitFor(
        [&] {
          dialog = data().findChild<ImportDialog*>();
          return dialog != nullptr && dialog->table() != nullptr;
        },
        patience);
    return came ? dialog : nullptr;
  }

  /// On the name of a column in a list of possible targets.
  void clickName(QWidget* dialog, const QString& name) {
    auto* list = dialog->findChild<QListView*>(QStringLiteral("targets"));
    const QModelIndexList found = list->model()->match(list->model()->index(0, 0), Qt::DisplayRole,
                                                       name, 1, Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    list->scrollTo(found.front());
    const QRect row = list->visualRect(found.front());
    ++clicks_;
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      row.topLeft() + QPoint(row.height() * 2, row.height() / 2));
  }

  void acceptImport(ImportDialog* dialog) {
    QSignalSpy made(&window_->question(), &Question::problemChanged);
    click(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open));
    QTRY_VERIFY_WITH_TIMEOUT(!made.isEmpty(), patience);
    window_->question().settle();
  }

  void runAndExport() {
    QSignalSpy finished(&window_->controller(), &RunController::finished);
    click(window_->runBar().runButton());
    QVERIFY(finished.wait(patience));
    auto* table = window_->results().findChild<QAction*>(QStringLiteral("exportTable"));
    QVERIFY(table != nullptr && table->isEnabled());
    clicks_ += 2;  // on Export and in its menu
    table->trigger();
    ++clicks_;  // Save, in the file dialog
    QVERIFY(window_->exporter().finish());
    QVERIFY(QFile::exists(folder_->filePath(QStringLiteral("reduced.csv"))));
  }

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = std::make_unique<MainWindow>(registry_);
    tests::exportInto(folder_->path(), *window_);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    clicks_ = 0;
  }
  void cleanup() { window_.reset(); }

  void from_a_file_whose_last_column_is_the_target_to_a_csv_in_8_clicks() {
    openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = importDialog();
    QVERIFY(dialog != nullptr);
    acceptImport(dialog);
    QCOMPARE(data().dataset().columns_with(Role::truth), (Columns{5}));
    QCOMPARE(data().dataset().columns_with(Role::input), (Columns{0, 1, 2, 3}));
    runAndExport();
    qInfo("clicks: %d", clicks_);
    QVERIFY(clicks_ <= 8);
  }

  void with_a_target_that_is_not_the_last_in_10_clicks() {
    openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = importDialog();
    QVERIFY(dialog != nullptr);
    clickName(dialog, QStringLiteral("other"));
    acceptImport(dialog);
    QCOMPARE(data().dataset().columns_with(Role::truth), (Columns{1}));
    QCOMPARE(data().dataset().columns_with(Role::input), (Columns{0, 2, 3, 5}));
    runAndExport();
    qInfo("clicks: %d", clicks_);
    QVERIFY(clicks_ <= 10);
  }

  void tables_that_describe_themselves_are_asked_too() {
    for (const char* name : {"own.npy", "own.arff"}) {
      clicks_ = 0;
      openThroughTheDialog(selfDescribing(QString::fromLatin1(name)));
      ImportDialog* dialog = importDialog();
      QVERIFY2(dialog != nullptr, name);
      clickName(dialog, QString::fromStdString(dialog->table()->columns[1].name));
      acceptImport(dialog);
      QCOMPARE(data().dataset().columns_with(Role::truth), (Columns{1}));
      QCOMPARE(data().dataset().columns_with(Role::input), (Columns{0, 2}));
      QCOMPARE(clicks_, 5);
      QTRY_VERIFY_WITH_TIMEOUT(data().findChild<ImportDialog*>() == nullptr, patience);
    }
  }

  void a_column_named_like_a_target_is_proposed_wherever_it_stands() {
    openThroughTheDialog(ownFile("a,outcome,b,c,place,total"));
    ImportDialog* dialog = importDialog();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->wanted()->columns, (Columns{1}));
  }

  void the_first_box_replaces_what_was_proposed_and_later_ones_are_added() {
    openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = importDialog();
    QVERIFY(dialog != nullptr);
    auto* list = dialog->findChild<QListView*>(QStringLiteral("targets"));
    for (const int row : {1, 2}) {
      list->scrollTo(list->model()->index(row, 0));
      list->setCurrentIndex(list->model()->index(row, 0));
      QTest::keyClick(list, Qt::Key_Space);
    }
    QCOMPARE(dialog->wanted()->columns, (Columns{1, 2}));
    clickName(dialog, QStringLiteral("a"));
    QCOMPARE(dialog->wanted()->columns, (Columns{0}));
  }

  void nothing_to_explain_is_said_to_compare_the_table_with_itself() {
    openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = importDialog();
    QVERIFY(dialog != nullptr);
    click(dialog->findChild<QAbstractButton*>(QStringLiteral("explainNothing")));
    QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("explained"))
                ->text()
                .contains(QStringLiteral("compare the table with itself")));
    acceptImport(dialog);
    QCOMPARE(data().dataset().columns_with(Role::truth),
             data().dataset().columns_with(Role::input));
    auto* said = data().findChild<Notice*>(QStringLiteral("comparedWithItself"));
    QVERIFY(said->isVisible());
  }

  void the_question_can_be_changed_afterwards() {
    openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = importDialog();
    QVERIFY(dialog != nullptr);
    acceptImport(dialog);
    click(data().findChild<QPushButton*>(QStringLiteral("changeQuestion")));
    auto* again = data().findChild<QuestionDialog*>();
    QVERIFY(again != nullptr);
    clickName(again, QStringLiteral("b"));
    click(again->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok));
    QCOMPARE(data().dataset().columns_with(Role::truth), (Columns{2}));
    QCOMPARE(data().dataset().columns_with(Role::input), (Columns{0, 1, 3, 5}));
  }

  void who_cancels_the_choice_of_another_file_keeps_the_question() {
    openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = importDialog();
    QVERIFY(dialog != nullptr);
    acceptImport(dialog);
    const auto anotherFile = [this](const QString& path) {
      click(data().findChild<QPushButton*>(QStringLiteral("changeQuestion")));
      auto* again = data().findChild<QuestionDialog*>();
      QVERIFY(again != nullptr);
      click(again->findChild<QAbstractButton*>(QStringLiteral("explainAnother")));
      answerFileDialog(path, [this, again] {
        click(again->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok));
      });
    };
    anotherFile({});
    QTRY_VERIFY_WITH_TIMEOUT(data().findChild<QuestionDialog*>() == nullptr, patience);
    window_->question().settle();
    QCOMPARE(data().dataset().columns_with(Role::truth), (Columns{5}));
    QCOMPARE(data().dataset().columns_with(Role::input), (Columns{0, 1, 2, 3}));
    QVERIFY(window_->runBar().runButton()->isEnabled());
    anotherFile(selfDescribing(QStringLiteral("own.npy")));
    QTRY_VERIFY_WITH_TIMEOUT(data().truthTable() != nullptr, patience);
    QVERIFY(data().dataset().columns_with(Role::truth).empty());
    QCOMPARE(data().dataset().columns_with(Role::input), (Columns{0, 1, 2, 3, 5}));
  }

  void text_is_explained_as_classes_by_a_method_that_takes_them() {
    openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = importDialog();
    QVERIFY(dialog != nullptr);
    clickName(dialog, QStringLiteral("place"));
    acceptImport(dialog);
    QCOMPARE(data().dataset().columns_with(Role::label), (Columns{4}));
    QVERIFY(data().dataset().columns_with(Role::truth).empty());
    QVERIFY2(window_->question().isAnswerable(), qPrintable(window_->question().whyNot()));
    QVERIFY(window_->methodPanel().method()->info().target != Target::numbers);
  }

  void a_leak_is_told_where_the_question_stands() {
    openThroughTheDialog(ownFile("a,outcome,b,c,place,total"));
    ImportDialog* dialog = importDialog();
    QVERIFY(dialog != nullptr);
    acceptImport(dialog);  // outcome is 6 a and a little
    const QuestionPanel& panel = data().questionPanel();
    QTRY_COMPARE_WITH_TIMEOUT(panel.warnings().size(), 1, patience);
    QVERIFY(panel.warnings().front().startsWith(QStringLiteral("a is almost equal to outcome")));
  }
};

QTEST_MAIN(TestAsking)
#include "tst_asking.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QDate>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>
#include <random>
#include <set>

#include "core/methods/registry.h"
#include "tests/support/csv_rows.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/npy_bytes.h"
#include "tests/support/sanitized.h"
#include "tests/ui/counted_clicks.h"
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

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<tests::CountedClicks> user_;

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

  QString written(const char* name, const QByteArray& text) const {
    QFile file(folder_->filePath(QString::fromLatin1(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
      qFatal("cannot write a temporary file");
    }
    return file.fileName();
  }

  /// Answers in words and numbers; the outcome follows the visits.
  QString survey() const {
    static const QList<QByteArray> answers{"yes", "no", "not sure"};
    QByteArray text("respondent,recommends,comes by,age,visits,hours,outcome,siblings\n");
    for (int row = 0; row < 80; ++row) {
      const int visits = (row * 37) % 41;
      text += QByteArray::number(1001 + row) + ',' + answers[row % 3] + ',' +
              (row % 4 == 0 ? "bus" : "train") + ',' + QByteArray::number(18 + (row * 29) % 53) +
              ',' + QByteArray::number(visits) + ',' + QByteArray::number((row * 53) % 31 / 2.0) +
              ',' + QByteArray::number(visits + (row % 5) / 2.0) + ',' +
              QByteArray::number((row * 17) % 7) + '\n';
    }
    return written("survey.csv", text);
  }

  /// A value a day; the demand follows the temperature.
  QString series() const {
    QByteArray text("date,temperature,demand,wind,pressure\n");
    const QDate first(2024, 1, 1);
    for (int row = 0; row < 90; ++row) {
      const int warmth = (row * 37) % 83;
      text += first.addDays(row).toString(Qt::ISODate).toLatin1() + ',' +
              QByteArray::number(warmth / 4.0) + ',' +
              QByteArray::number(90 - warmth + (row % 5) / 2.0) + ',' +
              QByteArray::number((row * 29) % 79 / 5.0) + ',' +
              QByteArray::number(990 + (row * 53) % 41 / 2.0) + '\n';
    }
    return written("series.csv", text);
  }

  /// As a spreadsheet writes it in German, with a title and a few cells without a value.
  QString spreadsheet() const {
    const auto number = [](int halves) {
      return QLocale(QLocale::German).toString(halves / 2.0, 'f', 1).toLatin1();
    };
    QByteArray text("Shops in 2025;;;;\n;;;;\nshop;visitors;turnover;staff;rent\n");
    for (int row = 0; row < 80; ++row) {
      const int visitors = 2400 + 31 * ((row * 37) % 83);
      text += (row % 3 == 0 ? "harbour;" : "market;") + number(visitors) + ';' +
              number(3 * visitors + row % 9) + ';' +
              (row % 23 == 5 ? QByteArray() : number((row * 29) % 79)) + ';' +
              number(1500 + 7 * ((row * 53) % 71)) + '\n';
    }
    return written("shops.csv", text);
  }

  /// Few samples of two classes, in which three of many genes differ.
  QString expression() const {
    const int genes = tests::sanitized ? 100 : 500;
    QByteArray text("class");
    for (int gene = 0; gene < genes; ++gene) {
      text += ",gene" + QByteArray::number(gene);
    }
    std::mt19937 random(5);
    for (int row = 0; row < 60; ++row) {
      text += row % 2 == 0 ? "\nhealthy" : "\nill";
      for (int gene = 0; gene < genes; ++gene) {
        const double noise = static_cast<double>(random() % 1000U) / 1000.0;
        const bool differs = gene % 40 == 7 && gene < 100;
        text += ',' + QByteArray::number(noise + (differs && row % 2 != 0 ? 2.0 : 0.0));
      }
    }
    return written("expression.csv", text + '\n');
  }

  void runAndExport() {
    user_->run();
    auto* table = window_->results().findChild<QAction*>(QStringLiteral("exportTable"));
    QVERIFY(table != nullptr && table->isEnabled());
    table->trigger();
    QVERIFY(window_->exporter().finish());
    QVERIFY(QFile::exists(folder_->filePath(QStringLiteral("reduced.csv"))));
  }

  /// After runAndExport().
  void checkClicks(int most) const {
    constexpr int saving = 3;  // on Export, in its menu, and Save in the file dialog
    qInfo("clicks: %d", user_->count() + saving);
    QVERIFY(user_->count() + saving <= most);
  }

  /// Of a column of 0 and 1 that was made of text: the name of the text.
  static QString nameInFile(const std::string& name, const std::optional<TextOrigin>& text) {
    return QString::fromStdString(text ? text->column : name);
  }

  /// The names in the file that it calls selected; each name is that of a column of the file.
  void checkSelectionFile() {
    const SessionRun* run = window_->results().shownRun();
    QVERIFY(run != nullptr);
    const std::vector<ColumnInfo> features = run->features();
    std::set<QString> selected;
    for (const Index feature : window_->results().selection()) {
      const ColumnInfo& named = features[static_cast<std::size_t>(feature)];
      selected.insert(nameInFile(named.name, named.of_text));
    }
    QVERIFY(!selected.empty());
    std::set<QString> columns;
    for (const Column& column : data().table().columns) {
      columns.insert(nameInFile(column.name, text_origin(column)));
    }
    std::set<QString> found;
    const auto rows = csvRows(folder_->filePath(QStringLiteral("selected.csv")));
    QVERIFY(rows.size() > 1 && rows.size() <= run->features().size() + 1);
    for (std::size_t row = 1; row < rows.size(); ++row) {
      const QString name = rows[row].value(1);
      QVERIFY2(columns.count(name) == 1, qPrintable(name));
      if (rows[row].back().trimmed() == QStringLiteral("yes")) {
        found.insert(name);
      }
    }
    QVERIFY(found == selected);
  }

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = std::make_unique<MainWindow>(registry_);
    tests::exportInto(folder_->path(), *window_);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    user_ = std::make_unique<tests::CountedClicks>(*window_);
  }
  void cleanup() {
    user_.reset();
    window_.reset();
  }

  void from_a_file_whose_last_column_is_the_target_to_a_csv_in_8_clicks() {
    user_->openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = user_->importDialog();
    QVERIFY(dialog != nullptr);
    user_->acceptImport(dialog);
    QCOMPARE(data().table().columns_with(Role::truth), (Columns{5}));
    QCOMPARE(data().table().columns_with(Role::input), (Columns{0, 1, 2, 3, 4}));
    runAndExport();
    checkClicks(8);
  }

  void with_a_target_that_is_not_the_last_in_10_clicks() {
    user_->openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = user_->importDialog();
    QVERIFY(dialog != nullptr);
    user_->clickName(dialog, QStringLiteral("other"));
    user_->acceptImport(dialog);
    QCOMPARE(data().table().columns_with(Role::truth), (Columns{1}));
    QCOMPARE(data().table().columns_with(Role::input), (Columns{0, 2, 3, 4, 5}));
    runAndExport();
    checkClicks(10);
  }

  void any_kind_of_table_becomes_a_csv_in_10_clicks_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("strongest");
    QTest::addColumn<bool>("proposed");
    QTest::newRow("survey") << "survey"
                            << "outcome"
                            << "visits" << true;
    QTest::newRow("time series") << "series"
                                 << "demand"
                                 << "temperature" << false;
    QTest::newRow("spreadsheet") << "spreadsheet"
                                 << "turnover"
                                 << "visitors" << false;
    QTest::newRow("expression table") << "expression"
                                      << "class"
                                      << "gene" << true;
  }
  void any_kind_of_table_becomes_a_csv_in_10_clicks() {
    QFETCH(const QString, kind);
    QFETCH(const QString, target);
    QFETCH(const QString, strongest);
    QFETCH(const bool, proposed);
    user_->openThroughTheDialog(kind == "survey"        ? survey()
                                : kind == "series"      ? series()
                                : kind == "spreadsheet" ? spreadsheet()
                                                        : expression());
    ImportDialog* dialog = user_->importDialog();
    QVERIFY(dialog != nullptr);
    if (kind == "spreadsheet") {
      const QString facts = dialog->findChild<QLabel*>(QStringLiteral("facts"))->text();
      QVERIFY2(facts.contains("points between thousands") && facts.contains("2 lines skipped"),
               qPrintable(facts));
      QCOMPARE(dialog->table()->values(0, 1), 1200.0);
    }
    if (!proposed) {
      user_->clickName(dialog, target);
    }
    const std::vector<Index> wanted = dialog->wanted()->columns;
    QCOMPARE(wanted.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(
                 dialog->table()->columns[static_cast<std::size_t>(wanted.front())].name),
             target);
    user_->acceptImport(dialog);
    user_->run();
    user_->exportSelection();
    checkSelectionFile();
    const QStringList best = csvRows(folder_->filePath(QStringLiteral("selected.csv"))).at(1);
    QVERIFY2(best.value(1).startsWith(strongest), qPrintable(best.join(' ')));
    qInfo("clicks: %d", user_->count());
    QVERIFY(user_->count() <= 10);
  }

  void tables_that_describe_themselves_are_asked_too() {
    for (const char* name : {"own.npy", "own.arff"}) {
      user_ = std::make_unique<tests::CountedClicks>(*window_);
      user_->openThroughTheDialog(selfDescribing(QString::fromLatin1(name)));
      ImportDialog* dialog = user_->importDialog();
      QVERIFY2(dialog != nullptr, name);
      user_->clickName(dialog, QString::fromStdString(dialog->table()->columns[1].name));
      user_->acceptImport(dialog);
      QCOMPARE(data().table().columns_with(Role::truth), (Columns{1}));
      QCOMPARE(data().table().columns_with(Role::input), (Columns{0, 2}));
      QCOMPARE(user_->count(), 5);
      QTRY_VERIFY_WITH_TIMEOUT(data().findChild<ImportDialog*>() == nullptr, patience);
    }
  }

  void a_column_named_like_a_target_is_proposed_wherever_it_stands() {
    user_->openThroughTheDialog(ownFile("a,outcome,b,c,place,total"));
    ImportDialog* dialog = user_->importDialog();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->wanted()->columns, (Columns{1}));
  }

  void the_first_box_replaces_what_was_proposed_and_later_ones_are_added() {
    user_->openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = user_->importDialog();
    QVERIFY(dialog != nullptr);
    auto* list = dialog->findChild<QListView*>(QStringLiteral("targets"));
    for (const int row : {1, 2}) {
      list->scrollTo(list->model()->index(row, 0));
      list->setCurrentIndex(list->model()->index(row, 0));
      QTest::keyClick(list, Qt::Key_Space);
    }
    QCOMPARE(dialog->wanted()->columns, (Columns{1, 2}));
    user_->clickName(dialog, QStringLiteral("a"));
    QCOMPARE(dialog->wanted()->columns, (Columns{0}));
  }

  void nothing_to_explain_is_said_to_compare_the_table_with_itself() {
    user_->openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = user_->importDialog();
    QVERIFY(dialog != nullptr);
    user_->click(dialog->findChild<QAbstractButton*>(QStringLiteral("explainNothing")));
    QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("explained"))
                ->text()
                .contains(QStringLiteral("compare the table with itself")));
    user_->acceptImport(dialog);
    QCOMPARE(data().table().columns_with(Role::truth), data().table().columns_with(Role::input));
    auto* said = data().findChild<Notice*>(QStringLiteral("comparedWithItself"));
    QVERIFY(said->isVisible());
  }

  void the_question_can_be_changed_afterwards() {
    user_->openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = user_->importDialog();
    QVERIFY(dialog != nullptr);
    user_->acceptImport(dialog);
    user_->click(data().findChild<QPushButton*>(QStringLiteral("changeQuestion")));
    auto* again = data().findChild<QuestionDialog*>();
    QVERIFY(again != nullptr);
    user_->clickName(again, QStringLiteral("b"));
    user_->click(again->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok));
    QCOMPARE(data().table().columns_with(Role::truth), (Columns{2}));
    QCOMPARE(data().table().columns_with(Role::input), (Columns{0, 1, 3, 4, 5}));
  }

  void who_cancels_the_choice_of_another_file_keeps_the_question() {
    user_->openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = user_->importDialog();
    QVERIFY(dialog != nullptr);
    user_->acceptImport(dialog);
    const auto anotherFile = [this](const QString& path) {
      user_->click(data().findChild<QPushButton*>(QStringLiteral("changeQuestion")));
      auto* again = data().findChild<QuestionDialog*>();
      QVERIFY(again != nullptr);
      user_->click(again->findChild<QAbstractButton*>(QStringLiteral("explainAnother")));
      user_->answerFileDialog(path, [this, again] {
        user_->click(again->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok));
      });
    };
    anotherFile({});
    QTRY_VERIFY_WITH_TIMEOUT(data().findChild<QuestionDialog*>() == nullptr, patience);
    window_->question().settle();
    QCOMPARE(data().table().columns_with(Role::truth), (Columns{5}));
    QCOMPARE(data().table().columns_with(Role::input), (Columns{0, 1, 2, 3, 4}));
    QVERIFY(window_->runBar().runButton()->isEnabled());
    anotherFile(selfDescribing(QStringLiteral("own.npy")));
    QTRY_VERIFY_WITH_TIMEOUT(data().hasTruthTable(), patience);
    QVERIFY(data().table().columns_with(Role::truth).empty());
    QCOMPARE(data().table().columns_with(Role::input), (Columns{0, 1, 2, 3, 4, 5}));
  }

  void text_is_explained_as_classes_by_a_method_that_takes_them() {
    user_->openThroughTheDialog(ownFile("a,other,b,c,place,total"));
    ImportDialog* dialog = user_->importDialog();
    QVERIFY(dialog != nullptr);
    user_->clickName(dialog, QStringLiteral("place"));
    user_->acceptImport(dialog);
    QCOMPARE(data().table().columns_with(Role::label), (Columns{4}));
    QVERIFY(data().table().columns_with(Role::truth).empty());
    QVERIFY2(window_->question().isAnswerable(), qPrintable(window_->question().whyNot()));
    QVERIFY(window_->methodPanel().method()->info().target != Target::numbers);
  }

  void a_leak_is_told_where_the_question_stands() {
    user_->openThroughTheDialog(ownFile("a,outcome,b,c,place,total"));
    ImportDialog* dialog = user_->importDialog();
    QVERIFY(dialog != nullptr);
    user_->acceptImport(dialog);  // outcome is 6 a and a little
    const QuestionPanel& panel = data().questionPanel();
    QTRY_COMPARE_WITH_TIMEOUT(panel.warnings().size(), 1, patience);
    QVERIFY(panel.warnings().front().startsWith(QStringLiteral("a is almost equal to outcome")));
  }
};

QTEST_MAIN(TestAsking)
#include "tst_asking.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <random>
#include <set>

#include "ui/data/candidate_dialog.h"
#include "ui/data/import_dialog.h"
#include "ui/data/question_chooser.h"
#include "ui/data/taken_summary.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestImportDialog : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString write(const QString& name, const QByteArray& text) const {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
      qFatal("cannot write a temporary file");
    }
    return file.fileName();
  }
  static QAbstractItemModel* preview(const ImportDialog& dialog) {
    return dialog.findChild<QTableView*>()->model();
  }
  static MissingPolicy policyOf(const ImportDialog& dialog) {
    const AskedTable& asked = dialog.asked();
    return policyFor(asked, missingIn(asked, columnsToUse(asked, *dialog.wanted())));
  }
  static QPushButton* open(const ImportDialog& dialog) {
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open);
  }
  /// The only link of a label, by keys.
  static void followLink(QLabel& label) {
    label.setFocus();
    QTest::keyClick(&label, Qt::Key_Tab);
    QTest::keyClick(&label, Qt::Key_Return);
  }

  /// A table of a survey: its last column is a rating, which is hinted at and not chosen.
  QString ratings() const {
    QByteArray rows;
    for (int column = 0; column < 40; ++column) {
      rows += "item" + QByteArray::number(column) + ',';
    }
    rows += "satisfaction\n";
    std::mt19937 random(1);
    for (int row = 0; row < 60; ++row) {
      for (int column = 0; column < 40; ++column) {
        rows += QByteArray::number(static_cast<double>(random() % 100000) * 1e-4) + ',';
      }
      rows += QByteArray::number(1 + row % 5) + '\n';
    }
    return write(QStringLiteral("ratings.csv"), rows);
  }

 private Q_SLOTS:
  void shows_the_guess_with_the_first_rows() {
    const ImportDialog dialog(write(QStringLiteral("tabs.txt"), "one\ttwo\n1\t2\n3\t4\n"));
    QCOMPARE(dialog.dialect().delimiter, '\t');
    QVERIFY(dialog.dialect().header);
    QCOMPARE(preview(dialog)->columnCount(), 2);
    QCOMPARE(preview(dialog)->headerData(1, Qt::Horizontal).toString(), QStringLiteral("two"));
    QCOMPARE(preview(dialog)->index(1, 0).data().toString(), QStringLiteral("3"));
  }

  void a_correction_changes_the_preview_at_once() {
    ImportDialog dialog(write(QStringLiteral("plain.csv"), "1,2\n3,4\n5,6\n"));
    dialog.show();
    const int rows = preview(dialog)->rowCount();
    const bool header = dialog.dialect().header;
    dialog.findChild<QCheckBox*>()->click();
    QCOMPARE(dialog.dialect().header, !header);
    QCOMPARE(preview(dialog)->rowCount(), header ? rows + 1 : rows - 1);
  }

  /// Where Tab stops, a person sees what the next key does.
  void tab_stops_at_a_link_and_not_at_words_without_one() {
    ImportDialog dialog(write(QStringLiteral("whole.csv"), "a,b,y\n1,5,2\n2,3,4\n3,9,6\n4,1,9\n"),
                        nullptr, ImportDialog::Asks::Question);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTRY_VERIFY(dialog.table() != nullptr);
    auto* const candidates = dialog.findChild<QLabel*>(QStringLiteral("candidates"));
    candidates->setFocus(Qt::TabFocusReason);
    QCOMPARE(QApplication::focusWidget(), candidates);
    QCOMPARE(candidates->selectedText(), QStringLiteral("choose..."));
    const auto* const missing = dialog.findChild<QLabel*>(QStringLiteral("missingCells"));
    QCOMPARE(missing->text(), QStringLiteral("none"));
    QVERIFY(!(missing->focusPolicy() & Qt::TabFocus));
  }

  void a_search_without_a_match_says_so() {
    ImportDialog dialog(write(QStringLiteral("whole.csv"), "a,b,y\n1,5,2\n2,3,4\n3,9,6\n4,1,9\n"),
                        nullptr, ImportDialog::Asks::Question);
    dialog.show();
    QTRY_VERIFY(dialog.table() != nullptr);
    auto* const search = dialog.findChild<QLineEdit*>(QStringLiteral("searchTargets"));
    const auto* const list = dialog.findChild<QListView*>(QStringLiteral("targets"));
    const auto* const none = dialog.findChild<QLabel*>(QStringLiteral("noneFound"));
    const int all = list->model()->rowCount();
    QVERIFY(all > 0 && !none->isVisible());
    QTest::keyClicks(search, QStringLiteral(" "));
    QCOMPARE(list->model()->rowCount(), all);
    QVERIFY(!none->isVisible());
    QTest::keyClicks(search, QStringLiteral("zz"));
    QCOMPARE(list->model()->rowCount(), 0);
    QVERIFY(none->isVisible());
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(dialog.isVisible());
    QCOMPARE(list->model()->rowCount(), all);
    QVERIFY(!none->isVisible());
  }

  void a_table_without_a_column_that_could_explain_says_so() {
    ImportDialog dialog(write(QStringLiteral("alone.csv"), "y\n2\n4\n6\n9\n5\n"), nullptr,
                        ImportDialog::Asks::Question);
    dialog.show();
    QTRY_VERIFY(dialog.table() != nullptr);
    auto* const list = dialog.findChild<QListView*>(QStringLiteral("targets"));
    list->setCurrentIndex(list->model()->index(0, 0));
    if (dialog.wanted()->columns.empty()) {
      QTest::keyClick(list, Qt::Key_Space);
    }
    QCOMPARE(dialog.wanted()->columns, std::vector<Index>{0});
    const auto* const candidates = dialog.findChild<QLabel*>(QStringLiteral("candidates"));
    QVERIFY2(candidates->text().startsWith("none"), qPrintable(candidates->text()));
  }

  void guess_again_brings_the_guess_back() {
    ImportDialog dialog(write(QStringLiteral("comma.csv"), "a,b\n1,2\n3,4\n"));
    auto* delimiter = dialog.findChildren<QComboBox*>().front();
    delimiter->setCurrentIndex(1);
    QCOMPARE(dialog.dialect().delimiter, ';');
    for (auto* button : dialog.findChildren<QPushButton*>()) {
      if (button->text() == QStringLiteral("Guess again")) {
        button->click();
      }
    }
    QCOMPARE(dialog.dialect().delimiter, ',');
  }

  void says_what_was_assumed_of_thousands_and_of_lines_above_and_can_be_corrected() {
    ImportDialog dialog(write(QStringLiteral("sales.csv"),
                              "Sales 2025;;\nshop;sales;cost\nx;1.234,5;1,5\ny;987,0;2.000,0\n"));
    dialog.show();
    const auto* const facts = dialog.findChild<QLabel*>(QStringLiteral("facts"));
    QCOMPARE(facts->text(),
             QStringLiteral("semicolons, header, decimal comma, points between thousands, "
                            "1 line skipped"));
    QCOMPARE(preview(dialog)->headerData(1, Qt::Horizontal).toString(), QStringLiteral("sales"));
    auto* const thousands = dialog.findChildren<QComboBox*>().at(2);
    QCOMPARE(thousands->currentText(), QStringLiteral("Point (1.000)"));
    QTest::keyClick(thousands, Qt::Key_Home);
    QCOMPARE(dialog.dialect().thousands_mark, '\0');
    QVERIFY2(!facts->text().contains("thousands"), qPrintable(facts->text()));
    QCOMPARE(dialog.dialect().skip_lines, std::size_t{1});
  }

  void a_mark_with_two_meanings_is_asked_for() {
    ImportDialog dialog(write(QStringLiteral("doubt.csv"), "a;b\n1.234;5\n2.345;6\n3.456;7\n"));
    dialog.show();
    auto* const whole = dialog.findChild<QRadioButton*>(QStringLiteral("markOfThousands"));
    auto* const decimals = dialog.findChild<QRadioButton*>(QStringLiteral("markOfDecimals"));
    QVERIFY(whole->isVisible() && !whole->isChecked() && !decimals->isChecked());
    QVERIFY(!open(dialog)->isEnabled());
    QVERIFY2(whole->text().startsWith("1.234 is the whole number 1"), qPrintable(whole->text()));
    QCOMPARE(decimals->text(), QStringLiteral("1.234 lies between 1 and 2"));
    QCOMPARE(whole->accessibleName(), whole->text());

    whole->setFocus();
    QTest::keyClick(whole, Qt::Key_Space);
    QCOMPARE(dialog.dialect().thousands_mark, '.');
    QCOMPARE(dialog.dialect().decimal_mark, ',');
    QVERIFY(open(dialog)->isEnabled());
    decimals->click();
    QCOMPARE(dialog.dialect().thousands_mark, '\0');
    QCOMPARE(dialog.dialect().decimal_mark, '.');
    // The form answers, too.
    dialog.findChildren<QComboBox*>().at(1)->setCurrentIndex(1);
    dialog.findChildren<QComboBox*>().at(2)->setCurrentIndex(1);
    QVERIFY(whole->isChecked() || !whole->isVisible());
    QCOMPARE(dialog.dialect().thousands_mark, '.');
  }

  void a_mark_behind_the_rows_that_are_shown_is_asked_for() {
    QByteArray text = "a;b\n";
    for (int row = 0; row < 100; ++row) {
      text += QByteArray::number(1500 + row) + ";1\n";
    }
    ImportDialog dialog(write(QStringLiteral("late.csv"), text + "1.234;2\n2.345;3\n"));
    dialog.show();
    QVERIFY(dialog.findChild<QRadioButton*>(QStringLiteral("markOfThousands"))->isVisible());
    QVERIFY(!open(dialog)->isEnabled());
  }

  void where_a_cell_decides_nothing_is_asked() {
    ImportDialog dialog(write(QStringLiteral("sure.csv"), "a;b\n1.234;0.5\n2.345;6\n3.456;7\n"));
    dialog.show();
    QVERIFY(!dialog.findChild<QRadioButton*>(QStringLiteral("markOfThousands"))->isVisible());
    QVERIFY(open(dialog)->isEnabled());
  }

  void encoding_units_and_names_of_rows_are_chosen_by_hand() {
    ImportDialog dialog(write(QStringLiteral("hand.csv"), "a,b\n1,2\n3,4\n5,6\n"));
    dialog.show();
    auto* const encoding = dialog.findChild<QComboBox*>(QStringLiteral("encoding"));
    encoding->setCurrentIndex(encoding->findData(QStringLiteral("windows-1252")));
    dialog.findChild<QCheckBox*>(QStringLiteral("unitsRow"))->click();
    QCOMPARE(dialog.dialect().encoding, std::string("windows-1252"));
    QVERIFY(dialog.dialect().units_row);
    QVERIFY(!dialog.dialect().row_names);
    const auto* const facts = dialog.findChild<QLabel*>(QStringLiteral("facts"));
    QVERIFY2(
        facts->text().startsWith("WINDOWS-1252, commas") && facts->text().contains("row of units"),
        qPrintable(facts->text()));
    // Without names, there is no row below them.
    dialog.findChild<QCheckBox*>()->click();
    QVERIFY(!dialog.dialect().units_row);
    QVERIFY(!dialog.findChild<QCheckBox*>(QStringLiteral("unitsRow"))->isEnabled());
  }

  void the_form_fits_a_low_screen() {
    ImportDialog dialog(write(QStringLiteral("low.csv"), "a;b\n1.234;5\n2.345;6\n3.456;7\n"),
                        nullptr, ImportDialog::Asks::Question);
    dialog.findChild<QToolButton*>(QStringLiteral("correct"))->setChecked(true);
    dialog.show();
    QVERIFY2(dialog.minimumSizeHint().width() <= 1024 && dialog.minimumSizeHint().height() <= 640,
             qPrintable(QStringLiteral("%1 x %2")
                            .arg(dialog.minimumSizeHint().width())
                            .arg(dialog.minimumSizeHint().height())));
  }

  /// What is said in several lines keeps them when the form opens above it.
  void the_form_takes_no_lines_from_what_is_said() {
    QByteArray names;
    for (int column = 0; column < 6; ++column) {
      names += "question " + QByteArray::number(column) + " with a long name for its column,";
    }
    QByteArray rows = names + "y\n";
    for (int row = 0; row < 40; ++row) {
      for (int column = 0; column < 6; ++column) {
        rows += row % (column + 2) == 0 ? "red," : row % 5 == 1 ? "green," : "blue,";
      }
      rows += QByteArray::number(row * 0.37 * (row % 7)) + '\n';
    }
    ImportDialog dialog(write(QStringLiteral("wordy.csv"), rows), nullptr,
                        ImportDialog::Asks::Question);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QTRY_VERIFY(dialog.table() != nullptr);
    QTRY_VERIFY(dialog.findChild<QLabel*>(QStringLiteral("units"))->isVisible());
    const int before = dialog.height();
    dialog.findChild<QToolButton*>(QStringLiteral("correct"))->setChecked(true);
    const auto cutLabel = [&dialog] {
      for (const auto* label : dialog.findChildren<QLabel*>()) {
        if (label->isVisible() && label->wordWrap() &&
            label->heightForWidth(label->width()) > label->height() + 1) {
          return label->text();
        }
      }
      return QString();
    };
    QTRY_COMPARE(cutLabel(), QString());
    QVERIFY(dialog.height() >= before);
    QVERIFY(dialog.height() <= dialog.screen()->availableSize().height());
  }

  void names_above_the_first_rows_show_their_beginnings() {
    const ImportDialog dialog(
        write(QStringLiteral("names.csv"), "temperature of the oven in the morning,b\n1,2\n3,4\n"));
    const auto* const header = dialog.findChild<QTableView*>()->horizontalHeader();
    QCOMPARE(header->textElideMode(), Qt::ElideRight);
    QVERIFY(header->defaultAlignment().testFlag(Qt::AlignLeft));
    QVERIFY(preview(dialog)
                ->headerData(0, Qt::Horizontal, Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("in the morning")));
  }

  void links_change_the_candidates_and_what_is_done_with_missing_cells() {
    QByteArray rows("a,b,c,y\n");
    for (int row = 0; row < 40; ++row) {
      const QByteArray gap = row == 3 ? QByteArray() : QByteArray::number(row * 5 % 13);
      rows += QByteArray::number(row * 7 % 11) + ',' + gap + ',' +
              QByteArray::number(row * row % 17) + ',' + QByteArray::number(row) + '\n';
    }
    ImportDialog dialog(write(QStringLiteral("links.csv"), rows), nullptr,
                        ImportDialog::Asks::Question);
    dialog.show();
    QTRY_VERIFY(dialog.table() != nullptr);
    auto* const candidates = dialog.findChild<QLabel*>("candidates");
    QVERIFY2(candidates->text().startsWith("3 columns <a"), qPrintable(candidates->text()));
    followLink(*candidates);
    auto* const choice = dialog.findChild<CandidateDialog*>();
    QVERIFY(choice != nullptr);
    auto* const list = choice->findChild<QListWidget*>();
    QCOMPARE(list->count(), 3);
    list->item(0)->setCheckState(Qt::Unchecked);
    list->item(2)->setCheckState(Qt::Unchecked);
    choice->accept();
    QVERIFY2(candidates->text().startsWith("1 column <a"), qPrintable(candidates->text()));
    TableSnapshot table(dialog.table());
    applyWanted(*dialog.wanted(), table, dialog.asked().leftOut);
    QCOMPARE(table.columns_with(Role::input), std::vector<Index>{1});

    QVERIFY(policyOf(dialog) == MissingPolicy::drop_rows);
    auto* const missing = dialog.findChild<QLabel*>("missingCells");
    followLink(*missing);
    auto* const menu = dialog.findChild<QMenu*>();
    QVERIFY(menu != nullptr);
    std::set<QString> keys;
    for (const QAction* entry : menu->actions()) {
      keys.insert(QKeySequence::mnemonic(entry->text()).toString());
    }
    QCOMPARE(keys.size(), static_cast<std::size_t>(menu->actions().size()));
    menu->actions().at(1)->trigger();
    menu->close();
    QVERIFY(policyOf(dialog) == MissingPolicy::fill_median);
    QVERIFY2(missing->text().contains("median"), qPrintable(missing->text()));
  }

  void enter_accepts_the_guess() {
    ImportDialog dialog(write(QStringLiteral("enter.csv"), "a,b\n1,2\n3,4\n"));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(accepted.size(), 1);
  }

  /// What is proposed is a question that a person would ask, or nothing is.
  void without_a_proposal_the_dialog_waits_for_a_choice() {
    QByteArray rows("mpg,disp,drat,wt,carb\n");  // the last is a count: nobody asks for it
    std::mt19937 random(1);
    for (int row = 0; row < 60; ++row) {
      for (int column = 0; column < 4; ++column) {
        rows += QByteArray::number(static_cast<double>(random() % 100000) * 1e-4) + ',';
      }
      rows += QByteArray::number(1 + row % 4) + '\n';
    }
    ImportDialog dialog(write(QStringLiteral("cars.csv"), rows), nullptr,
                        ImportDialog::Asks::Question);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QTRY_VERIFY(dialog.table() != nullptr);
    QVERIFY2(dialog.wanted()->columns.empty(),
             qPrintable(namesInWords(*dialog.table(), dialog.wanted()->columns)));
    QVERIFY(!open(dialog)->isEnabled());
    for (auto* choice : dialog.findChildren<QRadioButton*>()) {
      if (choice->objectName() == QLatin1String("explainNothing")) {
        QTest::mouseClick(choice, Qt::LeftButton, {}, {8, choice->height() / 2});
      }
    }
    QVERIFY(dialog.wanted()->what == QuestionChoice::Explain::Nothing);
    QVERIFY(open(dialog)->isEnabled());
  }

  void return_never_discards_a_file_but_says_what_is_missing() {
    ImportDialog dialog(ratings(), nullptr, ImportDialog::Asks::Question);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QTRY_VERIFY(dialog.table() != nullptr);
    QVERIFY(!open(dialog)->isEnabled());
    const auto* const cancel =
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel);
    QVERIFY(!cancel->isDefault());
    QVERIFY(dialog.focusWidget() != cancel);

    QSignalSpy ended(&dialog, &QDialog::finished);
    QWidget* const focused = dialog.focusWidget();
    QVERIFY(focused != nullptr);
    QTest::keyClick(focused, Qt::Key_Return);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Enter);
    QCOMPARE(ended.size(), 0);
    QVERIFY(dialog.isVisible());
    auto* const list = dialog.findChild<QListView*>(QStringLiteral("targets"));
    QVERIFY(dialog.focusWidget() == list);
    const auto labels = dialog.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
      return label->isVisible() && label->text().startsWith("The file cannot be opened yet");
    }));

    QTest::keyClick(list, Qt::Key_Space);  // the hinted column, at which the list stands
    QCOMPARE(dialog.wanted()->columns, std::vector<Index>{40});
    QVERIFY(open(dialog)->isEnabled());
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(ended.size(), 1);
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
  }

  void the_list_shows_the_column_that_is_hinted_at() {
    ImportDialog dialog(ratings(), nullptr, ImportDialog::Asks::Question);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QTRY_VERIFY(dialog.table() != nullptr);
    auto* const list = dialog.findChild<QListView*>(QStringLiteral("targets"));
    const QRect place = list->visualRect(list->model()->index(40, 0));
    QVERIFY(list->viewport()->rect().contains(place.center()));
    QVERIFY(dialog.wanted()->columns.empty());
  }

  void return_goes_to_the_question_about_a_mark() {
    ImportDialog dialog(write(QStringLiteral("asked.csv"), "a;b\n1.234;5\n2.345;6\n3.456;7\n"));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QSignalSpy ended(&dialog, &QDialog::finished);
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(ended.size(), 0);
    QVERIFY(dialog.focusWidget() ==
            dialog.findChild<QRadioButton*>(QStringLiteral("markOfThousands")));
  }

  void an_empty_file_cannot_be_opened_and_the_reason_is_said() {
    const ImportDialog dialog(write(QStringLiteral("empty.csv"), ""));
    QVERIFY(!open(dialog)->isEnabled());
    QCOMPARE(preview(dialog)->rowCount(), 0);
  }

  /// "Reading the table..." stood beside the reason why it is not read.
  void beside_an_unreadable_file_nothing_is_being_read() {
    const ImportDialog dialog(write(QStringLiteral("empty.csv"), ""), nullptr,
                              ImportDialog::Asks::Question);
    QStringList said;
    for (const QLabel* label : dialog.findChild<QuestionChooser*>()->findChildren<QLabel*>()) {
      said << label->text();
    }
    QVERIFY2(said.contains("No table could be read."), qPrintable(said.join('|')));
    QVERIFY2(said.filter("Reading").isEmpty(), qPrintable(said.join('|')));
    QVERIFY(!dialog.findChild<QuestionChooser*>()->isEnabled());
    QVERIFY(!open(dialog)->isEnabled());
  }

  /// After a correction that cannot be read, the table as it was read before is not asked about.
  void a_correction_that_fails_leaves_no_table_behind() {
    ImportDialog dialog(write(QStringLiteral("three.csv"), "a,b,c\n1,2,3\n4,5,6\n7,8,1\n"), nullptr,
                        ImportDialog::Asks::Question);
    QTRY_VERIFY(dialog.wanted().has_value());
    const auto boxes = dialog.findChildren<QSpinBox*>();
    QCOMPARE(boxes.size(), 1);  // lines to skip
    boxes.front()->setValue(50);
    QVERIFY(!open(dialog)->isEnabled());
    QVERIFY(!dialog.wanted().has_value());
    QVERIFY(!dialog.findChild<QuestionChooser*>()->isEnabled());
    boxes.front()->setValue(0);
    QTRY_VERIFY(dialog.wanted().has_value());
    QVERIFY(dialog.findChild<QuestionChooser*>()->isEnabled());
  }
};

QTEST_MAIN(TestImportDialog)
#include "tst_import_dialog.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QtTest>

#include "ui/style/fitting_text.h"
#include "ui/style/notice.h"

using namespace steelyard::ui;

namespace {

const QString reason = QStringLiteral("cannot be written: No space left on device");
const QString accepted = QStringLiteral(". Accepted: a writable folder with enough space");
const QString folders = QStringLiteral("/tmp/a first folder/another-folder/the-last/");
const QString ellipsis = QChar(0x2026);

/// Into a line of so many letters.
QString fitted(const QString& text, qsizetype letters) {
  return fittingText(text, [letters](const QString& tried) { return tried.size() <= letters; });
}

}  // namespace

/// Where a message has no room, what has happened is read all the same.
class TestNotice : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void folders_go_first() {
    const QString text = folders + "sel.csv: " + reason + accepted;
    QCOMPARE(fitted(text, text.size()), text);
    const QString shown = fitted(text, text.size() - 1);
    QCOMPARE(shown,
             "/tmp/a first folder/another-folder/" + ellipsis + "/sel.csv: " + reason + accepted);
    const QString bare = "/" + ellipsis + "/sel.csv: " + reason + accepted;
    QCOMPARE(fitted(text, bare.size()), bare);
  }

  void then_goes_what_is_accepted_word_by_word() {
    const QString text = folders + "sel.csv: " + reason + accepted;
    const QString statement = "/" + ellipsis + "/sel.csv: " + reason;
    QCOMPARE(fitted(text, statement.size() + 3), statement + ". " + ellipsis);
    QCOMPARE(fitted(text, statement.size() + 28), statement + ". Accepted: a writable " + ellipsis);
  }

  void then_go_letters_of_the_name_and_never_the_reason() {
    const QString text = folders + "a-name-that-has-no-end.csv: " + reason + accepted;
    const qsizetype letters = reason.size() + 20;
    const QString shown = fitted(text, letters);
    QVERIFY2(shown.contains(reason + ". "), qPrintable(shown));
    QVERIFY2(shown.startsWith("/" + ellipsis + "/a-n") && shown.contains(".csv: "),
             qPrintable(shown));
    QVERIFY(shown.size() <= letters);
  }

  void a_name_may_have_spaces_and_full_stops() {
    const QString text = folders + "my table. 2.csv: " + reason + accepted;
    const QString statement = "/" + ellipsis + "/my table. 2.csv: " + reason;
    QCOMPARE(fitted(text, statement.size() + 3), statement + ". " + ellipsis);
  }

  void a_path_at_the_end_keeps_its_file() {
    const QString text = "Written: C:\\Users\\somebody\\Documents\\selected.csv";
    QCOMPARE(fitted(text, text.size() - 4),
             "Written: C:\\Users\\somebody\\" + ellipsis + "\\selected.csv");
  }

  void words_without_a_path_are_left_out_at_the_end() {
    const QString text = "No column is selected: there is nothing to write. Select at least 1.";
    QCOMPARE(fitted(text, 52), "No column is selected: there is nothing to write. " + ellipsis);
    QCOMPARE(fitted(text, 30), "No column is selected: there " + ellipsis);
    QCOMPARE(fitted("Unbreakable", 7), "Unb" + ellipsis + "ble");
  }

  /// As beside a window of 800 pixels.
  void a_fault_keeps_its_reason_in_a_narrow_panel() {
    Notice notice(Notice::Kind::Trouble);
    notice.setMostLines(2);
    const auto* const label = notice.findChild<QLabel*>();
    const int letter = label->fontMetrics().averageCharWidth();
    notice.resize(40 * letter, 3 * label->fontMetrics().height());
    notice.show();
    const QString text = folders + "sel.csv: " + reason + accepted;
    notice.say(text);
    QVERIFY2(label->text().contains("/sel.csv: " + reason), qPrintable(label->text()));
    QVERIFY2(!label->text().contains("the-last"), qPrintable(label->text()));
    QVERIFY2(label->toolTip().contains(accepted), qPrintable(label->toolTip()));
    QCOMPARE(notice.text(), text);
    notice.say("Written: /tmp/x.csv");
    QCOMPARE(label->text(), QString("Written: /tmp/x.csv"));
    QVERIFY(label->toolTip().isEmpty());
  }
};

QTEST_MAIN(TestNotice)
#include "tst_notice.moc"

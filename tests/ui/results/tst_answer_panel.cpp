// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>
#include <QtTest>
#include <algorithm>

#include "ui/glossary_link.h"
#include "ui/results/answer_panel.h"
#include "ui/style/level_mark.h"
#include "ui/style/theme.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

AnswerCheck done(const std::string& id, AnswerLevel level, const std::string& finding,
                 const Message& next = {}) {
  return {id,    message("answer.asks_chance", "Is there anything?"),
          level, other_words(finding),
          next,  {},
          0.0};
}

Answer example() {
  Answer answer;
  answer.level = AnswerLevel::bad;
  answer.headline = other_words("Nothing was found.");
  answer.checks = {
      done("chance", AnswerLevel::bad, "Not better than chance.",
           other_words("Ask something else")),
      done("held-out", AnswerLevel::good, "Twice as good as random columns."),
      {"stability", other_words("Again?"), std::nullopt, other_words("Not done."), {}, {}, 12.0}};
  return answer;
}

QString textOf(const AnswerPanel& panel, const char* name) {
  const auto* label = panel.findChild<QLabel*>(QString::fromLatin1(name));
  return label == nullptr ? QString() : label->text();
}

QColor barOf(AnswerPanel& panel) {
  panel.resize(280, 400);
  const int x = panel.isRightToLeft() ? panel.width() - 2 : 1;  // where lines begin
  return panel.grab().toImage().pixelColor(x, panel.height() / 2);
}

qsizetype checksToAskFor(const AnswerPanel& panel) {
  const auto buttons = panel.findChildren<QPushButton*>();
  return std::count_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
    return button->objectName().endsWith("Check");
  });
}

}  // namespace

class TestAnswerPanel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void shows_the_sentence_and_what_was_checked() {
    AnswerPanel panel;
    QVERIFY(panel.isHidden());
    panel.setAnswer(example());
    QVERIFY(!panel.isHidden());
    QCOMPARE(textOf(panel, "answer"), QString("Nothing was found."));
    QCOMPARE(textOf(panel, "chanceFinding"), QString("Not better than chance."));
    QCOMPARE(textOf(panel, "chanceNextStep"), QString("Ask something else"));
    QVERIFY(panel.findChild<QLabel*>("held-outNextStep") == nullptr);
  }

  void what_is_under_way_says_how_much_is_done() {
    AnswerPanel panel;
    panel.setProgress(0.5);  // of nothing
    QVERIFY(textOf(panel, "answerWaiting").isEmpty());
    panel.setWaiting("Still checking...");
    QCOMPARE(textOf(panel, "answerWaiting"), QString("Still checking..."));
    panel.setProgress(0.42);
    QCOMPARE(textOf(panel, "answerWaiting"), QString("Still checking... 42\u00a0%"));
    panel.setProgress(0.4);  // from another thread, later
    QCOMPARE(textOf(panel, "answerWaiting"), QString("Still checking... 42\u00a0%"));
    panel.setWaiting("Looking again...");
    panel.setProgress(0.1);
    QCOMPARE(textOf(panel, "answerWaiting"), QString("Looking again... 10\u00a0%"));
    panel.setWaiting({});
    panel.setProgress(0.9);
    QVERIFY(textOf(panel, "answerWaiting").isEmpty());
  }

  void a_finding_is_not_said_twice() {
    Answer answer = example();
    answer.headline = other_words("2 of 5 columns are enough");
    answer.detail = other_words("a, b.");
    answer.selection = {0, 1};
    AnswerPanel panel;
    panel.setAnswer(answer);
    QCOMPARE(textOf(panel, "answer"), QString("2 of 5 columns are enough"));
    QCOMPARE(textOf(panel, "answerRest"), QString("a, b. Not checked: stability (about 12 s)."));
    QVERIFY(panel.accessibleName().contains("But: Not better than chance."));
    QCOMPARE(textOf(panel, "chanceFinding"), QString("Not better than chance."));
  }

  /// A check that is being made is not called unchecked; one that nobody can make is.
  void what_is_under_way_is_not_called_unchecked() {
    Answer answer = example();
    answer.headline = other_words("2 of 5 columns are enough");
    answer.detail = other_words("a, b.");
    answer.selection = {0, 1};
    answer.checks.push_back({"fairness",
                             other_words("Fair?"),
                             std::nullopt,
                             other_words("It cannot be checked."),
                             {},
                             {},
                             {}});
    AnswerPanel panel;
    panel.show();
    panel.setUnfinished(answer, all_checks);
    QCOMPARE(textOf(panel, "answerRest"), QString("a, b. Not checked: fairness."));
    QVERIFY2(!panel.accessibleName().contains("stability"), qPrintable(panel.accessibleName()));
    QVERIFY(textOf(panel, "stabilityFinding").contains("Not yet checked."));
    connect(&panel, &AnswerPanel::stopRequested, &panel, [&] { panel.setAnswer(answer); });
    QTest::mouseClick(panel.findChild<QPushButton*>("answerStop"), Qt::LeftButton);
    const QString open = "Not checked: stability (about 12 s), fairness.";
    QCOMPARE(textOf(panel, "answerRest"), "a, b. " + open);
    QVERIFY2(panel.accessibleName().contains(open), qPrintable(panel.accessibleName()));
    connect(&panel, &AnswerPanel::checkRequested, &panel,
            [&] { panel.setUnfinished(answer, all_checks); });
    QTest::mouseClick(panel.findChild<QPushButton*>("stabilityCheck"), Qt::LeftButton);
    QCOMPARE(textOf(panel, "answerRest"), QString("a, b. Not checked: fairness."));
  }

  /// One check was asked for by its button: nobody waits for the others.
  void what_nobody_has_asked_for_is_not_called_under_way() {
    Answer answer = example();
    answer.headline = other_words("2 of 5 columns are enough");
    answer.detail = other_words("a, b.");
    answer.selection = {0, 1};
    answer.checks.push_back(
        {"fairness", other_words("Fair?"), std::nullopt, other_words("Not done."), {}, {}, 90.0});
    AnswerPanel panel;
    panel.show();
    panel.setUnfinished(answer, {false, false, true, false});
    QVERIFY(textOf(panel, "stabilityFinding").contains("Not yet checked."));
    QCOMPARE(textOf(panel, "fairnessFinding"), QString("Fair? Not done."));
    const QString rest = textOf(panel, "answerRest");
    QVERIFY2(rest.contains("Not checked: fairness") && !rest.contains("stability"),
             qPrintable(rest));
    QCOMPARE(checksToAskFor(panel), 0);
    panel.setAnswer(answer);
    QCOMPARE(checksToAskFor(panel), 2);
  }

  /// Nothing moves under the mouse, and nobody takes it for the answer.
  void what_is_outdated_stays_in_its_place_in_grey() {
    AnswerPanel panel;
    panel.setAnswer(example());
    panel.show();
    const QColor current = barOf(panel);
    const int height = panel.heightForWidth(280);
    panel.setOutdated("Looking...");
    QCOMPARE(textOf(panel, "answer"), QString("Looking..."));
    QCOMPARE(panel.accessibleName(), QString("Looking..."));
    QCOMPARE(panel.heightForWidth(280), height);
    for (const char* name : {"chanceFinding", "chanceNextStep", "answerHow"}) {
      QVERIFY2(!panel.findChild<QLabel*>(name)->isEnabled(), name);
    }
    QVERIFY(barOf(panel) != current);
    panel.setAnswer(example());
    QVERIFY(panel.findChild<QLabel*>("chanceFinding")->isEnabled());
    QCOMPARE(barOf(panel), current);
  }

  /// Records of earlier versions have the sentence alone.
  void an_answer_without_parts_is_shown_whole() {
    AnswerPanel panel;
    Answer answer = example();
    answer.headline = {};
    answer.detail =
        other_words("2 of 9 columns are enough: a, b. Not checked: stability (about 12 s).");
    panel.setAnswer(answer);
    QCOMPARE(textOf(panel, "answer"), QString("Answer"));
    QCOMPARE(textOf(panel, "answerRest"), QString::fromStdString(in_words(answer)));
  }

  /// Below the headline it is a sentence of its own; the name of a column is left as it is.
  void what_stands_below_the_headline_begins_with_a_capital() {
    AnswerPanel panel;
    Answer answer = example();
    answer.headline = other_words("Nothing found");
    answer.detail = message("test.detail", "the columns do not predict {1}.", "y");
    panel.setAnswer(answer);
    QCOMPARE(textOf(panel, "answerRest"), QString("The columns do not predict y."));
    answer.detail = message("test.names", "{1}.", "pressure");
    panel.setAnswer(answer);
    QCOMPARE(textOf(panel, "answerRest"), QString("pressure."));
  }

  /// Each check says below that it was not made, and why.
  void without_columns_nothing_is_said_of_what_was_not_checked() {
    AnswerPanel panel;
    Answer answer = example();
    answer.headline = other_words("No column is selected");
    answer.detail = other_words("an answer needs at least 1.");
    panel.setAnswer(answer);
    QCOMPARE(textOf(panel, "answerRest"), QString("an answer needs at least 1."));
  }

  void a_sign_tells_the_levels_apart_without_colour() {
    AnswerPanel panel;
    panel.setAnswer(example());
    std::vector<LevelMark::Sign> signs;
    for (const auto* mark : panel.findChildren<LevelMark*>()) {
      signs.push_back(mark->sign());
    }
    using enum LevelMark::Sign;
    QCOMPARE(signs, (std::vector{bad, bad, good, open}));
    QVERIFY(panel.findChild<QLabel*>("answer")->accessibleName().contains("bad"));
    QVERIFY(panel.findChild<QLabel*>("stabilityFinding")->accessibleName().contains("not checked"));
  }

  void a_check_that_was_not_done_says_its_cost_and_can_be_asked_for() {
    AnswerPanel panel;
    panel.setAnswer(example());
    panel.show();
    QCOMPARE(checksToAskFor(panel), 1);
    QVERIFY(panel.findChild<QPushButton*>("answerStop")->isHidden());
    auto* button = panel.findChild<QPushButton*>("stabilityCheck");
    QCOMPARE(button->text(), QString("Check: about 12 s"));
    QSignalSpy wanted(&panel, &AnswerPanel::checkRequested);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().front().toString(), QString("stability"));
  }

  void the_ground_follows_level_and_theme() {
    for (const bool dark : {false, true}) {
      const ThemeColours& colours = themeColours(dark);
      AnswerPanel panel;
      panel.setPalette(themePalette(dark));
      Answer answer = example();
      panel.setAnswer(answer);
      QCOMPARE(barOf(panel), colours.bad);
      answer.checks.back() = done("stability", AnswerLevel::good, "The same in 20 of 20 runs.");
      answer.level = AnswerLevel::caution;
      panel.setAnswer(answer);
      QCOMPARE(barOf(panel), colours.caution);
      answer.level = AnswerLevel::good;
      panel.setAnswer(answer);
      QCOMPARE(barOf(panel), colours.good);
    }
  }

  void waits_beside_an_answer_or_without_one() {
    AnswerPanel panel;
    panel.setWaiting("Checking whether it is chance");
    QVERIFY(!panel.isHidden());
    QCOMPARE(textOf(panel, "answerWaiting"), QString("Checking whether it is chance"));
    panel.setAnswer(example());
    QCOMPARE(textOf(panel, "answerWaiting"), QString("Checking whether it is chance"));
    panel.setWaiting({});
    QVERIFY(panel.findChild<QLabel*>("answerWaiting")->isHidden());
    QVERIFY(!panel.isHidden());
  }

  void checks_can_be_stopped_before_there_is_an_answer() {
    AnswerPanel panel;
    panel.show();
    const auto* stop = panel.findChild<QPushButton*>("answerStop");
    const QSignalSpy wanted(&panel, &AnswerPanel::stopRequested);
    panel.setChecking("Checking...");
    QVERIFY(stop->isVisible());
    QTest::mouseClick(panel.findChild<QPushButton*>("answerStop"), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    panel.setWaiting("Not checked.");
    QVERIFY(stop->isHidden());
    QCOMPARE(textOf(panel, "answerWaiting"), QString("Not checked."));
  }

  /// While further checks come in.
  void an_open_explanation_stays_and_so_does_the_focus() {
    AnswerPanel panel;
    panel.resize(320, 500);
    panel.setUnfinished(example(), all_checks);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    auto* link = panel.findChild<GlossaryLink*>("meansError");
    QVERIFY(!link->isVisible());
    QTest::mouseClick(panel.findChild<QToolButton*>("answerDetails"), Qt::LeftButton);
    QVERIFY(link->isVisible());
    link->setFocus();
    QTest::mouseClick(link, Qt::LeftButton);
    const QPointer<QWidget> popup = QApplication::activePopupWidget();
    QVERIFY(popup != nullptr);
    panel.setUnfinished(example(), all_checks);
    panel.setAnswer(example());
    QVERIFY(popup != nullptr && popup->isVisible());
    QTest::keyClick(popup->focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(popup == nullptr);
    QVERIFY(panel.focusWidget() == link);
    Answer unknown = example();
    unknown.checks.erase(unknown.checks.begin() + 1);
    panel.setAnswer(unknown);
    QVERIFY(!link->isVisible());  // nothing is said of such errors
  }

  /// "All of these runs are quicker than the run itself (Folds: 3).", twice and in bold sight.
  void how_it_was_checked_is_told_once_and_where_a_person_asks() {
    AnswerPanel panel;
    panel.resize(320, 500);
    Answer answer = example();
    const Message quick = other_words("All of these runs are quicker.");
    for (AnswerCheck& check : answer.checks) {
      check.details = {quick};
    }
    panel.setAnswer(answer);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    auto* how = panel.findChild<QLabel*>("answerHow");
    QVERIFY(!how->isVisible());
    QTest::mouseClick(panel.findChild<QToolButton*>("answerDetails"), Qt::LeftButton);
    QVERIFY(how->isVisible());
    QCOMPARE(how->text(), QString("All of these runs are quicker."));
    panel.clear();
    QVERIFY(!how->isVisible());
  }

  void forgets_an_answer() {
    AnswerPanel panel;
    panel.setAnswer(example());
    panel.clear();
    QVERIFY(panel.isHidden());
    QVERIFY(textOf(panel, "answer").isEmpty());
    QCOMPARE(checksToAskFor(panel), 0);
  }

  /// What nobody has looked at yet has no colour, is not asked for, and can be stopped.
  void what_is_not_yet_checked_is_grey() {
    const ThemeColours& colours = themeColours(false);
    AnswerPanel panel;
    panel.setPalette(themePalette(false));
    panel.show();
    Answer answer = example();
    answer.level = AnswerLevel::caution;
    answer.checks.front() = done("chance", AnswerLevel::good, "Better than chance.");
    panel.setUnfinished(answer, all_checks);
    QCOMPARE(barOf(panel), colours.line);
    QCOMPARE(checksToAskFor(panel), 0);
    QVERIFY(textOf(panel, "stabilityFinding").contains("Not yet checked."));
    QSignalSpy stopped(&panel, &AnswerPanel::stopRequested);
    QTest::mouseClick(panel.findChild<QPushButton*>("answerStop"), Qt::LeftButton);
    QCOMPARE(stopped.size(), 1);
    answer.level = AnswerLevel::bad;
    answer.checks.front() = done("chance", AnswerLevel::bad, "Chance.");
    panel.setUnfinished(answer, all_checks);
    QCOMPARE(barOf(panel), colours.bad);
    panel.setAnswer(answer);
    QCOMPARE(checksToAskFor(panel), 1);
    QVERIFY(panel.findChild<QPushButton*>("answerStop")->isHidden());
  }

  /// As long as somebody can still look, nothing is doubtful but what was looked at and is bad.
  void what_can_still_be_checked_leaves_the_whole_grey() {
    const ThemeColours& colours = themeColours(false);
    AnswerPanel panel;
    panel.setPalette(themePalette(false));
    Answer answer = example();
    answer.level = AnswerLevel::caution;
    answer.checks.front() = done("chance", AnswerLevel::caution, "Perhaps chance.");
    panel.setAnswer(answer);
    QCOMPARE(barOf(panel), colours.line);
    QCOMPARE(checksToAskFor(panel), 1);
    QVERIFY(panel.findChild<QLabel*>("answer")->accessibleName().contains("not checked"));
    answer.checks.back().seconds = 0.0;  // a moment is enough
    panel.setAnswer(answer);
    QCOMPARE(barOf(panel), colours.line);
    QCOMPARE(checksToAskFor(panel), 1);
    answer.checks.back().seconds.reset();  // nobody can make it
    panel.setAnswer(answer);
    QCOMPARE(barOf(panel), colours.caution);
    QCOMPARE(checksToAskFor(panel), 0);
  }

  /// Nobody has to look at the rate on null targets; who wants to is told what it costs.
  void the_rate_on_null_targets_can_be_asked_for_and_leaves_the_whole_as_it_is() {
    AnswerPanel panel;
    panel.setPalette(themePalette(false));
    Answer answer = example();
    answer.level = AnswerLevel::good;
    answer.checks = {done("chance", AnswerLevel::good, "Better than chance."),
                     {rate_check_id,
                      other_words("Does it hold?"),
                      std::nullopt,
                      other_words("Not asked."),
                      {},
                      {},
                      12.0}};
    panel.setAnswer(answer);
    QCOMPARE(barOf(panel), themeColours(false).good);
    auto* const button = panel.findChild<QPushButton*>("rateCheck");
    QVERIFY(button != nullptr);
    QVERIFY2(button->text().startsWith("Check on null targets: about 12"),
             qPrintable(button->text()));
    QSignalSpy asked(&panel, &AnswerPanel::checkRequested);
    button->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().front().toString(), QString("rate"));
  }
};

QTEST_MAIN(TestAnswerPanel)
#include "tst_answer_panel.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>
#include <memory>

#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/text_area.h"
#include "ui/style/level_mark.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

Lesson threeSteps() {
  Lesson lesson;
  lesson.title = "Units decide";
  lesson.text = "Wines.";
  lesson.own = "Open yours.";
  lesson.steps.resize(3);
  lesson.steps[0].what = "Look here.";
  lesson.steps[0].look = "weights";
  lesson.steps[0].see = "Bars & ticks.";
  lesson.steps[0].why = "Because.";
  lesson.steps[1].what = "Run.";
  lesson.steps[1].run = true;
  lesson.steps[1].question = "Which?";
  lesson.steps[1].answer = "Proline.";
  lesson.steps[2].what = "Compare.";
  return lesson;
}

/// Many short words.
std::string manyWords() {
  std::string words;
  for (int k = 0; k < 600; ++k) {
    words += "words ";
  }
  return words;
}

}  // namespace

class TestLessonPanel : public QObject {
  Q_OBJECT

  std::unique_ptr<LessonPanel> panel_;

  template <typename Widget = QAbstractButton>
  Widget* child(const char* name) const {
    auto* found = panel_->findChild<Widget*>(QString::fromLatin1(name));
    Q_ASSERT(found != nullptr);
    return found;
  }
  QString heading() const { return child<QLabel>("lessonHeading")->text(); }
  QString text() const { return child<TextArea>("lessonText")->text(); }
  void click(const char* name) const { QTest::mouseClick(child(name), Qt::LeftButton); }

 private Q_SLOTS:
  void init() {
    panel_ = std::make_unique<LessonPanel>();
    QVERIFY(panel_->isHidden());
    panel_->resize(700, 200);
    panel_->setLesson(threeSteps());
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
  }

  void tells_what_to_do_and_what_to_see() {
    QCOMPARE(heading(), QStringLiteral("Units decide \u00b7 step 1 of 3"));
    QVERIFY(text().contains("Wines.") && text().contains("Look here."));
    QVERIFY(text().contains("Bars &amp; ticks."));
    QVERIFY(!child("lessonBack")->isEnabled());
    QVERIFY(child("lessonDo")->isHidden());  // nothing to do but look
    click("lessonNext");
    QCOMPARE(heading(), QStringLiteral("Units decide \u00b7 step 2 of 3"));
    QVERIFY(!text().contains("Wines."));
    QVERIFY(!child("lessonDo")->isHidden());
    click("lessonBack");
    QCOMPARE(panel_->step(), 0);
  }

  void why_and_answer_are_shown_when_asked_for() {
    QVERIFY(!text().contains("Because."));
    click("lessonWhy");
    QVERIFY(text().contains("Because."));
    click("lessonNext");
    QVERIFY(child("lessonWhy")->isHidden());
    QVERIFY(text().contains("Which?") && !text().contains("Proline."));
    click("lessonAnswer");
    QVERIFY(text().contains("Proline."));
    click("lessonBack");
    QVERIFY(!text().contains("Because."));  // closed again with its step
  }

  void asks_for_its_step_and_for_what_to_look_at() {
    QSignalSpy wanted(panel_.get(), &LessonPanel::stepWanted);
    QSignalSpy look(panel_.get(), &LessonPanel::lookAt);
    click("lessonNext");
    QCOMPARE(look.takeFirst().at(0).toString(), QString());
    click("lessonDo");
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.at(0).at(0).toInt(), 1);
    panel_->setBusy(true);
    click("lessonDo");
    QCOMPARE(wanted.size(), 1);
    click("lessonBack");
    QCOMPARE(look.takeFirst().at(0).toString(), QStringLiteral("weights"));
  }

  void ends_with_the_user_s_own_table() {
    QSignalSpy own(panel_.get(), &LessonPanel::ownTableWanted);
    panel_->setDone(1);
    for (int step = 0; step < 3; ++step) {
      click("lessonNext");
    }
    QVERIFY(panel_->isAtEnd());
    QVERIFY(heading().contains("own table"));
    QVERIFY(text().contains("Open yours."));
    QVERIFY(own.isEmpty());
    click("lessonNext");
    QCOMPARE(own.size(), 1);
  }

  void the_last_step_ends_with_done() {
    const auto* const next = dynamic_cast<const QPushButton*>(child("lessonNext"));
    const auto shown = [next] { return next->text().remove('&'); };
    QCOMPARE(shown(), QStringLiteral("Next"));
    panel_->showStep(1);
    QCOMPARE(shown(), QStringLiteral("Next"));
    panel_->showStep(2);
    QCOMPARE(shown(), QStringLiteral("Done"));
    panel_->showStep(3);
    QCOMPARE(shown(), QStringLiteral("Open your own table..."));
    panel_->showStep(1);
    click("lessonNext");
    QVERIFY(child<Notice>("lessonMissing")->isVisible());
    QCOMPARE(child<Notice>("lessonMissing")->text(),
             QStringLiteral("Run it first, or press Next again"));
  }

  void what_looks_at_a_run_is_done_once_there_is_one() {
    const auto isTicked = [this] {
      return child<LevelMark>("lessonMark")->sign() == LevelMark::Sign::good;
    };
    QVERIFY(isTicked());  // looks at what is there before any run
    panel_->showStep(2);
    QVERIFY(!isTicked());
    click("lessonNext");
    QCOMPARE(panel_->step(), 2);
    QCOMPARE(child<Notice>("lessonMissing")->text(),
             QStringLiteral("Do step 2 first, or press Done again"));
    panel_->setDone(1);  // its run has ended meanwhile
    QVERIFY(isTicked());
    QVERIFY(child("lessonNext")->isEnabled() && child<Notice>("lessonMissing")->text().isEmpty());
    panel_->showStep(0);
    panel_->showStep(2);
    QVERIFY(isTicked());
  }

  void what_goes_on_is_filled_with_the_accent() {
    QVERIFY(dynamic_cast<const QPushButton*>(child("lessonNext"))->isDefault());
    QVERIFY(!dynamic_cast<const QPushButton*>(child("lessonBack"))->isDefault());
  }

  void closing_it_takes_the_outline_away() {
    QSignalSpy look(panel_.get(), &LessonPanel::lookAt);
    QSignalSpy closed(panel_.get(), &LessonPanel::closed);
    click("lessonClose");
    QVERIFY(panel_->isHidden());
    QCOMPARE(closed.size(), 1);
    QCOMPARE(look.takeFirst().at(0).toString(), QString());
  }

  void fits_a_narrow_window() {
    click("lessonNext");  // with all its buttons
    QVERIFY2(panel_->minimumSizeHint().width() <= 340,
             qPrintable(QString::number(panel_->minimumSizeHint().width())));
  }

  void a_long_text_scrolls_instead_of_taking_all_room() {
    Lesson lesson = threeSteps();
    lesson.steps[0].see = std::string(5000, 'm');
    for (std::size_t k = 0; k < lesson.steps[0].see.size(); k += 5) {
      lesson.steps[0].see[k] = ' ';
    }
    const int before = panel_->sizeHint().height();
    panel_->setLesson(lesson);
    QVERIFY(panel_->sizeHint().height() > before);
    QVERIFY(panel_->sizeHint().height() < 400);
  }

  void in_a_low_window_the_text_is_lower_and_no_button_lies_on_it() {
    Lesson lesson = threeSteps();
    lesson.steps[1].what = manyWords();
    QWidget window;
    window.resize(500, 170);
    LessonPanel low(&window);
    low.setGeometry(window.rect());
    low.setLesson(lesson);
    low.showStep(1);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto* words = low.findChild<TextArea*>(QStringLiteral("lessonText"));
    const auto* action = low.findChild<QToolButton*>(QStringLiteral("lessonDo"));
    const auto* answer = low.findChild<QToolButton*>(QStringLiteral("lessonAnswer"));
    QTRY_VERIFY(words->geometry().bottom() < action->y());
    QVERIFY(words->height() >= words->fontMetrics().lineSpacing());
    QVERIFY(answer->geometry().bottom() < low.height());
  }

  void what_to_do_is_in_view_below_a_long_introduction() {
    const QScrollBar* bar = child<TextArea>("lessonText")->verticalScrollBar();
    QCOMPARE(bar->value(), 0);
    Lesson lesson = threeSteps();
    lesson.text = manyWords();
    panel_->setLesson(lesson);
    const int line = panel_->fontMetrics().lineSpacing();
    QTRY_VERIFY(bar->maximum() > 2 * line);
    QTRY_VERIFY(bar->value() > bar->maximum() - line);  // it is the last line
    panel_->resize(500, 220);                           // and stays so where lines break anew
    QTRY_VERIFY(bar->value() > bar->maximum() - line);
  }
};

QTEST_MAIN(TestLessonPanel)
#include "tst_lesson_panel.moc"

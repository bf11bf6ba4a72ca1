// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/lesson_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>
#include <optional>

#include "ui/lessons/text_area.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/style/level_mark.h"
#include "ui/style/notice.h"

namespace steelyard::ui {
namespace {

constexpr int mostLinesOfText = 9;
constexpr int mostLinesIfNarrow = 7;  // the heading takes two more

bool hasAction(const LessonStep& step) { return step.run || !is_empty(step.set); }

/// Whose result a later step looks at: that of the last step before it that runs, if there is one.
std::optional<int> runBefore(const Lesson& lesson, int step) {
  while (--step >= 0) {
    if (lesson.steps.at(static_cast<std::size_t>(step)).run) {
      return step;
    }
  }
  return std::nullopt;
}

QString escaped(const std::string& words) { return QString::fromStdString(words).toHtmlEscaped(); }

/// Below a pixel for the marks above capital letters, which are higher than a line of text.
QString paragraph(const QString& html) {
  return html.isEmpty() ? QString()
                        : QStringLiteral("<p style='margin: 1px 0 4px 0'>%1</p>").arg(html);
}

/// A word to click, without a frame.
QToolButton* wordButton(const QString& name, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setObjectName(name);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setAutoRaise(true);
  return button;
}

/// Closed, it points to where its text stands.
void pointArrow(QToolButton& button) {
  button.setArrowType(button.isChecked()       ? Qt::DownArrow
                      : button.isRightToLeft() ? Qt::LeftArrow
                                               : Qt::RightArrow);
}

/// Such a word that shows and hides what it promises.
QToolButton* disclosure(const QString& name, const QString& text, QWidget* parent) {
  QToolButton* button = wordButton(name, parent);
  button->setText(text);
  button->setCheckable(true);
  pointArrow(*button);
  QObject::connect(button, &QToolButton::toggled, button, [button] { pointArrow(*button); });
  return button;
}

}  // namespace

LessonPanel::LessonPanel(QWidget* parent)
    : QFrame(parent),
      mark_(new LevelMark(LevelMark::Sign::open, this)),
      heading_(new PlainLabel(this)),
      text_(new TextArea(mostLinesOfText, this)),
      missing_(new Notice(Notice::Kind::Trouble, this)),
      back_(new QPushButton(tr("&Back"), this)),
      next_(new QPushButton(this)),
      do_(wordButton(QStringLiteral("lessonDo"), this)),
      why_(disclosure(QStringLiteral("lessonWhy"), tr("Why does this happen?"), this)),
      answer_(disclosure(QStringLiteral("lessonAnswer"), tr("Show the answer"), this)),
      close_(new QToolButton(this)),
      top_(new QBoxLayout(QBoxLayout::LeftToRight)) {
  setAccessibleName(tr("Lesson"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  layOut();
  connectButtons();
  hide();
}

void LessonPanel::layOut() {
  constexpr int margin = 12;
  constexpr int gap = 8;
  QFont bold = heading_->font();
  bold.setBold(true);
  heading_->setFont(bold);
  heading_->setWordWrap(true);
  heading_->setObjectName(QStringLiteral("lessonHeading"));
  text_->setObjectName(QStringLiteral("lessonText"));
  do_->setAutoRaise(false);  // the one that acts looks like a button
  back_->setObjectName(QStringLiteral("lessonBack"));
  next_->setObjectName(QStringLiteral("lessonNext"));
  next_->setDefault(true);  // filled with the accent
  close_->setObjectName(QStringLiteral("lessonClose"));
  close_->setText(QStringLiteral("\u00d7"));
  close_->setAutoRaise(true);
  close_->setToolTip(tr("Close the lesson"));
  close_->setAccessibleName(tr("Close the lesson"));
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  for (QWidget* button : std::initializer_list<QWidget*>{back_, next_, close_}) {
    buttons->addWidget(button, 0, Qt::AlignTop);
  }
  top_->setSpacing(gap);
  top_->addWidget(heading_, 1);
  top_->addLayout(buttons);
  auto* bottom = new QHBoxLayout;
  bottom->setSpacing(gap / 2);  // a small screen has no room to spare
  bottom->addWidget(do_);
  bottom->addWidget(why_);
  bottom->addLayout(stateOfStep(), 1);  // beside buttons, which do not move when it changes
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(margin, gap, margin, gap);
  column->setSpacing(gap / 2);
  column->addLayout(top_);
  column->addWidget(text_);
  column->addLayout(bottom);
  column->addWidget(answer_, 0, Qt::AlignLeft);  // three in a row are too wide for a small screen
}

QHBoxLayout* LessonPanel::stateOfStep() {
  mark_->setObjectName(QStringLiteral("lessonMark"));
  missing_->setObjectName(QStringLiteral("lessonMissing"));
  for (QWidget* kept : {static_cast<QWidget*>(mark_), static_cast<QWidget*>(missing_)}) {
    QSizePolicy policy = kept->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    if (kept == missing_) {
      policy.setHorizontalPolicy(QSizePolicy::Ignored);  // the panel need not be wider for it
    }
    kept->setSizePolicy(policy);
  }
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  row->addWidget(mark_, 0, Qt::AlignVCenter);
  row->addWidget(missing_, 1);
  return row;
}

/// Beside its buttons a heading has no room in a narrow window.
void LessonPanel::resizeEvent(QResizeEvent* event) {
  constexpr int narrow = 340;
  const bool isNarrow = width() < narrow;
  top_->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  text_->setMostLines(isNarrow ? mostLinesIfNarrow : mostLinesOfText);
  QFrame::resizeEvent(event);
}

void LessonPanel::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LayoutDirectionChange) {
    for (QToolButton* button : {why_, answer_}) {
      pointArrow(*button);
    }
  }
}

void LessonPanel::connectButtons() {
  connect(back_, &QPushButton::clicked, this, [this] { showStep(step_ - 1); });
  connect(next_, &QPushButton::clicked, this, &LessonPanel::goOn);
  connect(do_, &QToolButton::clicked, this, [this] { Q_EMIT stepWanted(step_); });
  connect(close_, &QToolButton::clicked, this, &LessonPanel::close);
  for (QToolButton* button : {why_, answer_}) {
    connect(button, &QToolButton::toggled, this, &LessonPanel::showText);
  }
}

/// Who presses the button again goes on without what is missing.
void LessonPanel::goOn() {
  if (isAtEnd()) {
    Q_EMIT ownTableWanted();
  } else if (isDone(step_) || told_) {
    showStep(step_ + 1);
  } else {
    told_ = true;
    missing_->say(missing());
  }
}

QString LessonPanel::missing() const {
  const QString button = next_->text().remove(QLatin1Char('&'));
  if (busy_) {
    return tr("Wait for the run, or press %1 again").arg(button);
  }
  const LessonStep& step = lesson_.steps.at(static_cast<std::size_t>(step_));
  if (!hasAction(step)) {
    return tr("Do step %1 first, or press %2 again")
        .arg(runBefore(lesson_, step_).value_or(0) + 1)
        .arg(button);
  }
  if (is_empty(step.set)) {
    return tr("Run it first, or press %1 again").arg(button);
  }
  return (step.run ? tr("Set it and run it first, or press %1 again")
                   : tr("Set it first, or press %1 again"))
      .arg(button);
}

void LessonPanel::setDone(int step) {
  done_.at(static_cast<std::size_t>(step)) = true;
  if (step == step_) {
    missing_->say({});
    showMark();
  } else {
    tickWhatIsSeen();  // it may look at what this step has brought
  }
}

/// Where nothing has run, there is nothing to see.
void LessonPanel::tickWhatIsSeen() {
  if (isAtEnd() || isDone(step_) || hasAction(lesson_.steps[static_cast<std::size_t>(step_)])) {
    return;
  }
  const std::optional<int> before = runBefore(lesson_, step_);
  if (!before || isDone(*before)) {
    setDone(step_);
  }
}

void LessonPanel::showTrouble(const QString& why) { missing_->say(why); }

void LessonPanel::showMark() {
  mark_->setVisible(!isAtEnd());
  const bool done = !isAtEnd() && isDone(step_);
  mark_->setSign(done ? LevelMark::Sign::good : LevelMark::Sign::open);
  const QString words = done ? tr("This step is done") : tr("This step is not done yet");
  mark_->setToolTip(tipText(words));
  mark_->setAccessibleName(words);
}

void LessonPanel::setLesson(const Lesson& lesson) {
  lesson_ = lesson;
  done_.assign(lesson.steps.size(), false);
  text_->startAfresh();
  show();
  showStep(0);
}

void LessonPanel::showStep(int step) {
  step_ = std::clamp(step, 0, count());
  const bool end = isAtEnd();
  const LessonStep shown = end ? LessonStep{} : lesson_.steps[static_cast<std::size_t>(step_)];
  for (QToolButton* button : {why_, answer_}) {
    button->setChecked(false);
  }
  why_->setVisible(!shown.why.empty());
  answer_->setVisible(!shown.answer.empty());
  do_->setVisible(!end && hasAction(shown));
  back_->setEnabled(step_ > 0);
  next_->setText(end                    ? tr("Open &your own table...")
                 : step_ == count() - 1 ? tr("Do&ne")
                                        : tr("&Next"));
  setBusy(busy_);
  heading_->setText(heading());
  showText();
  told_ = false;
  missing_->say({});
  tickWhatIsSeen();
  showMark();
  Q_EMIT lookAt(QString::fromStdString(shown.look));
  Q_EMIT stepShown(step_);
}

void LessonPanel::setBusy(bool busy) {
  busy_ = busy;
  do_->setEnabled(!busy);
  do_->setText(busy ? tr("Running...") : tr("Do it for me"));
}

QString LessonPanel::heading() const {
  const QString title = QString::fromStdString(lesson_.title);
  return isAtEnd() ? tr("%1 \u00b7 now with your own table").arg(title)
                   : tr("%1 \u00b7 step %2 of %3").arg(title).arg(step_ + 1).arg(count());
}

/// What a step asks for is in view, or what the person has just asked for.
void LessonPanel::showText() {
  if (isAtEnd()) {
    return text_->setText({}, paragraph(escaped(lesson_.own)), {});
  }
  const LessonStep& step = lesson_.steps[static_cast<std::size_t>(step_)];
  const QString lead = step_ == 0 ? paragraph(escaped(lesson_.text)) : QString();
  const QString what =
      paragraph(QStringLiteral("<b>%1</b> ").arg(escaped(step.what)) +
                (step.see.empty() ? QString() : tr("You should see: %1").arg(escaped(step.see))));
  const QString why = why_->isChecked() ? paragraph(escaped(step.why)) : QString();
  const QString question = step.question.empty()
                               ? QString()
                               : paragraph(QStringLiteral("<i>%1</i>").arg(escaped(step.question)));
  if (answer_->isChecked()) {
    text_->setText(lead + what + why + question, paragraph(escaped(step.answer)), {});
  } else if (why_->isChecked()) {
    text_->setText(lead + what, why, question);
  } else {
    text_->setText(lead, what, question);
  }
}

void LessonPanel::close() {
  hide();
  Q_EMIT lookAt({});
  Q_EMIT closed();
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/answer_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <vector>

#include "ui/glossary_link.h"
#include "ui/key_button.h"
#include "ui/message_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/results/check_named.h"
#include "ui/run/run_clock.h"
#include "ui/style/level_mark.h"
#include "ui/style/scaled_font.h"
#include "ui/style/theme.h"

namespace steelyard::ui {
namespace {

constexpr int barWidth = 4;
constexpr double corner = 8.0;

LevelMark::Sign signOf(std::optional<AnswerLevel> level) {
  if (!level) {
    return LevelMark::Sign::open;
  }
  switch (*level) {
    case AnswerLevel::good:
      return LevelMark::Sign::good;
    case AnswerLevel::caution:
      return LevelMark::Sign::caution;
    case AnswerLevel::bad:
      return LevelMark::Sign::bad;
  }
  return LevelMark::Sign::open;
}

QString levelText(const std::optional<AnswerLevel>& level) {
  return QString::fromStdString(shownWords(level_in_words(level)));
}

struct Ground {
  QColor fill, bar;
};

Ground groundOf(std::optional<AnswerLevel> level, const ThemeColours& colours) {
  switch (signOf(level)) {
    case LevelMark::Sign::good:
      return {colours.goodFill, colours.good};
    case LevelMark::Sign::caution:
      return {colours.cautionFill, colours.caution};
    case LevelMark::Sign::bad:
      return {colours.badFill, colours.bad};
    default:
      return {colours.card, colours.line};
  }
}

PlainLabel* words(const QString& text, QWidget* parent) {
  auto* label = new PlainLabel(text, parent);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

/// From which difference on held-out errors count.
QWidget* makeUnit(QWidget* parent) {
  auto* sentence = new GlossaryLink(QStringLiteral("means-error"),
                                    AnswerPanel::tr("a hundredth of the mean's error"), parent);
  sentence->setWordsBefore(AnswerPanel::tr("Differences of held-out errors do not count below"));
  sentence->setObjectName(QStringLiteral("meansError"));
  return sentence;
}

bool isUnderWay(const AnswerCheck& check, const std::optional<AnswerChecks>& making) {
  return making && check.is_open() && isAmong(check.id, *making);
}

/// The answer as if nobody had to be told of the checks that are being made.
Answer withoutPending(Answer answer, const std::optional<AnswerChecks>& making) {
  std::erase_if(answer.checks, [&](const AnswerCheck& check) { return isUnderWay(check, making); });
  return answer;
}

/// What the button of a check says: what it does, where the check is one that is not needed, and
/// what it costs.
QString costOf(const AnswerCheck& check) {
  const QString duration = durationText(*check.seconds);
  return check.is_needed() ? AnswerPanel::tr("Check: about %1").arg(duration)
                           : AnswerPanel::tr("Check on null targets: about %1").arg(duration);
}

bool saysHeldOutErrors(const AnswerCheck& check) { return check.level && check.id == "held-out"; }

}  // namespace

AnswerPanel::AnswerPanel(QWidget* parent)
    : QWidget(parent),
      mark_(new LevelMark(LevelMark::Sign::open, this)),
      sentence_(words({}, this)),
      rest_(words({}, this)),
      details_(new QToolButton(this)),
      how_(words({}, this)),
      unit_(makeUnit(this)),
      rows_(new QVBoxLayout(this)),
      waiting_(words({}, this)),
      stop_(new KeyButton(tr("Stop checking"), this)) {
  constexpr double larger = 1.15;
  scaleFont(*sentence_, larger, true);
  sentence_->setObjectName(QStringLiteral("answer"));
  scaleFont(*mark_, larger, true);
  waiting_->setObjectName(QStringLiteral("answerWaiting"));
  waiting_->setForegroundRole(QPalette::PlaceholderText);
  auto* top = new QHBoxLayout;
  top->addWidget(mark_, 0, Qt::AlignTop);
  top->addWidget(sentence_, 1);
  placeRows();
  rest_->setObjectName(QStringLiteral("answerRest"));
  rows_->addLayout(top);
  rows_->addWidget(rest_);
  details_->setObjectName(QStringLiteral("answerDetails"));
  details_->setText(tr("Details"));
  details_->setAccessibleName(tr("Details of the answer"));
  details_->setToolTip(tipText(tr("Show how the checks of the answer were made")));
  details_->setCheckable(true);
  details_->setAutoRaise(true);
  how_->setObjectName(QStringLiteral("answerHow"));
  how_->setForegroundRole(QPalette::PlaceholderText);
  rows_->addWidget(details_, 0, Qt::AlignLeft);
  rows_->addWidget(how_);
  rows_->addWidget(unit_);
  connect(details_, &QToolButton::toggled, this, &AnswerPanel::showDetails);
  rows_->addWidget(waiting_);
  stop_->setObjectName(QStringLiteral("answerStop"));
  stop_->setFlat(true);
  rows_->addWidget(stop_, 0, Qt::AlignLeft);
  connect(stop_, &QPushButton::clicked, this, &AnswerPanel::stopRequested);
  clear();
}

/// The bar is at the side where a line of text begins; layouts do not mirror their margins.
void AnswerPanel::placeRows() {
  constexpr int margin = 12;
  const bool mirrored = isRightToLeft();
  rows_->setContentsMargins(margin + (mirrored ? 0 : barWidth), margin,
                            margin + (mirrored ? barWidth : 0), margin);
}

void AnswerPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LayoutDirectionChange) {
    placeRows();
  }
  QWidget::changeEvent(event);
}

void AnswerPanel::showSentence(const Answer& answer) {
  mark_->setSign(signOf(level_));
  mark_->show();
  // Records of earlier versions have the sentence alone.
  const bool whole = answer.headline.says_nothing();
  sentence_->setText(whole ? tr("Answer") : QString::fromStdString(shownWords(answer.headline)));
  sentence_->show();
  const Message missing = whole || answer.selection.empty() ? Message() : not_checked(answer);
  rest_->setText(
      QString::fromStdString(shownSentence(followed_by(answer.detail, missing))).trimmed());
  rest_->setVisible(!rest_->text().isEmpty());
  const QString spoken =
      tr("Answer, %1: %2")
          .arg(levelText(level_), QString::fromStdString(shownWords(statement_of(answer))));
  sentence_->setAccessibleName(spoken);
  setAccessibleName(spoken);
}

void AnswerPanel::setAnswer(const Answer& answer) { fill(answer, std::nullopt); }

void AnswerPanel::setUnfinished(const Answer& answer, const AnswerChecks& making) {
  fill(answer, making);
}

void AnswerPanel::fill(const Answer& answer, const std::optional<AnswerChecks>& making) {
  level_ = settled_level(answer);
  stop_->setVisible(making.has_value());
  dropChecks();
  checks_ = new QWidget(this);
  auto* grid = new QGridLayout(checks_);
  grid->setContentsMargins({});
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(1, 1);
  // What is still under way is said by its row, which the sentence must not contradict.
  showSentence(withoutPending(answer, making));
  for (const AnswerCheck& check : answer.checks) {
    addCheck(check, making);
  }
  rows_->insertWidget(2, checks_);
  saysErrors_ = std::any_of(answer.checks.begin(), answer.checks.end(), saysHeldOutErrors);
  how_->setText(QString::fromStdString(shownSentence(details_of(answer))).trimmed());
  showDetails();
  checks_->setVisible(!answer.checks.empty());
  setCurrent(true);
  showWhetherAnything();
}

void AnswerPanel::showDetails() {
  const bool open = details_->isChecked();
  details_->setVisible(saysErrors_ || !how_->text().isEmpty());
  how_->setVisible(open && !how_->text().isEmpty());
  unit_->setVisible(open && saysErrors_);
}

void AnswerPanel::setOutdated(const QString& heading) {
  if (checks_ == nullptr) {
    return setWaiting(heading);
  }
  level_.reset();
  mark_->setSign(LevelMark::Sign::open);
  sentence_->setText(heading);
  sentence_->setAccessibleName(heading);
  setAccessibleName(heading);
  setCurrent(false);
  update();
}

void AnswerPanel::setCurrent(bool current) {
  rest_->setEnabled(current);
  checks_->setEnabled(current);
  how_->setEnabled(current);
}

void AnswerPanel::addCheck(const AnswerCheck& check, const std::optional<AnswerChecks>& making) {
  auto* grid = qobject_cast<QGridLayout*>(checks_->layout());
  const QString id = QString::fromStdString(check.id);
  const QString title = plainName(shownWords(check.title));
  int row = grid->rowCount();
  auto* mark = new LevelMark(signOf(check.level), checks_);
  QString found = QString::fromStdString(shownWords(check.finding));
  if (!check.level) {
    const QString why = isUnderWay(check, making) ? tr("Not yet checked.") : found;
    found = why.isEmpty() ? title : title + QLatin1Char(' ') + why;
  }
  auto* finding = words(found, checks_);
  finding->setObjectName(id + QStringLiteral("Finding"));
  finding->setToolTip(tipText(title));
  finding->setAccessibleName(tr("%1 %2: %3").arg(title, levelText(check.level), finding->text()));
  grid->addWidget(mark, row, 0, Qt::AlignTop);
  grid->addWidget(finding, row, 1);
  if (!check.next_step.says_nothing()) {
    auto* next = words(QString::fromStdString(shownWords(check.next_step)), checks_);
    next->setObjectName(id + QStringLiteral("NextStep"));
    next->setForegroundRole(QPalette::PlaceholderText);
    grid->addWidget(next, ++row, 1);
  }
  if (check.is_open() && !making) {
    auto* button = new KeyButton(costOf(check), checks_);
    button->setObjectName(id + QStringLiteral("Check"));
    button->setFlat(true);
    button->setAccessibleName(tr("%1 %2").arg(title, button->text()));
    grid->addWidget(button, ++row, 1, Qt::AlignLeft);
    connect(button, &QPushButton::clicked, this, [this, id] { Q_EMIT checkRequested(id); });
  }
}

void AnswerPanel::setWaiting(const QString& text) { wait(text, false); }

void AnswerPanel::setChecking(const QString& text) { wait(text, true); }

void AnswerPanel::wait(const QString& text, bool canBeStopped) {
  stop_->setVisible(canBeStopped);
  waitingFor_ = text;
  progress_ = 0.0;
  waiting_->setText(text);
  waiting_->setVisible(!text.isEmpty());
  showWhetherAnything();
}

void AnswerPanel::setProgress(double share) {
  if (!waitingFor_.isEmpty() && share > progress_) {
    progress_ = share;
    const int done = qRound(100.0 * std::min(share, 1.0));
    QString text = tr("%1 %2 %").arg(waitingFor_).arg(done);
    // A narrow panel must not put the sign alone into a line.
    waiting_->setText(text.replace(QStringLiteral(" %"), QStringLiteral("\u00a0%")));
  }
}

/// Not at once: one of their buttons may be what is being clicked.
void AnswerPanel::dropChecks() {
  if (checks_ != nullptr) {
    checks_->setParent(nullptr);
    checks_->deleteLater();
    checks_ = nullptr;
  }
}

void AnswerPanel::clear() {
  level_.reset();
  dropChecks();
  saysErrors_ = false;
  how_->clear();
  showDetails();
  sentence_->clear();
  sentence_->hide();
  rest_->hide();
  mark_->hide();
  setAccessibleName(tr("Answer"));
  setWaiting({});
}

void AnswerPanel::showWhetherAnything() {
  setVisible(checks_ != nullptr || !waiting_->text().isEmpty());
  update();
}

void AnswerPanel::paintEvent(QPaintEvent* /*event*/) {
  const Ground ground = groundOf(level_, themeColours(palette()));
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath shape;
  shape.addRoundedRect(rect(), corner, corner);
  painter.fillPath(shape, ground.fill);
  painter.setClipRect(
      QStyle::visualRect(layoutDirection(), rect(), QRect(0, 0, barWidth, height())));
  painter.fillPath(shape, ground.bar);
}

}  // namespace steelyard::ui

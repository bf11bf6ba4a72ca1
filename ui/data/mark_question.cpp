// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/mark_question.h"

#include <QRadioButton>
#include <QVBoxLayout>
#include <string>
#include <utility>

#include "ui/count_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

/// The whole number of the digits; there are few, as one group of three follows the mark.
qlonglong wholeOf(const std::string& cell, char mark, bool withGroup) {
  QString digits;
  for (const char c : cell) {
    if (c == mark && !withGroup) {
      break;
    }
    if (c >= '0' && c <= '9') {
      digits += QLatin1Char(c);
    }
  }
  return digits.toLongLong();
}

}  // namespace

MarkQuestion::MarkQuestion(QWidget* parent)
    : QWidget(parent),
      question_(new PlainLabel(this)),
      whole_(new QRadioButton(this)),
      decimals_(new QRadioButton(this)) {
  whole_->setObjectName(QStringLiteral("markOfThousands"));
  decimals_->setObjectName(QStringLiteral("markOfDecimals"));
  question_->setWordWrap(true);
  auto* answers = new QHBoxLayout;
  answers->addWidget(whole_);
  answers->addSpacing(16);
  answers->addWidget(decimals_);
  answers->addStretch(1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(question_);
  layout->addLayout(answers);
  setVisible(false);
  connect(whole_, &QRadioButton::clicked, this, &MarkQuestion::answered);
  connect(decimals_, &QRadioButton::clicked, this, &MarkQuestion::answered);
}

void MarkQuestion::ask(const std::optional<DoubtfulMark>& doubt) {
  doubt_ = doubt;
  for (QRadioButton* answer : {whole_, decimals_}) {
    answer->setAutoExclusive(false);  // otherwise one that is checked could not be unchecked
    answer->setChecked(false);
    answer->setAutoExclusive(true);
  }
  setVisible(doubt_.has_value());
  if (!doubt_) {
    return;
  }
  const QString cell = plainName(doubt_->cell);
  const qlonglong before = wholeOf(doubt_->cell, doubt_->mark, false);
  question_->setText(doubt_->mark == '.'
                         ? tr("In column %1, points may stand between thousands or begin the "
                              "decimals. What is meant?")
                               .arg(plainName(doubt_->column))
                         : tr("In column %1, commas may stand between thousands or begin the "
                              "decimals. What is meant?")
                               .arg(plainName(doubt_->column)));
  whole_->setText(tr("%1 is the whole number %2")
                      .arg(cell, countText(wholeOf(doubt_->cell, doubt_->mark, true))));
  decimals_->setText(
      tr("%1 lies between %2 and %3").arg(cell, countText(before), countText(before + 1)));
  for (QRadioButton* answer : {whole_, decimals_}) {
    answer->setAccessibleName(answer->text());
    answer->setAccessibleDescription(question_->text());
  }
}

bool MarkQuestion::isOpen() const {
  return doubt_ && !whole_->isChecked() && !decimals_->isChecked();
}

void MarkQuestion::focusAnswers() { whole_->setFocus(Qt::TabFocusReason); }

void MarkQuestion::answerAs(const Dialect& dialect) {
  if (!doubt_) {
    return;
  }
  if (dialect.thousands_mark == doubt_->mark) {
    whole_->setChecked(true);
  } else if (dialect.decimal_mark == doubt_->mark) {
    decimals_->setChecked(true);
  } else {
    ask(std::nullopt);  // the mark is neither, so there is nothing to ask
  }
}

Dialect MarkQuestion::applied(Dialect dialect) const {
  return whole_->isChecked() ? with_mark_of_thousands(std::move(dialect), doubt_->mark)
                             : with_mark_of_decimals(std::move(dialect), doubt_->mark);
}

}  // namespace steelyard::ui

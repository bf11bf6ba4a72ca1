// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/estimate_line.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/duration_text.h"
#include "core/memory_text.h"
#include "core/platform/free_memory.h"
#include "ui/key_button.h"
#include "ui/message_text.h"
#include "ui/plain_label.h"
#include "ui/run/run_clock.h"
#include "ui/style/follow_font.h"

namespace steelyard::ui {

namespace {

QString memoryText(double bytes) { return QString::fromStdString(memory_text(bytes)); }

}  // namespace

EstimateLine::EstimateLine(QWidget* parent)
    : QWidget(parent),
      text_(new PlainLabel(this)),
      first_(new QHBoxLayout),
      alternative_(new KeyButton(tr("Use this instead"), this)),
      freeMemory_(free_memory) {
  text_->setObjectName(QStringLiteral("estimateLabel"));
  text_->setAccessibleName(tr("Estimated cost of the run"));
  text_->setWordWrap(true);
  text_->setForegroundRole(QPalette::PlaceholderText);
  // So that nothing moves when it is empty.
  followFont(*text_, [this] {
    text_->setMinimumHeight(text_->fontMetrics().lineSpacing() + text_->contentsMargins().top());
  });
  alternative_->setFlat(true);
  alternative_->setObjectName(QStringLiteral("alternativeButton"));
  auto* rows = new QVBoxLayout(this);
  rows->setContentsMargins({});
  first_->addWidget(text_, 1);
  rows->addLayout(first_);
  rows->addWidget(alternative_, 0, Qt::AlignLeft);
  connect(alternative_, &QPushButton::clicked, this, &EstimateLine::alternativeWanted);
  clear();
}

void EstimateLine::setFreeMemory(std::function<std::optional<double>()> bytes) {
  freeMemory_ = std::move(bytes);
}

void EstimateLine::setBeside(QWidget* widget) { first_->addWidget(widget, 0, Qt::AlignTop); }

void EstimateLine::setEstimate(const Estimate& estimate, double checks) {
  checks_ = checks;
  refused_ = refused_ && estimate_ && estimate_->bytes == estimate.bytes;
  estimate_ = estimate;
  say();
}

void EstimateLine::setPace(double seconds) {
  pace_ = seconds;
  say();
}

void EstimateLine::clear() {
  estimate_.reset();
  refused_ = false;
  say();
}

bool EstimateLine::fits() const {
  const auto free = freeMemory_();
  return !estimate_ || !free || estimate_->bytes <= *free;
}

bool EstimateLine::confirm() {
  if (fits() || refused_) {
    return true;
  }
  refused_ = true;
  say();
  return false;
}

void EstimateLine::say() {
  alternative_->setVisible(estimate_ && !estimate_->alternative_values.empty());
  if (!estimate_) {
    text_->clear();
    return;
  }
  QStringList costs;
  if (pace_ > estimate_->seconds) {
    costs << tr("about %1 at this speed").arg(durationText(pace_));
  } else if (estimate_->seconds >= longest_duration) {
    costs << durationText(estimate_->seconds);
  } else if (estimate_->seconds > 0.0) {
    costs << (estimate_->seconds < 1.0 ? tr("less than 1 s")
                                       : tr("about %1").arg(durationText(estimate_->seconds)));
  }
  if (estimate_->bytes > 0.0) {
    costs << memoryText(estimate_->bytes);
  }
  QString text = costs.join(QStringLiteral(", "));
  if (checks_ >= 1.0) {
    text += tr("; its checks take about %1").arg(durationText(checks_));
  }
  if (!estimate_->alternative.says_nothing()) {
    text += tr(". Cheaper: %1").arg(QString::fromStdString(shownWords(estimate_->alternative)));
  }
  if (!fits()) {
    text += tr("\nThis is more than the %1 of free memory.")
                .arg(memoryText(freeMemory_().value_or(0.0)));
    if (refused_) {
      text += tr(" Not started; press Run again to start it anyway.");
    }
  }
  text_->setText(text);
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/method/parameter_editor.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/error.h"
#include "ui/message_text.h"
#include "ui/method/choice_editor.h"
#include "ui/method/slider_editor.h"
#include "ui/method/text_editors.h"
#include "ui/method/toggle_editor.h"
#include "ui/plain_text.h"
#include "ui/style/notice.h"

namespace steelyard::ui {

namespace {

/// An initial number for a parameter whose default is "automatic".
ParameterValue plainStart(const ParameterSpec& spec) {
  const bool bounded = std::isfinite(spec.minimum);
  switch (spec.type) {
    case ParameterType::integer:
      return static_cast<std::int64_t>(bounded ? spec.minimum : 1.0);
    case ParameterType::real:
      return spec.logarithmic ? std::max(spec.minimum, std::min(spec.maximum, 0.01))
                              : (bounded ? spec.minimum : 1.0);
    case ParameterType::choice:
      return spec.choices.empty() ? std::string() : spec.choices.front().id;
    case ParameterType::toggle:
      return false;
    case ParameterType::list:
      return std::vector<double>{};
    case ParameterType::text:
      return std::string();
  }
  return Automatic{};
}

bool isAutomatic(const ParameterValue& value) { return std::holds_alternative<Automatic>(value); }

}  // namespace

ParameterEditor::ParameterEditor(ParameterSpec spec, QWidget* parent)
    : QWidget(parent),
      spec_(std::move(spec)),
      value_(spec_.initial),
      lastGiven_(isAutomatic(spec_.initial) ? plainStart(spec_) : spec_.initial),
      row_(new QHBoxLayout),
      notice_(new Notice(Notice::Kind::Trouble, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addLayout(row_);
  layout->addWidget(notice_);
}

void ParameterEditor::place(QWidget* field) {
  const QString help = QString::fromStdString(spec_.help);
  const QString accepted = QString::fromStdString(shownWords(accepted_values(spec_)));
  field->setAccessibleName(QString::fromStdString(spec_.label));
  field->setAccessibleDescription(help);
  field->setObjectName(QString::fromStdString(spec_.id));
  field->setToolTip(tipText(tr("%1\nAccepted: %2").arg(help, accepted)));
  row_->addWidget(field, 1);
  if (spec_.may_be_automatic) {
    automatic_ = new QCheckBox(tr("auto"), this);
    automatic_->setAccessibleName(tr("%1: automatic").arg(QString::fromStdString(spec_.label)));
    automatic_->setToolTip(tr("Let the method decide"));
    row_->addWidget(automatic_);
    connect(automatic_, &QCheckBox::toggled, this, &ParameterEditor::takeAutomatic);
  }
  setFocusProxy(field);
  setValue(spec_.initial);
}

void ParameterEditor::placeBefore(QWidget* widget) { row_->insertWidget(0, widget, 2); }

void ParameterEditor::setValue(const ParameterValue& value) {
  {
    const QScopedValueRollback<bool> once(showing_, true);
    const bool automatic = isAutomatic(value);
    if (!automatic) {
      lastGiven_ = value;
    }
    if (automatic) {
      showAutomatic();
    } else {
      showValue(lastGiven_);
    }
    field()->setEnabled(!automatic);
    if (automatic_ != nullptr) {
      automatic_->setChecked(automatic);
    }
  }
  take(value);
}

void ParameterEditor::take(const ParameterValue& value) {
  if (showing_) {
    return;
  }
  acceptable_ = true;
  notice_->say({});
  if (!isAutomatic(value)) {
    lastGiven_ = value;
  }
  value_ = value;
  Q_EMIT valueChanged();
}

void ParameterEditor::takeText(const QString& text) {
  if (showing_) {
    return;
  }
  try {
    take(ParameterSchema().parse(spec_, text.toStdString()));
  } catch (const Error&) {
    acceptable_ = false;
    const QString accepted = QString::fromStdString(shownWords(accepted_values(spec_)));
    const bool comma = spec_.type == ParameterType::real && text.contains(QLatin1Char(','));
    notice_->say(comma ? tr("Not valid. Enter %1, with a point before the decimals.").arg(accepted)
                       : tr("Not valid. Enter %1.").arg(accepted));
    Q_EMIT valueChanged();
  }
}

void ParameterEditor::takeAutomatic(bool on) {
  if (!showing_) {
    setValue(on ? ParameterValue(Automatic{}) : lastGiven_);
  }
}

void ParameterEditor::setComplaint(const QString& message) {
  if (acceptable_) {
    notice_->say(message);
  }
}

QString ParameterEditor::message() const { return notice_->text(); }

ParameterEditor* makeParameterEditor(const ParameterSpec& spec, QWidget* parent) {
  switch (spec.type) {
    case ParameterType::integer:
    case ParameterType::real:
      return SliderEditor::suits(spec) ? new SliderEditor(spec, parent)
                                       : new NumberEditor(spec, parent);
    case ParameterType::choice:
      return new ChoiceEditor(spec, parent);
    case ParameterType::toggle:
      return new ToggleEditor(spec, parent);
    case ParameterType::list:
      return new ListEditor(spec, parent);
    case ParameterType::text:
      return new WordsEditor(spec, parent);
  }
  return nullptr;
}

}  // namespace steelyard::ui

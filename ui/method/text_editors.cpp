// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/method/text_editors.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <variant>
#include <vector>

#include "core/parameter/automatic_words.h"
#include "ui/method/number_box.h"

namespace steelyard::ui {
namespace {

/// A list that begins with some means nothing without any.
bool needsNumbers(const ParameterSpec& spec) {
  const auto* const initial = std::get_if<std::vector<double>>(&spec.initial);
  return initial != nullptr && !initial->empty();
}

}  // namespace

NumberEditor::NumberEditor(const ParameterSpec& spec, QWidget* parent)
    : ParameterEditor(spec, parent), box_(new NumberBox(spec, this)) {
  if (spec.may_be_automatic) {
    box_->setHint(QString::fromStdString(automatic_in_words(spec)));
  }
  place(box_);
  connect(box_, &NumberBox::typedChanged, this, [this] { takeText(box_->typed()); });
}

QWidget* NumberEditor::field() const { return box_; }

void NumberEditor::showValue(const ParameterValue& value) {
  box_->setTyped(QString::fromStdString(to_text(value)));
}

void NumberEditor::setAutomaticText(const QString& text) { box_->setHint(text); }

void NumberEditor::showAutomatic() { box_->setTyped({}); }

LineEditor::LineEditor(const ParameterSpec& spec, const QString& placeholder, QWidget* parent)
    : ParameterEditor(spec, parent), line_(new QLineEdit(this)) {
  line_->setPlaceholderText(placeholder);
  place(line_);
  connect(line_, &QLineEdit::textChanged, this, [this](const QString& text) { takeLine(text); });
}

QWidget* LineEditor::field() const { return line_; }

/// A text that is longer than the field is read from its beginning.
void LineEditor::showValue(const ParameterValue& value) {
  const QString text = QString::fromStdString(to_text(value));
  if (text == line_->text()) {
    return;
  }
  line_->setText(text);
  if (!line_->hasFocus()) {
    line_->setCursorPosition(0);
  }
}

void LineEditor::showAutomatic() { line_->clear(); }

ListEditor::ListEditor(const ParameterSpec& spec, QWidget* parent)
    : LineEditor(spec,
                 needsNumbers(spec) ? tr("numbers separated by commas")
                                    : tr("none, or numbers separated by commas"),
                 parent) {}

void ListEditor::takeLine(const QString& text) {
  if (text.trimmed().isEmpty()) {
    take(std::vector<double>{});
    return;
  }
  // People type blanks after commas; a blank inside a number is kept and therefore refused.
  static const QRegularExpression comma(QStringLiteral("\\s*,\\s*"));
  takeText(text.trimmed().replace(comma, QStringLiteral(",")));
}

WordsEditor::WordsEditor(const ParameterSpec& spec, QWidget* parent)
    : LineEditor(spec, {}, parent) {}

void WordsEditor::takeLine(const QString& text) { take(text.toStdString()); }

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/method/text_editors.h"

#include <QLineEdit>
#include <QRegularExpression>

#include "ui/method/number_box.h"

namespace steelyard::ui {

NumberEditor::NumberEditor(const ParameterSpec& spec, QWidget* parent)
    : ParameterEditor(spec, parent), box_(new NumberBox(spec, this)) {
  place(box_);
  connect(box_, &NumberBox::typedChanged, this, [this] { takeText(box_->typed()); });
}

QWidget* NumberEditor::field() const { return box_; }

void NumberEditor::showValue(const ParameterValue& value) {
  box_->setTyped(QString::fromStdString(to_text(value)));
}

void NumberEditor::showAutomatic() { box_->setTyped({}); }

ListEditor::ListEditor(const ParameterSpec& spec, QWidget* parent)
    : ParameterEditor(spec, parent), line_(new QLineEdit(this)) {
  line_->setPlaceholderText(tr("none; or numbers separated by commas"));
  place(line_);
  connect(line_, &QLineEdit::textChanged, this, [this](const QString& text) {
    if (text.trimmed().isEmpty()) {
      take(std::vector<double>{});
    } else {
      // People put blanks after commas; a blank inside a number stays and is refused.
      static const QRegularExpression comma(QStringLiteral("\\s*,\\s*"));
      takeText(text.trimmed().replace(comma, QStringLiteral(",")));
    }
  });
}

void ListEditor::showAutomatic() { line_->clear(); }

QWidget* ListEditor::field() const { return line_; }

void ListEditor::showValue(const ParameterValue& value) {
  const auto* list = std::get_if<std::vector<double>>(&value);
  const bool none = list == nullptr || list->empty();
  line_->setText(none ? QString() : QString::fromStdString(to_text(value)));
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

#include "ui/plain_text.h"

namespace steelyard::ui {

/// The label of this program: shows any text as plainText(), and nothing as HTML.
class PlainLabel : public QLabel {
 public:
  explicit PlainLabel(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
  explicit PlainLabel(const QString& text, QWidget* parent = nullptr) : PlainLabel(parent) {
    setText(text);
  }
  void setText(const QString& text) { QLabel::setText(plainText(text)); }
};

/// A label of HTML that the program itself has made: whatever is foreign in it has gone through
/// plainText() and QString::toHtmlEscaped(). Where it may be used is listed in .ci/run.
class HtmlLabel : public QLabel {
 public:
  explicit HtmlLabel(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::RichText); }
};

}  // namespace steelyard::ui

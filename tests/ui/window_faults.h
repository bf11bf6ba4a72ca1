// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QFontMetrics>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStringList>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolButton>
#include <QWidget>
#include <algorithm>

#include "ui/data/elided_label.h"
#include "ui/method/elided_combo_box.h"

namespace steelyard::tests {

[[nodiscard]] inline QString named(const QWidget& widget, const QString& text) {
  return QStringLiteral("%1 %2 '%3'")
      .arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(),
           text.left(60));
}

/// The part of the window in which the widget can be seen, perhaps after scrolling: sideways that
/// of the area that scrolls it.
[[nodiscard]] inline bool liesInside(const QWidget& widget, const QWidget& window) {
  QRect place(widget.mapTo(&window, QPoint(0, 0)), widget.size());
  for (const QWidget* above = widget.parentWidget(); above != nullptr && above != &window;
       above = above->parentWidget()) {
    const auto* const area = qobject_cast<const QAbstractScrollArea*>(above->parentWidget());
    if (area != nullptr && area->viewport() == above) {
      const int left = above->mapTo(&window, QPoint(0, 0)).x();
      return place.left() >= left && place.right() < left + above->width();
    }
  }
  return window.rect().contains(place);
}

[[nodiscard]] inline bool namesOneOf(const QString& text, const QStringList& own) {
  return std::any_of(own.begin(), own.end(),
                     [&](const QString& name) { return text.contains(name); });
}

/// \param own  names of the user's columns and files may be of any length: they may be cut where
/// the tool tip has them
[[nodiscard]] inline bool cuts(const QLabel& label, const QStringList& own) {
  if (qobject_cast<const ui::ElidedLabel*>(&label) != nullptr) {
    constexpr int rounding = 2;
    const bool whole = label.width() >= label.sizeHint().width() - rounding;
    return !whole && (label.toolTip().isEmpty() || !namesOneOf(label.text(), own));
  }
  if (label.text().isEmpty() || !label.pixmap().isNull()) {
    return false;
  }
  if (label.textFormat() == Qt::RichText && !label.wordWrap()) {
    return false;  // its text is not what is shown
  }
  const QRect room = label.contentsRect();
  if (label.wordWrap()) {
    return label.heightForWidth(label.width()) > label.height() + 1;
  }
  return label.text().contains(QChar(0x2026)) ||
         label.fontMetrics().size(0, label.text()).width() > room.width() + 1;
}

[[nodiscard]] inline bool cuts(const QAbstractButton& button) {
  QString text = button.text();
  if (text.isEmpty()) {
    return false;
  }
  text.remove(QLatin1Char('&'));
  if (button.hasHeightForWidth()) {  // it wraps its text
    return button.minimumSizeHint().width() > button.width() ||
           button.heightForWidth(button.width()) > button.height() + 1;
  }
  return button.fontMetrics().size(0, text).width() > button.width() ||
         button.height() < button.fontMetrics().height() ||
         (qobject_cast<const QToolButton*>(&button) == nullptr &&
          button.minimumSizeHint().width() > button.width());
}

[[nodiscard]] inline bool cuts(const QComboBox& box, const QStringList& own) {
  if (namesOneOf(box.currentText(), own)) {
    return false;
  }
  if (const auto* const elided = qobject_cast<const ui::ElidedComboBox*>(&box)) {
    return !elided->showsAll();
  }
  QStyleOptionComboBox option;
  option.initFrom(&box);
  option.editable = box.isEditable();
  option.frame = box.hasFrame();
  const int room =
      box.style()
          ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box)
          .width();
  return box.fontMetrics().horizontalAdvance(box.currentText()) > room;
}

/// "1 columns": of the words that the program counts.
[[nodiscard]] inline bool countsOneAsMany(const QString& text) {
  static const QRegularExpression many(QStringLiteral(
      "(^|[^0-9.,])1 (columns|samples|features|rows|files|runs|inputs|classes|points|"
      "cells|groups|warnings|values|steps|iterations|clusters|solutions|numbers)"));
  return many.match(text).hasMatch();
}

[[nodiscard]] inline bool cuts(const QTabBar& bar) {
  for (int tab = 0; tab < bar.count(); ++tab) {
    const QRect place = bar.tabRect(tab);
    if (!bar.rect().contains(place) || bar.fontMetrics().horizontalAdvance(
                                           QString(bar.tabText(tab)).remove('&')) > place.width()) {
      return true;
    }
  }
  return false;
}

/// What of a window cannot be read or reached at its size, or is badly counted; empty: nothing.
/// \param own  what the user named
[[nodiscard]] inline QStringList faultsOf(const QWidget& window, const QStringList& own = {}) {
  QStringList faults;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->window() != &window || widget->size().isEmpty()) {
      continue;
    }
    const auto* const label = qobject_cast<const QLabel*>(widget);
    const auto* const button = qobject_cast<const QAbstractButton*>(widget);
    const auto* const group = qobject_cast<const QGroupBox*>(widget);
    const auto* const tabs = qobject_cast<const QTabBar*>(widget);
    const auto* const box = qobject_cast<const QComboBox*>(widget);
    if (box != nullptr && cuts(*box, own)) {
      faults << "cut: " + named(*widget, box->currentText());
    }
    if (label != nullptr && countsOneAsMany(label->text())) {
      faults << "counts: " + named(*widget, label->text());
    }
    if (label != nullptr && cuts(*label, own)) {
      faults << "cut: " + named(*widget, label->text());
    }
    if (button != nullptr && cuts(*button)) {
      faults << "cut: " + named(*widget, button->text());
    }
    if (group != nullptr &&
        group->fontMetrics().horizontalAdvance(group->title()) > group->width()) {
      faults << "cut: " + named(*widget, group->title());
    }
    if (tabs != nullptr && cuts(*tabs)) {
      faults << "cut: " + named(*widget, tabs->tabText(0));
    }
    const bool matters = label != nullptr || button != nullptr || tabs != nullptr ||
                         (widget->focusPolicy() & Qt::TabFocus) != 0;
    if (matters && !liesInside(*widget, window)) {
      faults << "outside: " + named(*widget, label != nullptr    ? label->text()
                                             : button != nullptr ? button->text()
                                                                 : widget->accessibleName());
    }
  }
  return faults;
}

}  // namespace steelyard::tests

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/help/help_focus.h"

#include <QHelpEvent>
#include <QVariant>
#include <QWhatsThis>
#include <QWidget>

#include "ui/method/parameter_editor.h"

namespace steelyard::ui {
namespace {

QString anchorOf(const QWidget& widget) {
  const auto* const editor = qobject_cast<const ParameterEditor*>(&widget);
  return editor != nullptr ? QString::fromStdString(editor->spec().id)
                           : widget.property(helpAnchorProperty).toString();
}

}  // namespace

QString helpPlaceOf(const QWidget* widget) {
  QString anchor;
  for (; widget != nullptr; widget = widget->parentWidget()) {
    if (anchor.isEmpty()) {
      anchor = anchorOf(*widget);
    }
    if (const QString page = widget->property(helpPageProperty).toString(); !page.isEmpty()) {
      return anchor.isEmpty() || page.contains('#') ? page : page + '#' + anchor;
    }
  }
  return {};
}

bool WhatsThisFromToolTip::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::QueryWhatsThis && event->type() != QEvent::WhatsThis) {
    return false;
  }
  auto* const widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr || !widget->whatsThis().isEmpty() || widget->toolTip().isEmpty()) {
    return false;
  }
  if (event->type() == QEvent::WhatsThis) {
    QWhatsThis::showText(dynamic_cast<QHelpEvent&>(*event).globalPos(), widget->toolTip(), widget);
  }
  event->accept();
  return true;
}

}  // namespace steelyard::ui

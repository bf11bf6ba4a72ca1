// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/scaled_font.h"

#include <QApplication>
#include <QEvent>

#include "ui/plain_label.h"

namespace steelyard::ui {
namespace {

class FontScale : public QObject {
 public:
  FontScale(QWidget& widget, double factor, bool bold)
      : QObject(&widget), widget_(widget), factor_(factor), bold_(bold) {
    // Qt tells the application and its windows, but not what lies in them.
    QCoreApplication::instance()->installEventFilter(this);
    apply();
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::ApplicationFontChange && watched == QCoreApplication::instance()) {
      apply();
    }
    return false;
  }

 private:
  void apply() {
    QFont font = QApplication::font(&widget_);
    font.setPointSizeF(factor_ * font.pointSizeF());
    font.setBold(bold_);
    widget_.setFont(font);
  }

  QWidget& widget_;
  double factor_;
  bool bold_;
};

}  // namespace

void scaleFont(QWidget& widget, double factor, bool bold) {
  new FontScale(widget, factor, bold);  // the widget owns it
}

PlainLabel* makeHeading(const QString& text, QWidget* parent) {
  constexpr double larger = 1.08;
  auto* label = new PlainLabel(text, parent);
  scaleFont(*label, larger, true);
  return label;
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/follow_font.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>
#include <utility>

namespace steelyard::ui {
namespace {

class FontFollower : public QObject {
 public:
  FontFollower(QWidget& widget, std::function<void()> adapt)
      : QObject(&widget), adapt_(std::move(adapt)) {
    widget.installEventFilter(this);
    adapt_();
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == parent() && event->type() == QEvent::FontChange) {
      adapt_();
    }
    return false;
  }

 private:
  std::function<void()> adapt_;
};

}  // namespace

void followFont(QWidget& widget, std::function<void()> adapt) {
  new FontFollower(widget, std::move(adapt));  // the widget owns it
}

void keepRowsOneLineHigh(QTableView& table) {
  constexpr int leading = 6;  // pixels between lines
  followFont(table, [&table] {
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + leading);
  });
}

}  // namespace steelyard::ui

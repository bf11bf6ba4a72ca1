// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Preloaded into the program's window: presses, ticks, chooses, types and scrolls at random, as its
// seed says, and closes the window after a while. A kill before that hits the program in the middle
// of something.
//
//   MONKEY_SEED=N    which things it does
//   MONKEY_STEPS=N   how many
//   MONKEY_PAUSE=MS  between two of them

#include <execinfo.h>

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QTabBar>
#include <QTimer>
#include <array>
#include <csignal>
#include <random>

namespace {

/// Prints the addresses of the call stack, for addr2line.
void tellWhere(int signal) {
  std::array<void*, 60> frames{};
  backtrace_symbols_fd(frames.data(), backtrace(frames.data(), frames.size()), 2);
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

class Monkey {
 public:
  Monkey()
      : random_(qEnvironmentVariableIntValue("MONKEY_SEED")),
        steps_(qEnvironmentVariableIntValue("MONKEY_STEPS")) {
    timer_.setInterval(qMax(1, qEnvironmentVariableIntValue("MONKEY_PAUSE")));
    QObject::connect(&timer_, &QTimer::timeout, [this] { step(); });
    timer_.start();
  }

 private:
  int below(int count) {
    return count < 1 ? 0 : static_cast<int>(random_() % static_cast<unsigned>(count));
  }

  static QWidget* front() {
    for (QWidget* asked : {QApplication::activePopupWidget(), QApplication::activeModalWidget()}) {
      if (asked != nullptr) {
        return asked;
      }
    }
    for (QWidget* widget : QApplication::topLevelWidgets()) {
      if (widget->isVisible() && widget->inherits("QMainWindow")) {
        return widget;
      }
    }
    return nullptr;
  }

  void step() {
    if (--steps_ <= 0) {
      leave();
      return;
    }
    QWidget* window = front();
    if (window == nullptr) {
      return;
    }
    if (qobject_cast<QFileDialog*>(window) != nullptr ||
        (window->inherits("QDialog") && below(3) == 0)) {
      static_cast<QDialog*>(window)->reject();
      return;
    }
    if (auto* menu = qobject_cast<QMenu*>(window)) {
      menu->close();
      return;
    }
    below(6) == 0 ? trigger(*window) : touch(*window);
  }

  void leave() {
    timer_.setInterval(20);
    if (QWidget* asked = QApplication::activeModalWidget()) {
      auto* const dialog = static_cast<QDialog*>(asked);
      closing_ ? dialog->accept() : dialog->reject();  // runs may wait, which the window asks about
      return;
    }
    closing_ = true;
    QApplication::closeAllWindows();
    closing_ = false;
  }

  /// Triggers a random menu entry; not those that end the program or open something outside it.
  void trigger(QWidget& window) {
    QList<QAction*> actions;
    for (QAction* action : window.findChildren<QAction*>()) {
      const QString text = action->text().remove('&');
      if (action->isEnabled() && action->menu() == nullptr && !text.contains("Quit") &&
          !text.contains("Close") && !text.isEmpty()) {
        actions << action;
      }
    }
    if (!actions.isEmpty()) {
      later(actions.at(below(static_cast<int>(actions.size()))), &QAction::trigger);
    }
  }

  /// Runs the call later: a dialog that it opens runs until it is closed, so the step must end
  /// first.
  template <typename Object, typename Call>
  void later(Object* object, Call call) {
    QMetaObject::invokeMethod(
        object, [object, call] { (object->*call)(); }, Qt::QueuedConnection);
  }

  void touch(QWidget& window) {
    QList<QWidget*> widgets;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
      if (widget->isVisible() && widget->isEnabled()) {
        widgets << widget;
      }
    }
    if (widgets.isEmpty()) {
      return;
    }
    for (int attempt = 0; attempt < 30; ++attempt) {
      if (use(*widgets.at(below(static_cast<int>(widgets.size()))))) {
        return;
      }
    }
  }

  bool use(QWidget& widget) {
    if (auto* button = qobject_cast<QAbstractButton*>(&widget)) {
      later(button, &QAbstractButton::click);
    } else if (auto* box = qobject_cast<QComboBox*>(&widget)) {
      const int way = below(2) == 0 ? Qt::Key_Down : Qt::Key_Up;
      for (int steps = 1 + below(box->count()); steps > 0; --steps) {
        key(*box, way);
      }
    } else if (auto* slider = qobject_cast<QAbstractSlider*>(&widget)) {
      slider->setValue(slider->minimum() + below(slider->maximum() - slider->minimum() + 1));
    } else if (auto* tabs = qobject_cast<QTabBar*>(&widget)) {
      tabs->setCurrentIndex(below(tabs->count()));
    } else if (auto* line = qobject_cast<QLineEdit*>(&widget)) {
      type(*line);
    } else if (auto* view = qobject_cast<QAbstractItemView*>(&widget)) {
      item(*view);
    } else {
      return mouse(widget);
    }
    return true;
  }

  void type(QLineEdit& line) {
    static const QStringList texts{"",  "0",   "1", "-1",  "nan",  "1e308", "0.5", "3",
                                   "x", "1-3", "a", "200", "1e-9", "a > 0", "7",   "2pi"};
    line.setText(texts.at(below(static_cast<int>(texts.size()))));
    key(line, Qt::Key_Return);
  }

  void item(QAbstractItemView& view) {
    const QAbstractItemModel* model = view.model();
    if (model == nullptr || model->rowCount() == 0 || model->columnCount() == 0) {
      return;
    }
    // Ticking may rebuild the rows.
    const QPersistentModelIndex index =
        model->index(below(model->rowCount()), below(model->columnCount()));
    view.setCurrentIndex(index);
    if ((model->flags(index) & Qt::ItemIsUserCheckable) != 0) {
      const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
      view.model()->setData(index, checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }
    if (!index.isValid()) {
      return;
    }
    view.scrollTo(index);
    QWidget& page = *view.viewport();
    const QPointF at = view.visualRect(index).center();
    send(page, QEvent::MouseButtonPress, at, Qt::LeftButton);
    send(page, QEvent::MouseButtonRelease, at, Qt::NoButton);
  }

  static void key(QWidget& widget, int key) {
    for (const auto kind : {QEvent::KeyPress, QEvent::KeyRelease}) {
      QApplication::postEvent(&widget, new QKeyEvent(kind, key, Qt::NoModifier));
    }
  }

  static void send(QWidget& widget, QEvent::Type kind, const QPointF& at, Qt::MouseButtons held) {
    QApplication::postEvent(&widget, new QMouseEvent(kind, at, widget.mapToGlobal(at),
                                                     Qt::LeftButton, held, Qt::NoModifier));
  }

  bool mouse(QWidget& widget) {
    if (widget.width() < 20 || widget.height() < 20 || !widget.children().isEmpty()) {
      return false;
    }
    QPointF at(below(widget.width()), below(widget.height()));
    send(widget, QEvent::MouseButtonPress, at, Qt::LeftButton);
    for (int move = below(5); move > 0; --move) {
      at = QPointF(below(widget.width()), below(widget.height()));
      send(widget, QEvent::MouseMove, at, Qt::LeftButton);
    }
    send(widget, QEvent::MouseButtonRelease, at, Qt::NoButton);
    return true;
  }

  std::mt19937 random_;
  int steps_;
  bool closing_ = false;
  QTimer timer_;
};

void begin() {
  if (qEnvironmentVariableIsSet("MONKEY_SEED")) {
    std::signal(SIGSEGV, tellWhere);
    std::signal(SIGABRT, tellWhere);
    QTimer::singleShot(0, qApp, [] { new Monkey; });  // until the program ends
  }
}
Q_COREAPP_STARTUP_FUNCTION(begin)

}  // namespace

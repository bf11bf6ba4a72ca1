// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPoint>
#include <QWidget>
#include <optional>

class QLabel;

namespace steelyard::ui {

/// The strip at the top of a card: its title, extra controls and buttons. It can be dragged.
class CardHeader : public QWidget {
  Q_OBJECT
 public:
  explicit CardHeader(QWidget* parent = nullptr);

  void setTitle(const QString& title);
  [[nodiscard]] QString title() const { return title_; }
  /// Adds it to the right of earlier controls.
  void addControl(QWidget* control);

 Q_SIGNALS:
  void dragged(const QPoint& onScreen);
  void dropped(const QPoint& onScreen);
  void doubleClicked();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void elideTitle();

  QString title_;
  QLabel* label_;
  std::optional<QPoint> pressed_;
  bool dragging_ = false;
};

}  // namespace steelyard::ui

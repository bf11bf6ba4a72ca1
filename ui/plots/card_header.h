// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPoint>
#include <QWidget>
#include <optional>

class QGridLayout;
class QHBoxLayout;

namespace steelyard::ui {

class GlossaryLink;
class PlainLabel;

/// The strip at the top of a card: its title, controls and buttons. It can be dragged. The title is
/// never cut: the controls go below it where they do not fit beside it, and it takes as many lines
/// as it needs.
class CardHeader : public QWidget {
  Q_OBJECT
 public:
  explicit CardHeader(QWidget* parent = nullptr);

  void setTitle(const QString& title);
  [[nodiscard]] QString title() const { return title_; }
  /// The title is underlined and shows what the glossary says of this term.
  /// \param anchor  names its entry; if it is empty, the title is plain
  void setTerm(const QString& anchor);
  /// Beside the title, or below it. At most one; takes ownership.
  void setControls(QWidget* controls);
  /// At the right end, right of earlier buttons.
  void addButton(QWidget* button);

 Q_SIGNALS:
  void dragged(const QPoint& onScreen);
  void dropped(const QPoint& onScreen);
  void doubleClicked();

 protected:
  bool event(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

 private:
  void arrange();
  void placeControls(bool beside);
  [[nodiscard]] int widthOfControls() const;

  QString title_;
  PlainLabel* label_;
  GlossaryLink* link_;  // in place of the label
  QGridLayout* grid_;
  QHBoxLayout* buttons_;
  QWidget* controls_ = nullptr;
  bool beside_ = true;
  std::optional<QPoint> pressed_;
  bool dragging_ = false;
};

}  // namespace steelyard::ui
